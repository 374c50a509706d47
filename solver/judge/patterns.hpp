// Can + - * / and brackets make 24 of a hand? The two tree patterns ((a#b)#c)#d and (a#b)#(c#d),
// every operator in every place, each arrangement of the cards that matters, in double.
//
// Which arrangements matter. Each operator stands beside its reverse, so x#y and y#x give the same
// set of values, and of two mirror images one is enough:
//   ((a#b)#c)#d  12 arrangements: the pair {a, b} unordered, then c and d in order;
//   (a#b)#(c#d)   3 arrangements: how four cards fall into two pairs.
// With five operators on magnitudes (operators.hpp) in three places that is 15 * 125 evaluations,
// where every order with every operator on both patterns takes 2 * 24 * 216.
//
// The last operator is not applied but turned round: x # y = 24 asks x to be one of the values that
// y wants, see miss(). The loops are flat, over lanes without branches, for the compiler to make
// vectors of. Cost: 0.3 to 0.6 us a hand, whatever the hand. Domain: cards from 0 to 9999.
//
// Why 1e-9 cannot be fooled
// -------------------------
// Let N = 9999, and u = 2^-53, the relative error of rounding once. (Where a compiler keeps longer
// registers or fuses a multiplication with an addition, roundings are left out or are finer; where
// it then rounds a second time, that adds at most u / 2048 to a bound.)
//
// 1. Two cards. a + b, |a - b| and a * b are integers below 2^53, hence exact. a / b carries one
//    rounding. Each is a fraction with a denominator of at most N; so it is 0 exactly where it
//    should be, and otherwise at least 1 / N: no "is zero" is ever wrong.
//
// 2. Three cards, x = v # c. If v is an integer, x is exact (below N^3 < 2^53) or carries one
//    rounding. If v = a / b is none, then v <= N / 2 and
//      a. v * c, v / c and c / v carry two roundings: a relative error of at most 2.1 u;
//      b. v + c and |v - c| have an error of at most (v + x) u, where v and x are below 2 N.
//    As a fraction x has a denominator of at most N^2 (a / b / c and c / (a * b) reach it).
//
// 3. The gap. miss() compares by five differences E: x - |24 - y|, x - (24 + y), x * y - 24,
//    x - 24 * y and 24 * x - y, where y is a card, or for (a#b)#(c#d) x and y are values of two
//    cards. In either case the denominators of x and y multiply to at most N^2, and so E is 0
//    or at least 1 / N^2 > 1e-8: ten times epsilon.
//
// 4. The error, while |E| <= 1. If nothing was divided but exactly, all that is near is exact.
// Else:
//      a. x - |24 - y|, x - (24 + y), x - 24 * y. If y is a card, that side is exact and x is at
//         most 24 N + 1; by 2 its error is at most 2.1 u of that, or 4 N u: below 0.6e-10. If y is
//         a value of two cards, either x was divided, so neither side exceeds N + 1, or y alone
//         was, and 24 * y carries two roundings of at most 24 N / 2: again below 0.6e-10.
//      b. x * y - 24, so x * y <= 25. Relative errors (1, 2a) come to 25 * 4 u. In 2b, y is a card
//         and the error is (v + x) u * y. If x = v + c, v * y <= 25. If x = |v - c|, then x >= 1 /
//         b with b the denominator of v (were x 0, E would be -24), so y <= 25 b and v * y <= 25 *
//         b * v <= 25 N. The error stays below 0.4e-10.
//      c. 24 * x - y: what was divided is at most N, so neither side exceeds 24 N + 1. If x is
//         a value of two cards, the sides carry two roundings and one; if of three, 24 * x is at
//         most N + 1, and in 2b 24 (v + x) u <= 24 N u: below 0.6e-10.
//
// 5. If |E| > 1, each side of the comparison is at most 24 N^3 unless all is exact, and it carries
// at
//    most 4 roundings of that, or in 2b 4 N^2 u: below 1/2. Of the four cards' product, which alone
//    can be larger, the error is relative, and it is nowhere near 24.
//
// So what is 24 misses by less than 1e-10, what is not by more than 0.9e-8, and epsilon lies
// between with a factor of nine to spare on both sides. The first hand that fools 1e-9
// is `1 24 31621 31625`: with N = 31625 the gap of 3 is smaller than epsilon.
//
// 6. Division by zero. Poison stays poison, and a turned comparison must not revive it: x / y = 24
//    became x = 24 * y, and y / x = 24 became 24 * x = y; with y = 0 these would hold for x = 0, so
//    there y is poisoned. With y > 0 and x = 0 they miss by y or more.
#ifndef TWENTYFOUR_SOLVER_JUDGE_PATTERNS_HPP
#define TWENTYFOUR_SOLVER_JUDGE_PATTERNS_HPP

#include "solver/judge/hand.hpp"
#include "solver/judge/operators.hpp"

namespace twentyfour {

constexpr int kMagnitudeOperators = 5;

// The arrangements of ((a#b)#c)#d as positions in the hand. The pairs {a, b} of the first three
// and of the next three are the two halves of the arrangements of (a#b)#(c#d).
constexpr int kArrangements = 12;
constexpr int kSplits = 3;
constexpr unsigned char kArrangement[4][kArrangements] = {{0, 0, 0, 2, 1, 1, 0, 0, 0, 2, 1, 1},
                                                          {1, 2, 3, 3, 3, 2, 1, 2, 3, 3, 3, 2},
                                                          {2, 1, 1, 0, 0, 0, 3, 3, 2, 1, 2, 3},
                                                          {3, 3, 2, 1, 2, 3, 2, 1, 1, 0, 0, 0}};

// One value a lane.
template <int kLanes>
struct Lanes {
  double value[kLanes];
  double divisor[kLanes];

