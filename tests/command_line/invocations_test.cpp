// The program from outside: a table of command lines and inputs, each with its exit status, its
// standard output and its standard error.

#include <cstddef>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "solver/answers/wrong_answer.hpp"
#include "solver/command_line/judges.hpp"
#include "solver/command_line/misspelling.hpp"
#include "solver/command_line/options.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/text/wording.hpp"
#include "tests/command_line/rows.hpp"
#include "tests/support/repeated.hpp"
#include "tests/support/run_program.hpp"

namespace twentyfour {
namespace {

struct Invocation {
  CommandLine arguments;
  std::string input;
  int status;
  std::string out;
  std::string err;
};

Invocation answered(const CommandLine& arguments, const std::string& input,
                    const std::string& out) {
  return {arguments, input, 0, out, ""};
}

// A check of an answer that is wrong.
Invocation wrong(const CommandLine& arguments, const std::string& out) {
  return {arguments, "", 1, out, ""};
}

Invocation failed(const CommandLine& arguments, const std::string& input, const std::string& out,
                  const std::string& reason) {
  return {arguments, input, 1, out, message(reason)};
}

Invocation refused(const CommandLine& arguments, const std::string& reason) {
  return {arguments, "1 2 3 4\n", 2, "", message(reason) + "Try 'twentyfour --help'\n"};
}

// A file's name in place of cards.
Invocation no_hand(const CommandLine& arguments, const std::string& file) {
  return refused(arguments, "hands are read from standard input; write < '" + file + "'");
}

void expect_results(const std::vector<Invocation>& invocations) {
  for (const auto& [arguments, input, status, out, err] : invocations) {
    SCOPED_TRACE(testing::PrintToString(arguments) + " < " +
                 testing::PrintToString(input.substr(0, 100)));
    const RunResult result = run_program(TWENTYFOUR_PROGRAM, arguments, input);
    EXPECT_FALSE(result.signaled);
    EXPECT_EQ(result.status, status);
    EXPECT_EQ(result.out, out);
    EXPECT_EQ(result.err, err);
  }
}

const std::string kTargetIs = "--target takes an integer or P/Q, each of at most 18 digits, not ";
const std::string kCardsAre = "--cards takes a number from 1 to 7, or up to 8 with --ordered, not ";
const std::string kWordsAre = "--words takes two different words with a / between them, not ";

const std::string kHelp = [] {
  RequestBuilder builder;
  return help_of(options_of(builder));
}();
const std::string kVersion = "twentyfour " TWENTYFOUR_VERSION "\n";

TEST(Invocations, Input) {
  expect_results(
      {answered({}, "5 5 5 1\n1 1 4 2\n0 0 0 0\n", "YES\nNO\n"), answered({}, "", ""),
       answered({}, "0 0 0 0\n", ""), answered("--", "5 5 5 1", "YES\n"),
       failed({}, "1 2 3 4\n1 x 3 4\n", "YES\n", "<stdin>:2:3: " + bad_card("x")),
       failed({}, "1 2 3 4\n1 2\n", "YES\n", "<stdin>:2:1: the last hand has 2 of 4 cards"),
       failed("--input=counted", "2\n1 2 3 4\n 1 2\n", "YES\n",
              "<stdin>:3:2: the last hand has 2 of 4 cards"),
       failed({}, "1 \x01\xff\"\\", "", "<stdin>:1:3: " + bad_card("\\x01\\xff\"\\", "'")),
       failed({}, std::string(100'000, '7'), "",
              "<stdin>:1:1: " + bad_card("777777777777777777777777...")),
       failed({}, std::string(21, 'a') + "\U0001f3b2b", "",
              "<stdin>:1:1: " + bad_card(std::string(21, 'a') + "...")),
       failed("--judge=nyoj-1043", std::string(100'000, '7'), "",
              "<stdin>:1:1: expected the number of games (0 to 9999), found "
              "\"777777777777777777777777...\"")});
}

TEST(Invocations, AByteOrderMarkIsPassedOver) {
  const std::string mark = "\xef\xbb\xbf";
  const std::string hands = "5 5 5 1\n1 1 4 2\n";
  const std::string many = repeated("5 5 5 1\n", 40);
  expect_results(
      {answered({}, mark + hands + "0 0 0 0\nx", "YES\nNO\n"),
       answered({}, mark + many, repeated("YES\n", 40)), answered({}, mark, ""),
       answered({}, mark + "\r\n" + many, repeated("YES\n", 40)),
       answered("--input=eof -e", mark + hands, "5*(5-1/5)\nNO\n"),
       answered("--input=counted", mark + "2\n" + hands + "x", "YES\nNO\n"),
       answered("--input=games", mark + "4 24 5 5 5 1\n2 3 1 1\n", "YES\nNO\n"),
       answered("--judge=nyoj-1043", mark + "1\n4 24 " + hands, "Yes\n"),
       answered("--input=lines", mark + hands, "YES\nNO\n"),
       answered("--check", mark + "0 0 0 0\n5 5 5 1 NO\n", ""),
       answered("--check --input=games", mark + "4 24 5 5 5 1 5*(5-1/5)\n", "YES\n"),
       // The column is that of an editor.
       failed({}, mark + "5 5 x\n", "", "<stdin>:1:5: " + bad_card("x")),
       failed({}, mark + "5 5\n", "", "<stdin>:1:1: the last hand has 2 of 4 cards"),
       failed({}, mark + mark + hands, "", "<stdin>:1:1: " + bad_card("\\xef\\xbb\\xbf5")),
       failed({}, "5 5 5 1\n" + mark + hands, "YES\n",
              "<stdin>:2:1: " + bad_card("\\xef\\xbb\\xbf5"))});
}

TEST(Invocations, LeadingZerosAreAsManyAsABlockHolds) {
  constexpr std::size_t kMostDigits = (1 << 18) - 1;
  const std::string zeros(kMostDigits - 5, '0');
  const std::string six = std::string(kMostDigits - 1, '0') + "6 ";
  const auto shown = bad_card(std::string(24, '0') + "...");
  const std::string mark = "\xef\xbb\xbf";
  expect_results(
      {answered({}, mark + six + "1 1 4 " + zeros + "5 5 5 1", "YES\nYES\n"),
       answered("-e", six + six + six + six, "6+6+6+6\n"),
       answered("--input=counted", zeros + "1 6 6 6 " + six, "YES\n"),
       answered("--input=games", zeros + "2 " + zeros + "24 4 " + six, "YES\n"),
       answered({}, zeros + " 0 0 " + zeros + "\nx", ""),
       failed({}, "5 5 5 1\n 1 " + six + "x", "YES\n", "<stdin>:2:262148: " + bad_card("x")),
       failed({}, "5 5 5 1\n 1 " + six + "1", "YES\n",
              "<stdin>:2:2: the last hand has 3 of 4 cards; if each line is a hand, use "
              "--input=lines"),
       failed({}, "5 5 5 1\n 1 " + zeros + "x", "YES\n", "<stdin>:2:4: " + shown),
       failed({}, "5 5 5 1\n 1 " + zeros + "10000", "YES\n", "<stdin>:2:4: " + shown),
       failed({}, "5 5 5 1\n 1 0" + six, "YES\n", "<stdin>:2:4: " + shown),
       failed("-e", "5 5 5 1\n 1 0" + six, "5*(5-1/5)\n", "<stdin>:2:4: " + shown),
       failed("--input=counted", "0" + six, "",
              "<stdin>:1:1: expected the number of hands, found \"000000000000000000000000...\"")});
}

TEST(Invocations, CommasBetweenCards) {
  const std::string advice = "separate cards by blanks, or use --input=lines";
  expect_results({failed({}, "5,5,5,1\n", "", "<stdin>:1:1: " + advice),
                  failed({}, "[5, 5, 5, 1]\n", "", "<stdin>:1:1: " + advice),
                  failed({}, "\"A\";\"J\"\n", "", "<stdin>:1:1: " + advice),
                  failed({}, "\"[5, 5, 5, 1]\"\n", "", "<stdin>:1:1: " + advice),
                  failed({}, "\"5,5,5,1\"\n", "", "<stdin>:1:1: " + advice),
                  failed({}, "5\uff0c5\uff0c5\uff0c1\n", "", "<stdin>:1:1: " + advice),
                  failed({}, "1 2 , 3\n", "", "<stdin>:1:5: " + advice),
                  failed("--input=counted", "1\n5, 5\n", "", "<stdin>:2:1: " + bad_card("5,")),
                  failed({}, "1 2 so, 3\n", "", "<stdin>:1:5: " + bad_card("so,")),
                  failed({}, "\x07(,\n", "", "<stdin>:1:1: " + bad_card("\\x07(,")),
                  failed({}, "[\n", "", "<stdin>:1:1: " + bad_card("[")),
                  failed({}, "(((\n", "", "<stdin>:1:1: " + bad_card("((("))});
}

TEST(Invocations, Lines) {
  expect_results(
      {answered("--input=lines", "5,5,5,1\n\n# c\n0 0 0 0\n[1 1 4 2]", "YES\n\n\nNO\nNO\n"),
       failed("--input=lines -a --limit=2 -n3 -t6 -j3", "1 2 3\n1 1\n1 5 6\n",
              "1+2+3\t1*2*3\nERROR\t2 of 3 cards\nNO\n",
              "<stdin>: 1 of 3 lines is bad; the first is line 2"),
       answered("--input=lines --words=ERROR2/no", "5 5 5 1\n", "ERROR2\n"),
       answered("--input=lines --header", "5 5 5 1\n5 5 5 1\n", "\nYES\n"),
       answered("--check --header --echo", "0 0 0 0\r\n5 5 5 1\t5*(5-1/5)\r\n\n0 0 0 0\n",
                "0 0 0 0\t\n5 5 5 1\t5*(5-1/5)\tYES\n\t\n"),
       failed("--input=lines --echo -j2",
              "x,y\r\n\"5\",\"5\",\"5\",\"1\"\r\n\r\n# c\n5.0,5.0,5.0,1.0\n1 2",
              "x,y\tERROR\texpected a card (0 to 9999, or A, J, Q, K, T), found \"x\"; with "
              "--header a first line of names gets an empty "
              "line\n\"5\",\"5\",\"5\",\"1\"\tYES\n\t\n# c\t\n"
              "5.0,5.0,5.0,1.0\tYES\n1 2\tERROR\t2 of 4 cards\n",
              "<stdin>: 2 of 6 lines are bad; the first is line 1"),
       failed(
           "--input=lines",
           "\"5\",5,5,1\n\"5\",\"5\",\"5\",1  \n\"5\",\"5\",\"5\",\"1\" \n\"5\",\"5\",\"5\",\"1\n",
           "YES\nYES\nYES\nERROR\t" + bad_card("\"1", "'") + "\n",
           "<stdin>: 1 of 4 lines is bad; the first is line 4"),
       failed("--input=lines", "5 5 5 1\n\"id\",\"a\"\n",
              "YES\nERROR\t" + bad_card("\"id\"", "'") + "\n",
              "<stdin>: 1 of 2 lines is bad; the first is line 2"),
       // No line of names: a short hand.
       answered("--input=lines -n3 -t36", "J Q K\n", "YES\n"),
       failed("--input=lines -c", "1 2 3\n" + std::string(5'000'000, '7') + "\n1 2 3 4\n",
              "ERROR\t3 of 4 cards\nERROR\ta line longer than 1 MiB\n3\n",
              "<stdin>: 2 of 3 lines are bad; the first is line 1"),
       failed("--input=lines --echo --header",
              std::string(2'000'000, '7') + "\n" + std::string(2'000'000, '7') + "\n1 2 3 4",
              "\t\n\tERROR\ta line longer than 1 MiB\n1 2 3 4\tYES\n",
              "<stdin>: 1 of 3 lines is bad; the first is line 2")});
}

TEST(Invocations, EmptyFields) {
  const std::string empty = "expected a card (0 to 9999, or A, J, Q, K, T), found an empty field";
  const std::string recipe = "; if a column is not a card, the manual has a recipe";
  const std::string good = repeated("5,5,5,1\n", 40);
  const std::string yes = repeated("YES\n", 40);
  const auto bad = [&](const std::string& line, const std::string& reason) {
    return failed("--input=lines", good + line + "\n" + good, yes + "ERROR\t" + reason + "\n" + yes,
                  "<stdin>: 1 of 81 lines is bad; the first is line 41");
  };
  expect_results(
      {bad("5,,5,5,1", empty + recipe), bad(",5 5 5 1", empty), bad(",5,5,5,1", empty + recipe),
       bad("5; ;5,5 1", empty), bad("5,5,5,1,,", empty + recipe), bad("[5,,5,1]", empty),
       bad("[5,5,5,1],,", empty), bad("[,5,5,5,1]", empty), bad("5\uff0c\u30015 5 1", empty),
       bad(",", empty), bad("\"5\",,\"5\",\"1\"", empty), bad("5,5,,1", empty), bad("5,5,,", empty),
       bad("5,5,5,", "3 of 4 cards"),
       // A comma may follow the last card; blanks may be around it.
       answered("--input=lines", good + "5,5,5,1,\n[5,5,5,1,],\n5 , 5\t;5 ,1 , \n" + good,
                yes + "YES\nYES\nYES\n" + yes),
       failed("--check", "5,,5,1\t5*5-1\n", "ERROR\t" + empty + "\n",
              "<stdin>: 1 of 1 line is bad; the first is line 1"),
       failed("--check", "[0 0 0 0\n5 5 5 1 5*(5-1/5)\n",
              "ERROR\texpected ] after the cards\nYES\n",
              "<stdin>: 1 of 2 lines is bad; the first is line 1"),
       refused("5,,5,5,1", empty), refused(",5 5 5 1", empty), refused("5 , , 5 5 1", empty),
       answered("5, 5, 5, 1", "", "YES\n"), answered("5 , 5 ,5 1,", "", "YES\n")});
}

TEST(Invocations, RowsWithOtherColumns) {
  const std::string recipe = "; if a column is not a card, the manual has a recipe";
  const std::string last = "<stdin>: 1 of 2 lines is bad; the first is line 2";
  const auto bad = [&](const std::string& line, const std::string& reason) {
    return failed("--input=lines", "5 5 5 1\n" + line, "YES\nERROR\t" + reason + "\n", last);
  };
  expect_results({bad("7,5,5,5,1", "5 of 4 cards" + recipe),
                  bad("7\t5\t5\t5\t1", "5 of 4 cards" + recipe),
                  bad("x7;5;5;5;1", bad_card("x7") + recipe), bad("7 5 5 5 1", "5 of 4 cards"),
                  bad("[7,5,5,5,1]", "5 of 4 cards"), bad("x,5,5,5", bad_card("x"))});
}

// A column before the hand, comments after the answer, and Countdown.
TEST(Invocations, FilesAsTheyAre) {
  const std::string operand = "expected a card (0 to 9999, or A, J, Q, K, T) or '(', found \"/\"\n";
  expect_results(
      {failed("--check --header", "id,hand,answer\n5, 1 1 2 6 , (1+1)\u00d76\u00d72\n",
              "\nERROR\t5 of 4 cards; if a column is not a card, the manual has a recipe\n",
              "<stdin>: 1 of 2 lines is bad; the first is line 2"),
       answered(
           "--check", "[2, 3, 4, 5], // (5-2-3)*4 = 0\n2,3,4,5,(5+3-2)*4 // easy\n",
           "NO\tunreadable: at column 1: " + operand + "NO\tunreadable: at column 12: " + operand),
       answered("-n6 --subsets --division=exact -t952 -e --nearest --notation=steps",
                "1 3 7 25 50 100\n", "3*7=21; 21*50=1050; 1050+1=1051; 1051-100=951\n"),
       answered("-n3 --check --division=exact -t80", "75 3 8 75-(3-8)\n", "YES\n")});
}

TEST(Invocations, FullWidthDigits) {
  expect_results(
      {answered("--input=lines", "\uff15 \uff15\uff0c\u30005 \uff11\n\uff11\uff10 10 4 4\n",
                "YES\nYES\n"),
       answered("-e \uff15 \uff15 \uff15 \uff11", "", "5*(5-1/5)\n"),
       answered("--input=lines", "\uff10 \uff19 9 6\n", "YES\n"),
       failed("--input=lines", "\uff1a 1 1 1\n\uff0f 1 1 1\n",
              "ERROR\t" + bad_card("\uff1a") + "\nERROR\t" + bad_card("\uff0f") + "\n",
              "<stdin>: 2 of 2 lines are bad; the first is line 1")});
}

// A hand has more expressions than the limit, and one before it has not.
Invocation too_many(const CommandLine& arguments, const std::string& limit,
                    const std::string& out) {
  return failed(arguments, "5 5 5 1\n8 6 2 1\n5 5 5 1\n", out,
                "hand 8 6 2 1: more than " + limit + " expressions; --limit=N allows N");
}

TEST(Invocations, Limits) {
  expect_results({too_many("-a --limit=2", "2", "5*(5-1/5)\n"),
                  too_many("-a -j4 --limit=2", "2", "5*(5-1/5)\n"),
                  too_many("--limit=2 -c --judge=openj-bailian-2787", "2", "1\n"),
                  too_many("-c --limit=5 --division=truncating", "5", "0\n"),
                  answered("--limit=1", "4 6 2 1\n", "YES\n"),
                  failed("-a --limit=1 4 6 2 1", "", "",
                         "hand 4 6 2 1: more than 1 expression; --limit=N allows N"),
                  answered("-a --subsets --limit=1 -n2 -t6 6 6", "", "6\n"),
                  failed("-a --subsets --limit=1 -n3 -t6", "6 2 3\n", "",
                         "hand 6 2 3: more than 1 expression; --limit=N allows N"),
                  answered("--limit=1 -e -j4", "4 6 2 1\n5 5 5 1\n", "4*6*(2-1)\n5*(5-1/5)\n"),
                  answered("--limit=1 --check", "4 6 2 1 NO\n", "NO\tthere is one: 4*6*(2-1)\n"),
                  answered("-c --limit=3", "8 6 2 1\n", "3\n"),
                  answered("-c --limit=6 --division=truncating", "8 6 2 1\n", "6\n")});
}

TEST(Invocations, HandsAsArguments) {
  expect_results({answered("5 5 5 1", "ignored", "YES\n"), answered("1 1 4 2", "", "NO\n"),
                  answered("A j Q k", "", "YES\n"), answered({"5 5", "5 1"}, "", "YES\n"),
                  answered("0 0 0 0", "", "NO\n"), answered("[5,5,5,1]", "", "YES\n"),
                  answered("(5,5) {5;1}", "", "YES\n"), answered("9999 9975 1 1", "", "YES\n"),
                  refused("1 2 3 10000", bad_card("10000")),
                  refused("-- 5 5 5 -1", bad_card("-1"))});
}

TEST(Invocations, NoCards) {
  expect_results({refused("5 -5 5 1", bad_card("-5")), refused("-5", bad_card("-5")),
                  refused("5 5 5 -55", bad_card("-55")), refused("-e -1.5", bad_card("-1.5")),
                  refused("5 5 5 2.5", bad_card("2.5")), refused("1/2 1 1", bad_card("1/2")),
                  refused("5 5x hands.txt", bad_card("5x")), refused("hands", bad_card("hands")),
                  refused("-n6 1,2,3,4,5,25=65", bad_card("25=65") + "; -t sets the target"),
                  refused("8h 3d 8s 3c", bad_card("8h") + "; cards have no suits"),
                  failed({}, "10\u2660 7\u2665 8\u2665 9\u2660\n", "",
                         "<stdin>:1:1: " + bad_card("10\u2660") + "; cards have no suits"),
                  failed("--input=lines", "Ah KD QS Jc\n",
                         "ERROR\t" + bad_card("Ah") + "; cards have no suits\n",
                         "<stdin>: 1 of 1 line is bad; the first is line 1"),
                  failed("--check --input=games", "{\"cards\": [1, 24]}\n",
                         "ERROR\texpected a hand, found JSON; the manual has a recipe\n",
                         "<stdin>: 1 of 1 line is bad; the first is line 1"),
                  failed("--input=games", "4 24 8h\n", "",
                         "<stdin>:1:6: " + bad_card("8h") + "; cards have no suits"),
                  refused("--values 0..5 1 2", "write --values=0..5"),
                  refused("--values \xc3..\x05 1 2", "write --values=\\xc3..\\x05")});
}

TEST(Invocations, NamesOfFiles) {
  expect_results({no_hand("hands.txt", "hands.txt"), no_hand("-e a/hands", "a/hands"),
                  no_hand("5 5 2.txt x.y", "2.txt"), no_hand({"my hands.txt"}, "my hands.txt"),
                  no_hand("a\x01.txt", "a\\x01.txt"), no_hand("a\x7f.txt", "a\\x7f.txt"),
                  no_hand("a\xff.txt", "a\\xff.txt"), no_hand("\u624b.txt", "\u624b.txt"),
                  no_hand({TWENTYFOUR_PROGRAM}, TWENTYFOUR_PROGRAM),
                  no_hand("--input=lines hands.csv", "hands.csv"),
                  no_hand("--input=games hands.txt", "hands.txt"),
                  no_hand("--check hands.csv", "hands.csv"),
                  no_hand("--check --echo a/hands", "a/hands"),
                  no_hand("--input=lines --header --progress hands.csv", "hands.csv"),
                  refused("--check (A-1/5)*2",
                          "--check takes the cards of a hand, and after them the answer")});
}

TEST(Invocations, Options) {
  expect_results(
      {answered("--help", "ignored", kHelp),
       answered("-h", "", kHelp),
       answered("5 --help", "", kHelp),
       answered("--version", "", kVersion),
       answered("-V", "", kVersion),
       refused("--nonsense", "unknown option '--nonsense'"),
       refused("--\xe2\x80\x94\n", "unknown option '--\xe2\x80\x94\\x0a'"),
       refused("--help=me", "option '--help' takes no value"),
       refused("-x", "unknown option '-x'"),
       refused("-!", "unknown option '-!'"),
       refused("-x 12", "unknown option '-x'"),
       refused("-x -5", "unknown option '-x'"),
       refused("--c", "option '--c' may be --count, --check, --cards"),
       answered("-j1 -c", "1 2 3 4\n", "3\n"),
       answered("--jobs=1000 -c", "1 2 3 4\n", "3\n"),
       answered("-j 2 1 2 3 4", "", "YES\n"),
       answered("--coun 1 2 3 4", "", "3\n"),
       refused("-e5 5 5 1", "write -e 5, not '-e5'; a blank must come before a card"),
       refused("-cj2 -c5,5\n,1",
               "write -c 5,5\\x0a,1, not '-c5,5\\x0a,1'; a blank must come before a card"),
       answered("-hx", "", kHelp),
       refused("-n -- 1", kCardsAre + "'--'"),
       refused("-e-", "unknown option '--'"),
       refused("1 - -- -e", bad_card("-")),
       refused("--generate=tcsh", "--generate takes bash, zsh or fish, not 'tcsh'"),
       refused("--gen=bash", "unknown option '--gen=bash'")});
}

TEST(Invocations, Tasks) {
  expect_results(
      {answered("-e 5 5 5 1", "", "5*(5-1/5)\n"),
       answered("5 5 5 1 -e", "", "5*(5-1/5)\n"),
       answered("--all 1 2 3 4", "", "1*2*3*4\t4*(1+2+3)\t(1+3)*(2+4)\n"),
       answered("-c 1 2 3 4", "", "3\n"),
       answered("-n 2 K J", "", "YES\n"),
       answered("-n2 -t 2 -e K J", "", "13-11\n"),
       answered("--target=-2 -n2 -e --ordered 11 13", "", "11-13\n"),
       answered("--target=48/2 1 1 4 6", "", "YES\n"),
       answered("-e -e 5 5 5 1", "", "5*(5-1/5)\n"),
       answered("--target=6 1 1 2 2", "", "YES\n"),
       answered("--target=24/5 1 2 12 5", "", "YES\n"),
       answered("7 2 1 1", "", "YES\n"),
       answered("--ordered 7 2 1 1", "", "NO\n"),
       answered("--division=truncating 5 5 5 1", "", "NO\n"),
       answered("--operators=+- 1 2 3 4", "", "NO\n"),
       answered("--form=left -n3 -t9 -e 1 2 3", "", "1+2*3\n"),
       answered("-e --notation=s 5 5 5 1", "", "1/5=1/5; 5-(1/5)=24/5; 5*(24/5)=24\n"),
       answered("-a --notation=postfix --form=precedence --words=Yes/No", "4 6 2 2\n1 1 1 1\n",
                "4 6 * 2 + 2 -\nNo\n"),
       answered("--notation=equation --judge=uva-10344 -e", "3 8 1 1 2\n", "1+1+8*2+3=23\n"),
       answered("--division=t 5 5 5 1", "", "NO\n"),
       answered("--input=e", "0 0 0 0\n5 5 5 1\n", "NO\nYES\n"),
       answered("-e", "1 2 3 4\n0 0 0 0\n1", "1*2*3*4\n"),
       failed("-e", "1 2 3 4\n1 2", "1*2*3*4\n", "<stdin>:2:1: the last hand has 2 of 4 cards"),
       answered("--check", "1 2 3 4 1*2*3*4", "YES\n"),
       refused("-n 0", kCardsAre + "'0'"),
       refused("-n 8", kCardsAre + "'8'"),
       refused("-n 9 --ordered", kCardsAre + "'9'"),
       refused("-n 4x", kCardsAre + "'4x'"),
       refused("-t 1/0", kTargetIs + "'1/0'"),
       refused("-t", "option '-t' needs a value"),
       refused("-en", "option '-n' needs a value"),
       refused("--cards", "option '--cards' needs a value"),
       refused("-e -a", "only one of --expression, --all, --count and --check can be given")});
}

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
    "with --input=lines and --check, ERROR means a bad line; --words cannot use it";
const std::string kNotForFewer = "--cards takes a number from 1 to 6, or up to 7 with --ordered, ";

TEST(Invocations, Nonsense) {
  expect_results(
      {refused("--form=brackets",
               "--form takes parentheses, precedence or left-to-right, not 'brackets'"),
       refused("--division=integer", "--division takes real, exact or truncating, not 'integer'"),
       refused("--operators=", "--operators takes some of + - * / ^ ! without blanks, not ''"),
       refused("--operators=+%", "--operators takes some of + - * / ^ ! without blanks, not '+%'"),
       refused("--operators=+**",
               "--operators takes some of + - * / ^ ! without blanks, not '+**'; a power is ^"),
       refused("-e --notation=rpn", "--notation takes " +
                                        enumerated({kNotations.begin(), kNotations.end()}, "or") +
                                        ", not 'rpn'"),
       refused("--notation=steps", "--notation is for --expression, --all and --check"),
       answered("--notation=steps --check", "1 2 3 4 NO\n",
                "NO\tthere is one: 1*2=2; 2*3=6; 6*4=24\n"),
       refused("-e --notation=brackets --form=precedence",
               "--notation=brackets needs --form=parentheses"),
       refused("--form=p", "--form 'p' may be parentheses or precedence"),
       refused("--form=\u3000",
               "--form takes parentheses, precedence or left-to-right, not "
               "'\\xe3\\x80\\x80'"),
       refused("--form=", "--form takes parentheses, precedence or left-to-right, not ''"),
       refused("--form=left-to-right-",
               "--form takes parentheses, precedence or left-to-right, not 'left-to-right-'; "
               "the nearest is left-to-right"),
       refused("--judge=h", "--judge 'h' may be " + judges_from('h')),
       refused("--judge=l", "--judge 'l' may be " + judges_from('l')),
       refused("--judge=", "no judge is named ''; --judge=list shows the known judges"),
       refused("--input=blocks",
               "--input takes sentinel, counted, eof, lines or games, not 'blocks'"),
       refused("--judge=nyoj-1043 --input=lines",
               "with this judge, the number of games comes first; --input cannot change that"),
       refused("--input=lines 1 2 3 4",
               "--input is for standard input, not for cards as arguments"),
       refused("--input=lines --words=ERROR/NO", kErrorIsNoWord),
       refused("--echo", "--header and --echo need --input=lines or --check"),
       refused("--header --input=eof", "--header and --echo need --input=lines or --check"),
       refused("--header --check 5 5 5 1 NO",
               "--header and --echo are for standard input, not for cards as arguments"),
       refused("--check --echo 5 5 5 1 NO",
               "--header and --echo are for standard input, not for cards as arguments"),
       refused("--check --words=YES/ERROR", kErrorIsNoWord),
       refused("--words=Yes", kWordsAre + "'Yes'"),
       refused("--words=/No", kWordsAre + "'/No'"),
       refused("--words=Yes/", kWordsAre + "'Yes/'"),
       refused("--words=a/a", kWordsAre + "'a/a'"),
       refused("--words=a/b/c", kWordsAre + "'a/b/c'"),
       refused({"--words=a/ b"}, kWordsAre + "'a/ b'"),
       refused({"--words=a /b"}, kWordsAre + "'a /b'"),
       refused("--words=a/b\tc", kWordsAre + "'a/b\\x09c'"),
       refused("--judge=spoj", "no judge is named 'spoj'; --judge=list shows the known judges"),
       refused("--operators=+! --form=precedence",
               "--operators with ^ or ! needs --form=parentheses"),
       refused("--operators=+^ --form=left-to-right",
               "--operators with ^ or ! needs --form=parentheses"),
       refused("--division=exact --operators=+-*",
               "--division says how / and ^ divide, and --operators has neither"),
       refused("--division=exact --target=1/2",
               "with --division=exact or truncating, --target must be an integer"),
       refused("--cards=four", kCardsAre + "'four'"),
       refused("--cards=9999999999", kCardsAre + "'9999999999'"),
       refused("--cards=8 1 2", kCardsAre + "'8'"),
       refused("--cards=four --words=Yes", kCardsAre + "'four'"),
       refused("--form=precedence -n8", kCardsAre + "'8'"),
       refused("--operators=+! -n7", kNotForFewer + "if --operators has ^ or !, not '7'"),
       refused("--judge=nyoj-1043 -t5",
               "each game gives its number of cards and its target; --cards and --target "
               "cannot change them"),
       refused("--judge=nyoj-1043 --input=eof",
               "with this judge, the number of games comes first; --input cannot change that"),
       refused("--input=games -n5",
               "each game gives its number of cards and its target; --cards and --target "
               "cannot change them"),
       refused("--input=games 1 2 3 4", "games are read from standard input, not from arguments"),
       refused("--judge=nyoj-1043 1 2 3 4",
               "games are read from standard input, not from arguments"),
       refused("--judge=nyoj-1043 --check",
               "--check reads a hand and an answer from each line, and no number of hands"),
       refused("--input=counted --check",
               "--check reads a hand and an answer from each line, and no number of hands"),
       refused("--input=eof 1 2 3 4", "--input is for standard input, not for cards as arguments"),
       refused("--limit=0", "--limit takes a number from 1 to 1000000000, not '0'"),
       refused("--limit=1000000001",
               "--limit takes a number from 1 to 1000000000, not '1000000001'"),
       refused("--jobs=0", "--jobs takes a number from 1 to 1000, not '0'"),
       refused("-j 1001", "--jobs takes a number from 1 to 1000, not '1001'"),
       refused("-jx", "--jobs takes a number from 1 to 1000, not 'x'"),
       refused("-j2-", "--jobs takes a number from 1 to 1000, not '2-'"),
       refused("--j", "option '--j' may be --judge, --jobs"),
       refused("--progress 5 5 5 1",
               "--progress is for standard input, not for cards as arguments")});
}

// The number of cards that are given is the number of cards of the hand, unless an option says one.
TEST(HandsOfAnyNumber, AreTakenFromTheArguments) {
  const auto hand_of = [](const std::string& cards) { return message("a hand of " + cards); };
  const std::string kNumber =
      "a hand has a number of cards from 1 to 7, or up to 8 with --ordered, ";
  expect_results(
      {Invocation{"-e 1 2 3 4 5", "", 0, "2*4+3*5+1\n", hand_of("5 cards")},
       answered("-n1 24", "", "YES\n"), refused("24", "a hand of 1 card needs -n 1"),
       refused("--values [5]", "a hand of 1 card needs -n 1"),
       refused("--ordered --check 24 24*1", "a hand of 1 card needs -n 1"),
       Invocation{"--ordered 1 2 3 4 5 6 7 8", "", 0, "YES\n", hand_of("8 cards")},
       answered("-n5 -c 0 0 0 0 24", "", "1\n"), answered("5,5,5,1", "", "YES\n"),
       answered("5; 5,5 1", "", "YES\n"), refused("5,x,5,1", bad_card("x")),
       answered({"--judge=uva-10344", "1 2 3 5 7"}, "", "Possible\n"),
       answered({"-n3", "-a", "--operators=-^", "--division=truncating", "-t0", "82 1 40"}, "",
                "40^(1-82)\t82^(1-40)\n"),
       refused("-n4 1 2 3 4 5", "a hand has 4 cards, not 5; -n 5 allows 5"),
       refused("--judge=uva-10344 1 2", "a hand has 5 cards, not 2; -n 2 allows 2"),
       refused({"-n4", "1 2 3 4 5 6 7 8"}, "a hand has 4 cards, not 8"),
       refused({"1 2 3 4 5 6 7 8"}, kNumber + "not '8'"), refused("[]", kNumber + "not '0'")});
}

TEST(EmptyArguments, AreWrong) {
  expect_results({refused({""}, bad_card("")), refused({"5", "5", "5", ""}, bad_card("")),
                  refused({"5", " ", "5", "1"}, bad_card(" ")),
                  refused({"-e", "", "5", "5", "5", "1"}, bad_card("")),
                  refused({"--check", "5", "5", "5", "", "NO"}, bad_card(""))});
}

TEST(GluedDigits, AreNoticed) {
  const auto note = [](const std::string& digits) {
    return "; if each digit is a card, write " + digits;
  };
  expect_results({refused("5551", "a hand of 1 card needs -n 1" + note("5 5 5 1")),
                  refused("--check 555 NO", "a hand of 1 card needs -n 1" + note("5 5 5")),
                  answered("-e -n1 4878", "", "NO\n"), answered("-e --cards=1 24", "", "24\n"),
                  Invocation{"487 8", "", 0, "NO\n", message("a hand of 2 cards")},
                  refused("487812", bad_card("487812") + note("4 8 7 8 1 2")),
                  refused("-n4 4878", "a hand has 4 cards, not 1" + note("4 8 7 8")),
                  refused("--judge=hdu-1427 4878", "a hand has 4 cards, not 1" + note("4 8 7 8")),
                  refused("123456789", bad_card("123456789"))});
}

TEST(Checks, TakeTheAnswerFromTheLastArgument) {
  expect_results(
      {answered("--check 5 5 5 1 5*(5-1/5)", "1 2 3 x", "YES\n"),
       answered({"--check", "5,5,5,1", " (5 - 1 ÷ 5) × 5 = 24. "}, "", "YES\n"),
       wrong({"--check", "5 5 5 1", "5*5-1"}, "NO\tleaves a 5 unused\n"),
       wrong({"--check", "5 5 5 1", "5*(5-1/5)\n=23"}, "NO\tmakes 24, not 23\n"),
       wrong({"--check", "5", "5", "5", "1", ""}, "NO\tno answer\n"),
       wrong("--check 5 5 5 1 no", "NO\tthere is one: 5*(5-1/5)\n"),
       answered({"--check", "--words=yes/no way", "1,1,1,1", "No way"}, "", "yes\n"),
       Invocation{"--check -t6 1 2 3 1+2+3", "", 0, "YES\n", message("a hand of 3 cards")},
       answered({"--check=Answer: {}", "5 5 5 1", "Answer: 5*(5-1/5)"}, "", "YES\n"),
       answered({"--check={}.", "--words=yes/no", "1 1 1 1", "None. That is so."}, "", "yes\n"),
       wrong({"--check=Answer: {}", "5 5 5 1", "5*(5-1/5)"},
             "NO\tno answer: \"Answer:\" does not occur\n"),
       wrong({"--check", "5 5 5 1", "Answer: 5*(5-1/5)"},
             "NO\tunreadable: at column 1: expected a card (0 to 9999, or A, J, Q, K, T) or "
             "'(', found \"Answer\"; --check='Answer: {}' reads the answer after the label\n"),
       refused("--check 5*(5-1/5)", "--check takes the cards of a hand, and after them the answer"),
       refused("--check -n4 5 5 1 5*5-1", "a hand has 4 cards, not 3; -n 3 allows 3")});
}

// Where a card stands in place of the answer, and with it the arguments are a hand.
TEST(Checks, MissTheAnswer) {
  const std::string missing =
      "the answer is missing; after the cards, --check takes an expression or NO";
  expect_results({refused("--check 5 5 5 1", missing), refused("--check={}. K,Q 10 a", missing),
                  refused({"--check", "5 5 5", " 1.0 "}, missing),
                  refused("-n3 --check 5 5 1", missing),
                  refused("--check --judge=uva-10344 1 2 3 5 7", missing),
                  wrong("--check -n3 4 6 1 24", "NO\tuses 24, the hand holds none\n"),
                  wrong("--check 5 5 5 1 1", "NO\tleaves three 5s unused\n"),
                  answered("--check --subsets 24 1 1 2 24", "", "YES\n")});
}

TEST(Checks, TakeATemplateWithOnePlace) {
  for (const char* const text :
       {"anywhere", "", "{}", "* {} _", "<{}<", "{} or {}", "Answer: { }"}) {
    const std::string option = std::string("--check=") + text;
    const std::string reason =
        "--check takes a template with {} where the answer stands, as in "
        "--check='Answer: {}', not '" +
        std::string(text) + "'";
    expect_results({refused({option}, reason), refused({option, "5 5 5 1", "NO"}, reason)});
  }
  expect_results(
      {answered("--check={}. --check", "5 5 5 1 5*(5-1/5)\n", "YES\n"),
       answered("--check --check={}.", "5 5 5 1 5*(5-1/5). 1\n", "YES\n"),
       answered("--input=games --echo --check={}.", "2 3 1 2 1+2. 3\n", "2 3 1 2 1+2. 3\tYES\n")});
}

TEST(Judges, MayHaveAQuestionThatATypedOneReplaces) {
  const std::string hand = "8 7 9 9\n";
  expect_results({answered("--judge=aoj-0041", hand + "4 4 4 4\n0 0 0 0\n", "9*(9-7)-8\n0\n"),
                  answered("--judge=aoj-0041 8 7 9 9", "", "9*(9-7)-8\n"),
                  answered("--judge=aoj-0041 --notation=equation", hand, "9*(9-7)-8=10\n"),
                  answered("--judge=aoj-0041 --nearest -t11", "4 4 4 4\n", "4+4+4-4=8\n"),
                  answered("--judge=aoj-0041 -c", hand, "1\n"),
                  answered("-c --judge=aoj-0041", hand, "1\n"),
                  answered("--judge=aoj-0041 --values=9..10", hand, "9\t10\n"),
                  answered("--judge=aoj-0041 --check", "8 7 9 9\t8+9-7\n4 4 4 4\t0\n",
                           "0\tleaves a 9 unused\nYES\n"),
                  answered("--judge=aoj-0041 --judge=leetcode-679", hand, "false\n"),
                  answered("--judge=kattis-24game", "4 24\n3 3 8 8\n", "8/(3-8/3)\n"),
                  answered("--judge=kattis-24game --count", "4 24\n3 3 8 8\n", "1\n")});
}

TEST(WordsAndNames, AreTakenAsPeopleWriteThem) {
  expect_results(
      {answered({"--words=YES/No answer!"}, "1 1 1 1\n5 5 5 1\n", "No answer!\nYES\n"),
       answered({"--words=Yes, it is/No", "--check"}, "5 5 5 1 5*(5-1/5)\n5 5 5 1 NO\n",
                "Yes, it is\nNo\tthere is one: 5*(5-1/5)\n"),
       answered({"--words=Y/No answer!", "--check"}, "1 1 1 1\tno answer!\n1 1 1 1 No\n", "Y\nY\n"),
       answered("--judge=HDU-1427 3 3 8 8", "", "No\n"),
       answered("--judge=LeetC 5 5 5 1", "", "true\n"),
       answered("--division=Exact --input=EOF", "3 3 8 8\n", "NO\n"),
       answered("--form=LEFT-to-right -n3 -t9", "1 2 3\n", "YES\n")});
}

TEST(Errors, TellWhatToDo) {
  const auto unknown = [](const std::string& option, const std::string& nearest) {
    return refused({option}, "unknown option '" + option + "'" +
                                 (nearest.empty() ? "" : "; the nearest is " + nearest));
  };
  expect_results({refused("-t=23", "write -t 23 or --target=23, not '-t=23'"),
                  refused("-en=\n", "write -n \\x0a or --cards=\\x0a, not '-n=\\x0a'"),
                  refused("-t =23", kTargetIs + "'=23'"),
                  refused("--target==23", kTargetIs + "'=23'"),
                  unknown("--expresion", "--expression"), unknown("--owrsd=a/b", "--words"),
                  unknown("--CHECK", "--check"), unknown("--colour", ""),
                  unknown("--" + std::string(1000, 'x'), ""),
                  unknown("--wards", "--cards"),  // and --words, which is as near
                  unknown("-E", "-e"), unknown("-v", "-V"),
                  refused("-all", "unknown option '-l'; the nearest is --all"),
                  refused("-t -l -all", "unknown option '-l'; the nearest is --all"),
                  refused("--limit", "option '--limit' needs a value"),
                  refused("--lim", "option '--limit' needs a value"),
                  failed("--input=counted", "3\n5 5 5 1\n", "YES\n",
                         "<stdin>:3:1: the input ends after 1 of 3 hands")});
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
  for (const auto& [input, reason] : inputs) {
    for (const char* const mode : {"--", "--input=eof", "--input=counted", "--input=games",
                                   "--input=counted --judge=nyoj-1043", "--input=lines",
                                   "--input=lines --echo", "--input=lines --header -e", "--check",
                                   "--check --input=lines", "--check --input=games"}) {
      expect_results({failed(mode, input, "", "<stdin>:1:1: " + reason)});
    }
  }
}

TEST(InputThatIsNotText, IsNotWhatOnlyBeginsLikeIt) {
  for (const std::string token :
       {"PK", "PK\3", "BZhx1AY&SY", "BZh", "BZh9", "BZh01AY&SY", "BZh91AY&S", "\3757zXZ"}) {
    SCOPED_TRACE(testing::PrintToString(token));
    const RunResult stream = run_program(TWENTYFOUR_PROGRAM, {}, token + "\n5 5 5 1\n");
    EXPECT_NE(stream.err.find("expected a card"), std::string::npos) << stream.err;
    const RunResult lines =
        run_program(TWENTYFOUR_PROGRAM, {"--input=lines"}, token + "\n5 5 5 1\n");
    EXPECT_TRUE(lines.out.starts_with("ERROR\texpected a card")) << lines.out;
    EXPECT_TRUE(lines.out.ends_with("\nYES\n")) << lines.out;
  }
  expect_results({failed("--input=lines", "5 5 5 1\nPK\3\4\n",
                         "YES\nERROR\t" + bad_card("PK\\x03\\x04") + "\n",
                         "<stdin>: 1 of 2 lines is bad; the first is line 2")});
}

// Values, subsets and the nearest value, in every mode of input.
TEST(Values, AreAskedForWithOtherOptions) {
  const std::string range =
      "--values takes A..B, two integers or fractions P/Q with A at most B, not ";
  const std::string one_target =
      "--values asks for all values of a hand; --target and --nearest ask for one";
  const std::string no_list =
      "--values can be given with --expression or --count, not with --all or --check";
  const std::string equations =
      "with --values and --nearest, --notation takes only equation and steps";
  const std::string hands = "1 1 1 1\n3 3 8 8\n";
  expect_results(
      {answered("--values 1 1 1 1", "", "-2\t-1\t-1/2\t0\t1/3\t1/2\t1\t3/2\t2\t3\t4\n"),
       answered("--values=1/3..3/2", "1 1 1 1\n", "1/3\t1/2\t1\t3/2\n"),
       answered("-e --values=3..9/2 --notation=equation", "1 1 1 1\n", "1*1+1+1=3\t1+1+1+1=4\n"),
       answered("-c --values", hands, "11\n269\n"),
       answered("-c --values=100..200", "1 1 1 1\n", "0\n"),
       answered("--values=-9..-3 --words=Yes/No", "1 1 1 1\n", "No\n"),
       answered("--values=3..3 --input=games", "2 99 1 2\n2 77 1 2\n3 3 1 1 1\n", "3\n3\n3\n"),
       failed("--values=0..9 --input=lines -n2", "[1, 2]\n1\n",
              "1/2\t1\t2\t3\nERROR\t1 of 2 cards\n",
              "<stdin>: 1 of 2 lines is bad; the first is line 2"),
       failed("--values --limit=3 -n2", "1 1\n1 2\n", "0\t1\t2\n",
              "<stdin>:2:1: hand 1 2: more than 3 values; --limit=N allows N"),
       answered("--values --judge=uva-10344", "1 1 1 1 1\n", "-3\t-2\t-1\t0\t1\t2\t3\t4\t5\n"),
       answered("-e --nearest", hands, "1+1+1+1=4\n8/(3-8/3)=24\n"),
       answered("-e --nearest -t5 -n2", "2 8\n2 2\n9 1\n", "8/2=4\n2+2=4\n9-1=8\n"),
       answered("-e --nearest --operators=/ -n2 0 0", "", "NO\n"),
       answered("-e --nearest -t999999999999999999 -n5", "9999 101 9999 9999 9999\n",
                "101*9999*9999*9999*9999=1009596060595960101\n"),
       answered("-e --nearest --target=-999999999999999999 -n6", "9999 102 9999 9999 1 9999\n",
                "9999*9999*9999*9999*(1-102)=-1009596060595960101\n"),
       answered("-e --nearest -t1/999999999999999999 -n6", "9999 101 9999 9999 1 9999\n",
                "1/101/9999/9999/9999/9999=1/1009596060595960101\n"),
       answered("-e --values --operators=+! -n1", "4\n", "4=4\t4!=24\n"),
       answered("-e --subsets -t6 6 6 6 1", "", "6\n"),
       answered("-e --subsets --division=exact -n3 -t3", "3 1 7\n", "3\n"),
       answered("-a --subsets -n3 -t6 2 3 6", "", "6\t2*3\t6/2+3\t2*(6-3)\n"),
       answered("--check --subsets",
                "1 2 3 4\t2*3*4\n1 2 3 4\t3+4\n1 2 3 4\t2*3*4=25\n5 5 5 6\t5\n1 2 3 4\tNO\n1 1 1 2 "
                "5*5-1\n",
                "YES\nNO\tmakes 7; leaves out a 1 and a 2\nNO\tmakes 24, not 25; leaves out a 1\n"
                "NO\tmakes 5; leaves out two 5s and a 6\nNO\tthere is one: 2*3*4\n"
                "NO\tuses 5 twice, the hand holds none\n"),
       answered("--check --subsets --ordered", "9 4 1 6 6*4\n9 4 1 6 4*6\n",
                "NO\tdoes not keep the cards in order; leaves out a 1 and a 9\nYES\n"),
       refused("--values=5", range + "'5'"),
       refused("--values=5..", range + "'5..'"),
       refused("--values=5..4", range + "'5..4'"),
       refused("--values=1..2..3", range + "'1..2..3'"),
       refused("--values -t24", one_target),
       refused("-e --values --nearest", one_target),
       refused("--values -a", no_list),
       refused("--check --values", no_list),
       answered("-e --nearest --notation=steps", hands,
                "1+1=2; 2+1=3; 3+1=4\n8/3=8/3; 3-(8/3)=1/3; 8/(1/3)=24\n"),
       answered("--notation=steps --values=3..9/2 -e", "1 1 1 1\n",
                "1*1=1; 1+1=2; 2+1=3\t1+1=2; 2+1=3; 3+1=4\n"),
       answered("-e --values=7..9 --subsets --notation=steps -n2", "8 1\n", "8-1=7\t8=8\t1+8=9\n"),
       refused("-e --nearest --notation=postfix", equations),
       refused("--notation=infix -e --values", equations),
       refused("-c --values --notation=equation",
               "--notation is for --expression, --all and --check"),
       refused("--nearest", "--nearest needs --expression"),
       refused("-c --nearest", "--nearest needs --expression")});
}

// A number that is negative or no integer stands in brackets.
TEST(Values, OfCountdownPassThroughPositiveIntegersOnly) {
  const auto has_others = [](const Arguments& subsets) {
    Arguments arguments = {"-e", "--notation=steps", "--division=exact", "--values=1..99999"};
    arguments.insert(arguments.end(), subsets.begin(), subsets.end());
    const std::string out =
        run_program(TWENTYFOUR_PROGRAM, arguments, "2 8 9 8\n6 1 7 1\n75 3 8 100\n").out;
    const auto has = [&](const char* text) { return out.find(text) != std::string::npos; };
    EXPECT_TRUE(has("8+9=17")) << out;
    return has("=0") || has("=-") || has("(");
  };
  EXPECT_FALSE(has_others({"--subsets"}));
  EXPECT_TRUE(has_others({}));  // 8-8=0; 9*0=0; 2-0=2
}

// Where a sum overflows before it is reduced.
TEST(Invocations, LargeNumbersThatFit) {
  expect_results({answered("-n7 --ordered --operators=-^ -t-2", "2 0 126 2 8 6063 6105\n", "YES\n"),
                  answered("--operators=-/^ -e --nearest -t-5583/5000", "4 25 26 27\n",
                           "(26/25)^27-4=-61985495839645218004012802119758764324/"
                           "55511151231257827021181583404541015625\n"),
                  answered("--operators=+-*/^ --check --input=games",
                           "7 -5/9 2 126 9 2 124 2 124\t(2^126/9-2^124)/2^124\n", "YES\n")});
}

TEST(Invocations, Judges) {
  expect_results(
      {answered("--judge=hdu-1427 3 3 8 8", "", "No\n"),
       answered("--judge=hdu-1427 --division=real 3 3 8 8", "", "Yes\n"),
       answered("--judge=leetcode 4 1 8 7", "", "true\n"),
       answered("-e --judge=hdu-1427 1 2 3 6", "", "1*3*(2+6)\n"),
       answered("--judge=hdu-1427 --judge=openj-bailian-2787", "3 3 8 8\n0 0 0 0\nx", "YES\n")});
}

// What a judge sets does not contradict an option that makes it useless, nor is an option refused
// that a judge makes useless.
TEST(Invocations, JudgesWithUselessSettings) {
  const std::string useless = "--division says how / and ^ divide, and --operators has neither";
  expect_results(
      {answered("--judge=hdu-1427 --operators=+-* 1 2 3 4", "", "Yes\n"),
       answered("--judge=hdu-1427 --operators=+- 1 2 3 4", "", "No\n"),
       answered("--judge=acgo-9695 --operators=+*", "1\n1 2 3 4\n", "Yes\n"),
       answered("--judge=uva-10344 --division=exact 1 2 3 5 7", "", "Possible\n"),
       answered("--judge=uva-10344 --division=truncating", "1 2 3 5 7\n0 0 0 0 0\n", "Possible\n"),
       refused("--judge=hdu-1427 --division=truncating --operators=+-*", useless),
       refused("--operators=+-* --division=exact", useless)});
}

TEST(UnknownJudges, AreRefusedWithTheListOfTheOthers) {
  const std::string list = "; --judge=list shows the known judges";
  const std::string file_alone =
      "luogu-p1236 has a file (solver/submissions/luogu-p1236.cpp) and no --judge" + list;
  expect_results({refused("--judge=hdu-1428", "no judge is named 'hdu-1428'" + list),
                  refused("--judge=bailian", "no judge is named 'bailian'" + list),
                  refused("--judge=luogu-p1236", file_alone), refused("--judge=Luogu", file_alone),
                  refused("--judge=luogu-p1237", "no judge is named 'luogu-p1237'" + list)});
}

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
  expect_results({answered("--judge=list 1 2 3 4", "", result.out),
                  answered("--judge=list --judge=hdu-1427", "", result.out)});
  // Whatever is out of the ordinary is in its line, and nothing else.
  EXPECT_NE(result.out.find("23 out of 5                    --cards=5 --target=23 "
                            "--form=left-to-right --operators=+-* --words=Possible/Impossible\n"),
            std::string::npos);
  EXPECT_NE(result.out.find("ACGO 9695                                 --input=counted "
                            "--division=exact --words=Yes/No\n"),
            std::string::npos);
}

TEST(EditsBetween, CountInsertionsDeletionsReplacementsAndExchanges) {
  const struct {
    const char* x;
    const char* y;
    std::size_t edits;
  } cases[] = {{"", "ab", 2},          {"limit", "limit", 0}, {"LIMIT", "limit", 0},
               {"liimt", "limit", 1},  {"lmiti", "limit", 2}, {"wards", "words", 1},
               {"judges", "judge", 1}, {"ca", "abc", 3},      {"kitten", "sitting", 3}};
  for (const auto& [x, y, edits] : cases) {
    EXPECT_EQ(edits_between(x, y), edits) << x << ", " << y;
    EXPECT_EQ(edits_between(y, x), edits) << y << ", " << x;
  }
}

TEST(HintAtNearest, NamesTheFirstOfTheNearestOfWhichHalfStays) {
  EXPECT_EQ(hint_at_nearest("abxy", {"abcd"}), "; the nearest is abcd");
  EXPECT_EQ(hint_at_nearest("axyz", {"abcd"}), "");
  EXPECT_EQ(hint_at_nearest("abxd", {"xbcx", "abcd", "abed"}), "; the nearest is abcd");
}

// A reason with another first word fails an assertion (wrong_answer.hpp).
TEST(Manual, HasTheFirstWordOfEachReason) {
  std::ifstream manual(TWENTYFOUR_TESTDATA "/../solver/command_line/twentyfour.1");
  std::string line;
  while (line != "The first word of a reason for NO is one of these, so that the reasons can be") {
    ASSERT_TRUE(std::getline(manual, line));
  }
  while (line != ".EX") ASSERT_TRUE(std::getline(manual, line));
  std::vector<std::string> words;
  while (std::getline(manual, line) && line != ".EE") words.push_back(split(line, " ").front());
  EXPECT_EQ(words, std::vector<std::string>(kFirstWords.begin(), kFirstWords.end()));
}

}  // namespace
}  // namespace twentyfour
