#include "tests/harness/options.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>

#include "completions/twentyfour-referee.hpp"
#include "solver/command_line/options.hpp"
#include "solver/system/system.hpp"
#include "tests/harness/cases.hpp"

namespace twentyfour {
namespace {

namespace fs = std::filesystem;

// What the options say, before it is put together.
struct Parser {
  RefereeOptions options;
  RequestBuilder builder;  // of the options that the program has too
  std::optional<Words> words;
  std::optional<Give> give;
  std::optional<Expect> expect;
};

int whole_number(const std::string& option, std::string_view text, int least) {
  int number = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || rest != end || number < least) {
    throw WrongUsage(option + ": expected a whole number, at least " + std::to_string(least));
  }
  return number;
}

// Splits at the first `separator`; the second part is empty if there is none.
std::pair<std::string, std::string> halves(const std::string& text, char separator) {
  const std::size_t at = text.find(separator);
  if (at == std::string::npos) return {text, ""};
  return {text.substr(0, at), text.substr(at + 1)};
}

void set_words(Parser& parser, const char* text) {
  const auto [yes, no] = halves(text, '/');
  if (yes == no || std::string_view(text).find('/') == std::string_view::npos) {
    throw WrongUsage(
        "--words takes two different texts with a / between them, as in Yes/No solution; use "
        "/No solution if anything else means YES, and Yes/ if anything else, or no output, means "
        "NO");
  }
  parser.words = Words{yes, no};
}

void set_place(Parser& parser, const char* text) {
  const std::optional<Template> place = Template::of(text);
  if (place) return parser.options.places.push_back(*place);
  throw WrongUsage("--answer takes a text with {} where the answer stands, as in 'Answer: {}'");
}

void set_range(Parser& parser, const char* text) {
  const auto [least, most] = halves(text, '-');
  if (most.empty()) throw WrongUsage("--range takes two whole numbers, as in 1-10");
  parser.options.range = {whole_number("--range", least, 0), whole_number("--range", most, 0)};
  if (parser.options.range.least > parser.options.range.most) {
    throw WrongUsage("--range: " + least + " is more than " + most);
  }
}

// @throws WrongUsage at a backslash that nothing is meant by
std::string without_escapes(std::string_view text) {
  constexpr std::string_view kEscapes = "nt\\";
  constexpr std::string_view kMeanings = "\n\t\\";
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] != '\\') {
      plain += text[at];
      continue;
    }
    const std::size_t escape = ++at < text.size() ? kEscapes.find(text[at]) : std::string::npos;
    if (escape == std::string::npos) {
      throw WrongUsage("--stdin: \\ must be followed by n, t or \\");
    }
    plain += kMeanings[escape];
  }
  return plain;
}

void set_standard_input(Parser& parser, const char* text) {
  parser.options.standard_input = without_escapes(text);
  if (parser.options.standard_input.empty()) throw WrongUsage("--stdin needs a text");
}

constexpr const char* kPutDashes =
    "put -- before the program, as in: twentyfour-referee -- ./solve";

constexpr std::string_view kUsage =
    R"(Usage: twentyfour-referee [OPTION]... [GROUP | GROUP/CASE]... -- PROGRAM WORD...

Gives hands to PROGRAM, and says which of its answers are wrong, and which known
mistake explains them. The default groups are samples, known-hard, near-misses
and wrong-programs (quick: sixty hands); with --expect=verdicts,
checks-{arithmetic,no,spellings}.

)";

constexpr std::string_view kNotes =
    R"(Exit status: 0 all answers are right; 1 some are not; 2 nothing was tested;
3 some cannot be judged, and the others are right.
Example: twentyfour-referee --give=arguments --expect=expressions -- ./solve {}
)";