  Value at(int lane) const { return {value[lane], divisor[lane]}; }

  void fill_divisors() {
    for (int i = 0; i < kLanes; ++i) divisor[i] = as_divisor(value[i]);
  }
};

using ArrangementLanes = Lanes<kArrangements>;

// The values of a#b, by operator.
struct Pairs {
  ArrangementLanes by[kMagnitudeOperators];
};

inline Pairs make_pairs(const ArrangementLanes& a, const ArrangementLanes& b) {
  Pairs pairs;
  for (int i = 0; i < kArrangements; ++i) {
    pairs.by[0].value[i] = plus(a.at(i), b.at(i));
    pairs.by[1].value[i] = minus(a.at(i), b.at(i));
    pairs.by[2].value[i] = times(a.at(i), b.at(i));
    pairs.by[3].value[i] = divided_by(a.at(i), b.at(i));
    pairs.by[4].value[i] = divided_into(a.at(i), b.at(i));
  }
  for (ArrangementLanes& lanes : pairs.by) lanes.fill_divisors();
  return pairs;
}

// The smaller of two; b where a is poison, so what may be poison stands first.
inline double lesser(double a, double b) {
  return a < b ? a : b;
}

// The least by which one of the six operators on x and y misses 24. Poison where x or y is.
inline double miss(double x, Value y) {
  const double target = kTarget;
  const double by_plus_or_minus = std::fabs(x - std::fabs(target - y.value));
  const double by_minus = std::fabs(x - (target + y.value));
  const double by_times = std::fabs(x * y.value - target);
  const double by_division = std::fabs(x - target * y.divisor);
  const double by_reversed_division = std::fabs(target * x - y.divisor);
  return lesser(lesser(by_division, by_plus_or_minus),
                lesser(by_reversed_division, lesser(by_minus, by_times)));
}

template <int kLanes>
struct Misses {
  double miss[kLanes];
};

// ((a#b)#c)#d, given a#b.
inline Misses<kArrangements> first_pattern(const ArrangementLanes& pair, const ArrangementLanes& c,
                                           const ArrangementLanes& d) {
  Misses<kArrangements> misses;
  for (int i = 0; i < kArrangements; ++i) {
    const Value u = pair.at(i);
    const double by_plus = miss(plus(u, c.at(i)), d.at(i));
    const double by_minus = miss(minus(u, c.at(i)), d.at(i));
    const double by_times = miss(times(u, c.at(i)), d.at(i));
    const double by_division = miss(divided_by(u, c.at(i)), d.at(i));
    const double by_reversed_division = miss(divided_into(u, c.at(i)), d.at(i));
    misses.miss[i] = lesser(lesser(by_division, by_times),
                            lesser(by_reversed_division, lesser(by_plus, by_minus)));
  }
  return misses;
}

// A lane of (a#b)#(c#d) is a split of the hand and an operator in c#d. One more is left over, for
// an even number, and holds poison.
constexpr int kSplitLanes = kSplits * kMagnitudeOperators + 1;

using SplitLanes = Lanes<kSplitLanes>;

inline SplitLanes second_pairs(const Pairs& pairs) {
  SplitLanes right;
  for (int operation = 0; operation < kMagnitudeOperators; ++operation) {
    for (int split = 0; split < kSplits; ++split) {
      right.value[operation * kSplits + split] = pairs.by[operation].value[kSplits + split];
    }
  }
  right.value[kSplitLanes - 1] = kPoison;
  right.fill_divisors();
  return right;
}

// (a#b)#(c#d), given a#b and every c#d.
inline Misses<kSplitLanes> second_pattern(const ArrangementLanes& pair, const SplitLanes& right) {
  double left[kSplitLanes];
  for (int i = 0; i < kSplitLanes; ++i) left[i] = pair.value[i % kSplits];
  Misses<kSplitLanes> misses;
  for (int i = 0; i < kSplitLanes; ++i) misses.miss[i] = miss(left[i], right.at(i));
  return misses;
}

// Whether the hand makes 24.
inline bool makes_target(const Hand& hand) {
  ArrangementLanes cards[kCardsInHand];
  for (int place = 0; place < kCardsInHand; ++place) {
    for (int i = 0; i < kArrangements; ++i) {
      cards[place].value[i] = hand.cards[kArrangement[place][i]];
    }
    cards[place].fill_divisors();
  }
  const Pairs pairs = make_pairs(cards[0], cards[1]);
  const SplitLanes right = second_pairs(pairs);

  double least[kSplitLanes];
  for (double& lane : least) lane = kTarget;
  for (const ArrangementLanes& pair : pairs.by) {
    const Misses<kArrangements> first = first_pattern(pair, cards[2], cards[3]);
    const Misses<kSplitLanes> second = second_pattern(pair, right);
    for (int i = 0; i < kArrangements; ++i) least[i] = lesser(first.miss[i], least[i]);
    for (int i = 0; i < kSplitLanes; ++i) least[i] = lesser(second.miss[i], least[i]);
  }
  double nearest = kTarget;
  for (const double lane : least) nearest = lesser(lane, nearest);
  return nearest < kEpsilon;
}

}  // namespace twentyfour

#endif
