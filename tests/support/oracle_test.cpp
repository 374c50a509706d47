// The oracle against what is known of the game: published counts and hands settled by hand.
#include "tests/support/oracle.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <iterator>
#include <vector>

#include "tests/support/hands.hpp"

namespace twentyfour {
namespace {

auto count_solvable(const std::vector<Hand>& hands) {
  return std::count_if(hands.begin(), hands.end(), solvable_exactly);
}

TEST(Oracle, CountsOneToNine) {
  const std::vector<Hand> hands = all_hands(1, 9);
  EXPECT_EQ(hands.size(), 495u);
  EXPECT_EQ(count_solvable(hands), 404);
}

TEST(Oracle, CountsOneToTen) {
  const std::vector<Hand> hands = all_hands(1, 10);
  EXPECT_EQ(hands.size(), 715u);
  EXPECT_EQ(count_solvable(hands), 566);
}

TEST(Oracle, CountsOneToThirteen) {
  const std::vector<Hand> hands = all_hands(1, 13);
  EXPECT_EQ(hands.size(), 1820u);
  EXPECT_EQ(count_solvable(hands), 1362);
}

TEST(Oracle, SolvesThroughFractions) {
  for (const Hand& hand : kSolvableThroughFractions) {
    EXPECT_TRUE(solvable_exactly(hand)) << to_string(hand);
  }
}

TEST(Oracle, SolvesHardHands) {
  for (const Hand& hand : kSolvableButHard) EXPECT_TRUE(solvable_exactly(hand)) << to_string(hand);
}

TEST(Oracle, RejectsUnsolvableHandsAndNearMisses) {
  for (const Hand& hand : kUnsolvable) EXPECT_FALSE(solvable_exactly(hand)) << to_string(hand);
}

TEST(Oracle, IgnoresTheOrderOfTheCards) {
  Hand hand = {{1, 5, 5, 5}};
  do {
    EXPECT_TRUE(solvable_exactly(hand)) << to_string(hand);
  } while (std::next_permutation(std::begin(hand.cards), std::end(hand.cards)));
}

TEST(Oracle, NeverDividesByZero) {
  EXPECT_FALSE(solvable_exactly({{0, 0, 0, 0}}));
  EXPECT_FALSE(solvable_exactly({{0, 0, 0, 1}}));
  EXPECT_TRUE(solvable_exactly({{0, 0, 0, 24}}));
  EXPECT_TRUE(solvable_exactly({{0, 0, 4, 6}}));
}

TEST(Oracle, IsExactForTheLargestCards) {
  EXPECT_FALSE(solvable_exactly({{9999, 9999, 9999, 9999}}));
  EXPECT_FALSE(solvable_exactly({{1, 24, 9991, 9998}}));
  EXPECT_TRUE(solvable_exactly({{24, 9999, 9999, 9999}}));
  EXPECT_TRUE(solvable_exactly({{24, 1, 9999, 9999}}));
}

}  // namespace
}  // namespace twentyfour
