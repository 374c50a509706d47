#include "solver/judge/verdicts.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <iterator>
#include <memory>

#include "solver/judge/definition.hpp"
#include "solver/judge/real_division.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/oracle.hpp"

namespace twentyfour {
namespace {

struct Table {
  std::array<unsigned char, Verdicts<>::kTableSize> table{};
};

struct RememberedVerdicts : Table, Verdicts<> {
  RememberedVerdicts() : Verdicts<>{Table::table.data(), Definition<RealDivision>::makes_24} {}

  unsigned char remembered(const Hand& hand) { return entry_of(hand.cards); }
};

TEST(Verdicts, RightOnEveryOrderedHandOf0To15AndRemembered) {
  const auto verdicts = std::make_unique<RememberedVerdicts>();
  for (const Hand& hand : all_hands(0, 15)) {
    const bool expected = solvable_exactly(hand);
    Hand order = hand;
    do {
      ASSERT_EQ(verdicts->find(order.cards), expected) << to_string(order);
      ASSERT_EQ(verdicts->find(order.cards), expected) << to_string(order) << ", asked again";
      ASSERT_EQ(verdicts->remembered(order),
                Verdicts<>::kKnown | (expected ? Verdicts<>::kYes : 0));
    } while (std::next_permutation(std::begin(order.cards), std::end(order.cards)));
  }
}

TEST(Verdicts, OneOrderIsSolvedForAll) {
  Hand order = {{1, 2, 3, 4}};
  do {
    const auto verdicts = std::make_unique<RememberedVerdicts>();
    verdicts->find(order.cards);
    EXPECT_EQ(verdicts->remembered({{1, 2, 3, 4}}), 3) << to_string(order);
    EXPECT_EQ(verdicts->remembered(order), 3) << to_string(order);
    int remembered = 0;
    Hand other = {{1, 2, 3, 4}};
    do {
      if (verdicts->remembered(other) != 0) ++remembered;
    } while (std::next_permutation(std::begin(other.cards), std::end(other.cards)));
    EXPECT_LE(remembered, 2) << "the order asked for and the ascending one";
  } while (std::next_permutation(std::begin(order.cards), std::end(order.cards)));
}

TEST(Verdicts, CardsOf16AreNotInTheTable) {
  const auto verdicts = std::make_unique<RememberedVerdicts>();
  for (int cards = 0; cards < 81; ++cards) {
    const auto card = [](int which) { return which == 0 ? 0 : which + 14; };
    const Hand hand = {
        {card(cards % 3), card(cards / 3 % 3), card(cards / 9 % 3), card(cards / 27)}};
    EXPECT_EQ(verdicts->find(hand.cards), solvable_exactly(hand)) << to_string(hand);
  }
}

TEST(Verdicts, LargerHandsAreSolvedToo) {
  const auto verdicts = std::make_unique<RememberedVerdicts>();
  EXPECT_TRUE(verdicts->find(Hand{{16, 8, 0, 0}}.cards));
  EXPECT_TRUE(verdicts->find(Hand{{9999, 9975, 1, 1}}.cards));
  EXPECT_FALSE(verdicts->find(Hand{{1, 24, 999, 1002}}.cards));
}

}  // namespace
}  // namespace twentyfour
