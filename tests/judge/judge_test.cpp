// The judge's loop in memory: its answers and errors must not depend on how the input is cut.

#include <algorithm>
#include <cstddef>
#include <gtest/gtest.h>
#include <string>
#include <string_view>

#include "tests/support/domains.hpp"
#include "tests/support/memory_streams.hpp"
#include "tests/support/repeated.hpp"
#include "tests/support/seeded.hpp"

namespace twentyfour {
namespace {

// All kinds of input: tidy lines, many or alone; zeros; letters; unusual layouts; wide cards.
constexpr std::string_view kMixed =
    "5 5 5 1\n1 1 4 2\n3 3 8 8\n1 2 3 4\n7 7 7 7\n5 5 5 1\n1 1 4 2\r\n\n\t 3\v3\f8 8\n"
    "15 5 5 1\n9 9\n5 5 5 1\n1 1\n"  // tidy lines inside hands
    "A j Q k 10 10 4 4 0 0 0 1 0 0 24 0\n24 1 1000 1003\n0007 1 13 12\n9 9\n9 9\n"
    "9999 9975 1 1 1 2 3 4\n6 6 6 6\n";

// However the input is cut, the results are those of one read, although a cut changes which code
// answers a hand. The single file's loop gives the same answers.
void expect_the_same_however_cut(const std::string& input) {
  const Judged whole = judge_in_memory(input);
  for_each_cut(input.size(), [&](const Cuts& cut) {
    EXPECT_EQ(judge_in_memory(input, cut), whole);
    EXPECT_EQ(judge_plainly(input, cut), whole.output);
  });
}

TEST(Judge, AnswersMixedInput) {
  EXPECT_EQ(judge_in_memory(kMixed), (Judged{"YES\nNO\nYES\nYES\nNO\nYES\nNO\nYES\n"
                                             "YES\nYES\nNO\n"
                                             "YES\nYES\nNO\nYES\nNO\nYES\nNO\nYES\nYES\nYES\n"}));
}

// To tidy ends and sentinels, to bad cards, to short hands, and to a hand at the end.
TEST(Judge, CutsDoNotMatter) {
  for (const std::string ending :
       {"", "0 0 0 0\n1 2 3 4\nx", "1 2 3 4\n1 2 \t3x4\"y\n1 2 3 4", "1 2 3 10000",
        "\r\n 123456789012345678901234567890 1", "5 5 5", "\n\n  5\n5 \n", "1 1 4 13"}) {
    SCOPED_TRACE(testing::PrintToString(ending));
    expect_the_same_however_cut(std::string(kMixed) + ending);
  }
}

TEST(Judge, TheLargestCardIs9999) {
  const std::string input = "9999 9999 1 24\n1 2 3 10000\n";
  EXPECT_EQ(judge_in_memory(input), (Judged{"YES\n", Outcome::kBadCard, "2:7: 10000"}));
  EXPECT_EQ(judge_plainly(input, in_one_piece), "YES\n");
}

TEST(Judge, StopsAtTheSentinel) {
  EXPECT_EQ(judge_in_memory("1 2 3 4 0 0 0 0 1 2 3 4").output, "YES\n");
  EXPECT_EQ(judge_in_memory("0 0 0 0\n1 2 3 4\n").output, "");
  EXPECT_EQ(judge_in_memory("1 2 3 4\n0 0 0 0").output, "YES\n");
  EXPECT_EQ(judge_in_memory("00 0 000 0 1 2 3 4\n").output, "");
}

TEST(Judge, ZerosAcrossHandsAreNoSentinel) {
  EXPECT_EQ(judge_in_memory("1 2 0 0\n0 0 3 8\n").output, "NO\nYES\n");
}

TEST(Framings, CountedHandsAndHandsToTheEnd) {
  const struct {
    Framing framing;
    std::string input;
    Judged judged;
  } kInputs[] = {
      {Framing::kCounted, "2\n1 2 3 4\n0 0 0 0\nx", {"YES\nNO\n"}},
      {Framing::kCounted, "0000000000000000000000000002 1 2 3 4 3 3 8 8", {"YES\nYES\n"}},
      {Framing::kCounted, "0\n1 2 3 4\n", {""}},
      {Framing::kCounted,
       "100000000000 1 2 3 4 ",
       {"YES\n", Outcome::kFewHands, "1 of 100000000000"}},
      {Framing::kCounted,
       "1000000000000000 1 2 3 4 ",
       {"YES\n", Outcome::kFewHands, "1 of 1000000000000000"}},
      // Bad counts.
      {Framing::kCounted, " \n", {"", Outcome::kFewHands}},
      {Framing::kCounted, "A 1 2 3 4", {"", Outcome::kBadCard, "1:1: A"}},
      {Framing::kCounted, " -1", {"", Outcome::kBadCard, "1:2: -1"}},
      {Framing::kCounted, "1000000000000001\n", {"", Outcome::kBadCard, "1:1: 1000000000000001"}},
      {Framing::kCounted,
       "18446744073709551617 1 2 3 4",
       {"", Outcome::kBadCard, "1:1: 18446744073709551617"}},
      {Framing::kCounted, "2\x18", {"", Outcome::kBadCard, "1:1: 2\x18"}},
      {Framing::kEof, "1 2 3 4\n0 0 0 0\n0 0 0 0\n3 3 8 8", {"YES\nNO\nNO\nYES\n"}},
      {Framing::kEof, "", {""}},
      {Framing::kEof, "1 2 3", {"", Outcome::kShortHand, "1:1: 3"}},
  };
  for (const auto& [framing, input, judged] : kInputs) {
    EXPECT_EQ(judge_in_memory(input, in_one_piece, framing), judged) << input;
    EXPECT_EQ(judge_in_memory(input, bytewise, framing), judged) << input;
    EXPECT_EQ(judge_plainly(input, in_one_piece, framing), judged.output) << input;
    EXPECT_EQ(judge_plainly(input, bytewise, framing), judged.output) << input;
  }
}

// The counted hands are answered before the loop waits for more, and the rest is not read.
TEST(Framings, TheLastCountedHandIsTheEnd) {
  const std::string input = "3\n1 2 3 4\n1 1 1 1\n5 5 5 1\n";
  std::size_t reads = 0;
  const auto line_by_line = [&] { return ++reads <= 4 ? std::size_t{8} : std::size_t{0}; };
  EXPECT_EQ(judge_in_memory(input + "6 6 6 6\n", line_by_line, Framing::kCounted),
            (Judged{"YES\nNO\nYES\n"}));
  EXPECT_EQ(reads, 4);
}

TEST(Judge, NumberOf100000Digits) {
  const std::string digits(100'000, '1');
  EXPECT_EQ(judge_in_memory("1 2 3 4\n  " + digits + " 1 1 1\n"),
            (Judged{"YES\n", Outcome::kBadCard, "2:3: " + shown_of(digits)}));
}

// A token must be shorter than the block that it is read into.
TEST(Judge, ManyLeadingZeros) {
  for (const Cuts& cut : {Cuts(in_one_piece), Cuts([] { return kBlockSize / 3; })}) {
    const std::string zeros(kBlockSize - 2, '0');
    EXPECT_EQ(judge_in_memory("5 " + zeros + "5 5 1 5 5 5 1", cut).output, "YES\nYES\n");
    EXPECT_EQ(judge_plainly("5 " + zeros + "5 5 1 5 5 5 1", cut), "YES\nYES\n");
    EXPECT_EQ(judge_in_memory("5 5 5 1 \n " + zeros + "5 5 x", cut),
              (Judged{"YES\n", Outcome::kBadCard, "2:" + std::to_string(kBlockSize + 4) + ": x"}));
    EXPECT_EQ(judge_in_memory("5 5 5 1 \n " + zeros + "x", cut),
              (Judged{"YES\n", Outcome::kBadCard, "2:2: " + shown_of(zeros)}));
    EXPECT_EQ(judge_in_memory("5 5 5 1 \n " + zeros + "05 5 5 1", cut),
              (Judged{"YES\n", Outcome::kBadCard, "2:2: " + shown_of(zeros)}));
    EXPECT_EQ(judge_plainly("5 5 5 1 \n " + zeros + "05 5 5 1", cut), "YES\n");
  }
}

// The first card of a short hand is in one block, the others are in later ones.
TEST(Judge, PlaceOfAShortHandBlocksAway) {
  const std::string spaces(kBlockSize + 3, ' ');
  const std::string input = "1 2 3 4\n\n  5 \n" + spaces + "\n5" + spaces + "\n 5";
  EXPECT_EQ(judge_in_memory(input), (Judged{"YES\n", Outcome::kShortHand, "3:3: 3"}));
}

TEST(Judge, PlaceOfAnErrorBlocksAway) {
  const std::string spaces(2 * kBlockSize + 3, ' ');
  EXPECT_EQ(judge_in_memory("1 2 3 4\n" + spaces + "x\n").where,
            "2:" + std::to_string(spaces.size() + 1) + ": x");
  const std::string lines(2 * kBlockSize + 3, '\n');
  EXPECT_EQ(judge_in_memory("1 2 3 4\n" + lines + " x\n").where,
            std::to_string(lines.size() + 2) + ":2: x");
}

// Also with the longest words of the kernels.
TEST(Judge, AFullBlockOfTheShortestHands) {
  for (const std::string word : {"YES", "fifteen letters"}) {
    auto run = judges_run(*kernel_named("plain"));
    run.words.yes = word;
    std::string input = repeated("1 2 3 4 ", kBlockSize / 4);
    const std::string expected = repeated(word + "\n", kBlockSize / 4);
    for (int shift = 0; shift < 8; ++shift) {
      EXPECT_TRUE(answered(run, input).output == expected) << shift;
      input.insert(input.begin(), ' ');
    }
  }
}

// In the single file: shorter than a hand, longer, and longer than all that is written at once.
TEST(Judge, WordsOfAnyLength) {
  for (const std::size_t length : {0, 1, 6, 7, 8, 59, 100, 5'000, 1 << 18, 300'000}) {
    const Words words = {std::string(length, 'y'), std::string(length / 2, 'n')};
    const std::size_t pairs = std::min<std::size_t>(kBlockSize / 8, 10'000'000 / (length + 1));
    const std::string input = repeated("1 1 3 8\n1 1 1 1\n", pairs);
    const std::string expected = repeated(words.yes + "\n" + words.no + "\n", pairs);
    for (const Cuts& cut : {Cuts(in_one_piece), Cuts([] { return kBlockSize / 3; })}) {
      EXPECT_TRUE(judge_plainly(input, cut, Framing::kEof, words) == expected) << length;
    }
  }
}

}  // namespace
}  // namespace twentyfour
