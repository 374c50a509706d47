// The mistake: one running total, to which the cards are added, subtracted, multiplied and divided
// one after another, in every order. Nothing is ever subtracted from or divided by brackets, nor
// are two brackets ever combined. Caught by 39 of the 495 hands of cards to 9, 1 1 2 7, 1 1 6 8 and
// 1 3 4 6 among them.
#ifndef TWENTYFOUR_TESTS_WRONG_PROGRAMS_RUNNING_TOTAL_HPP
#define TWENTYFOUR_TESTS_WRONG_PROGRAMS_RUNNING_TOTAL_HPP

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

#include "solver/judge/hand.hpp"

namespace twentyfour::running_total {

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

}  // namespace twentyfour::running_total

#endif
