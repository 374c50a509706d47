// What a hand stands for: itself or, where cards may be left out, all its subsets.
#pragma once

#include <algorithm>
#include <vector>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

// The sets of cards that make a value: all cards or, where cards may be left out, any. Of those
// with the same numbers the representative; those of few cards first.
inline std::vector<CardSet> sets_within(const CardSets& sets, const Rules& rules) {
  if (!rules.subsets) return {sets.all()};
  std::vector<CardSet> within;
  for (CardSet set = 1; set <= sets.all(); ++set) {
    if (sets.representative(set) == set) within.push_back(set);
  }
  std::stable_sort(within.begin(), within.end(),
                   [](CardSet x, CardSet y) { return size_of(x) < size_of(y); });
  return within;
}

// Each different hand once, those of few cards first; subsets are the same for any order of the
// cards, unless they are ordered. They have the deal's target.
inline std::vector<Deal> hands_within(const Deal& deal, const Rules& rules) {
  if (!rules.subsets) return {deal};
  const CardSets sets(deal, rules.ordered);
  std::vector<Deal> hands;
  for (const CardSet set : sets_within(sets, rules)) {
    const Deal hand = sets.hand(set, deal.target());
    if (std::find(hands.begin(), hands.end(), hand) == hands.end()) hands.push_back(hand);
  }
  return hands;
}

}  // namespace twentyfour
