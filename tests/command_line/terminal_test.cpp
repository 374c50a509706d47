// The program at a terminal: it says what to type, and an error does not end the input.

#include "solver/command_line/terminal.hpp"

#include <array>
#include <cstddef>
#include <gtest/gtest.h>
#include <initializer_list>
#include <string>
#include <string_view>

#include "solver/input/query.hpp"
#include "tests/support/run_program.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

// The words of a command line: those between blanks, or one by one.
struct CommandLine : Arguments {
  CommandLine(const char* words) : Arguments(split(words, " ")) {}
  CommandLine(std::initializer_list<std::string> words) : Arguments(words) {}
};

std::string message(const std::string& reason) {
  return "twentyfour: " + reason + "\n";
}

std::string bad_card(const std::string& shown) {
  return "expected a card (0 to 9999, or A, J, Q, K, T), found \"" + shown + "\"";
}

constexpr const char* kEnd = "\x04";

std::string type(const std::string& cards, const std::string& sample,
                 const std::string& hint = " -e prints expressions;") {
  return "Type " + cards + " and press Enter, as in " + sample + "; type quit to stop." + hint +
         " --help lists all options.\n";
}

std::string wrong_number(const std::string& cards, const std::string& line,
                         const std::string& hint = "") {
  return message(cards + ", in '" + line + "'" + hint);
}

// Skips a test where there is no terminal to run it at.
class Terminals : public testing::Test {
 protected:
  void SetUp() override {
    if (!has_terminals()) GTEST_SKIP() << "this machine has no pseudo-terminals";
  }
};

void expect_invitation(const CommandLine& arguments, const std::string& input,
                       const std::string& invitation) {
  SCOPED_TRACE(testing::PrintToString(arguments));
  const RunResult result = run_program_at_terminal(TWENTYFOUR_PROGRAM, arguments, input);
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.err, invitation);
}

TEST_F(Terminals, AreToldWhatToType) {
  expect_invitation({}, kEnd, type("four cards", "5 5 5 1"));
  expect_invitation({}, "5 5 5 1\n0 0 0 0\n", type("four cards", "5 5 5 1"));
  for (const char* const arguments : {"-e", "-e --nearest", "-a", "-c", "--values"}) {
    expect_invitation(arguments, kEnd, type("four cards", "5 5 5 1", ""));
  }
  expect_invitation("-n5", "0 0 0 0 0\n", type("five cards", "5 5 5 5 1"));
  expect_invitation("-n1", "0\n", type("one card", "1"));
  expect_invitation("--input=eof", kEnd, type("four cards", "5 5 5 1"));
  expect_invitation(
      "--input=counted", "0\n",
      "Type the number of hands, then four cards for each; type quit to stop. --help lists all "
      "options.\n");
  expect_invitation(
      "--check", "0 0 0 0\n",
      "Type four cards and an expression (or NO) on each line; type 0 0 0 0 or quit to "
      "stop. --help lists all options.\n");
  expect_invitation(
      "--check --input=eof", kEnd,
      "Type four cards and an expression (or NO) on each line; type quit to stop. --help "
      "lists all options.\n");
  expect_invitation("--judge=nyoj-1043", "0\n",
                    "Type the number of games, then a number of cards, a target and the cards for "
                    "each; type quit to stop. --help lists all options.\n");
  expect_invitation("--input=lines", kEnd,
                    "Type four cards on each line; type quit to stop. --help lists all options.\n");
  expect_invitation(
      "--input=games", kEnd,
      "Type a number of cards, a target and the cards on each line; type quit to stop. "
      "--help lists all options.\n");
  expect_invitation("--input=games --check", kEnd,
                    "Type a number of cards, a target, the cards and an expression (or NO) on "
                    "each line; type quit to stop. --help lists all options.\n");
  expect_invitation("5 5 5 1", "", "");
  expect_invitation("--version", "", "");
}

TEST_F(Terminals, AloneAreInvited) {
  const std::string hands = "5 5 5 1\n0 0 0 0\n";
  const RunResult without_errors = run_program_at_terminal(TWENTYFOUR_PROGRAM, {}, hands, false);
  EXPECT_EQ(without_errors.out, "YES\n");
  EXPECT_EQ(without_errors.err, "");
  const RunResult from_pipe = run_program_with_errors_to_terminal(TWENTYFOUR_PROGRAM, {}, hands);
  EXPECT_EQ(from_pipe.out, "YES\n");
  EXPECT_EQ(from_pipe.err, "");
}

