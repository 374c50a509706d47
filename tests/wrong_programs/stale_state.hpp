// The mistake: the flag that says 24 was found is lowered once, before the first hand, and not
// again.
// Caught by any hand without an answer that comes after a hand with one.
#ifndef TWENTYFOUR_TESTS_WRONG_PROGRAMS_STALE_STATE_HPP
#define TWENTYFOUR_TESTS_WRONG_PROGRAMS_STALE_STATE_HPP

#include <cmath>
#include <cstddef>
#include <vector>

#include "solver/judge/hand.hpp"

namespace twentyfour::stale_state {

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

inline void search_values(const Values& values, bool& found) {
  if (values.size() == 1 && std::fabs(values[0] - 24) < 1e-9) found = true;
  for (std::size_t i = 0; i < values.size(); ++i) {
    for (std::size_t j = i + 1; j < values.size(); ++j) {
      Values left = without(values, i, j);
      left.push_back(0);
      for (double result : results_of(values[i], values[j])) {
        if (found) return;
        left.back() = result;
        search_values(left, found);
      }
    }
  }
}

inline std::vector<bool> answer(const std::vector<Hand>& hands) {
  std::vector<bool> answers;
  bool found = false;
  for (const Hand& hand : hands) {
    const auto& [a, b, c, d] = hand.cards;
    search_values({double(a), double(b), double(c), double(d)}, found);
    answers.push_back(found);
  }
  return answers;
}

}  // namespace twentyfour::stale_state

#endif
