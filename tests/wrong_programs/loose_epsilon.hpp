// The mistake: an epsilon of 0.1, wide enough for other fractions than 24.
// Caught by 4 5 9 11 (265/11), 4 7 7 12 (287/12) and 7 10 13 13.
#ifndef TWENTYFOUR_TESTS_WRONG_PROGRAMS_LOOSE_EPSILON_HPP
#define TWENTYFOUR_TESTS_WRONG_PROGRAMS_LOOSE_EPSILON_HPP

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

#include "solver/judge/hand.hpp"

namespace twentyfour::loose_epsilon {

constexpr char kSymbols[] = {'+', '-', '*', '/', 'r', 'q'};

inline bool is_24(double value) {
  return std::fabs(value - 24) < 0.1;
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

}  // namespace twentyfour::loose_epsilon

#endif
