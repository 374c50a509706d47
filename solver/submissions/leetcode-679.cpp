// LeetCode 679, 24 Game: https://leetcode.com/problems/24-game/
// twentyfour 2.1.0-dev, solver/judge/. MIT licence.
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

// What a division gives.

namespace twentyfour {

enum class Division : unsigned char {
  kReal,        // 8 / 3 is a number
  kExact,       // only 9 / 3 is a number
  kTruncating,  // 8 / 3 is 2, and -8 / 3 is -2
};

constexpr Division kDivisionRule = Division::kReal;

// A hand: four cards, integers from 0 to 9999.

constexpr int kTarget = 24;
constexpr int kCardsInHand = 4;

struct Hand {
  int cards[kCardsInHand];
};

// Can a hand make 24?
//
// It can if its four cards, each used once, in some order, make 24 in one of the two patterns
//
//     ((a # b) # c) # d        (a # b) # (c # d)
//
// where each # is one of six operators: plus, minus, reversed minus, times, divided by, reversed
// division. Each operator stands beside its reverse, so x # y and y # x have the same values. Every
// way to set brackets is then one of the two patterns, and orders with a > b need not be tried.
//
// A double within 1e-9 of 24 counts as 24. For cards up to N = 9999 this is exact:
// - A fraction p / q near 24 has q <= N^2: it is a product or a sum of at most two cards, or else
//   p <= N^2. So the exact value is 24, or it misses 24 by at least 1 / N^2 > 1e-8.
// - A double near 24 is off by less than 3e-11. Let u = 2^-53, the relative error of one rounding.
//   Without a division nothing is rounded. If + or - is last, each side is exact, or below N + 25
//   and a few u off. If * or / is last, both sides are a few u off, but for a / b - c: this is a
//   multiple of 1 / b, not 0, and u a / b off, which is u a <= u N relative to 1 / b.
// - A divisor is 0 as a double only if it is 0: if a / b = c, it is an integer and not rounded.
// With integer division, all values are integers.

constexpr double kEpsilon = 1e-9;

#if __FINITE_MATH_ONLY__
#error "NAN is needed: compile without -ffast-math"
#endif

// NAN stands for no value: what is made of it is NAN, which is never near 24.
template <Division kRule>
double quotient(double x, double y) {
  if (y == 0) return NAN;
  if (kRule == Division::kReal) return x / y;
  const double whole = std::trunc(x / y);
  return kRule == Division::kTruncating || whole * y == x ? whole : NAN;
}

enum Operator {
  kPlus,
  kMinus,
  kReversedMinus,
  kTimes,
  kDividedBy,
  kReversedDivision,
  kOperatorCount
};

using Values = std::array<double, kOperatorCount>;

// x # y
template <Division kRule>
Values apply_all(double x, double y) {
  Values results;
  results[kPlus] = x + y;
  results[kMinus] = x - y;
  results[kReversedMinus] = y - x;
  results[kTimes] = x * y;
  results[kDividedBy] = quotient<kRule>(x, y);
  results[kReversedDivision] = quotient<kRule>(y, x);
  return results;
}

// Whether x # y is 24 for some value x.
template <Division kRule>
bool some_is_24(const Values& values, double y) {
  bool found = false;
  for (const double x : values) {
    for (const double z : apply_all<kRule>(x, y)) found |= std::fabs(z - kTarget) < kEpsilon;
  }
  return found;
}

// ((a # b) # c) # d
template <Division kRule>
bool first_pattern(double a, double b, double c, double d) {
  bool found = false;
  for (const double x : apply_all<kRule>(a, b)) {
    found |= some_is_24<kRule>(apply_all<kRule>(x, c), d);
  }
  return found;
}

// (a # b) # (c # d)
template <Division kRule>
bool second_pattern(double a, double b, double c, double d) {
  bool found = false;
  for (const double y : apply_all<kRule>(c, d)) {
    found |= some_is_24<kRule>(apply_all<kRule>(a, b), y);
  }
  return found;
}

template <Division kRule = kDivisionRule>
bool makes_24(const Hand& hand) {
  double x[kCardsInHand];
  std::copy(hand.cards, hand.cards + kCardsInHand, x);
  std::sort(x, x + kCardsInHand);
  do {
    if (x[0] > x[1]) continue;
    if (first_pattern<kRule>(x[0], x[1], x[2], x[3])) return true;
    if (second_pattern<kRule>(x[0], x[1], x[2], x[3])) return true;
  } while (std::next_permutation(x, x + kCardsInHand));
  return false;
}

}  // namespace twentyfour

class Solution {
 public:
  // NOLINTNEXTLINE: the name that LeetCode asks for
  bool judgePoint24(std::vector<int>& cards) {
    return twentyfour::makes_24({{cards[0], cards[1], cards[2], cards[3]}});
  }
};
