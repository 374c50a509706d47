#include "solver/judge/verdicts.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <iterator>
#include <memory>

#include "tests/hands.hpp"
#include "tests/oracle.hpp"

namespace twentyfour {
namespace {

struct Table {
  std::array<unsigned char, Verdicts::kTableSize> table{};
};

struct RememberedVerdicts : Table, Verdicts {
  RememberedVerdicts() : Verdicts(Table::table.data()) {}

  unsigned char remembered(PackedHand hand) const { return Table::table[hand.index()]; }
};

TEST(Verdicts, RightOnEveryOrderedHandOf0To15AndRemembered) {
  const auto verdicts = std::make_unique<RememberedVerdicts>();
  for (const Hand& hand : all_hands(0, 15)) {
    const bool expected = solvable_exactly(hand);
    Hand order = hand;
    do {
      ASSERT_EQ(verdicts->solvable(PackedHand::of(order)), expected) << to_string(order);
      ASSERT_EQ(verdicts->solvable(PackedHand::of(order)), expected)
          << to_string(order) << ", asked again";
      ASSERT_EQ(verdicts->remembered(PackedHand::of(order)),
                is_sentinel(order) ? 0 : Verdicts::kKnown | (expected ? Verdicts::kYes : 0));
    } while (std::next_permutation(std::begin(order.cards), std::end(order.cards)));
  }
  EXPECT_EQ(verdicts->remembered({0}), 0);
}

TEST(Verdicts, OneOrderIsSolvedForAll) {
  Hand order = {{1, 2, 3, 4}};
  do {
    const auto verdicts = std::make_unique<RememberedVerdicts>();
    verdicts->solvable(PackedHand::of(order));
    EXPECT_EQ(verdicts->remembered(PackedHand::of({{1, 2, 3, 4}})), 3) << to_string(order);
    EXPECT_EQ(verdicts->remembered(PackedHand::of(order)), 3) << to_string(order);
    int remembered = 0;
    Hand other = {{1, 2, 3, 4}};
    do {
      if (verdicts->remembered(PackedHand::of(other)) != 0) ++remembered;
    } while (std::next_permutation(std::begin(other.cards), std::end(other.cards)));
    EXPECT_LE(remembered, 2) << "the order asked for and the ascending one";
  } while (std::next_permutation(std::begin(order.cards), std::end(order.cards)));
}

TEST(Verdicts, CardsOf16AreNoneOfTheSmallOnes) {
  const auto verdicts = std::make_unique<RememberedVerdicts>();
  for (int cards = 0; cards < 81; ++cards) {
    const auto card = [](int which) { return which == 0 ? 0 : which + 14; };
    const Hand hand = {
        {card(cards % 3), card(cards / 3 % 3), card(cards / 9 % 3), card(cards / 27)}};
    EXPECT_EQ(verdicts->solvable(PackedHand::of(hand)), solvable_exactly(hand)) << to_string(hand);
  }
}

TEST(Verdicts, LargerHandsAreSolvedToo) {
  const auto verdicts = std::make_unique<RememberedVerdicts>();
  EXPECT_TRUE(verdicts->solvable(PackedHand::of({{16, 8, 0, 0}})));
  EXPECT_TRUE(verdicts->solvable(PackedHand::of({{9999, 9975, 1, 1}})));
  EXPECT_FALSE(verdicts->solvable(PackedHand::of({{1, 24, 999, 1002}})));
}

TEST(Verdicts, TheSentinelIsAHandButIsNotRemembered) {
  const auto verdicts = std::make_unique<RememberedVerdicts>();
  EXPECT_FALSE(verdicts->solvable(PackedHand::of({{0, 0, 0, 0}})));
  EXPECT_EQ(verdicts->remembered({0}), 0);
}

}  // namespace
}  // namespace twentyfour
