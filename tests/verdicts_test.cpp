#include "solver/judge/verdicts.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <iterator>
#include <memory>

#include "tests/hands.hpp"
#include "tests/oracle.hpp"

namespace twentyfour {
namespace {

TEST(Verdicts, RightOnEveryOrderedHandOf0To15AndRemembered) {
  const auto verdicts = std::make_unique<Verdicts>();
  for (const Hand& hand : all_hands(0, 15)) {
    const bool expected = solvable_exactly(hand);
    Hand order = hand;
    do {
      ASSERT_EQ(verdicts->solvable(order), expected) << to_string(order);
      ASSERT_EQ(verdicts->solvable(order), expected) << to_string(order) << ", asked again";
    } while (std::next_permutation(std::begin(order.cards), std::end(order.cards)));
  }
  EXPECT_EQ(verdicts->remembered(0), 0);
  for (std::uint32_t packed = 1; packed < 1 << 16; ++packed) {
    ASSERT_TRUE(verdicts->remembered(packed) & Verdicts::kKnown) << packed;
  }
}

TEST(Verdicts, OneOrderIsSolvedForAll) {
  const auto verdicts = std::make_unique<Verdicts>();
  verdicts->solvable({{4, 3, 2, 1}});
  EXPECT_EQ(verdicts->remembered(0x4321), Verdicts::kKnown | Verdicts::kYes) << "in order";
  EXPECT_EQ(verdicts->remembered(0x1234), Verdicts::kKnown | Verdicts::kYes) << "as asked";
  EXPECT_EQ(verdicts->remembered(0x1324), 0) << "not asked yet";
}

TEST(Verdicts, LargerHandsAreSolvedToo) {
  const auto verdicts = std::make_unique<Verdicts>();
  EXPECT_TRUE(verdicts->solvable({{16, 8, 0, 0}}));
  EXPECT_TRUE(verdicts->solvable({{9999, 9975, 1, 1}}));
  EXPECT_FALSE(verdicts->solvable({{1, 24, 999, 1002}}));
}

TEST(Verdicts, TheSentinelIsAHandButIsNotRemembered) {
  const auto verdicts = std::make_unique<Verdicts>();
  EXPECT_FALSE(verdicts->solvable({{0, 0, 0, 0}}));
  EXPECT_EQ(verdicts->remembered(0), 0);
}

}  // namespace
}  // namespace twentyfour
