#include "solver/command_line/options.hpp"

#include <algorithm>
#include <utility>

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
  Run& run = b.run();
  const auto ask = [&b](Question asked) { return [&b, asked](O, Text) { b.ask(asked); }; };
  return {"twentyfour", kUsage, 23, {
    {'e', "expression", "", {"one expression, or NO",
R"(One expression, or NO.
It is the one that is easiest to read, and the same for any order of the cards.)"},
     ask(Question::kOne), {}, "Answers:"},
    {'a', "all", "", {"every distinct expression, separated by tabs, or NO",
R"(Every distinct expression, or NO.
The expressions are separated by tabs, the easiest to read first.)"},
     ask(Question::kAll)},
    {'c', "count", "", {"the number of distinct expressions",
R"(The number of distinct expressions.)"},
     ask(Question::kCount)},
    {0, "values", "[=A..B]",
     {"every value that the cards can make, or those from A to\n"
      "B, separated by tabs; with -e an equation for each, with\n"
      "-c their number",
R"(Every value that the cards can make, ascending and separated by tabs; with
.I A
and
.IR B ,
which are integers or fractions, only those from
.I A
to
.IR B .
NO if there is none.
A value is an integer or a fraction
.IR P / Q .
With
.B \-\-expression
an equation is printed for each value, as in 25+75=100: its expression has as
few cards as possible (fewer than all only with
.BR \-\-subsets ),
and need not be the easiest.
If the cards may be in any order, with brackets, + and \-, and without ^ and !,
the expression of a value of 0 or more passes through no negative number.
In all other cases, and for a value below 0, it may pass through negative
numbers, even where that is avoidable.
With
.B \-\-count
the number of values is printed.
The target of a game is ignored.)"},
     [&b](O, Text text) { b.ask_for_values(text); }},
    {0, "nearest", "",
     {"with -e, an equation for the target, or else for the\n"
      "nearest value",
R"(With
.B \-\-expression
print an equation for the target if the cards make it, otherwise for the nearest
value; if two are equally near, for the smaller one.
The cards 1 1 1 1 give 1+1+1+1=4.)"},
     [&b](O, Text) { b.ask_for_nearest(); }},
    {0, "check", "[=TEMPLATE]",
     {"each line has a hand and an answer, an expression or\n"
      "NO: YES if that is right, otherwise NO and the reason;\n"
      "'Answer: {}' says that it stands after Answer:",
R"(Each line of the input has a hand and then an answer, which is an expression, or
NO; a template such as \(aqAnswer: {}\(aq says where in a text it stands.
The line printed is YES if the answer is right; otherwise it is NO, a tab and
the reason.
If the hand itself is bad, it is ERROR, a tab and the reason.
See
.BR "Checking answers" ,
below.)"},
     [&b](O, Text text) { b.ask_for_check(text); },
     {"Answer:{}"}},
    {0, "notation", "=NAME",
     {"with -e and -a: infix (default); equation: 4*6=24;\n"
      "steps: 1/5=1/5; 5-(1/5)=24/5; postfix; brackets: a pair\n"
      "for every operator",
R"(How
.B \-\-expression
and
.B \-\-all
write expressions:
.B infix
(the default), as in (11\-8)*(3+5);
.BR equation ,
(11\-8)*(3+5)=24;
.BR steps ,
11\-8=3; 3+5=8; 3*8=24;
.BR postfix ,
11 8 \- 3 5 + *;
or
.BR brackets ,
a pair for every operator, ((11\-8)*(3+5)), which needs
.BR \-\-form=parentheses .
A step has one operator, and comes before the step that uses its result; an
operand that is a fraction or a negative number has brackets, as in
3\-(8/3)=1/3. Two distinct expressions may have the same steps, where a result
equals a card. With
.B \-\-values
and
.B \-\-nearest
expressions are equations, or steps.
.B \-\-check
reads them all, and writes "there is one" in this one.)"},
     [&b](O option, Text text) { b.set_notation(option, text); },
     {kNotations.begin(), kNotations.end()}},
    {0, "limit", "=N",
     {"with -a, -c and --values, a hand with more than N\n"
      "expressions or values is an error; default 1000000",
R"(With
.BR \-\-all ,
.B \-\-count
and
.BR \-\-values ,
a hand with more than
.I N
distinct expressions or values is an error; by default 1000000.
The error ends the run after the answers to all hands before it; with
.B \-\-input=lines
its line says so, and the next hand is answered.
Whatever
.I N
is, a search that would take more than 1 GB of memory, or 400 million steps, is
such an error.)"},
     [&](O o, Text text) { run.limit = std::size_t(b.number_of(o, text, 1'000'000'000)); },
     {"1000", "1000000", "10000000"}},
 
     {'n', "cards", "=N",
      {"the number of cards in a hand, 1 to 7; default 4, or as\n"
      "many as are given as arguments; with ^ or ! at most 6;\n"
      "with --ordered one more",
R"(A hand has
.I N
cards, from 1 to 7; the default is 4.
With a power or a factorial it has at most 6 cards.
With
.B \-\-ordered
it may have one card more.)"},
     [&b](O, Text text) { b.set_cards(text); },
     {"1", "2", "3", "4", "5", "6", "7", "8"}, "Rules:"},
     {'t', "target", "=T", {"the target: an integer or a fraction P/Q; default 24",
R"(The target: an integer, which may be negative, or a fraction
.IR P / Q .
The numerator and the denominator have at most 18 digits each.
The default is 24.)"},
     [&b](O, Text text) { b.set_target(text); }, {"24"}},
    {0, "form", "=F",
     {"parentheses (default); precedence: no brackets, * and /\n"
      "before + and -; left-to-right: no brackets, no precedence",
R"(How expressions are written.
With
.B parentheses
(the default) they may have brackets.
With
.B precedence
they have none, and * and / are applied before + and \-.
With
.B left\-to\-right
they have none, and all operators are applied from left to right: 1+2*3 is 9.)"},
     b.choice(run.rules.form), names_of(kForms)},
    {0, "division", "=D",
     {"real (default); exact: a division must leave no\n"
      "remainder; truncating: toward zero, so 1/5 is 0",
R"(How / divides, and ^ with a negative exponent.
With
.B real
(the default) a quotient may be a fraction.
With
.B exact
a division must leave no remainder.
With
.B truncating
a quotient is rounded toward zero, as C does with int: 1/5 is 0, and \-7/2 is
\-3.
With the last two the target must be an integer.
A division by zero has no value.)"},
     b.choice(run.rules.division), {kDivisions.begin(), kDivisions.end()}},
    {0, "operators", "=SET", {"some of + - * / ^ !, written without blanks; default +-*/",
R"(The operators that may be used: some of
.BR "+ \- * / \(ha !" ,
written without blanks.
The default is
.BR +\-*/ .
(** is refused: it does not mean a power.)
.IP
.B \(ha
is the power.
Its exponent must be an integer, and 0 to a power below 1 is undefined.
A negative exponent divides, as / does: 3\(ha(1\-2) is 1/3; with
.B \-\-division=truncating
it is 0; with
.B exact
it is not allowed, because 3 does not divide 1.
1\(ha(1\-2) is 1 with all three.
.IP
.B !\&
is the factorial of an integer from 0 to 20, which may be a factorial itself:
(3!)! is 720.
Factorials of 1 and 2, which are equal to them, are accepted by
.B \-\-check
and never listed.
.IP
.B !\&
binds tighter than
.BR \(ha ,
and
.B \(ha
tighter than *; 2\(ha3\(ha2 is 2\(ha(3\(ha2).
Both need
.BR \-\-form=parentheses .
Expressions with a value that does not fit into 128 bits are left out.)"},
     [&b](O, Text text) { b.set_operators(text); },
     {"+-", "+-*", "+-*/", "+-*/^", "+-*/!", "+-*/^!"}},
     {0, "ordered", "", {"the cards stay in the given order",
R"(The cards stay in the given order.)"},
     flag(run.rules.ordered)},
    {0, "subsets", "", {"cards may be left out, but not all of them",
R"(Any query may leave cards unused, but not all of them.
Expressions with fewer cards come first; of those that count as one, one with as
few cards as possible is listed.
With
.BR \-\-check ,
the reason for an answer that can be read, and uses only cards of the hand, says
which cards it leaves out.)"},
     flag(run.rules.subsets)},

    {0, "input", "=I",
     {"sentinel (default); counted: the number of hands comes\n"
      "first; eof: a hand of zeros is answered like any other;\n"
      "lines: each line is a hand, blanks , or ; between cards;\n"
      "a bad line gets ERROR and the reason;\n"
      "games: before each hand, how many cards and the target",
R"(The form of the input, and how it ends.
With
.B sentinel
(the default) a hand of zeros ends it, and so does the end of the file.
With
.B counted
the number of hands comes first.
With
.B eof
the end of the file ends it; a hand of zeros is answered like any other.
With
.B lines
each line is a hand and gets one line; see
.BR "Lines" ,
below.
With
.B games
the number of cards and the target come before each hand, as in 4 24 5 5 5 1;
the end of the file ends it.
The target is any that
.B \-\-target
takes.)"},
     [&b](O option, Text text) { b.set_input(option, text); },
     names_of(kInputs), "Input and output:"},
    {0, "header", "",
     {"with --input=lines or --check, the first line is not a\n"
      "hand and gets an empty line",
R"(The first line of the input is not a hand and gets an empty line.
It needs
.B \-\-input=lines
or
.BR \-\-check ,
and is refused if cards are given as arguments.)"},
     flag(run.has_header)},
    {0, "echo", "",
     {"with --input=lines or --check, print each line of the\n"
      "input and a tab before its answer",
R"(Print each line of the input, without its line end, and a tab before its
answer; also a blank line, a comment, a header and a bad line.
For a line that is too long, only the tab is printed.
It needs what
.B \-\-header
needs, and is refused at a terminal.)"},
     flag(run.echoes)},
    {0, "words", "=Y/N", {"two words, or texts with blanks, to print for YES and NO",
R"(Two different words to print for YES and NO.
A word may contain blanks: \-\-words=\(aqYES/No answer!\(aq.)"},
     [&b](O, Text text) { b.set_words(text); }, {"YES/NO", "Yes/No", "true/false"}},
    {0, "judge", "=NAME",
     {"the rules and the format of a known online judge;\n"
      "--judge=list prints the list of judges",
R"(The rules and the format of a known online judge: it sets the rules, the input
and the words at once.
Options after it can change them again.
Where a judge wants expressions, it also asks for one, unless another option of
the command line asks for something else.
.B \-\-judge=list
lists the judges, each with the options that it stands for.
(The input of
.B nyoj\-1043
is the number of games, and then the games as with
.BR \-\-input=games .))"},
     [&b](O option, Text text) { b.set_judge(option, text); }, names_of(known_judges(), {"list"})},
    {'j', "jobs", "=N", {"use at most N processors for slow hands; default all",
R"(Answer at most
.I N
hands at once, from 1 to 1000; by default as many as there are processors that
the program may use.
The other processors help with slow hands: expressions, games, other numbers of
cards than four, the answer NO of
.BR \-\-check ,
and YES or NO for cards above 15.
Threads start after the first hand that may be slow, or after up to 3072 faster
hands;
.B \-j 1
starts no thread.
The output, the errors and the exit status are the same for every
.IR N .)"},
     [&](O option, Text text) { run.jobs = b.number_of(option, text, 1000); },
     {"1", "2", "4", "8"}},
     {0, "progress", "", {"hands answered and time left, on standard error",
R"(Show one line on standard error and rewrite it twice a second: the number of
hands answered (of lines, where each gets one) and the hands per second; if
standard input is a regular file, also the percentage of it that is answered
and, if that is above 0, the time left.
A hand that takes longer than half a second delays the line.
At the end it shows the time taken, and stays on the screen.
If standard input is a terminal, only that last line is shown.
This option is refused if cards are given as arguments.)"},
     flag(run.shows_progress)},
    {'h', "help", "", {"print this help and exit",
R"(Print a short help and exit.)"}},
    {'V', "version", "", {"print the version and exit",
R"(Print the version and exit.)"}},
    {0, "generate", "=SHELL", ""},
    {0, "complete", "", ""},
  }, kNotes, "card", false};
}
// clang-format on

Request parse_command_line(int argc, char** argv) {
  RequestBuilder builder;
  ReadWords read = read_options(options_of(builder), {argv + std::min(argc, 1), argv + argc});
  if (!read.error.empty()) return UsageError{std::move(read.error)};
  if (!read.text.empty()) return PrintText{std::move(read.text)};
  return builder.request(read.operands);
}

}  // namespace twentyfour
