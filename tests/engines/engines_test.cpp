// The oracle against what is known of the game, published counts and hands settled by hand; and
// every engine against the oracle, over whole domains and over the hands known to be hard.
#include <algorithm>
#include <cstddef>
#include <gtest/gtest.h>
#include <iterator>
#include <vector>

#include "tests/engines/engine.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/oracle.hpp"

namespace twentyfour {
namespace {

TEST(Oracle, CountsWhatIsPublished) {
  const struct {
    int highest;
    std::size_t hands;
    std::ptrdiff_t solvable;
  } kCounts[] = {{9, 495, 404}, {10, 715, 566}, {13, 1820, 1362}};
  for (const auto& [highest, hands, solvable] : kCounts) {
    const std::vector<Hand> all = all_hands(1, highest);
    EXPECT_EQ(all.size(), hands) << highest;
    EXPECT_EQ(std::count_if(all.begin(), all.end(), solvable_exactly), solvable) << highest;
  }
}

TEST(Oracle, KnowsFractionsAndHardHandsAndNearMisses) {
  for (const std::vector<Hand>& hands : {kSolvableThroughFractions, kSolvableButHard}) {
    for (const Hand& hand : hands) EXPECT_TRUE(solvable_exactly(hand)) << to_string(hand);
  }
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

TEST(Engines, AgreeWithTheOracle) {
  std::vector<Hand> hands = all_hands(1, 13);
  hands.insert(hands.end(), kUnsolvable.begin(), kUnsolvable.end());
  for (const Engine& engine : engines()) {
    for (const Hand& hand : hands) {
      EXPECT_EQ(engine.solvable(hand), solvable_exactly(hand))
          << engine.name << " is wrong on " << to_string(hand);
    }
  }
}

}  // namespace
}  // namespace twentyfour
