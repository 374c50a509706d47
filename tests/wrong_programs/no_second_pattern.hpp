// The mistake: ((a # b) # c) # d is tried, but (a # b) # (c # d) is forgotten.
// Caught by 1 1 2 7, 5 5 5 5 and 5 5 8 8.
#ifndef TWENTYFOUR_TESTS_WRONG_PROGRAMS_NO_SECOND_PATTERN_HPP
#define TWENTYFOUR_TESTS_WRONG_PROGRAMS_NO_SECOND_PATTERN_HPP

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

#include "solver/judge/hand.hpp"

namespace twentyfour::no_second_pattern {

constexpr char kSymbols[] = {'+', '-', '*', '/', 'r', 'q'};

inline bool is_24(double value) {
  return std::fabs(value - 24) < 1e-9;
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

}  // namespace twentyfour::no_second_pattern

#endif
