// The program from outside: a table of command lines and inputs, each with its exit status, its
// standard output and its standard error.

#include <gtest/gtest.h>
#include <ostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "solver/command_line/judges.hpp"
#include "solver/command_line/options.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/expressions/wording.hpp"
#include "tests/support/run_program.hpp"

namespace twentyfour {
namespace {

struct Invocation {
  Arguments arguments;
  std::string input;
  int status;
  std::string out;
  std::string err;
};

void PrintTo(const Invocation& invocation, std::ostream* out) {
  *out << testing::PrintToString(invocation.arguments) << " < "
       << testing::PrintToString(invocation.input.substr(0, 100));
}

const std::string kNotFor = "--cards takes a number from 1 to 7, or to 8 with --ordered, ";
const std::string kNotForFewer = "--cards takes a number from 1 to 6, or to 7 with --ordered, ";
const std::string kTargetIs = "--target takes an integer or P/Q, each of at most 18 digits, not ";

const std::string kHelp = [] {
  RequestBuilder builder;
  return help_of(options_of(builder));
}();
const std::string kVersion = "twentyfour " TWENTYFOUR_VERSION "\n";

// A command line that cannot be followed.
Invocation refused(const Arguments& arguments, const std::string& reason) {
  const std::string error = "twentyfour: " + reason + "\nTry 'twentyfour --help'\n";
  return {arguments, "1 2 3 4\n", 2, "", error};
}

// Arguments of which one is not a card.
Invocation no_card(const Arguments& arguments, const std::string& found) {
  const std::string reason = "expected a card (0 to 9999, or A, J, Q, K, T), found ";
  return refused(arguments, reason + '"' + found + '"');
}

// The path of the program, in quotes if it has a blank.
std::string own_name() {
  const std::string path = TWENTYFOUR_PROGRAM;
  return path.find(' ') == std::string::npos ? path : "'" + path + "'";
}

// A file's name in place of cards.
Invocation no_hand(const Arguments& arguments, const std::string& file) {
  return refused(arguments, "hands are read from standard input: < " + file);
}

class Invocations : public testing::TestWithParam<Invocation> {};

void expect_result(const Invocation& expected) {
  SCOPED_TRACE(testing::PrintToString(expected));
  const RunResult result = run_program(TWENTYFOUR_PROGRAM, expected.arguments, expected.input);
  EXPECT_FALSE(result.signaled);
  EXPECT_EQ(result.status, expected.status);
  EXPECT_EQ(result.out, expected.out);
  EXPECT_EQ(result.err, expected.err);
}

TEST_P(Invocations, HaveTheExpectedResult) {
  expect_result(GetParam());
}

INSTANTIATE_TEST_SUITE_P(
    Input, Invocations,
    testing::Values(
        Invocation{{}, "5 5 5 1\n1 1 4 2\n0 0 0 0\n", 0, "YES\nNO\n", ""},
        Invocation{{}, "", 0, "", ""}, Invocation{{}, "0 0 0 0\n", 0, "", ""},
        Invocation{{"--"}, "5 5 5 1", 0, "YES\n", ""},
        Invocation{{},
                   "1 2 3 4\n1 x 3 4\n",
                   1,
                   "YES\n",
                   "twentyfour: <stdin>:2:3: expected a card (0 to 9999, or A, J, Q, K, T), "
                   "found \"x\"\n"},
        Invocation{{},
                   "1 2 3 4\n1 2\n",
                   1,
                   "YES\n",
                   "twentyfour: <stdin>:2:1: the last hand has 2 of 4 cards\n"},
        Invocation{{},
                   "1 \x01\xff\"\\",
                   1,
                   "",
                   "twentyfour: <stdin>:1:3: expected a card (0 to 9999, or A, J, Q, K, T), "
                   "found \"\\x01\\xff\\\"\\\\\"\n"},
        Invocation{{},
                   std::string(100'000, '7'),
                   1,
                   "",
                   "twentyfour: <stdin>:1:1: expected a card (0 to 9999, or A, J, Q, K, T), "
                   "found \"777777777777777777777777...\"\n"}));

INSTANTIATE_TEST_SUITE_P(
    Lines, Invocations,
    testing::Values(
        Invocation{
            {"--input=lines"}, "5,5,5,1\n\n# c\n0 0 0 0\n[1 1 4 2]", 0, "YES\n\n\nNO\nNO\n", ""},
        Invocation{{"--input=lines", "-a", "--limit=2", "-n3", "-t6", "-j3"},
                   "1 2 3\n1 1\n1 5 6\n",
                   1,
                   "1+2+3\t1*2*3\nERROR\t2 of 3 cards\nNO\n",
                   "twentyfour: <stdin>: 1 bad line of 3, the first is line 2\n"},
        Invocation{{"--input=lines", "--words=ERROR2/no"}, "5 5 5 1\n", 0, "ERROR2\n", ""},
        Invocation{{"--input=lines", "--header"}, "5 5 5 1\n5 5 5 1\n", 0, "\nYES\n", ""},
        Invocation{{"--check", "--header", "--echo"},
                   "0 0 0 0\r\n5 5 5 1\t5*(5-1/5)\r\n\n0 0 0 0\n",
                   0,
                   "0 0 0 0\t\n5 5 5 1\t5*(5-1/5)\tYES\n\t\n",
                   ""},
        Invocation{
            {"--input=lines", "--echo", "-j2"},
            "x,y\r\n\"5\",\"5\",\"5\",\"1\"\r\n\r\n# c\n5.0,5.0,5.0,1.0\n1 2",
            1,
            "x,y\tERROR\texpected a card (0 to 9999, or A, J, Q, K, T), found \"x\"; --header "
            "passes over a first line of names\n\"5\",\"5\",\"5\",\"1\"\tYES\n\t\n# c\t\n"
            "5.0,5.0,5.0,1.0\tYES\n1 2\tERROR\t2 of 4 cards\n",
            "twentyfour: <stdin>: 2 bad lines of 6, the first is line 1\n"},
        // No line of names: a short hand.
        Invocation{{"--input=lines", "-n3", "-t36"}, "J Q K\n", 0, "YES\n", ""}));

// Not a row above: its input would be made anew for every test.
TEST(LongLines, AreBad) {
  const RunResult result = run_program(TWENTYFOUR_PROGRAM, {"--input=lines", "-c"},
                                       "1 2 3\n" + std::string(5'000'000, '7') + "\n1 2 3 4\n");
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.out, "ERROR\t3 of 4 cards\nERROR\ta line longer than 1 MiB\n3\n");
  EXPECT_EQ(result.err, "twentyfour: <stdin>: 2 bad lines of 3, the first is line 1\n");
  EXPECT_EQ(
      run_program(TWENTYFOUR_PROGRAM, {"--input=lines", "--echo", "--header"},
                  std::string(2'000'000, '7') + "\n" + std::string(2'000'000, '7') + "\n1 2 3 4")
          .out,
      "\t\n\tERROR\ta line longer than 1 MiB\n1 2 3 4\tYES\n");
}

// A hand has more expressions than the limit, and one before it has not.
Invocation too_many(const Arguments& arguments, const std::string& limit, const std::string& out) {
  return {arguments, "5 5 5 1\n4 6 2 1\n5 5 5 1\n", 1, out,
          "twentyfour: <stdin>:2:1: hand 4 6 2 1: more than " + limit +
              " expressions; --limit=N allows N\n"};
}

INSTANTIATE_TEST_SUITE_P(
    Limits, Invocations,
    testing::Values(
        too_many({"-a", "--limit=2"}, "2", "5*(5-1/5)\n"),
        too_many({"-a", "-j4", "--limit=2"}, "2", "5*(5-1/5)\n"),
        too_many({"--limit=2", "-c", "--judge=openj-bailian-2787"}, "2", "1\n"),
        too_many({"-c", "--limit=10", "--division=truncating"}, "10", "0\n"),
        Invocation{{"--limit=1"}, "4 6 2 1\n", 0, "YES\n", ""},
        Invocation{{"-a", "--limit=1", "4", "6", "2", "1"},
                   "",
                   1,
                   "",
                   "twentyfour: hand 4 6 2 1: more than 1 expression; --limit=N allows N\n"},
        Invocation{{"-a", "--subsets", "--limit=1", "-n2", "-t6", "6", "6"}, "", 0, "6\n", ""},
        Invocation{{"-a", "--subsets", "--limit=1", "-n3", "-t6"},
                   "6 2 3\n",
                   1,
                   "",
                   "twentyfour: <stdin>:1:1: hand 6 2 3: more than 1 expression; --limit=N allows "
                   "N\n"},
        Invocation{
            {"--limit=1", "-e", "-j4"}, "4 6 2 1\n5 5 5 1\n", 0, "4*6*(2-1)\n5*(5-1/5)\n", ""},
        Invocation{
            {"--limit=1", "--check"}, "4 6 2 1 NO\n", 0, "NO\tthere is one: 4*6*(2-1)\n", ""},
        Invocation{{"-c", "--limit=3"}, "4 6 2 1\n", 0, "3\n", ""},
        Invocation{{"-c", "--limit=11", "--division=truncating"}, "4 6 2 1\n", 0, "11\n", ""}));

INSTANTIATE_TEST_SUITE_P(
    HandsAsArguments, Invocations,
    testing::Values(Invocation{{"5", "5", "5", "1"}, "ignored", 0, "YES\n", ""},
                    Invocation{{"1", "1", "4", "2"}, "", 0, "NO\n", ""},
                    Invocation{{"A", "j", "Q", "k"}, "", 0, "YES\n", ""},
                    Invocation{{"5 5", "5 1"}, "", 0, "YES\n", ""},
                    Invocation{{"0", "0", "0", "0"}, "", 0, "NO\n", ""},
                    Invocation{{"9999", "9975", "1", "1"}, "", 0, "YES\n", ""},
                    no_card({"1", "2", "3", "10000"}, "10000"),
                    no_card({"--", "5", "5", "5", "-1"}, "-1")));

INSTANTIATE_TEST_SUITE_P(
    NoCards, Invocations,
    testing::Values(no_card({"5", "-5", "5", "1"}, "-5"), no_card({"-5"}, "-5"),
                    no_card({"5", "5", "5", "-55"}, "-55"), no_card({"-e", "-1.5"}, "-1.5"),
                    no_card({"5", "5", "5", "2.5"}, "2.5"), no_card({"1/2", "1", "1"}, "1/2"),
                    no_card({"5", "5x", "hands.txt"}, "5x"), no_card({"hands"}, "hands"),
                    refused({"--values", "0..5", "1", "2"}, "write --values=0..5")));

INSTANTIATE_TEST_SUITE_P(NamesOfFiles, Invocations,
                         testing::Values(no_hand({"hands.txt"}, "hands.txt"),
                                         no_hand({"-e", "a/hands"}, "a/hands"),
                                         no_hand({"5", "5", "2.txt", "x.y"}, "2.txt"),
                                         no_hand({"my hands.txt"}, "'my hands.txt'"),
                                         no_hand({"My_Hands-2.txt"}, "My_Hands-2.txt"),
                                         no_hand({"{hands}.txt"}, "'{hands}.txt'"),
                                         no_hand({"a\x01.txt"}, "'a\\x01.txt'"),
                                         no_hand({"a\x7f.txt"}, "'a\\x7f.txt'"),
                                         no_hand({"its'\\.txt"}, R"('its'\''\.txt')"),
                                         no_hand({TWENTYFOUR_PROGRAM}, own_name())));

INSTANTIATE_TEST_SUITE_P(
    Options, Invocations,
    testing::Values(
        Invocation{{"--help"}, "ignored", 0, kHelp, ""}, Invocation{{"-h"}, "", 0, kHelp, ""},
        Invocation{{"5", "--help"}, "", 0, kHelp, ""},
        Invocation{{"--version"}, "", 0, kVersion, ""}, Invocation{{"-V"}, "", 0, kVersion, ""},
        refused({"--nonsense"}, "unknown option '--nonsense'"),
        refused({"--\xe2\x80\x94\n"}, "unknown option '--\\xe2\\x80\\x94\\x0a'"),
        refused({"--help=me"}, "option '--help' takes no argument"),
        refused({"-x"}, "unknown option '-x'"), refused({"-!"}, "unknown option '-!'"),
        refused({"-x", "12"}, "unknown option '-x'"), refused({"-x", "-5"}, "unknown option '-x'"),
        refused({"--c"}, "option '--c' may be --count, --check, --cards"),
        Invocation{{"-j1", "-c"}, "1 2 3 4\n", 0, "3\n", ""},
        Invocation{{"--jobs=1000", "-c"}, "1 2 3 4\n", 0, "3\n", ""},
        Invocation{{"-j", "2", "1", "2", "3", "4"}, "", 0, "YES\n", ""},
        Invocation{{"--coun", "1", "2", "3", "4"}, "", 0, "3\n", ""},
        refused({"-e5"}, "unknown option '-5'"), Invocation{{"-hx"}, "", 0, kHelp, ""},
        refused({"-n", "--", "1"}, kNotFor + "not '--'"), refused({"-e-"}, "unknown option '--'"),
        no_card({"1", "-", "--", "-e"}, "-"),
        refused({"--generate=tcsh"}, "--generate takes bash, zsh or fish, not 'tcsh'"),
        refused({"--gen=bash"}, "unknown option '--gen=bash'")));

INSTANTIATE_TEST_SUITE_P(
    Tasks, Invocations,
    testing::Values(
        Invocation{{"-e", "5", "5", "5", "1"}, "", 0, "5*(5-1/5)\n", ""},
        Invocation{{"5", "5", "5", "1", "-e"}, "", 0, "5*(5-1/5)\n", ""},
        Invocation{{"--all", "1", "2", "3", "4"}, "", 0, "1*2*3*4\t4*(1+2+3)\t(1+3)*(2+4)\n", ""},
        Invocation{{"-c", "1", "2", "3", "4"}, "", 0, "3\n", ""},
        Invocation{{"-n", "2", "K", "J"}, "", 0, "YES\n", ""},
        Invocation{{"-n2", "-t", "2", "-e", "K", "J"}, "", 0, "13-11\n", ""},
        Invocation{{"--target=-2", "-n2", "-e", "--ordered", "11", "13"}, "", 0, "11-13\n", ""},
        Invocation{{"--target=48/2", "1", "1", "4", "6"}, "", 0, "YES\n", ""},
        Invocation{{"-e", "-e", "5", "5", "5", "1"}, "", 0, "5*(5-1/5)\n", ""},
        Invocation{{"--target=6", "1", "1", "2", "2"}, "", 0, "YES\n", ""},
        Invocation{{"--target=24/5", "1", "2", "12", "5"}, "", 0, "YES\n", ""},
        Invocation{{"7", "2", "1", "1"}, "", 0, "YES\n", ""},
        Invocation{{"--ordered", "7", "2", "1", "1"}, "", 0, "NO\n", ""},
        Invocation{{"--division=truncating", "5", "5", "5", "1"}, "", 0, "NO\n", ""},
        Invocation{{"--operators=+-", "1", "2", "3", "4"}, "", 0, "NO\n", ""},
        Invocation{{"--form=left", "-n3", "-t9", "-e", "1", "2", "3"}, "", 0, "1+2*3\n", ""},
        Invocation{{"-e", "--notation=s", "5", "5", "5", "1"},
                   "",
                   0,
                   "1/5=1/5; 5-(1/5)=24/5; 5*(24/5)=24\n",
                   ""},
        Invocation{{"-a", "--notation=postfix", "--form=precedence", "--words=Yes/No"},
                   "4 6 2 2\n1 1 1 1\n",
                   0,
                   "4 6 * 2 + 2 -\nNo\n",
                   ""},
        Invocation{{"--notation=equation", "--judge=uva-10344", "-e"},
                   "3 8 1 1 2\n",
                   0,
                   "1+1+8*2+3=23\n",
                   ""},
        Invocation{{"--division=t", "5", "5", "5", "1"}, "", 0, "NO\n", ""},
        Invocation{{"--input=e"}, "0 0 0 0\n5 5 5 1\n", 0, "NO\nYES\n", ""},
        Invocation{{"-e"}, "1 2 3 4\n0 0 0 0\n1", 0, "1*2*3*4\n", ""},
        Invocation{{"-e"},
                   "1 2 3 4\n1 2",
                   1,
                   "1*2*3*4\n",
                   "twentyfour: <stdin>:2:1: the last hand has 2 of 4 cards\n"},
        Invocation{{"--check"}, "1 2 3 4 1*2*3*4", 0, "YES\n", ""},
        refused({"-n", "0"}, kNotFor + "not '0'"), refused({"-n", "8"}, kNotFor + "not '8'"),
        refused({"-n", "9", "--ordered"}, kNotFor + "not '9'"),
        refused({"-n", "4x"}, kNotFor + "not '4x'"), refused({"-t", "1/0"}, kTargetIs + "'1/0'"),
        refused({"-t"}, "option '-t' needs a value"), refused({"-en"}, "option '-n' needs a value"),
        refused({"--cards"}, "option '--cards' needs a value"),
        refused({"-e", "-a"},
                "only one of --expression, --all, --count and --check can be "
                "asked for")));

// The values of --judge that begin with a letter: "list" and the names of judges.
std::string judges_from(char letter) {
  std::vector<std::string> values;
  if (letter == 'l') values.emplace_back("list");
  for (const KnownJudge& judge : known_judges()) {
    if (judge.name[0] == letter) values.emplace_back(judge.name);
  }
  return enumerated(values, "or");
}

const std::string kErrorIsNoWord =
    "with --input=lines and --check, ERROR says that a line is bad; --words cannot say it";

INSTANTIATE_TEST_SUITE_P(
    Nonsense, Invocations,
    testing::Values(
        refused({"--form=brackets"},
                "--form takes parentheses, precedence or left-to-right, not 'brackets'"),
        refused({"--division=integer"},
                "--division takes real, exact or truncating, not 'integer'"),
        refused({"--operators="}, "--operators takes some of + - * / ^ ! without blanks, not ''"),
        refused({"--operators=+%"},
                "--operators takes some of + - * / ^ ! without blanks, not '+%'"),
        refused({"--operators=+**"},
                "--operators takes some of + - * / ^ ! without blanks, not '+**'; a power is ^"),
        refused({"-e", "--notation=rpn"},
                "--notation takes " + enumerated({kNotations.begin(), kNotations.end()}, "or") +
                    ", not 'rpn'"),
        refused({"--notation=steps"}, "--notation is for --expression and --all"),
        refused({"--notation=steps", "--check"}, "--notation is for --expression and --all"),
        refused({"-e", "--notation=brackets", "--form=precedence"},
                "--notation=brackets needs --form=parentheses"),
        refused({"--form=p"}, "--form 'p' may be parentheses or precedence"),
        refused({"--form="}, "--form takes parentheses, precedence or left-to-right, not ''"),
        refused({"--form=left-to-right-"},
                "--form takes parentheses, precedence or left-to-right, not 'left-to-right-'; "
                "the nearest is left-to-right"),
        refused({"--judge=h"}, "--judge 'h' may be " + judges_from('h')),
        refused({"--judge=l"}, "--judge 'l' may be " + judges_from('l')),
        refused({"--judge="}, "no judge is named ''; --judge=list shows those that are known"),
        refused({"--input=blocks"},
                "--input takes sentinel, counted, eof, lines or games, not 'blocks'"),
        refused({"--judge=nyoj-1043", "--input=lines"},
                "games are counted; --input cannot change that"),
        refused({"--input=lines", "1", "2", "3", "4"},
                "--input is for standard input, not for cards as arguments"),
        refused({"--input=lines", "--words=ERROR/NO"}, kErrorIsNoWord),
        refused({"--echo"}, "--header and --echo need --input=lines or --check"),
        refused({"--header", "--input=eof"}, "--header and --echo need --input=lines or --check"),
        refused({"--check", "--echo", "5", "5", "5", "1", "NO"},
                "--header and --echo are for standard input, not for cards as arguments"),
        refused({"--check", "--words=YES/ERROR"}, kErrorIsNoWord),
        refused({"--words=Yes"}, "--words takes two different words with a / between, not 'Yes'"),
        refused({"--words=/No"}, "--words takes two different words with a / between, not '/No'"),
        refused({"--words=Yes/"}, "--words takes two different words with a / between, not 'Yes/'"),
        refused({"--words=a/a"}, "--words takes two different words with a / between, not 'a/a'"),
        refused({"--words=a/b/c"},
                "--words takes two different words with a / between, not 'a/b/c'"),
        refused({"--words=a/ b"}, "--words takes two different words with a / between, not 'a/ b'"),
        refused({"--words=a /b"}, "--words takes two different words with a / between, not 'a /b'"),
        refused({"--words=a/b\tc"},
                "--words takes two different words with a / between, not 'a/b\\x09c'"),
        refused({"--judge=poj-1"},
                "no judge is named 'poj-1'; --judge=list shows those that are known"),
        refused({"--operators=+!", "--form=precedence"},
                "--operators with ^ or ! needs --form=parentheses"),
        refused({"--operators=+^", "--form=left-to-right"},
                "--operators with ^ or ! needs --form=parentheses"),
        refused({"--division=exact", "--operators=+-*"},
                "--division says how / and ^ divide, and --operators has neither"),
        refused({"--division=exact", "--target=1/2"},
                "with --division=exact or truncating all numbers are integers, and so is --target"),
        refused({"--cards=four"}, kNotFor + "not 'four'"),
        refused({"--cards=9999999999"}, kNotFor + "not '9999999999'"),
        refused({"--cards=8", "1", "2"}, kNotFor + "not '8'"),
        refused({"--cards=four", "--words=Yes"}, kNotFor + "not 'four'"),
        refused({"--form=precedence", "-n8"}, kNotFor + "not '8'"),
        refused({"--operators=+!", "-n7"}, kNotForFewer + "by these operators, not '7'"),
        refused({"--judge=nyoj-1043", "-t5"},
                "each game says how many cards it has and which target; --cards and --target "
                "cannot"),
        refused({"--judge=nyoj-1043", "--input=eof"},
                "games are counted; --input cannot change that"),
        refused({"--input=games", "-n5"},
                "each game says how many cards it has and which target; --cards and --target "
                "cannot"),
        refused({"--input=games", "1", "2", "3", "4"},
                "games are read from standard input, not from arguments"),
        refused({"--judge=nyoj-1043", "1", "2", "3", "4"},
                "games are read from standard input, not from arguments"),
        refused({"--judge=nyoj-1043", "--check"},
                "--check reads a hand and an answer a line, and no count of hands"),
        refused({"--input=counted", "--check"},
                "--check reads a hand and an answer a line, and no count of hands"),
        refused({"--input=eof", "1", "2", "3", "4"},
                "--input is for standard input, not for cards as arguments"),
        refused({"--limit=0"}, "--limit takes a number from 1 to 1000000000, not '0'"),
        refused({"--limit=1000000001"},
                "--limit takes a number from 1 to 1000000000, not '1000000001'"),
        refused({"--jobs=0"}, "--jobs takes a number from 1 to 1000, not '0'"),
        refused({"-j", "1001"}, "--jobs takes a number from 1 to 1000, not '1001'"),
        refused({"-jx"}, "--jobs takes a number from 1 to 1000, not 'x'"),
        refused({"-j2-"}, "--jobs takes a number from 1 to 1000, not '2-'"),
        refused({"--j"}, "option '--j' may be --judge, --jobs"),
        refused({"--progress", "5", "5", "5", "1"},
                "--progress is for standard input, not for cards as arguments")));

// The number of cards that are given is the number of cards of the hand, unless an option says one.
TEST(HandsOfAnyNumber, AreTakenFromTheArguments) {
  const auto hand_of = [](const std::string& cards) {
    return "twentyfour: a hand of " + cards + "\n";
  };
  const std::string kNumber = "a hand has a number of cards from 1 to 7, or to 8 with --ordered, ";
  const Invocation cases[] = {
      {{"-e", "1", "2", "3", "4", "5"}, "", 0, "2*4+3*5+1\n", hand_of("5 cards")},
      {{"24"}, "", 0, "YES\n", hand_of("1 card")},
      {{"--ordered", "1", "2", "3", "4", "5", "6", "7", "8"}, "", 0, "YES\n", hand_of("8 cards")},
      {{"-n5", "-c", "0", "0", "0", "0", "24"}, "", 0, "1\n", ""},
      {{"5,5,5,1"}, "", 0, "YES\n", ""},
      {{"5;", "5,5", "1"}, "", 0, "YES\n", ""},
      no_card({"5,x,5,1"}, "x"),
      {{"--judge=uva-10344", "1 2 3 5 7"}, "", 0, "Possible\n", ""},
      {{"-n3", "-a", "--operators=-^", "--division=truncating", "-t0", "82 1 40"},
       "",
       0,
       "40^(1-82)\t82^(1-40)\n",
       ""},
      refused({"-n4", "1", "2", "3", "4", "5"}, "a hand has 4 cards, not 5; -n 5 takes 5"),
      refused({"--judge=uva-10344", "1", "2"}, "a hand has 5 cards, not 2; -n 2 takes 2"),
      refused({"-n4", "1 2 3 4 5 6 7 8"}, "a hand has 4 cards, not 8"),
      refused({"1 2 3 4 5 6 7 8"}, kNumber + "not '8'"),
      refused({""}, kNumber + "not '0'"),
  };
  for (const Invocation& each : cases) expect_result(each);
}

TEST(Checks, TakeTheAnswerFromTheLastArgument) {
  const Invocation cases[] = {
      {{"--check", "5", "5", "5", "1", "5*(5-1/5)"}, "1 2 3 x", 0, "YES\n", ""},
      {{"--check", "5,5,5,1", " (5 - 1 ÷ 5) × 5 = 24. "}, "", 0, "YES\n", ""},
      {{"--check", "5 5 5 1", "5*5-1"}, "", 0, "NO\tleaves a 5 unused\n", ""},
      {{"--check", "5 5 5 1", "5*(5-1/5)\n=23"}, "", 0, "NO\tmakes 24, not 23\n", ""},
      {{"--check", "5", "5", "5", "1", ""}, "", 0, "NO\tno answer\n", ""},
      {{"--check", "5", "5", "5", "1", "no"}, "", 0, "NO\tthere is one: 5*(5-1/5)\n", ""},
      {{"--check", "--words=yes/no way", "1,1,1,1", "No way"}, "", 0, "yes\n", ""},
      {{"--check", "-t6", "1", "2", "3", "1+2+3"},
       "",
       0,
       "YES\n",
       "twentyfour: a hand of 3 cards\n"},
      refused({"--check", "5*(5-1/5)"},
              "--check takes the cards of a hand, and after them the answer"),
      refused({"--check", "-n4", "5", "5", "1", "5*5-1"},
              "a hand has 4 cards, not 3; -n 3 takes 3"),
  };
  for (const Invocation& each : cases) expect_result(each);
}

TEST(WordsAndNames, AreTakenAsPeopleWriteThem) {
  const Invocation cases[] = {
      {{"--words=YES/No answer!"}, "1 1 1 1\n5 5 5 1\n", 0, "No answer!\nYES\n", ""},
      {{"--words=Yes, it is/No", "--check"},
       "5 5 5 1 5*(5-1/5)\n5 5 5 1 NO\n",
       0,
       "Yes, it is\nNo\tthere is one: 5*(5-1/5)\n",
       ""},
      {{"--words=Y/No answer!", "--check"}, "1 1 1 1\tno answer!\n1 1 1 1 No\n", 0, "Y\nY\n", ""},
      {{"--judge=HDU-1427", "3", "3", "8", "8"}, "", 0, "No\n", ""},
      {{"--judge=LeetC", "5", "5", "5", "1"}, "", 0, "true\n", ""},
      {{"--division=Exact", "--input=EOF"}, "3 3 8 8\n", 0, "NO\n", ""},
      {{"--form=LEFT-to-right", "-n3", "-t9"}, "1 2 3\n", 0, "YES\n", ""},
  };
  for (const Invocation& each : cases) expect_result(each);
}

TEST(Errors, TellWhatToDo) {
  const auto unknown = [](const std::string& option, const std::string& nearest) {
    return refused({option}, "unknown option '" + option + "'" +
                                 (nearest.empty() ? "" : "; the nearest is " + nearest));
  };
  const Invocation cases[] = {
      refused({"-t=23"}, "write -t 23 or --target=23, not '-t=23'"),
      refused({"-en=\n"}, "write -n \\x0a or --cards=\\x0a, not '-n=\\x0a'"),
      refused({"-t", "=23"}, kTargetIs + "'=23'"),
      refused({"--target==23"}, kTargetIs + "'=23'"),
      unknown("--expresion", "--expression"),
      unknown("--owrsd=a/b", "--words"),
      unknown("--CHECK", "--check"),
      unknown("--colour", ""),
      unknown("--" + std::string(1000, 'x'), ""),
      unknown("--wards", "--cards"),  // and --words, which is as near
      unknown("-E", "-e"),
      unknown("-v", "-V"),
      refused({"-all"}, "unknown option '-l'; the nearest is --all"),
      refused({"-t", "-l", "-all"}, "unknown option '-l'; the nearest is --all"),
      refused({"--limit"}, "option '--limit' needs a value"),
      refused({"--lim"}, "option '--limit' needs a value"),
      {{"--input=counted"},
       "3\n5 5 5 1\n",
       1,
       "YES\n",
       "twentyfour: <stdin>:3:1: only 1 of 3 hands\n"},
  };
  for (const Invocation& each : cases) expect_result(each);
}

TEST(InputThatIsNotText, HasOneMessageInEveryMode) {
  using namespace std::string_literals;
  const auto compressed = [](const std::string& command) {
    return "the input is compressed; use " + command + " FILE | twentyfour";
  };
  const std::string utf_16 = "the input is UTF-16 text; save the file as ASCII or UTF-8";
  const std::pair<std::string, std::string> inputs[] = {
      {"\x1f\x8b\b\0\n\n"s, compressed("gzip -dc")},
      {"\3757zXZ\0\n\n"s, compressed("xz -dc")},
      {"(\xb5/\xfd\n \n"s, compressed("zstd -dc")},
      {"BZh11AY&SY\n\n"s, compressed("bzip2 -dc")},
      {"BZh91AY&SY,\n5 5 5 1\n"s, compressed("bzip2 -dc")},
      {"PK\3\4\n\n"s, compressed("unzip -p")},
      {"\377\3765\0 \0005\0 \0005\0 \0001\0\n\0001\0\n\0"s, utf_16},
      {"\xff\xfe\n\0001\0\n\0"s, utf_16},
      {"\xfe\xff\0005\0 \0005\0 \0005\0 \0001\0\n\0001\0\n"s, utf_16},
      {"5\0 \0005\0 \0005\0 \0001\0\n\0001\0\n\0"s, utf_16},
      {"\0005\0 \0005\0 \0005\0 \0001\0\n\0001\0\n"s, utf_16},
  };
  const Arguments modes[] = {
      {},
      {"--input=eof"},
      {"--input=counted"},
      {"--input=games"},
      {"--input=counted", "--judge=nyoj-1043"},
      {"--input=lines"},
      {"--input=lines", "--echo"},
      {"--input=lines", "--header", "-e"},
      {"--check"},
      {"--check", "--input=lines"},
      {"--check", "--input=games"},
  };
  for (const auto& [input, reason] : inputs) {
    for (const Arguments& mode : modes) {
      expect_result({mode, input, 1, "", "twentyfour: <stdin>:1:1: " + reason + "\n"});
    }
  }
}

TEST(InputThatIsNotText, IsNotWhatOnlyBeginsLikeIt) {
  for (const std::string token :
       {"PK", "PK\3", "BZh", "BZh9", "BZh01AY&SY", "BZh91AY&S", "\3757zXZ"}) {
    SCOPED_TRACE(testing::PrintToString(token));
    const RunResult stream = run_program(TWENTYFOUR_PROGRAM, {}, token + "\n5 5 5 1\n");
    EXPECT_NE(stream.err.find("expected a card"), std::string::npos) << stream.err;
    const RunResult lines =
        run_program(TWENTYFOUR_PROGRAM, {"--input=lines"}, token + "\n5 5 5 1\n");
    EXPECT_TRUE(lines.out.starts_with("ERROR\texpected a card")) << lines.out;
    EXPECT_TRUE(lines.out.ends_with("\nYES\n")) << lines.out;
  }
  expect_result(
      {{"--input=lines"},
       "5 5 5 1\nPK\3\4\n",
       1,
       "YES\nERROR\texpected a card (0 to 9999, or A, J, Q, K, T), found \"PK\\x03\\x04\"\n",
       "twentyfour: <stdin>: 1 bad line of 2, the first is line 2\n"});
}

// Values, subsets and the nearest value, in every mode of input.
TEST(Values, AreAskedForWithOtherOptions) {
  const std::string range = "--values takes A..B, integers or fractions P/Q, A at most B, not ";
  const std::string one_target =
      "--values asks for all values of a hand; --target and --nearest ask for one";
  const std::string no_list =
      "--values can be asked for with --expression or --count, not with --all or --check";
  const std::string equations =
      "with --values and --nearest, expressions are equations; --notation cannot change that";
  const std::string hands = "1 1 1 1\n3 3 8 8\n";
  const Invocation cases[] = {
      {{"--values", "1", "1", "1", "1"}, "", 0, "-2\t-1\t-1/2\t0\t1/3\t1/2\t1\t3/2\t2\t3\t4\n", ""},
      {{"--values=1/3..3/2"}, "1 1 1 1\n", 0, "1/3\t1/2\t1\t3/2\n", ""},
      {{"-e", "--values=3..9/2", "--notation=equation"},
       "1 1 1 1\n",
       0,
       "1*1+1+1=3\t1+1+1+1=4\n",
       ""},
      {{"-c", "--values"}, hands, 0, "11\n269\n", ""},
      {{"-c", "--values=100..200"}, "1 1 1 1\n", 0, "0\n", ""},
      {{"--values=-9..-3", "--words=Yes/No"}, "1 1 1 1\n", 0, "No\n", ""},
      {{"--values=3..3", "--input=games"}, "2 99 1 2\n2 77 1 2\n3 3 1 1 1\n", 0, "3\n3\n3\n", ""},
      {{"--values=0..9", "--input=lines", "-n2"},
       "[1, 2]\n1\n",
       1,
       "1/2\t1\t2\t3\nERROR\t1 of 2 cards\n",
       "twentyfour: <stdin>: 1 bad line of 2, the first is line 2\n"},
      {{"--values", "--limit=3", "-n2"},
       "1 1\n1 2\n",
       1,
       "0\t1\t2\n",
       "twentyfour: <stdin>:2:1: hand 1 2: more than 3 values; --limit=N allows N\n"},
      {{"--values", "--judge=uva-10344"}, "1 1 1 1 1\n", 0, "-3\t-2\t-1\t0\t1\t2\t3\t4\t5\n", ""},
      {{"-e", "--nearest"}, hands, 0, "1+1+1+1=4\n8/(3-8/3)=24\n", ""},
      {{"-e", "--nearest", "-t5", "-n2"}, "2 8\n2 2\n9 1\n", 0, "8/2=4\n2+2=4\n9-1=8\n", ""},
      {{"-e", "--nearest", "--operators=/", "-n2", "0", "0"}, "", 0, "NO\n", ""},
      {{"-e", "--nearest", "-t999999999999999999", "-n5"},
       "9999 101 9999 9999 9999\n",
       0,
       "101*9999*9999*9999*9999=1009596060595960101\n",
       ""},
      {{"-e", "--nearest", "--target=-999999999999999999", "-n6"},
       "9999 102 9999 9999 1 9999\n",
       0,
       "9999*9999*9999*9999*(1-102)=-1009596060595960101\n",
       ""},
      {{"-e", "--nearest", "-t1/999999999999999999", "-n6"},
       "9999 101 9999 9999 1 9999\n",
       0,
       "1/101/9999/9999/9999/9999=1/1009596060595960101\n",
       ""},
      {{"-e", "--values", "--operators=+!", "-n1"}, "4\n", 0, "4=4\t4!=24\n", ""},
      {{"-e", "--subsets", "-t6", "6", "6", "6", "1"}, "", 0, "6\n", ""},
      {{"-e", "--subsets", "--division=exact", "-n3", "-t3"}, "3 1 7\n", 0, "3\n", ""},
      {{"-a", "--subsets", "-n3", "-t6", "2", "3", "6"},
       "",
       0,
       "6\t2*3\t6/2+3\t2*(6-3)\t6*(3-2)\t6/(3-2)\n",
       ""},
      {{"--check", "--subsets"},
       "1 2 3 4\t2*3*4\n1 2 3 4\t3+4\n1 2 3 4\t2*3*4=25\n5 5 5 6\t5\n1 2 3 4\tNO\n1 1 1 2 5*5-1\n",
       0,
       "YES\nNO\tmakes 7; leaves out 1 and 2\nNO\tmakes 24, not 25; leaves out 1\n"
       "NO\tmakes 5; leaves out 5 twice and 6\nNO\tthere is one: 2*3*4\n"
       "NO\tuses 5 twice, the hand holds none\n",
       ""},
      {{"--check", "--subsets", "--ordered"},
       "9 4 1 6 6*4\n9 4 1 6 4*6\n",
       0,
       "NO\tdoes not keep the cards in order; leaves out 1 and 9\nYES\n",
       ""},
      refused({"--values=5"}, range + "'5'"),
      refused({"--values=5.."}, range + "'5..'"),
      refused({"--values=5..4"}, range + "'5..4'"),
      refused({"--values=1..2..3"}, range + "'1..2..3'"),
      refused({"--values", "-t24"}, one_target),
      refused({"-e", "--values", "--nearest"}, one_target),
      refused({"--values", "-a"}, no_list),
      refused({"--check", "--values"}, no_list),
      refused({"-e", "--nearest", "--notation=steps"}, equations),
      refused({"--notation=infix", "-e", "--values"}, equations),
      refused({"-c", "--values", "--notation=equation"},
              "--notation is for --expression and --all"),
      refused({"--nearest"}, "--nearest needs --expression"),
      refused({"-c", "--nearest"}, "--nearest needs --expression"),
  };
  for (const Invocation& each : cases) expect_result(each);
}

INSTANTIATE_TEST_SUITE_P(
    Judges, Invocations,
    testing::Values(
        Invocation{{"--judge=hdu-1427", "3", "3", "8", "8"}, "", 0, "No\n", ""},
        Invocation{{"--judge=hdu-1427", "--division=real", "3", "3", "8", "8"}, "", 0, "Yes\n", ""},
        Invocation{{"--judge=leetcode", "4", "1", "8", "7"}, "", 0, "true\n", ""},
        Invocation{{"-e", "--judge=hdu-1427", "1", "2", "3", "6"}, "", 0, "1*3*(2+6)\n", ""},
        Invocation{{"--judge=hdu-1427", "--judge=openj-bailian-2787"},
                   "3 3 8 8\n0 0 0 0\nx",
                   0,
                   "YES\n",
                   ""}));

// A line for each begins with its name.
TEST(JudgesTable, ListsEveryJudge) {
  const RunResult result = run_program(TWENTYFOUR_PROGRAM, {"--judge=list"}, "");
  EXPECT_EQ(result.status, 0);
  std::istringstream lines(result.out);
  std::string line;
  for (const KnownJudge& judge : known_judges()) {
    ASSERT_TRUE(std::getline(lines, line));
    EXPECT_TRUE(line.starts_with(std::string(judge.name) + " ")) << line;
    const Arguments named = {"--judge=" + std::string(judge.name)};
    EXPECT_EQ(run_program(TWENTYFOUR_PROGRAM, named, "0").err.find("no judge"), std::string::npos);
  }
  EXPECT_FALSE(std::getline(lines, line));
  for (const Arguments& more : {Arguments{"1", "2", "3", "4"}, Arguments{"--judge=hdu-1427"}}) {
    Arguments arguments = {"--judge=list"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    EXPECT_EQ(run_program(TWENTYFOUR_PROGRAM, arguments, "").out, result.out) << more.front();
  }
  // Whatever is out of the ordinary is in its line, and nothing else.
  EXPECT_NE(result.out.find("23 out of 5                    --cards=5 --target=23 "
                            "--form=left-to-right --operators=+-* --words=Possible/Impossible\n"),
            std::string::npos);
  EXPECT_NE(result.out.find("ACGO 9695                                 --input=counted "
                            "--division=exact --words=Yes/No\n"),
            std::string::npos);
}

}  // namespace
}  // namespace twentyfour
