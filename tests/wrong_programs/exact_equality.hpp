// The mistake: doubles compared with ==, as if 8/(3-8/3) were 24 to the last bit.
// Caught by 3 3 8 8.
#ifndef TWENTYFOUR_TESTS_WRONG_PROGRAMS_EXACT_EQUALITY_HPP
#define TWENTYFOUR_TESTS_WRONG_PROGRAMS_EXACT_EQUALITY_HPP

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

#include "solver/judge/hand.hpp"

namespace twentyfour::exact_equality {

constexpr char kSymbols[] = {'+', '-', '*', '/', 'r', 'q'};

inline bool is_24(double value) {
  return value == 24;
}

inline double divide(double x, double y) {
  return y == 0 ? std::numeric_limits<double>::quiet_NaN() : x / y;
}

// The operators: + - * / and, with the operands turned round, r for minus and q for division.
inline double calculate(double x, char symbol, double y) {
  switch (symbol) {
    case '+':
      return x + y;
    case '-':
      return x - y;
    case '*':
      return x * y;
    case '/':
      return divide(x, y);
    case 'r':
      return y - x;
    default:
      return divide(y, x);
  }
}

inline bool solvable_in_order(double a, double b, double c, double d) {
  for (char f : kSymbols) {
    for (char g : kSymbols) {
      for (char h : kSymbols) {
        if (is_24(calculate(calculate(calculate(a, f, b), g, c), h, d))) return true;
        if (is_24(calculate(calculate(a, f, b), g, calculate(c, h, d)))) return true;
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

}  // namespace twentyfour::exact_equality

#endif
