#include "tests/harness/options.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <getopt.h>
#include <iterator>
#include <optional>
#include <sstream>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>

#include "solver/answering/processors.hpp"
#include "solver/command_line/options.hpp"
#include "solver/command_line/request_builder.hpp"
#include "tests/harness/cases.hpp"
#include "tests/harness/help.hpp"

namespace twentyfour {
namespace {

namespace fs = std::filesystem;

// What the options say, before it is put together.
struct Parser {
  RefereeOptions options;
  RequestBuilder builder;  // of the options that the program has too
  std::optional<Words> words;
};

template <class Value>
using Names = std::vector<std::pair<std::string_view, Value>>;

template <class Value>
Value value_named(const std::string& option, const std::string& text, const Names<Value>& names) {
  std::string known;
  for (const auto& [name, value] : names) {
    if (name == text) return value;
    known.append(known.empty() ? "" : ", ").append(name);
  }
  throw WrongUsage(option + " takes one of " + known + ", not \"" + text + '"');
}

int whole_number(const std::string& option, std::string_view text, int least) {
  int number = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || rest != end || number < least) {
    throw WrongUsage(option + ": expected a number from " + std::to_string(least));
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
  if (no.empty() || yes == no) {
    throw WrongUsage(
        "--words takes two different texts with a / between, as in Yes/No solution, or "
        "/No solution if anything else is YES");
  }
  parser.words = Words{yes, no};
}

void set_range(Parser& parser, const char* text) {
  const auto [least, most] = halves(text, '-');
  parser.options.range = {whole_number("--range", least, 0), whole_number("--range", most, 0)};
  if (parser.options.range.least > parser.options.range.most) {
    throw WrongUsage("--range: " + least + " is more than " + most);
  }
}

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream stream(text);
  return {std::istream_iterator<std::string>(stream), {}};
}

void set_give(Parser& parser, const char* text) {
  parser.options.give = value_named<Give>(
      "--give", text,
      {{"batch", Give::kBatch}, {"stdin", Give::kStdin}, {"arguments", Give::kArguments}});
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
      throw WrongUsage("--stdin: \\ stands before n, t or another \\");
    }
    plain += kMeanings[escape];
  }
  return plain;
}

void set_standard_input(Parser& parser, const char* text) {
  parser.options.standard_input = without_escapes(text);
  if (parser.options.standard_input.empty()) throw WrongUsage("--stdin needs a text");
}

void set_expect(Parser& parser, const char* text) {
  const Names<Expect> names = {{"words", Expect::kWords},
                               {"expressions", Expect::kExpressions},
                               {"count", Expect::kCount},
                               {"verdicts", Expect::kVerdicts},
                               {"output", Expect::kOutput}};
  parser.options.expect = value_named("--expect", text, names);
}

void set_format(Parser& parser, const char* text) {
  parser.options.format = value_named<Format>(
      "--format", text,
      {{"text", Format::kText}, {"tsv", Format::kTsv}, {"junit", Format::kJunit}});
}

// A member that is the text itself.
template <auto member>
void set_text(Parser& parser, const char* text) {
  parser.options.*member = text;
}

template <auto member>
void set_flag(Parser& parser, const char*) {
  parser.options.*member = true;
}

// An option that the program has too.
template <auto set>
void set_in_program(Parser& parser, const char* text) {
  (parser.builder.*set)(text);
}

struct KnownOption {
  const char* name;
  int letter;
  int has_argument;
  void (*apply)(Parser& parser, const char* argument);
};

constexpr const char* kPutDashes =
    "put -- before the program, as in: twentyfour-referee -- ./solve {}";

// --help and --version end the command line, and are not applied.
constexpr KnownOption kOptions[] = {
    {"program", 'p', required_argument,
     [](Parser& p, const char* text) { p.options.command = words_of(text); }},
    {"give", 'g', required_argument, set_give},
    {"expect", 'e', required_argument, set_expect},
    {"stdin", 'S', required_argument, set_standard_input},
    {"stderr", 'E', no_argument, set_flag<&RefereeOptions::reads_errors>},
    {"format", 'f', required_argument, set_format},
    {"report", 'R', required_argument, set_text<&RefereeOptions::report_file>},
    {"failures", 'L', required_argument, set_text<&RefereeOptions::failures_file>},
    {"keep-going", 'k', no_argument, set_flag<&RefereeOptions::keeps_going>},
    {"words", 'W', required_argument, set_words},
    {"hands", 'H', required_argument, set_text<&RefereeOptions::hands_file>},
    {"range", 'r', required_argument, set_range},
    {"testdata", 'd', required_argument, set_text<&RefereeOptions::testdata>},
    {"jobs", 'j', required_argument,
     [](Parser& p, const char* text) { p.options.jobs = whole_number("--jobs", text, 1); }},
    {"timeout", 'T', required_argument,
     [](Parser& p, const char* text) {
       p.options.time_limit = std::chrono::seconds(whole_number("--timeout", text, 1));
     }},
    {"answers-only", 'a', no_argument, set_flag<&RefereeOptions::answers_only>},
    {"silent-errors", 's', no_argument, set_flag<&RefereeOptions::silent_errors>},
    {"without-arguments", 'w', no_argument, set_flag<&RefereeOptions::without_arguments>},
    {"cards", 'n', required_argument, set_in_program<&RequestBuilder::set_cards>},
    {"target", 't', required_argument, set_in_program<&RequestBuilder::set_target>},
    {"form", 'F', required_argument, set_in_program<&RequestBuilder::set_form>},
    {"division", 'D', required_argument, set_in_program<&RequestBuilder::set_division>},
    {"operators", 'O', required_argument, set_in_program<&RequestBuilder::set_operators>},
    {"ordered", 'o', no_argument, [](Parser& p, const char*) { p.builder.set_ordered(); }},
    {"input", 'I', required_argument, set_in_program<&RequestBuilder::set_input>},
    {"judge", 'J', required_argument,
     [](Parser& p, const char* text) { p.builder.set_judge(text); }},
    {"help", 'h', no_argument, [](Parser& p, const char*) { p.options.text = kRefereeHelp; }},
    {"version", 'V', no_argument, [](Parser& p, const char*) { p.options.text = kRefereeVersion; }},
};

