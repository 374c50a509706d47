// The loops of --expression and its like, in memory: nothing depends on how the input is cut.

#include "solver/answering/loops.hpp"

#include <cstddef>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <utility>

#include "tests/support/memory_streams.hpp"
#include "tests/support/repeated.hpp"

namespace twentyfour {
namespace {

// However the input is cut.
void expect_answered(const Run& run, std::string_view input, const Judged& expected) {
  int cuts = 0;
  for_each_cut(input.size(), [&](const Cuts& cut) {
    EXPECT_EQ(answered(run, input, cut), expected) << "cut " << cuts++;
  });
}

TEST(AnsweringLoop, AnswersHandsInAnyLayout) {
  expect_answered({Question::kOne}, "5 5 5 1\n1 2\t3\r\n4 1 1 1\v1 1 1 1 1\n0 0 0 0 1 x",
                  {"5*(5-1/5)\n1*2*3*4\nNO\nNO\n"});
  expect_answered({Question::kAll}, "3 3 8 8 1 2 3 4",
                  {"8/(3-8/3)\n1*2*3*4\t4*(1+2+3)\t(1+3)*(2+4)\n"});
  expect_answered({.asked = Question::kCount, .cards = 2, .target = Rational(3)},
                  "1 2\n2 1\n4 4\n0 0\n", {"1\n1\n0\n"});
}

TEST(AnsweringLoop, EndsAtTheFirstError) {
  expect_answered({Question::kOne}, "5 5 5 1\n1 2 y 4\n1 2 3 4",
                  {"5*(5-1/5)\n", Outcome::kBadCard, "2:5: y"});
  expect_answered({Question::kSolvable, 5}, "1 2 3 4 5\n1 2 3 4\n",
                  {"YES\n", Outcome::kShortHand, "2:1: 4"});
}

TEST(AnsweringLoop, EndsAtALongTokenAmongCountedHands) {
  const std::string token(40, '7');
  for (const Question asked : {Question::kSolvable, Question::kOne}) {
    const twentyfour::Run run = {
        .asked = asked, .framing = Framing::kCounted, .kernel = &best_kernel()};
    expect_answered(run, "2 1 1 1 1\n5 5 5 " + token,
                    {"NO\n", Outcome::kBadCard, "2:7: " + token.substr(0, 25)});
  }
}

// Kernels write no such words.
TEST(AnsweringLoop, AnswersInLongWords) {
  twentyfour::Run run = {.kernel = &best_kernel()};
  const std::string lengthy(30, 'w');
  for (const Words& words : {Words{lengthy, "n"}, Words{"y", lengthy}}) {
    run.words = words;
    expect_answered(run, "5 5 5 1\n1 1 1 1\n", {words.yes + "\n" + words.no + "\n"});
  }
}

TEST(AnsweringLoop, OrdersOfOrderedCardsAreDifferentHands) {
  twentyfour::Run run = {.asked = Question::kOne, .cards = 3, .target = Rational(7)};
  run.rules.ordered = true;
  expect_answered(run, "1 2 3\n3 1 2\n2 1 3\n1 2 3\n2 3 1\n", {"1+2*3\nNO\nNO\n1+2*3\n2*3+1\n"});
}

TEST(AnsweringLoop, WritesALongOutputInParts) {
  EXPECT_TRUE(answered({Question::kOne}, repeated("1 2 3 4\n", 50'000)).output ==
              repeated("1*2*3*4\n", 50'000));
}

const std::string kBadZ = "ERROR\texpected a card (0 to 9999, or A, J, Q, K, T), found \"z\"\n";

TEST(CheckingLoop, ChecksLineByLine) {
  expect_answered({Question::kCheck},
                  "1 2 3 4\t1*2*3*4\n 1 2 3 4  (1 + 2 + 3)*4 \r\n\n1 2 3 4 NO\n1 1 1 1 NO\n"
                  "1 2 3 4\n5 5 5 1 5*(5-1/5)",
                  {"YES\nYES\n\nNO\tthere is one: 1*2*3*4\nYES\nNO\tno answer\nYES\n"});
}

TEST(CheckingLoop, TheAnswerNoIsRemembered) {
  expect_answered({Question::kCheck},
                  "1 2 3 4 NO\n4 3 2 1 no\n4 3 2 1 NO\n1 1 1 1 NO\n1 1 1 1 NO\n",
                  {"NO\tthere is one: 1*2*3*4\n"
                   "NO\tthere is one: 1*2*3*4\n"
                   "NO\tthere is one: 1*2*3*4\nYES\nYES\n"});
}

TEST(CheckingLoop, GoesOnAfterABadHand) {
  expect_answered(
      {Question::kCheck}, "1 2 3 4 1*2*3*4\n1 2 z 4 NO\n  1 2\n1 2 3 4 1*2*3*4",
      {"YES\n" + kBadZ + "ERROR\t2 of 4 cards\nYES\n", Outcome::kEnd, "2 of 4, from 2"});
}

// The first separator says whether a tab may stand between cards.
TEST(CheckingLoop, ATabEndsAHandWithTooFewCards) {
  expect_answered({Question::kCheck},
                  "5 5 5\t1\n5,5\t5 1\n5 \t5 5 1\n5\t5\t5 1\t5*(5-1/5)\n5 5 5 1\t5*(5-1/5)\n"
                  "5 5 5 1 5*\t(5-1/5)\n",
                  {"ERROR\t3 of 4 cards\nERROR\t2 of 4 cards\nERROR\t1 of 4 cards\nYES\nYES\nYES\n",
                   Outcome::kEnd, "3 of 6, from 1"});
}

TEST(CheckingLoop, EndsAtALineOfZeros) {
  expect_answered({Question::kCheck}, "1 2 3 4 1*2*3*4\n0 0 0 0\t\nx", {"YES\n"});
  expect_answered({Question::kCheck}, "0 0 0 0 NO\n", {"YES\n"});
}

TEST(CheckingLoop, TakesZerosForAHandWhereTheyAreNoSentinel) {
  const Judged judged =
      answered({.asked = Question::kCheck, .framing = Framing::kEof}, "0 0 0 0\n0 0 0 0 NO\n");
  EXPECT_EQ(judged.ending, Outcome::kEnd);
  EXPECT_EQ(judged.output, "NO\tno answer\nYES\n");
}

TEST(CheckingLoop, HostileLines) {
  const std::string brackets = "1 2 3 4 " + std::string(100'000, '(');
  EXPECT_EQ(answered({Question::kCheck}, brackets, in_one_piece).output,
            "NO\tunreadable: at column 101: expected at most 100 open brackets, found \"(\"\n");
  const std::string longest = "1 2 3 4 " + std::string((1 << 20) - 8, '1');
  EXPECT_EQ(answered({Question::kCheck}, longest + "\n" + longest + "1\n1"),
            (Judged{"NO\tunreadable: at column 1: expected a card from 0 to 9999, found \"" +
                        std::string(24, '1') +
                        "...\"\n"
                        "ERROR\ta line longer than 1 MiB\nERROR\t1 of 4 cards\n",
                    Outcome::kEnd, "2 of 3, from 2"}));
}

twentyfour::Run lines_run(Question asked = Question::kSolvable) {
  return {.asked = asked, .framing = Framing::kEof, .has_lines = true, .kernel = &best_kernel()};
}

TEST(Lines, EachHasALine) {
  const std::string_view input =
      "\xef\xbb\xbf 5 5 5 1\r\n# c\n\n0 0 0 0\n1,1;4\t2\n[3, 3, 8, 8],\n1 2 3\n1000 1 1 1";
  expect_answered(
      lines_run(), input,
      {"YES\n\n\nNO\nNO\nYES\nERROR\t3 of 4 cards\nNO\n", Outcome::kEnd, "1 of 8, from 7"});
  expect_answered(lines_run(Question::kCount), input,
                  {"1\n\n\n0\n0\n1\nERROR\t3 of 4 cards\n0\n", Outcome::kEnd, "1 of 8, from 7"});
}

// A kernel reads the regular ones.
TEST(Lines, ThatAreCutAnywhereAreTheSame) {
  const std::string lines = repeated("5,5,5,1\r\n", 9) + repeated("10 10 4 4\n", 9);
  const std::string yes = repeated("YES\n", 9);
  expect_answered(lines_run(), lines + "1 1 4\n" + lines + "\n" + lines,
                  {yes + yes + "ERROR\t3 of 4 cards\n" + yes + yes + "\n" + yes + yes,
                   Outcome::kEnd, "1 of 56, from 19"});
}

TEST(CheckingLoop, TakesTooFewZerosForABadLine) {
  expect_answered({Question::kCheck}, "0 0 0\n0 0 0 0\n1\n",
                  {"ERROR\t3 of 4 cards\n", Outcome::kEnd, "1 of 1, from 1"});
}

// The word ERROR itself is refused by the command line.
TEST(CheckingLoop, CountsNoAnswerThatOnlyLooksLikeAnError) {
  twentyfour::Run run = {.asked = Question::kCheck};
  run.words.no = "ERROR2";
  const std::string one = "ERROR2\tthere is one: 1*2*3*4\n";
  expect_answered(run, "1 2 3 4 1+2+3+4\n1 2 3 4 NO\n4 3 2 1 NO\n1 2 3 4 ERRORS\n",
                  {"ERROR2\tmakes 10\n" + one + one +
                   "ERROR2\tunreadable: at column 1: expected a card (0 to 9999, or A, J, Q, K, T) "
                   "or '(', found \"ERRORS\"\n"});
}

TEST(Lines, HaveTheTargetOfTheRun) {
  twentyfour::Run run = lines_run();
  run.target = Rational(23);
  expect_answered(run, "5 5 5 1\n[1,2,3,4]\n", {"NO\nYES\n"});
}

TEST(Lines, ABadOneHasItsReason) {
  const auto reason_of_line = [](std::string_view line) {
    const std::string output = answered(lines_run(), line).output;
    EXPECT_TRUE(output.starts_with("ERROR\t") && output.ends_with('\n')) << output;
    return output.substr(6, output.size() - 7);
  };
  const std::string card = "expected a card (0 to 9999, or A, J, Q, K, T), found ";
  EXPECT_EQ(reason_of_line("1 2 3 4 5"), "5 of 4 cards");
  EXPECT_EQ(reason_of_line("1 2 3 4 5 6 7 8 9 1"), "10 of 4 cards");
  EXPECT_EQ(reason_of_line("[]"), "0 of 4 cards");
  EXPECT_EQ(reason_of_line("1 2 3 10000"), card + "\"10000\"");
  EXPECT_EQ(reason_of_line("1 2 3 4."), card + "\"4.\"");
  EXPECT_EQ(reason_of_line("1 2 3 -4"), card + "\"-4\"");
  EXPECT_EQ(reason_of_line("[1 2 3 4)"), card + "\"4)\"");
  EXPECT_EQ(reason_of_line("[[1 2 3 4]]"), card + "\"[1\"");
  EXPECT_EQ(reason_of_line("{1 2 3 4"), "expected } after the cards");
  EXPECT_EQ(reason_of_line("(1 2 3 4)5"), "expected nothing after the hand, found \"5\"");
  EXPECT_EQ(reason_of_line({"1 2 3 \0", 7}), card + "\"\\x00\"");
  EXPECT_EQ(reason_of_line(std::string((1 << 20) + 1, ' ')), "a line longer than 1 MiB");
}

TEST(Lines, WithMoreExpressionsThanTheLimitAreBad) {
  twentyfour::Run run = lines_run(Question::kCount);
  run.limit = 2;
  const std::string too_many = "ERROR\tmore than 2 expressions; --limit=N allows N\n";
  expect_answered(run, "5 5 5 1\n1 2 3 4\n4 3 2 1\n1 1 1 1\n",
                  {"1\n" + too_many + too_many + "0\n", Outcome::kEnd, "2 of 4, from 2"});
  run.asked = Question::kOne;
  expect_answered(run, "1 2 3 4\n", {"1*2*3*4\n"});
}

TEST(Lines, MayHaveAnAnswerAfterATab) {
  twentyfour::Run run = lines_run(Question::kCheck);
  expect_answered(run,
                  "5,5,5,1\t5*(5-1/5)\n[5 5 5 1]5*(5-1/5)\n5;5;5;1 5*(5-1/5)\n0 0 0 0\n"
                  "5,5,5,1,5*(5-1/5)\n5\t5 5\t1 5*(5-1/5)\n",
                  {"YES\nYES\nYES\nNO\tno answer\nYES\nYES\n"});
  expect_answered(
      run, "5,5,5\t1*(5-1/5)\n5,5,5,1 7\t5*(5-1/5)\n[5 5 5 1\t5\n5,x\t5\n",
      {"ERROR\t3 of 4 cards\nERROR\t5 of 4 cards; if a column is not a card, the manual has a "
       "recipe\nERROR\texpected ] after the cards\n"
       "ERROR\texpected a card (0 to 9999, or A, J, Q, K, T), found \"x\"\n",
       Outcome::kEnd, "4 of 4, from 1"});
}

twentyfour::Run games_run(Framing framing = Framing::kCounted) {
  return {.framing = framing, .has_games = true, .kernel = &best_kernel()};
}

void expect_played(std::string_view input, const Judged& expected) {
  expect_answered(games_run(), input, expected);
}

TEST(Games, EachHasItsSizeAndTarget) {
  expect_played("3\n4 24\n3 3 8 8\n1 5 5 2 7 8 9\nwhat follows", {"YES\nYES\nNO\n"});
  expect_played("1 1 0 0", {"YES\n"});
  expect_played("0\n1 1 1", {""});
  expect_played("2 2 8 5 3 2 9 5 3", {"YES\nNO\n"});
}

TEST(Games, WithTheSameCardsMayDifferInTheirTarget) {
  expect_played("6\n2 8 5 3\n2 9 5 3\n2 8 3 5\n2 9 3 5\n1 0 0\n2 0 0 0\n",
                {"YES\nNO\nYES\nNO\nYES\nYES\n"});
}

// Any that --target takes, and the letters that are cards.
TEST(Games, HaveTargetsOfAnyKind) {
  const std::string_view input =
      "9 2 -1 1 2 1 K 13 2 1/2 1 2 2 -8/16 1 2 1 123456789012345678 5 1 -123456789012345678 5\n"
      "1 -111111111111111111/111111111111111111 1 1 000000000000000000000000000000000000000013 13\n"
      "4 -15 5 5 5 0";
  expect_played(input, {"YES\nYES\nYES\nNO\nNO\nNO\nNO\nYES\nYES\n"});
  const std::string_view bad[] = {"1/0", "-",   "1/2/3", "--1", "1234567890123456789",
                                  "x",   "0x9", "1.5"};
  for (const std::string_view target : bad) {
    const std::string text = "2 1 -1 1 2 " + std::string(target) + " 1 2";
    expect_played(text, {"NO\n", Outcome::kBadCard, "1:12: " + std::string(target)});
  }
  // One that is longer than any target is refused before it ends.
  const std::string long_one(50, '-');
  expect_played("1 1 " + long_one, {"", Outcome::kBadCard, "1:5: " + long_one.substr(0, 25)});
}

TEST(Games, HaveIntegersForTargetsWhereNumbersAreIntegers) {
  for (const Division division : {Division::kExact, Division::kTruncating}) {
    twentyfour::Run run = games_run(Framing::kEof);
    run.rules.division = division;
    EXPECT_EQ(answered(run, "2 -4/2 1 3 2 1/2 1 2"),
              (Judged{"YES\n", Outcome::kBadCard, "1:14: 1/2"}));
    run.asked = Question::kCheck;
    EXPECT_EQ(answered(run, "2 -4/2 1 3 1-3\n2 1/2 1 2 NO\n").output,
              "YES\nERROR\texpected the number of cards and the target of a game, found \"1/2\"\n");
  }
}

// In whatever block it begins, and not as the search had it.
TEST(AnsweringLoop, NamesTheHandWithTooManyExpressions) {
  const struct {
    bool has_games;
    std::string_view input;
  } cases[] = {{false, "\n5 5 5 1 1 1\n 1 1\n 6 2 4\n1 1 2 4 6"},
               {true, "4 24 5 5 5 1 1 24 1\n 4 24\n 6 2 4\n1 4 24 2 4 6 1"}};
  for (const auto& [has_games, input] : cases) {
    const twentyfour::Run run = {
        .asked = Question::kAll, .limit = 1, .framing = Framing::kEof, .has_games = has_games};
    for (std::size_t cut = 1; cut <= input.size(); ++cut) {
      MemoryStreams streams(input, [cut] { return cut; });
      try {
        answered(run, streams);
        ADD_FAILURE() << cut;
      } catch (const TooManyExpressions& error) {
        EXPECT_EQ(error.deal, Deal({6, 2, 4, 1})) << cut;
      }
      EXPECT_EQ(streams.output(), "5*(5-1/5)\nNO\n") << cut;
    }
  }
}

TEST(Games, MayBeTooFew) {
  expect_played("3 1 5 5 1 5 4 ", {"YES\nNO\n", Outcome::kFewHands});
  expect_played(" \n", {"", Outcome::kFewHands});
  expect_played("2 1 5 5 4", {"YES\n", Outcome::kShortHand, "1:9: 1"});
  expect_played("2 1 5 5 4 24 1 2", {"YES\n", Outcome::kShortHand, "1:14: 2"});
}

TEST(Games, MayEndWithTheInput) {
  const auto expect_games = [](std::string_view input, const Judged& expected) {
    expect_answered(games_run(Framing::kEof), input, expected);
  };
  expect_games("4 24\n3 3 8 8\n1 5 5 2 7 8 9", {"YES\nYES\nNO\n"});
  expect_games(" \n", {""});
  expect_games("1 0 0 4 24 0 0 0 0 1 5 5", {"YES\nNO\nYES\n"});
  expect_games("1 5 5 1 ", {"YES\n", Outcome::kShortHand, "1:7: 1"});
  expect_games("1 5 5 4 24", {"YES\n", Outcome::kShortHand, "1:11: 0"});
  expect_games("1 5 5 4 24 1 2", {"YES\n", Outcome::kShortHand, "1:12: 2"});
  expect_games("1 5 5 0 24 1", {"YES\n", Outcome::kBadCard, "1:7: "});
}

TEST(Games, AreCheckedLineByLine) {
  const std::string_view input =
      "4 24 5 5 5 1 5*(5-1/5)\n3 6 1 2 3 1+2+3=6\n\n3 7 1 2 3 1+2+3\n4 24 1 1 1 1 NO\n"
      "2 3 1 2 NO\n1 9\n1\n9 24 1\n2 24 4 x\n2 24 4 6 6*4";
  const Judged expected = {
      "YES\nYES\n\nNO\tmakes 6\nYES\nNO\tthere is one: 1+2\nERROR\t0 of 1 cards\n"
      "ERROR\tthe game has no target\nERROR\texpected a game of 1 to 8 cards, found one of 9\n"
      "ERROR\texpected a card (0 to 9999, or A, J, Q, K, T), found \"x\"\nYES\n",
      Outcome::kEnd, "4 of 11, from 7"};
  expect_answered({.asked = Question::kCheck, .framing = Framing::kEof, .has_games = true}, input,
                  expected);
}

TEST(Games, OfMoreCardsThanAreSearchedAreChecked) {
  const twentyfour::Run run = {.asked = Question::kCheck,
                               .rules = {.operators = *Operators::of("+-*/^!")},
                               .framing = Framing::kEof,
                               .has_games = true};
  EXPECT_EQ(answered(run, "8 30 1 2 3 4 5 6 8 1 1+2+3+4+5+6+8+1\n7 0 1 1 1 1 1 1 1 NO\n"),
            (Judged{"YES\nERROR\ttoo many cards to search\n", Outcome::kEnd, "1 of 2, from 2"}));
}

TEST(Games, MayBeWrong) {
  expect_played("x", {"", Outcome::kBadCard, "1:1: x"});
  expect_played("2 1 5 5\n 2 x", {"YES\n", Outcome::kBadCard, "2:4: x"});
  expect_played("2 1 5 5 1 5 -5", {"YES\n", Outcome::kBadCard, "1:13: -5"});
  EXPECT_EQ(answered(games_run(), "1 8 24 1 2 3 4 5 6 7 8").ending, Outcome::kBadCard);
  EXPECT_EQ(answered(games_run(), "1 0 24").ending, Outcome::kBadCard);
}

TEST(Loops, ReportFailedWritesAndReads) {
  for (const auto& [asked, input] :
       {std::pair(Question::kOne, "1 2 3 4\n"), std::pair(Question::kCheck, "1 2 3 4 NO\n")}) {
    FailingStreams full(input, 0);
    EXPECT_EQ(answered({asked}, full).ending, Outcome::kWriteFailed);
    BrokenInput broken(input, in_one_piece);
    EXPECT_EQ(answered({asked}, broken).ending, Outcome::kReadFailed);
    // More lines than wait for the end of a block; what follows them is not answered.
    const std::string many = repeated(input, 10'000) + "x\n";
    FailingStreams streams(many, 0);
    EXPECT_EQ(answered({asked}, streams), (Judged{"", Outcome::kWriteFailed}));
  }
}

// The first error is the one that counts.
TEST(Loops, PassOnAnErrorIfTheWriteAfterItFails) {
  FailingStreams full("5 5 5 1\n1 2 3 4\n", 0);
  EXPECT_THROW(answered({.asked = Question::kAll, .limit = 2}, full), TooManyExpressions);
  EXPECT_EQ(full.output(), "");
}

}  // namespace
}  // namespace twentyfour
