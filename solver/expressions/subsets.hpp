// The hands that a hand stands for: itself or, where cards may be left out, all its subsets.
#pragma once

#include <algorithm>
#include <vector>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

// Each different hand once, those of few cards first; subsets are the same for any order of the
// cards, unless they are ordered. They have the deal's target.
inline std::vector<Deal> hands_within(const Deal& deal, const Rules& rules) {
  if (!rules.subsets) return {deal};
  const CardSets sets(deal, rules.ordered);
  std::vector<Deal> hands;
  const auto most = static_cast<unsigned>(deal.size());
  for (unsigned size = 1; size <= most; ++size) {
    for (CardSet set = 1; set <= sets.all(); ++set) {
      if (size_of(set) != size || sets.representative(set) != set) continue;
      const Deal hand = sets.hand(set, deal.target());
      if (std::find(hands.begin(), hands.end(), hand) == hands.end()) hands.push_back(hand);
    }
  }
  return hands;
}

}  // namespace twentyfour
