// The mistake: x/0 is given a number, here -1, with which the search then goes on to calculate.
// Caught by hands that hold a zero, such as 0 0 1 12, 0 0 2 13 (2*(13+0/0)) and 0 5 5 5 (5*5+5/0).
// Where the zero has to be made first, only one card is left, so it takes a 23 or a 25, as in
// 1 1 4 25 (25+4/(1-1)).
//
// A large marker such as 1e9 is no better but goes unpunished at four cards: the two that are left
// are too small to bring it down to 24, and to divide it away takes a 24 and a zero, which make 24
// without it.
#ifndef TWENTYFOUR_TESTS_WRONG_PROGRAMS_ZERO_MARKER_HPP
#define TWENTYFOUR_TESTS_WRONG_PROGRAMS_ZERO_MARKER_HPP

#include <algorithm>
#include <cmath>
#include <iterator>

#include "solver/judge/hand.hpp"

namespace twentyfour::zero_marker {

constexpr double kImpossible = -1;
constexpr char kSymbols[] = {'+', '-', '*', '/', 'r', 'q'};

inline bool is_24(double value) {
  return std::fabs(value - 24) < 1e-9;
}

inline double divide(double x, double y) {
  return y == 0 ? kImpossible : x / y;
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

}  // namespace twentyfour::zero_marker

#endif
