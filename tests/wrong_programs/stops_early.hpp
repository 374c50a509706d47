// The mistake: the search is content as soon as any value on the table is 24, whether or not cards
// are left over.
// Caught by hands without an answer of which fewer than four cards make 24, such as 1 3 5 5 (5*5-1)
// and 3 3 5 8 (3*8).
#ifndef TWENTYFOUR_TESTS_WRONG_PROGRAMS_STOPS_EARLY_HPP
#define TWENTYFOUR_TESTS_WRONG_PROGRAMS_STOPS_EARLY_HPP

#include <cmath>
#include <cstddef>
#include <vector>

#include "solver/judge/hand.hpp"

namespace twentyfour::stops_early {

using Values = std::vector<double>;

inline Values results_of(double x, double y) {
  Values results = {x + y, x - y, y - x, x * y};
  if (y != 0) results.push_back(x / y);
  if (x != 0) results.push_back(y / x);
  return results;
}

inline Values without(const Values& values, std::size_t i, std::size_t j) {
  Values left;
  for (std::size_t k = 0; k < values.size(); ++k) {
    if (k != i && k != j) left.push_back(values[k]);
  }
  return left;
}

inline bool reaches_24(const Values& values) {
  for (double value : values) {
    if (std::fabs(value - 24) < 1e-9) return true;
  }
  for (std::size_t i = 0; i < values.size(); ++i) {
    for (std::size_t j = i + 1; j < values.size(); ++j) {
      Values left = without(values, i, j);
      left.push_back(0);
      for (double result : results_of(values[i], values[j])) {
        left.back() = result;
        if (reaches_24(left)) return true;
      }
    }
  }
  return false;
}

inline bool solvable(const Hand& hand) {
  const auto& [a, b, c, d] = hand.cards;
  return reaches_24({double(a), double(b), double(c), double(d)});
}

}  // namespace twentyfour::stops_early

#endif
