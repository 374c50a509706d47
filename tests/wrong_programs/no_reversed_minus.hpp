// The mistake: any two values are taken once, as x and y in the order they lie in, but only x - y
// is put back and never y - x.
// Caught by 1 2 2 7, which needs 7-1, and 2 2 2 7, which needs 2*7-2.
#ifndef TWENTYFOUR_TESTS_WRONG_PROGRAMS_NO_REVERSED_MINUS_HPP
#define TWENTYFOUR_TESTS_WRONG_PROGRAMS_NO_REVERSED_MINUS_HPP

#include <cmath>
#include <cstddef>
#include <vector>

#include "solver/judge/hand.hpp"

namespace twentyfour::no_reversed_minus {

using Values = std::vector<double>;

inline Values results_of(double x, double y) {
  Values results = {x + y, x - y, x * y};
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
  if (values.size() == 1) return std::fabs(values[0] - 24) < 1e-9;
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

}  // namespace twentyfour::no_reversed_minus

#endif