void expect_typed(const CommandLine& arguments, const std::string& input, const std::string& out,
                  const std::string& err = "", int status = 0) {
  SCOPED_TRACE(testing::PrintToString(arguments) + " < " + testing::PrintToString(input));
  const RunResult result = run_program_at_terminal(TWENTYFOUR_PROGRAM, arguments, input, false);
  EXPECT_EQ(result.status, status);
  EXPECT_EQ(result.out, out);
  EXPECT_EQ(result.err, err);
}

TEST_F(Terminals, ContinueAfterErrors) {
  expect_typed({}, "5 5 5 1\n1 1 4 2\n0 0 0 0\n", "YES\nNO\n");
  expect_typed({}, "5,5,5,1\n1，1、4;2\n1,1,4\n\x04", "YES\nNO\n",
               wrong_number("3 cards, expected 4", "1,1,4"));
  expect_typed("--input=lines --echo", "5 5 5 1\n\x04", "",
               "twentyfour: --echo is for files and pipes, not for what is typed\n", 2);
  // A line is a hand.
  expect_typed({}, "5 5 5\n\n \t1 1 4 2 \n 1 1 1 1 1 1 1 1\n5 5 5 1\n\x04", "NO\nYES\n",
               wrong_number("3 cards, expected 4", "5 5 5") +
                   wrong_number("8 cards, expected 4", "1 1 1 1 1 1 1 1"));
  expect_typed({}, "5 5 5 1 1 x 3 4 3 3 8 8\n1 1 4 2\n0 0 0 0\n", "NO\n", message(bad_card("x")));
  expect_typed({}, "5 5\n5 10000 1\n1 1 4 2\n\x04", "NO\n",
               wrong_number("2 cards, expected 4", "5 5") + message(bad_card("10000")));
  expect_typed({}, "5 5 5 1 0 0 0 0\n0 0 0 0\n1\n", "",
               wrong_number("8 cards, expected 4", "5 5 5 1 0 0 0 0"));
  expect_typed("--input=eof", "0 0 0 0\n0 0 0\n\x04", "NO\n",
               wrong_number("3 cards, expected 4", "0 0 0"));
  expect_typed("--input=counted", "2\n5 5\n5 1\nquit\n", "YES\n",
               "twentyfour: <stdin>:4:1: the input ends after 1 of 2 hands\n", 1);
  // A word ends what is typed, in every mode.
  expect_typed({}, "5 5 5 1\nquit\n1 1 4 2\n", "YES\n");
  expect_typed("--input=eof -n2 -t2", "1 2\n EXIT\t\n1 1\n", "YES\n");
  expect_typed("--check", "5 5 5 1 NO\nexit\nx\n", "NO\tthere is one: 5*(5-1/5)\n");
  expect_typed({}, "quits\n5 5 quit\nquit\n", "",
               message(bad_card("quits")) + message(bad_card("quit")));
  expect_typed({}, "x\n\ny 5 5 5\n\n5 5 5 1\n\x04", "YES\n",
               message(bad_card("x")) + message(bad_card("y")));
  expect_typed({}, std::string(30, '7') + " 1\n5 5 5 1\n\x04", "YES\n",
               message(bad_card(std::string(24, '7') + "...")));
  expect_typed({}, "0 0 0 0 x\n1 2 y\n", "");
  expect_typed({}, "5 5 5 1\n1 2\n\x04", "YES\n", wrong_number("2 cards, expected 4", "1 2"));
  expect_typed({}, "5 5\x04\x04", "", wrong_number("2 cards, expected 4", "5 5"));
  // Ctrl-D after a text passes it on, and a second one ends the input.
  expect_typed({}, "5 5 5 1\x04\x04", "YES\n");
  expect_typed({}, "5 5 5 x\x04\x04", "", message(bad_card("x")));
  expect_typed({}, std::string(30, '7') + "\x04 5 5 5 1\n1 1 4 2\n\x04", "NO\n",
               message(bad_card(std::string(24, '7') + "...")));
  expect_typed("--words=Yes/No --division=exact", "5 5 5 1\n1 -2\n1 2 3 4\n\x04", "No\nYes\n",
               message(bad_card("-2")));
  expect_typed("--words=ERRORLESS/NO", "5 5 5 1\n1 2 x 4\n\x04", "ERRORLESS\n",
               message(bad_card("x")));
  expect_typed("-e -n3", "1 2 y\n1 4 6\n0 0 0\n", "1*4*6\n", message(bad_card("y")));
  expect_typed("--input=counted", "x\n2 1 2 y\n3 3 8 8\n1 1 1 1\n", "YES\nNO\n",
               "twentyfour: expected the number of hands, found \"x\"\n" + message(bad_card("y")));
  expect_typed("--input=counted", "1\n5 5 5 1\x04\x04", "YES\n");
  expect_typed("--input=counted", "2\n1 2\ny 3 \x04 4\n3 3 8 8\n1 1 1 1\n", "YES\nNO\n",
               message(bad_card("y")));
  expect_typed("--judge=nyoj-1043", "2 x\n9 24\n4 24 1 2 3 4\n2 24 1 y\n1 3 3\n", "Yes\nYes\n",
               "twentyfour: expected the number of cards and the target of a game, found \"x\"\n"
               "twentyfour: expected a game of 1 to 7 cards, found one of 9\n" +
                   message(bad_card("y")));
  expect_typed("--check", "1 2 3 x\n1 2 3 4 1*2*3*4\n0 0 0 0\n",
               "ERROR\texpected a card (0 to 9999, or A, J, Q, K, T), found \"x\"\nYES\n");
  expect_typed("--input=lines", "1 2 3\n0 0 0 0\n\x04", "ERROR\t3 of 4 cards\nNO\n");
  // A game's number of cards may end a line.
  expect_typed("--judge=nyoj-1043", "1\n9 24\n3 24 1 4 6\n", "Yes\n",
               "twentyfour: expected a game of 1 to 7 cards, found one of 9\n");
  // The next line begins a game.
  expect_typed("--judge=nyoj-1043", "1\n9 24\nx\n3 24 1 4 6\n", "Yes\n",
               "twentyfour: expected a game of 1 to 7 cards, found one of 9\n"
               "twentyfour: expected the number of cards and the target of a game, found \"x\"\n");
}

