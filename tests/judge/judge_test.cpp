// The judge's loop in memory, on inputs of many blocks. (tests/answering/cuts_test.cpp has short
// ones.)

#include <algorithm>
#include <cstddef>
#include <gtest/gtest.h>
#include <string>

#include "tests/support/memory_streams.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

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
    auto run = judges_query(*kernel_named("plain"));
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
  for (const std::size_t length : {0U, 1U, 6U, 7U, 8U, 59U, 100U, 5'000U, 1U << 18, 300'000U}) {
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