// clang-format off
OptionTable options_of(Parser& p) {
  using Text = const char*;
  using O = const Option&;
  RefereeOptions& options = p.options;
  const auto path = [](std::string& value) {
    return [&value](O option, Text given) {
      if (*given == '\0') throw WrongUsage("--" + std::string(option.name) + " needs a name");
      value = given;
    };
  };
  // An option of the program, with a help of its own.
  const OptionTable program = options_of(p.builder);
  const auto as_there = [&program](std::string_view name, const char* help) {
    Option option = *std::ranges::find(program.options, name, &Option::name);
    option.help = help;
    option.heading = {};
    return option;
  };
  Option input = as_there("input", "how a batch ends: sentinel (default): zeros; counted; eof");
  input.values.resize(3);
  return {"twentyfour-referee", kUsage, 22, {
    {'g', "give", "=G",
     "batch (default): all hands on its standard input; stdin: a\n"
     "process for each hand; arguments: the same, with the cards\n"
     "in WORD: {1} is the first, {} all of them; and {answer}",
     [&p](O option, Text given) { p.give = p.builder.value_of<Give>(option, given); },
     {"batch", "stdin", "arguments"}},
    {0, "stdin", "=TEXT", "what a process reads: {} as in WORD, \\n ends a line",
     [&p](O, Text given) { set_standard_input(p, given); }},
    {0, "stderr", "", "its standard error counts as output too", flag(options.reads_errors)},
    {'e', "expect", "=E",
     "it prints words (default), expressions, verdicts or output",
     [&p](O option, Text given) { p.expect = p.builder.value_of<Expect>(option, given); },
     {"words", "expressions", "verdicts", "output"}},
    {0, "answer", "=TEMPLATE", "where its answer stands, as in 'Answer: {}'; of\n"
     "several the first that occurs",
     [&p](O, Text place) { set_place(p, place); }},
    {0, "words", "=Y/N", "its words for YES and NO; /N: all else is YES; Y/: all\n"
     "else is NO",
     [&p](O, Text words) { set_words(p, words); }},
    {'T', "timeout", "=S", "the seconds that a process may take; default 10, batch 30",
     [&options](O, Text seconds) {
       options.time_limit = std::chrono::seconds(whole_number("--timeout", seconds, 1));
     }},
    {0, "keep-going", "", "go on after three processes that time out or never end",
     flag(options.keeps_going)},
    {0, "any-status", "", "right answers count, however the program ends",
     flag(options.allows_any_status)},
    {'j', "jobs", "=N", "N processes at a time; default: one for each processor",
     [&options](O, Text jobs) { options.jobs = whole_number("--jobs", jobs, 1); }},
    {0, "hands", "=FILE",
     "read hands from FILE, not the test data; for verdicts,\n"
     "each line has a hand, a tab and an answer",
     path(options.hands_file), {}, "The hands, and the rules as twentyfour has them:"},
    {0, "range", "=A-B", "only hands of cards from A to B",
     [&p](O, Text range) { set_range(p, range); }},
    {'d', "testdata", "=DIR", "where the groups are", path(options.testdata)},
    as_there("judge", "hands, rules and input of a judge; list prints the names"),
    as_there("cards", "cards in a hand; any number but 4 needs --hands"),
    as_there("target", "an integer or P/Q; default 24"),
    as_there("form", "parentheses (default), precedence or left-to-right"),
    as_there("division", "real (default), exact or truncating"),
    as_there("operators", "some of + - * / ^ !; default +-*/"),
    as_there("ordered", "the cards stay in the given order"),
    input,
    {'f', "format", "=F", "text (default) or junit",
     p.builder.choice(options.format), {"text", "junit"}, "The report:"},
    {0, "report", "=FILE", "write it to FILE, and as text to standard output",
     path(options.report_file)},
    {0, "failures", "=FILE", "a line for each wrong answer: hand, expected, got",
     path(options.failures_file)},
    {'s', "silent-errors", "", "expect the answers to end silently at bad input",
     flag(options.silent_errors), {}, "With --expect=output:"},
    {'w', "without-arguments", "", "give the program the input, but no arguments",
     flag(options.without_arguments)},
    as_there("help", "print this help and exit"),
    as_there("version", "print the version and exit"),
    as_there("generate", ""),
  }, kNotes, "group or case", kCompletions};
}
// clang-format on

// Adds what the options of the program say.
void take_rules(Parser& parser) {
  const Request request = parser.builder.request({});
  if (const auto* const error = std::get_if<UsageError>(&request)) throw WrongUsage(error->reason);
  if (const auto* const list = std::get_if<PrintText>(&request)) {
    parser.options.text = list->text;
    return;
  }
  Query& query = parser.options.query = std::get<Query>(request);
  if (query.has_games) throw WrongUsage("the referee gives hands, not games");
  if (parser.words) query.words = *parser.words;
  const bool wants_expressions = std::exchange(query.asked, Question::kSolvable) == Question::kOne;
  parser.options.expect =
      parser.expect.value_or(wants_expressions ? Expect::kExpressions : Expect::kWords);
}

void take_judge(Parser& parser) {
  const KnownJudge* const judge = parser.builder.judge();
  if (judge == nullptr) return;
  CardRange& range = parser.options.range;
  parser.options.judge = judge;
  range.least = std::max<std::int64_t>(range.least, judge->cards.least);
  range.most = std::min<std::int64_t>(range.most, judge->cards.most);
}

// The folder of this program. Elsewhere than on Linux, the name by which it was called says it.
fs::path own_folder(const char* called) {
  std::error_code error;
  const fs::path linked = fs::read_symlink("/proc/self/exe", error);
  return (error ? fs::absolute(called) : linked).parent_path();
}

