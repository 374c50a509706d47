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

TEST(CardSets, AreCounted) {
  for (CardSet set = 0; set < kMostSets; ++set) {
    EXPECT_EQ(size_of(set), static_cast<unsigned>(std::popcount(set)));
  }
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
    for (CardSet first = 1; first < sets.all(); first += 2) {
      expected.insert({numbers_of(sets, first), numbers_of(sets, sets.all() & ~first)});
    }
    std::set<std::pair<Numbers, Numbers>> found;
    sets.for_each_split(sets.all(), [&](CardSet first, CardSet others) {
      EXPECT_EQ(first & 1, 1U);
      EXPECT_EQ(sets.representative(first), first);
      EXPECT_EQ(sets.representative(others), others);
      EXPECT_TRUE(found.insert({numbers_of(sets, first), numbers_of(sets, others)}).second);
      return false;
    });
    EXPECT_EQ(found, expected);
  }
}

TEST(CardSets, SplitOrderedCardsBetweenTwo) {
  const CardSets sets({5, 5, 3, 5}, true);
  EXPECT_EQ(sets.cards(), Deal({5, 5, 3, 5}));
  std::vector<std::pair<CardSet, CardSet>> found;
  sets.for_each_split(sets.all(), [&](CardSet first, CardSet others) {
    found.emplace_back(first, others);
    return false;
  });
  EXPECT_EQ(found, (std::vector<std::pair<CardSet, CardSet>>{{1, 14}, {3, 12}, {7, 8}}));
  EXPECT_EQ(sets.representative(2), 2U);
  int visited = 0;
  sets.for_each_split(sets.all(), [&visited](CardSet, CardSet) { return ++visited == 2; });
  EXPECT_EQ(visited, 2);
}

}  // namespace
}  // namespace twentyfour
