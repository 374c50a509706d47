#include "solver/command_line/options.hpp"

#include <algorithm>
#include <utility>

#include "completions/twentyfour.hpp"
#include "solver/answering/dispatch.hpp"
#include "solver/kernels/kernels.hpp"

namespace twentyfour {
namespace {

constexpr std::string_view kUsage =
    R"(Usage: twentyfour [OPTION]... < HANDS
       twentyfour [OPTION]... CARD...
       twentyfour [OPTION]... --check CARD... ANSWER

Reads hands of four cards and prints a line for each: YES if the cards, each
used once and in any order, make 24 with + - * / and brackets, otherwise NO.
Cards are 0 to 9999, or A T J Q K for 1 10 11 12 13, separated by white space. A
hand of zeros or the end of the file ends the input.

)";

constexpr std::string_view kNotes = R"(
Two expressions count as one if, without the cards that change nothing, they
differ only in order, grouping and signs. Cards change nothing in terms that
come to 0, in factors and divisors that come to 1 or -1, and in what is
multiplied by 0. So 4*6+5-5 and 4*6*5/5 are one, and (5+7)*(7-5) and 7*7-5*5
are two.

Exit status: 0 done; 1 bad input, too many expressions, a failed read or write,
or too little memory; 2 a wrong option, argument or TWENTYFOUR_KERNEL.
Example: twentyfour -e 5 5 5 1 prints 5*(5-1/5)
)";

// The names of rows. For --judge, "list" comes before them.
template <class Rows>
std::vector<std::string_view> names_of(const Rows& rows, std::vector<std::string_view> names = {}) {
  for (const auto& row : rows) names.push_back(row.name);
  return names;
}

}  // namespace

// clang-format off
OptionTable options_of(RequestBuilder& b) {
  using Text = const char*;
  using O = const Option&;
  Query& query = b.query();
  const auto ask = [&b](Question asked) { return [&b, asked](O, Text) { b.ask(asked); }; };
  return {"twentyfour", kUsage, 23, {
    {'e', "expression", "", "one expression, or NO", ask(Question::kOne), {}, "Answers:"},
    {'a', "all", "", "every distinct expression, separated by tabs, or NO", ask(Question::kAll)},
    {'c', "count", "", "the number of distinct expressions", ask(Question::kCount)},
    {0, "values", "[=A..B]",
     "every value that the cards can make, or those from A to\n"
     "B, separated by tabs; with -e an equation for each, with\n"
     "-c their number",
     [&b](O, Text text) { b.ask_for_values(text); }},
    {0, "nearest", "",
     "with -e, an equation for the target, or else for the\n"
     "nearest value",
     [&b](O, Text) { b.ask_for_nearest(); }},
    {0, "check", "[=TEMPLATE]",
     "each line has a hand and an answer, an expression or\n"
     "NO: YES if that is right, otherwise NO and the reason;\n"
     "'Answer: {}' says that it stands after Answer:",
     [&b](O, Text text) { b.ask_for_check(text); }},
    {0, "notation", "=NAME",
     "with -e and -a: infix (default); equation: 4*6=24;\n"
     "steps: 1/5=1/5; 5-(1/5)=24/5; postfix; brackets: a pair\n"
     "for every operator",
     [&b](O option, Text text) { b.set_notation(option, text); },
     {kNotations.begin(), kNotations.end()}},
    {0, "limit", "=N",
     "with -a, -c and --values, a hand with more than N\n"
     "expressions or values is an error; default 1000000",
     [&](O o, Text text) { query.limit = std::size_t(b.number_of(o, text, 1'000'000'000)); }},

    {'n', "cards", "=N",
     "the number of cards in a hand, 1 to 8; default 4, or as\n"
     "many as are given as arguments; with ^ or ! at most 6,\n"
     "or 7 with --ordered",
     [&b](O, Text text) { b.set_cards(text); }, {}, "Rules:"},
    {'t', "target", "=T", "the target: an integer or a fraction P/Q; default 24",
     [&b](O, Text text) { b.set_target(text); }},
    {0, "form", "=F",
     "parentheses (default); precedence: no brackets, * and /\n"
     "before + and -; left-to-right: no brackets, no precedence",
     b.choice(query.rules.form), names_of(kForms)},
    {0, "division", "=D",
     "real (default); exact: a division must leave no\n"
     "remainder; truncating: toward zero, so 1/5 is 0",
     b.choice(query.rules.division), {kDivisions.begin(), kDivisions.end()}},
    {0, "operators", "=SET", "some of + - * / ^ !, written without blanks; default +-*/",
     [&b](O, Text text) { b.set_operators(text); }},
    {0, "ordered", "", "the cards stay in the given order", flag(query.rules.ordered)},
    {0, "subsets", "", "cards may be left out, but not all of them", flag(query.rules.subsets)},

    {0, "input", "=I",
     "sentinel (default); counted: the number of hands comes\n"
     "first; eof: a hand of zeros is answered like any other;\n"
     "lines: each line is a hand, blanks , or ; between cards;\n"
     "a bad line gets ERROR and the reason;\n"
     "games: before each hand, how many cards and the target",
     [&b](O option, Text text) { b.set_input(option, text); },
     names_of(kInputs), "Input and output:"},
    {0, "header", "",
     "with --input=lines or --check, the first line is not a\n"
     "hand and gets an empty line",
     flag(query.has_header)},
    {0, "echo", "[=,]",
     "with --input=lines or --check, print each line of the\n"
     "input and a tab before its answer; =, a comma, as in CSV",
     [&b](O, Text text) { b.set_echo(text); }},
    {0, "columns", "=A-B",
     "with --input=lines, the fields A to B of a line of CSV\n"
     "are the hand",
     [&b](O, Text text) { b.set_columns(text); }},
    {0, "words", "=Y/N", "two words, or texts with blanks, to print for YES and NO",
     [&b](O, Text text) { b.set_words(text); }},
    {0, "judge", "=NAME",
     "the rules and the format of a known online judge;\n"
     "--judge=list prints the list of judges",
     [&b](O option, Text text) { b.set_judge(option, text); }, names_of(known_judges(), {"list"})},
    {'j', "jobs", "=N", "use at most N processors for slow hands; default all",
     [&](O option, Text text) { query.jobs = b.number_of(option, text, 1000); }},
    {0, "progress", "", "hands answered and time left, on standard error",
     flag(query.shows_progress)},
    {'h', "help", "", "print this help and exit"},
    {'V', "version", "", "print the version and exit"},
    {0, "generate", "=SHELL", ""},
  }, kNotes, "card", kCompletions};
}
// clang-format on

Request parse_command_line(int argc, const char* const* argv) {
  RequestBuilder builder;
  ReadWords read = read_options(options_of(builder), {argv + std::min(argc, 1), argv + argc});
  if (!read.error.empty()) return UsageError{std::move(read.error)};
  if (!read.text.empty()) return PrintText{std::move(read.text)};
  Request request = builder.request(read.operands);
  Query* const query = query_of(request);
  if (query != nullptr && may_use_kernel(*query)) query->kernel = &best_kernel();
  return request;
}

}  // namespace twentyfour
