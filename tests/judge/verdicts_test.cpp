#include "solver/judge/verdicts.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <iterator>
#include <memory>
#include <utility>

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

// 16 has no place in the table: 16 0 8 3 would have that of 0 1 8 3.
TEST(Verdicts, RightOnHandsThatTheTableHasNoPlaceFor) {
  const auto verdicts = std::make_unique<RememberedVerdicts>();
  for (const Hand& hand : all_hands(0, 15)) verdicts->find(hand.cards);
  for (Hand hand : all_hands(0, 15)) {
    for (int& card : hand.cards) {
      const int other = std::exchange(card, 16);
      ASSERT_EQ(verdicts->find(hand.cards), solvable_exactly(hand)) << to_string(hand);
      card = other;
    }
  }
}

TEST(Verdicts, FillTheTableToItsEnd) {
  const auto verdicts = std::make_unique<RememberedVerdicts>();
  const int largest[] = {15, 15, 15, 15};
  EXPECT_EQ(&verdicts->entry_of(largest), &verdicts->Table::table.back());
}

}  // namespace
}  // namespace twentyfour