TEST_F(Terminals, TakeWhatALineTakes) {
  expect_typed({},
               "[5,5,5,1]\n5.0 5.0 5.0 1.0\n\"5\",\"5\",\"5\",\"1\"\n"
               "\uff15 \uff15\u3000\uff15 \uff11\n# c\n\xef\xbb\xbf"
               "5 5 5 1\n\x04",
               "YES\nYES\nYES\nYES\nYES\n");
  expect_typed("-c", "[0,0,0,0]\n1 2 3 4\n", "");
  expect_typed(
      {}, "5,,5,1\n4878\n[5 5 5 1\n\x04", "",
      message("expected a card (0 to 9999, or A, J, Q, K, T), found an empty field") +
          wrong_number("1 card, expected 4", "4878", "; if each digit is a card, write 4 8 7 8") +
          message("expected ] after the cards"));
  expect_typed("--input=games", "2 3 1 2\n3 24 1 4\n1 24 24 1\n 1 7/2 3\nquit\n", "YES\nNO\n",
               message("2 of 3 cards; it begins with the number of cards, 3, and the target, 24") +
                   message("expected nothing after the hand, found \"1\""));
}

TEST_F(Terminals, ContinueAfterTooManyExpressions) {
  const auto too_many = [](const std::string& things) {
    return message("more than " + things + "; --limit=N allows N");
  };
  const std::string hands = "1 2 3 4\n5 5 5 1\n4 3 2 1\n\x04";
  expect_typed("-a --limit=1", hands, "5*(5-1/5)\n",
               too_many("1 expression") + too_many("1 expression"));
  expect_typed("-c --limit=1", hands, "1\n", too_many("1 expression") + too_many("1 expression"));
  expect_typed("-n2 --values --limit=3", "1 2\n1 1\n\x04", "0\t1\t2\n", too_many("3 values"));
  expect_typed("-n7 --values --limit=1000", "1 2 3 4 5 6 7\n\x04", "", too_many("1000 values"));
  expect_typed("--input=counted -a --limit=1", "2\n1 2\n3 4\n5 5 5 1\n", "5*(5-1/5)\n",
               too_many("1 expression"));
  expect_typed("--input=games -a --limit=1", "4 24 1 2 3 4\n2 3 1 2\n\x04", "1+2\n",
               too_many("1 expression"));
}