// The test data of this program: beside it in a build, and below the same prefix once it is
// installed.
std::string own_testdata(const fs::path& here) {
  const fs::path built = here / "testdata";
  const fs::path installed = here.parent_path() / "share" / "twentyfour" / "testdata";
  for (const fs::path& folder : {built, installed}) {
    if (fs::is_directory(folder)) return folder.string();
  }
  throw WrongUsage("there is no test data in " + built.string() + " or in " + installed.string() +
                   "; --testdata=DIR says where it is");
}

void take_defaults(Parser& parser, const fs::path& here) {
  RefereeOptions& options = parser.options;
  if (options.testdata.empty() && options.hands_file.empty()) options.testdata = own_testdata(here);
  options.give = parser.give.value_or(options.standard_input.empty() ? Give::kBatch : Give::kStdin);
  if (options.time_limit.count() == 0) {
    options.time_limit = std::chrono::seconds(options.give == Give::kBatch ? 30 : 10);
  }
  if (!options.groups.empty() || !options.hands_file.empty()) return;
  if (options.expect == Expect::kOutput) {
    options.groups = all_groups(options.testdata);
  } else if (options.expect == Expect::kVerdicts) {
    options.groups = {"checks-arithmetic", "checks-no", "checks-spellings"};
  } else {
    options.groups = {"samples", "known-hard", "near-misses", "wrong-programs"};
  }
}

bool names_same_file(const fs::path& x, const fs::path& y) {
  std::error_code error;
  return fs::weakly_canonical(fs::absolute(x), error) ==
             fs::weakly_canonical(fs::absolute(y), error) ||
         fs::equivalent(x, y, error);
}

// Whether an option changes which hands are given, what counts as output, or what is right. The
// cases of --expect=output say all that themselves.
bool changes_answers(const RefereeOptions& options) {
  const Query usual = std::get<Query>(RequestBuilder().request({}));
  return options.query != usual || options.judge != nullptr || !options.places.empty() ||
         options.range != CardRange{} || options.reads_errors || options.allows_any_status;
}

void refuse_contradictions(const RefereeOptions& options) {
  const auto refuse = [](bool is_so, const char* reason) {
    if (is_so) throw WrongUsage(reason);
  };
  const bool has_hands = !options.hands_file.empty();
  const bool wants_output = options.expect == Expect::kOutput;
  refuse(has_hands && !options.groups.empty(), "give --hands or groups, not both");
  refuse(wants_output && has_hands,
         "--expect=output needs cases, which have an output; --hands has none");
  refuse(!wants_output && (options.silent_errors || options.without_arguments),
         "--silent-errors and --without-arguments are for --expect=output");
  refuse(wants_output && options.give != Give::kBatch,
         "--expect=output gives each case on standard input; --give and --stdin cannot change "
         "that");
  refuse(wants_output && changes_answers(options),
         "--expect=output compares bytes; options of hands, rules and answers cannot change that");
  refuse(wants_output && options.format != Format::kText,
         "--expect=output reports as text; --format cannot change that");
  refuse(wants_output && !(options.report_file + options.failures_file).empty(),
         "--expect=output has one report; it takes neither --report nor --failures");
  refuse(!options.report_file.empty() && !options.failures_file.empty() &&
             names_same_file(options.report_file, options.failures_file),
         "--report and --failures name the same file");
  refuse(
      !options.standard_input.empty() && options.give != Give::kStdin,
      "--stdin is for a process for each hand: it cannot be used with --give=batch or arguments");
  refuse(!wants_output && !has_hands && options.query.cards != 4,
         "the hands of the test data have 4 cards; --hands=FILE gives others");
}

}  // namespace

RefereeOptions parse_referee_options(int argc, char** argv) {
  Parser parser;
  parser.options.jobs = usable_processors();
  char** const dashes = std::find(argv, argv + argc, std::string_view("--"));
  ReadWords read = read_options(options_of(parser), {argv + 1, dashes});
  if (!read.error.empty()) throw WrongUsage(read.error + "; " + kPutDashes);
  RefereeOptions& options = parser.options;
  options.groups = std::move(read.operands);
  options.text = std::move(read.text);
  if (!options.text.empty()) return options;
  take_rules(parser);
  take_judge(parser);
  if (dashes != argv + argc) options.command.assign(dashes + 1, argv + argc);
  if (!options.text.empty()) return options;
  take_defaults(parser, own_folder(argv[0]));
  refuse_contradictions(options);
  if (options.command.empty() || options.command.front().empty()) {
    throw WrongUsage(std::string("there is no program; ") + kPutDashes);
  }
  return options;
}

}  // namespace twentyfour
