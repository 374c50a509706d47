// The mistake: int where a fraction is needed, so that a quotient loses its remainder.
// Caught by 1 5 5 5 and 3 3 7 7, which it cannot solve, and by 1 1 7 7 and 2 6 7 7, which it can.
// Its one kindness is 64 bits, so that four cards of any size do not overflow.
#ifndef TWENTYFOUR_TESTS_WRONG_PROGRAMS_INTEGER_DIVISION_HPP
#define TWENTYFOUR_TESTS_WRONG_PROGRAMS_INTEGER_DIVISION_HPP

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/judge/hand.hpp"

namespace twentyfour::integer_division {

using Values = std::vector<std::int64_t>;

inline Values results_of(std::int64_t x, std::int64_t y) {
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
  if (values.size() == 1) return values[0] == 24;
  for (std::size_t i = 0; i < values.size(); ++i) {
    for (std::size_t j = i + 1; j < values.size(); ++j) {
      Values left = without(values, i, j);
      left.push_back(0);
      for (std::int64_t result : results_of(values[i], values[j])) {
        left.back() = result;
        if (reaches_24(left)) return true;
      }
    }
  }
  return false;
}

inline bool solvable(const Hand& hand) {
  const auto& [a, b, c, d] = hand.cards;
  return reaches_24({a, b, c, d});
}

}  // namespace twentyfour::integer_division

#endif