TEST_F(Terminals, ExplainWhatCanBeTyped) {
  const std::string invitation = type("four cards", "5 5 5 1");
  expect_typed({}, "help\n5 5 5 1\n ?\n HELP \nhelp me\n\x04", "YES\n",
               invitation + invitation + invitation + message(bad_card("help")));
  expect_typed(
      "--check", "?\n0 0 0 0\n", "",
      "Type four cards and an expression (or NO) on each line; type 0 0 0 0 or quit to stop. "
      "--help lists all options.\n");
  expect_typed(
      "--input=counted", "help\n1\n5 5\n?\n5 1\n", "YES\n",
      "Type the number of hands, then four cards for each; type quit to stop. --help lists all "
      "options.\nType the number of hands, then four cards for each; type quit to stop. --help "
      "lists all options.\n");
}

TEST_F(Terminals, SayWhatToTypeInstead) {
  expect_typed(
      {}, "5551\nq\nQ 1 2 3\n Q \n5 5 5 1\n\x04", "YES\nYES\n",
      wrong_number("1 card, expected 4", "5551", "; if each digit is a card, write 5 5 5 1") +
          wrong_number("1 card, expected 4", "q", "; type quit to stop") +
          wrong_number("1 card, expected 4", "Q", "; type quit to stop"));
  expect_typed("-n1 -t12", "q\n5551\n\x04", "YES\nNO\n");
  const std::string options = "options are for the command line: type quit, then twentyfour ";
  expect_typed({}, "-e 5 5 5 1\n -1 2 3 4\n-\n5 5 5 1\n\x04", "YES\n",
               message(options + "-e 5 5 5 1") + message(bad_card("-1")) + message(bad_card("-")));
  expect_typed("--input=counted", "1\n-e\n5 5\n --check=anywhere \n5 1\n", "YES\n",
               message(options + "-e") + message(options + "--check=anywhere"));
  expect_typed("--check", "--\n5 5 5 1 -e\x04\n\x04",
               "NO\tunreadable: at column 1: a leading minus is not allowed\n",
               message(options + "--"));
}

TEST_F(Terminals, TakeNoControlKeysForCards) {
  const std::string no_cards =
      message("arrow keys and other control keys have no effect; type the line again");
  for (const char* const mode :
       {"--input=sentinel", "--input=lines", "--check", "--input=counted"}) {
    expect_typed(mode, "\x1b[A\n5 5\x1b[D 5 1\nquit\n", "",
                 no_cards + no_cards +
                     (mode == std::string("--input=counted")
                          ? message("<stdin>:1:1: the number of hands is missing")
                          : ""),
                 mode == std::string("--input=counted") ? 1 : 0);
  }
}

// Answers and errors come in the order of the hands.
TEST_F(Terminals, GetAnswersAndErrorsInOrder) {
  const RunResult result = run_program_at_terminal(
      "/bin/sh", {"-c", "exec \"$0\" 2>&1", TWENTYFOUR_PROGRAM}, "5 5 5 1\nx\n1 1 4 2\n\x04");
  EXPECT_EQ(result.out, "YES\n" + message(bad_card("x")) + "NO\n");
  EXPECT_EQ(result.status, 0);
}

// A terminal that delivers a text, and then fails.
struct BrokenTerminal : Streams {
  std::ptrdiff_t read(char* to, std::size_t room) override {
    if (text.empty()) return -1;
    const std::size_t size = text.copy(to, room);
    text.remove_prefix(size);
    return static_cast<std::ptrdiff_t>(size);
  }

  bool write(const char*, std::size_t) override { return false; }

  std::string_view text = "5 5 5 1\n1 1";
};

TEST(BrokenTerminals, FailAfterWhatTheyHave) {
  BrokenTerminal terminal;
  const Query query;
  TerminalStreams streams(terminal, query);
  std::array<char, 64> bytes{};
  EXPECT_EQ(streams.read(bytes.data(), bytes.size()), 11);
  EXPECT_EQ(std::string_view(bytes.data(), 11), "5 5 5 1\n1 1");
  EXPECT_EQ(streams.read(bytes.data(), bytes.size()), -1);
  EXPECT_FALSE(streams.write("YES\n", 4));
  const std::string_view answer_and_error = "YES\nERROR\tx\nNO\n";
  EXPECT_FALSE(streams.write(answer_and_error.data(), answer_and_error.size()));
}

}  // namespace
}  // namespace twentyfour
