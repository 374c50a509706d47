// The values of every subset of the cards, remembered by the subset's bit mask. One card has one
// value; those of a larger subset are the union, over all ways to split it in two, of what a value
// of the one part and a value of the other make. The hand is solvable if the full set holds a 24.
//
// Cost: at most 36 + 432 + 3240 = 3708 results for the subsets of two, three and four cards; fewer
// where equal values meet, since each set but the last keeps a value once.
// Known from: "The Beauty of Programming", problem 1.16; it grows to more cards better than the
// others do.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "solver/judge/hand.hpp"
#include "tests/engines/arithmetic.hpp"

namespace twentyfour::subset_unions {

constexpr unsigned kFullSet = (1U << kCardsInHand) - 1;

using Values = std::vector<double>;
using ValuesBySubset = std::array<Values, kFullSet + 1>;

inline void add_results(double x, double y, Values& values) {
  values.insert(values.end(), {x + y, x - y, y - x, x * y});
  if (y != 0) values.push_back(x / y);
  if (x != 0) values.push_back(y / x);
}

inline void remove_duplicates(Values& values) {
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
}

// The values of `subset`, which has two cards or more, from those of all smaller subsets.
inline Values union_over_splits(unsigned subset, const ValuesBySubset& values_of) {
  Values values;
  for (unsigned part = (subset - 1) & subset; part != 0; part = (part - 1) & subset) {
    const unsigned rest = subset ^ part;
    if (part < rest) break;  // from here on every split has been seen the other way round
    for (double x : values_of[part]) {
      for (double y : values_of[rest]) add_results(x, y, values);
    }
  }
  if (subset != kFullSet) remove_duplicates(values);
  return values;
}

inline bool solvable(const Hand& hand) {
  ValuesBySubset values_of;
  for (unsigned i = 0; i < kCardsInHand; ++i) values_of[1U << i] = {double(hand.cards[i])};
  for (unsigned subset = 1; subset <= kFullSet; ++subset) {
    if (values_of[subset].empty()) values_of[subset] = union_over_splits(subset, values_of);
  }
  return std::any_of(values_of[kFullSet].begin(), values_of[kFullSet].end(), is_24);
}

}  // namespace twentyfour::subset_unions
