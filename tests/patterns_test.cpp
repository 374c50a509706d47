// The solver that runs, against the oracle: small domains whole, large ones by seeded samples and
// by hands built to sit where rounding could mislead it.

#include "solver/judge/patterns.hpp"

#include <algorithm>
#include <cstdint>
#include <gtest/gtest.h>
#include <vector>

#include "tests/hands.hpp"
#include "tests/oracle.hpp"
#include "tests/random_hands.hpp"

namespace twentyfour {
namespace {

void expect_right(const Hand& hand) {
  EXPECT_EQ(makes_target(hand), solvable_exactly(hand)) << "hand " << to_string(hand);
}

// Stops at the first failures, for a broken solver has too many to list.
template <typename Hands>
void expect_all_right(const Hands& hands) {
  for (const Hand& hand : hands) {
    expect_right(hand);
    if (testing::Test::HasFailure()) return;
  }
}

TEST(Patterns, RightOnEveryOrderedHandOf0To13) {
  for (int packed = 0; packed < 14 * 14 * 14 * 14; ++packed) {
    expect_right({{packed % 14, packed / 14 % 14, packed / 196 % 14, packed / 2744}});
    if (HasFailure()) return;
  }
}

TEST(Patterns, RightOnEveryHandOf0To40) {
  expect_all_right(all_hands(0, 40));
}

TEST(Patterns, CountsOfSolvableHands) {
  const auto solvable_to = [](int highest) {
    const std::vector<Hand> hands = all_hands(1, highest);
    return std::count_if(hands.begin(), hands.end(), makes_target);
  };
  EXPECT_EQ(solvable_to(9), 404);
  EXPECT_EQ(solvable_to(10), 566);
  EXPECT_EQ(solvable_to(13), 1362);
}

TEST(Patterns, RightOnKnownHands) {
  for (const Hand& hand : kSolvableThroughFractions) EXPECT_TRUE(makes_target(hand));
  for (const Hand& hand : kSolvableButHard) EXPECT_TRUE(makes_target(hand));
  for (const Hand& hand : kUnsolvable) EXPECT_FALSE(makes_target(hand)) << to_string(hand);
}

class PatternsOnRandomHands : public testing::TestWithParam<int> {};

INSTANTIATE_TEST_SUITE_P(HighestCard, PatternsOnRandomHands, testing::Values(50, 99, 999, 9999));

TEST_P(PatternsOnRandomHands, Right) {
  constexpr std::uint64_t kSeed = 24;
  SCOPED_TRACE(testing::Message() << "seed " << kSeed);
  RandomHands random(kSeed);
  for (int i = 0; i < 100'000 && !HasFailure(); ++i) expect_right(random.uniform(GetParam()));
}

TEST_P(PatternsOnRandomHands, RightAround24) {
  constexpr std::uint64_t kSeed = 2424;
  SCOPED_TRACE(testing::Message() << "seed " << kSeed);
  RandomHands random(kSeed);
  for (int i = 0; i < 12'000 && !HasFailure(); ++i) {
    expect_all_right(random.around_24(GetParam()));
  }
}

TEST_P(PatternsOnRandomHands, RightOn24) {
  constexpr std::uint64_t kSeed = 242424;
  SCOPED_TRACE(testing::Message() << "seed " << kSeed);
  RandomHands random(kSeed);
  for (int i = 0; i < 12'000 && !HasFailure(); ++i) {
    for (const Hand& hand : random.on_24(GetParam())) {
      ASSERT_TRUE(solvable_exactly(hand)) << to_string(hand);
      EXPECT_TRUE(makes_target(hand)) << to_string(hand);
    }
  }
}

// The smallest gaps there are, case 3 of the proof: 24 + a/(b*c) and 24 - a/(b*c). (Where c - b is
// small, a few of these hands make 24 in another way.)
TEST(Patterns, TellsTheSmallestGapFrom24) {
  for (int b = 9900; b <= kLargestCard && !HasFailure(); ++b) {
    for (int c = b; c <= kLargestCard; ++c) {
      for (const int a : {1, 2, 3}) expect_right({{a, 24, b, c}});
    }
  }
}

// Case 6 of the proof: a zero never makes a quotient, and nothing revives what it poisons.
TEST(Patterns, NeverDividesByZero) {
  for (int card = 0; card <= kLargestCard; ++card) {
    expect_right({{0, 0, 0, card}});
    expect_right({{0, 0, card, card}});
    expect_right({{card, 0, card, 24}});
  }
}

// Where the proof ends: past cards of 31622 the gap is smaller than epsilon.
TEST(Patterns, EpsilonFailsWhereTheProofSays) {
  EXPECT_TRUE(makes_target({{1, 24, 31621, 31625}}));
}

}  // namespace
}  // namespace twentyfour