void read_options(Parser& parser, int argc, char** argv) {
  std::vector<option> long_options;
  for (const auto& [name, letter, has_argument, apply] : kOptions) {
    long_options.push_back({name, has_argument, nullptr, letter});
  }
  long_options.push_back({nullptr, 0, nullptr, 0});
  for (int code; (code = getopt_long(argc, argv, "p:g:e:f:d:j:n:t:T:aswhV", long_options.data(),
                                     nullptr)) != -1;) {
    const auto* const known = std::ranges::find(kOptions, code, &KnownOption::letter);
    if (known == std::end(kOptions)) throw WrongUsage(kPutDashes);  // getopt_long has said why
    known->apply(parser, optarg);
  }
  parser.options.groups.assign(argv + optind, argv + argc);
}

// Adds what the options of the program say.
void take_rules(Parser& parser) {
  const Request request = parser.builder.request({});
  if (const auto* const error = std::get_if<UsageError>(&request)) throw WrongUsage(error->reason);
  if (const auto* const list = std::get_if<PrintText>(&request)) {
    parser.options.text = list->text;
    return;
  }
  parser.options.run = std::get<Run>(request);
  if (parser.options.run.has_games) throw WrongUsage("the referee gives hands, not games");
  if (parser.options.run.has_lines) throw WrongUsage("--input takes sentinel, counted or eof");
  if (parser.words) parser.options.run.words = *parser.words;
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
  throw WrongUsage("there is no test data in " + built.string() + " nor in " + installed.string() +
                   "; --testdata=DIR says where it is");
}

void take_defaults(RefereeOptions& options, const fs::path& here) {
  if (options.testdata.empty() && options.hands_file.empty()) options.testdata = own_testdata(here);
  const char* const program = std::getenv("TWENTYFOUR_PROGRAM");
  if (options.command.empty() && program != nullptr) options.command = words_of(program);
  if (!options.standard_input.empty() && options.give == Give::kBatch) options.give = Give::kStdin;
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

void refuse_contradictions(const RefereeOptions& options) {
  const auto refuse = [](bool is_so, const char* reason) {
    if (is_so) throw WrongUsage(reason);
  };
  const bool has_hands = !options.hands_file.empty();
  const bool wants_output = options.expect == Expect::kOutput;
  refuse(has_hands && !options.groups.empty(), "--hands takes the place of the groups");
  refuse(wants_output && has_hands,
         "--expect=output needs cases, which have an output; --hands has none");
  refuse(wants_output && options.give != Give::kBatch,
         "--expect=output gives each case on standard input; --give cannot change that");
  refuse(wants_output && options.format != Format::kText,
         "--expect=output reports as text; --format cannot change that");
  refuse(wants_output && !(options.report_file + options.failures_file).empty(),
         "--expect=output has one report; it takes neither --report nor --failures");
  refuse(!options.standard_input.empty() && options.give != Give::kStdin,
         "--stdin is for a process that reads a hand; --give cannot change that");
  refuse(!wants_output && !has_hands && options.run.cards != 4,
         "the hands of the test data have 4 cards; --hands=FILE gives others");
}

}  // namespace

RefereeOptions parse_referee_options(int argc, char** argv) {
  Parser parser;
  parser.options.jobs = usable_processors();
  // getopt_long would move the words after -- to the groups.
  char** const dashes = std::find(argv, argv + argc, std::string_view("--"));
  read_options(parser, static_cast<int>(dashes - argv), argv);
  take_rules(parser);
  take_judge(parser);
  RefereeOptions& options = parser.options;
  if (dashes != argv + argc) {
    if (!options.command.empty()) throw WrongUsage("the program is given twice");
    options.command.assign(dashes + 1, argv + argc);
  }
  if (!options.text.empty()) return options;
  take_defaults(options, own_folder(argv[0]));
  refuse_contradictions(options);
  if (options.command.empty() || options.command.front().empty()) {
    throw WrongUsage(std::string("there is no program; ") + kPutDashes);
  }
  return options;
}

}  // namespace twentyfour
