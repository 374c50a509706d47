// The textbook way to decide a hand: every order of the cards, every operator in every place, both
// tree patterns, until one makes 24. Deliberately plain; it is what the solver is measured against.
//
// Domain: cards from 0 to 9999. Cost: 1 to 30 us, the more the fewer ways there are to make 24.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace textbook {

constexpr int kOperators = 6;
constexpr double kEpsilon = 1e-9;

inline double divide(double a, double b) {
  return std::fabs(b) < kEpsilon ? NAN : a / b;
}

inline double apply(int operation, double a, double b) {
  switch (operation) {
    case 0:
      return a + b;
    case 1:
      return a - b;
    case 2:
      return b - a;
    case 3:
      return a * b;
    case 4:
      return divide(a, b);
    default:
      return divide(b, a);
  }
}

inline bool is_24(double value) {
  return std::fabs(value - 24) < kEpsilon;
}

inline bool makes_24_in_order(const std::array<int, 4>& cards) {
  const double a = cards[0];
  const double b = cards[1];
  const double c = cards[2];
  const double d = cards[3];
  for (int i = 0; i < kOperators; ++i) {
    for (int j = 0; j < kOperators; ++j) {
      for (int k = 0; k < kOperators; ++k) {
        if (is_24(apply(k, apply(j, apply(i, a, b), c), d))) return true;
        if (is_24(apply(k, apply(i, a, b), apply(j, c, d)))) return true;
      }
    }
  }
  return false;
}

inline bool makes_24(const std::array<int, 4>& cards) {
  std::array<std::size_t, 4> order = {0, 1, 2, 3};
  do {
    if (makes_24_in_order({cards[order[0]], cards[order[1]], cards[order[2]], cards[order[3]]})) {
      return true;
    }
  } while (std::next_permutation(order.begin(), order.end()));
  return false;
}

}  // namespace textbook
