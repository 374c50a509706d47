// Of splits and sets that differ by an exchange of equal cards, one is taken.
#include "solver/expressions/card_sets.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <gtest/gtest.h>
#include <set>
#include <utility>
#include <vector>

namespace twentyfour {
namespace {

using Numbers = std::vector<std::int64_t>;

const std::vector<Deal> kDeals = {{7},          {1, 2, 3, 4},    {4, 4, 4, 4},
                                  {1, 1, 2, 2}, {2, 1, 2, 1, 2}, {9, 3, 3, 3, 5, 5}};

// In ascending order.
Numbers numbers_of(const CardSets& sets, CardSet set) {
  Numbers numbers;
  for (CardSet left = set; left != 0; left &= left - 1) numbers.push_back(sets.card(left & -left));
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

TEST(CardSets, AreCountedAndDeposited) {
  for (CardSet set = 0; set < kMostSets; ++set) {
    EXPECT_EQ(size_of(set), static_cast<unsigned>(std::popcount(set)));
  }
  EXPECT_EQ(deposit(0b101, 0b11010), 0b10010U);
  EXPECT_EQ(deposit(0b11, 0b10000001), 0b10000001U);
  EXPECT_EQ(deposit(0b100000, 0b11111100), 0b10000000U);
}

TEST(CardSets, WithTheSameNumbersHaveOneRepresentative) {
  for (const Deal& deal : kDeals) {
    const CardSets sets(deal, false);
    std::set<Numbers> seen;
    for (CardSet set = 1; set <= sets.all(); ++set) {
      const CardSet representative = sets.representative(set);
      EXPECT_EQ(numbers_of(sets, representative), numbers_of(sets, set));
      EXPECT_LE(representative, set);
      if (representative == set) {
        EXPECT_TRUE(seen.insert(numbers_of(sets, set)).second);
      }
    }
  }
}

TEST(CardSets, AreSplitInEveryWayOnce) {
  for (const Deal& deal : kDeals) {
    const CardSets sets(deal, false);
    std::set<std::pair<Numbers, Numbers>> expected;
    for (CardSet left = 1; left < sets.all(); ++left) {
      expected.insert({numbers_of(sets, left), numbers_of(sets, sets.all() & ~left)});
    }
    std::set<std::pair<Numbers, Numbers>> found;
    sets.for_each_split(sets.all(), false, [&](CardSet left, CardSet right) {
      EXPECT_EQ(sets.representative(left), left);
      EXPECT_EQ(sets.representative(right), right);
      EXPECT_TRUE(found.insert({numbers_of(sets, left), numbers_of(sets, right)}).second);
    });
    EXPECT_EQ(found, expected);
  }
}

TEST(CardSets, SplitOrderedCardsBetweenTwo) {
  const CardSets sets({5, 5, 3, 5}, true);
  EXPECT_EQ(sets.cards(), Deal({5, 5, 3, 5}));
  std::vector<std::pair<CardSet, CardSet>> found;
  const auto keep = [&](CardSet left, CardSet right) { found.emplace_back(left, right); };
  sets.for_each_split(sets.all(), false, keep);
  EXPECT_EQ(found, (std::vector<std::pair<CardSet, CardSet>>{{7, 8}, {3, 12}, {1, 14}}));
  found.clear();
  sets.for_each_split(sets.all(), true, keep);
  EXPECT_EQ(found, (std::vector<std::pair<CardSet, CardSet>>{{7, 8}}));
  EXPECT_EQ(sets.representative(2), 2U);
  EXPECT_FALSE(sets.may_split(5, 10));
}

}  // namespace
}  // namespace twentyfour
