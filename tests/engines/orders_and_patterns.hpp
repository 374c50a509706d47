// The reference engine, written to be read as the definition of the game: some order of the four
// cards, three operators, and one of two patterns make 24.
//
//     ((a # b) # c) # d        (a # b) # (c # d)
//
// An operator may take its operands in either order, so minus and division come in two forms each.
// With those, every bracketing is one of the two patterns: a # (b # c) is (b # c) #' a.
//
// Cost: 24 orders x 6^3 operators x 2 patterns = 10368 evaluations for a hand of different cards.
// Known from: the short textbook solution for online judges.
//
// Division by zero makes NaN, which no later operator turns back into a number. Testing a double
// for zero is safe here: a divisor holds three cards at most, and if it is zero, then by a product
// or quotient of a zero, or as the difference of two equal values of which one is an integer; both
// come out of double arithmetic as exactly zero.
#ifndef TWENTYFOUR_TESTS_ENGINES_ORDERS_AND_PATTERNS_HPP
#define TWENTYFOUR_TESTS_ENGINES_ORDERS_AND_PATTERNS_HPP

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

#include "solver/judge/hand.hpp"

namespace twentyfour::orders_and_patterns {

using Operator = double (*)(double x, double y);

inline double divide(double x, double y) {
  return y == 0 ? std::numeric_limits<double>::quiet_NaN() : x / y;
}

inline constexpr Operator kOperators[] = {
    [](double x, double y) { return x + y; },         // plus
    [](double x, double y) { return x - y; },         // minus
    [](double x, double y) { return y - x; },         // subtracted from
    [](double x, double y) { return x * y; },         // times
    [](double x, double y) { return divide(x, y); },  // divided by
    [](double x, double y) { return divide(y, x); },  // divided into
};

inline bool is_24(double value) {
  return std::fabs(value - 24) < 1e-9;
}

inline bool solvable_in_order(double a, double b, double c, double d) {
  for (Operator f : kOperators) {
    for (Operator g : kOperators) {
      for (Operator h : kOperators) {
        if (is_24(h(g(f(a, b), c), d))) return true;
        if (is_24(g(f(a, b), h(c, d)))) return true;
      }
    }
  }
  return false;
}

inline bool solvable(const Hand& hand) {
  Hand order = hand;
  std::sort(std::begin(order.cards), std::end(order.cards));
  do {
    const auto& [a, b, c, d] = order.cards;
    if (solvable_in_order(a, b, c, d)) return true;
  } while (std::next_permutation(std::begin(order.cards), std::end(order.cards)));
  return false;
}

}  // namespace twentyfour::orders_and_patterns

#endif
