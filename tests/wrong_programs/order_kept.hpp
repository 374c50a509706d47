// The mistake: all operators and all five bracketings, but the cards stay in the order given.
// Caught by 1 1 2 7 and hundreds more.
#ifndef TWENTYFOUR_TESTS_WRONG_PROGRAMS_ORDER_KEPT_HPP
#define TWENTYFOUR_TESTS_WRONG_PROGRAMS_ORDER_KEPT_HPP

#include <cmath>
#include <limits>

#include "solver/judge/hand.hpp"

namespace twentyfour::order_kept {

constexpr char kSymbols[] = {'+', '-', '*', '/'};

inline bool is_24(double value) {
  return std::fabs(value - 24) < 1e-9;
}

inline double divide(double x, double y) {
  return y == 0 ? std::numeric_limits<double>::quiet_NaN() : x / y;
}

inline double calculate(double x, char symbol, double y) {
  switch (symbol) {
    case '+':
      return x + y;
    case '-':
      return x - y;
    case '*':
      return x * y;
    default:
      return divide(x, y);
  }
}

inline bool some_bracketing_makes_24(double a, char f, double b, char g, double c, char h,
                                     double d) {
  return is_24(calculate(calculate(calculate(a, f, b), g, c), h, d)) ||
         is_24(calculate(calculate(a, f, calculate(b, g, c)), h, d)) ||
         is_24(calculate(calculate(a, f, b), g, calculate(c, h, d))) ||
         is_24(calculate(a, f, calculate(calculate(b, g, c), h, d))) ||
         is_24(calculate(a, f, calculate(b, g, calculate(c, h, d))));
}

inline bool solvable(const Hand& hand) {
  const auto& [a, b, c, d] = hand.cards;
  for (char f : kSymbols) {
    for (char g : kSymbols) {
      for (char h : kSymbols) {
        if (some_bracketing_makes_24(a, f, b, g, c, h, d)) return true;
      }
    }
  }
  return false;
}

}  // namespace twentyfour::order_kept

#endif
