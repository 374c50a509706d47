// LeetCode 679, 24 Game: https://leetcode.com/problems/24-game/
// twentyfour 5.1.0, solver/judge/. MIT licence.
//
// Definition says whether the four cards of a hand make 24, and why that is exact. RealDivision has
// the rule for division, and Solution asks.
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace twentyfour {

// A hand: four cards from 0 to 9999.

constexpr int kTarget = 24;
constexpr int kCardsInHand = 4;

struct Hand {
  int cards[kCardsInHand];
};

// A hand makes 24 if its four cards, each used once, in some order, do so in one of two patterns:
//
//     ((a # b) # c) # d        (a # b) # (c # d)
//
// where each # is one of six operators: + - * / and the reverses of - and /. So x # y and y # x
// have the same values, every way to set brackets is one of these patterns, and orders with a > b
// need not be tried.
//
// A double counts as 24 if it is within 1e-9 of 24. For cards up to N = 9999 this is exact:
// - A value near 24 is a fraction p / q with q <= N^2: q is a product or a sum of at most two
//   cards, or else p <= N^2, and q is smaller than p. So the distance |p - 24 q| / q is 0, or at
//   least 1 / N^2 > 1e-8.
// - A double near 24 is off by less than 3e-11. A rounding moves x by at most u x, with u = 2^-53,
//   and without a division nothing is rounded. If + or - is last, each side is exact, or below
//   N + 25 and a few roundings off. If * or / is last, both sides are a few roundings off, except
//   a / b - c, where terms cancel and the error of a / b stays: this side is a multiple of 1 / b,
//   not 0, and off by u a / b, which is at most u a <= u N times the side.
// - A divisor is 0 as a double only if it is 0: if a / b = c, it is an integer and not rounded.

constexpr double kEpsilon = 1e-9;

#if __FINITE_MATH_ONLY__
#error "NAN is needed: compile without -ffast-math"
#endif

enum Operator { kPlus, kMinus, kReversedMinus, kTimes, kDividedBy, kReversedDivision };

using Values = std::array<double, kReversedDivision + 1>;

template <class Division>
struct Definition {
  // x # y
  static Values apply_all(double x, double y) {
    Values results;
    results[kPlus] = x + y;
    results[kMinus] = x - y;
    results[kReversedMinus] = y - x;
    results[kTimes] = x * y;
    results[kDividedBy] = Division::quotient(x, y);
    results[kReversedDivision] = Division::quotient(y, x);
    return results;
  }

  // Whether x # y is 24 for some value x.
  static bool some_is_24(const Values& values, double y) {
    bool found = false;
    for (const double x : values) {
      for (const double z : apply_all(x, y)) found |= std::fabs(z - kTarget) < kEpsilon;
    }
    return found;
  }

  // ((a # b) # c) # d
  static bool first_pattern(double a, double b, double c, double d) {
    bool found = false;
    for (const double x : apply_all(a, b)) found |= some_is_24(apply_all(x, c), d);
    return found;
  }

  // (a # b) # (c # d)
  static bool second_pattern(double a, double b, double c, double d) {
    bool found = false;
    for (const double y : apply_all(c, d)) found |= some_is_24(apply_all(a, b), y);
    return found;
  }

  static bool makes_24(const Hand& hand) {
    double x[kCardsInHand];
    std::copy(hand.cards, hand.cards + kCardsInHand, x);
    std::sort(x, x + kCardsInHand);
    do {
      if (x[0] > x[1]) continue;
      if (first_pattern(x[0], x[1], x[2], x[3])) return true;
      if (second_pattern(x[0], x[1], x[2], x[3])) return true;
    } while (std::next_permutation(x, x + kCardsInHand));
    return false;
  }
};

// NAN stands for no value: what is made of it is NAN, and never near 24.
struct RealDivision {
  static double quotient(double x, double y) { return y == 0 ? NAN : x / y; }
};

}  // namespace twentyfour

class Solution {
 public:
  // NOLINTNEXTLINE: the name that LeetCode asks for
  bool judgePoint24(std::vector<int>& cards) {
    const twentyfour::Hand hand = {{cards[0], cards[1], cards[2], cards[3]}};
    return twentyfour::Definition<twentyfour::RealDivision>::makes_24(hand);
  }
};
