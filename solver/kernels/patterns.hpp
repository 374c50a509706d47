// Can a hand make the target t, an integer from 1 to kLargestTarget? For 24 the answers are those
// of definition.hpp, but faster, by real or exact division.
//
//     definition                     here
//     makes_24                       makes
//     first_pattern, second_pattern  the same, for all arrangements of the cards at once: each is
//                                    a lane of a vector, and there are no branches
//     apply_all, six operators       apply_all, five: on magnitudes, where minus and its reverse
//                                    are one (see Magnitudes)
//     some_is_24: x # y is near 24   miss: x is near to what solves x # y = t; for x / y = t that
//                                    is t * y
//
// The arrangements: ((a#b)#c)#d has 6 ways to choose the pair {a, b}, with c and d in two orders,
// and (a#b)#(c#d) has 3 ways to make two pairs. And c and d come to the same in either order if
// both are added or subtracted, or if both are multiplied or divided. So one order takes all 25
// combinations of the last two operators (any_operators), and the other the 12 that are left
// (mixed_operators). By exact division u * c / d may have a value where u / d * c has none: there
// both orders take 25. With five operators that makes 6 * 5 * 37 + 3 * 125 = 1485 evaluations.
//
// Cost: 0.2 to 0.5 us a hand, whatever the hand. Domain: cards from 0 to 9999.
//
// Why 1e-9 is exact
// -----------------
// Let N = 9999, T = kLargestTarget, and u = 2^-53, the relative error of rounding once. (Where a
// compiler keeps longer registers or fuses a multiplication with an addition, roundings are left
// out or are finer; where it then rounds a second time, that adds at most u / 2048 to a bound.)
//
// 1. Two cards. a + b, |a - b| and a * b are integers below 2^53, hence exact; a / b is
//    a * (1 / b), which carries two roundings. Each is a fraction with a denominator of at most N;
//    so it is 0 if its exact value is 0, and otherwise at least 1 / N: every test for zero is
//    right. Of their reciprocals, 1 / (a * b) = (1 / a) * (1 / b) carries three roundings, the
//    others fewer.
//
// 2. Three cards, x = v # c. Here v / c is v * (1 / c), and c / v is c * (1 / v). If v is an
//    integer, x is exact (below N^3 < 2^53) or carries up to four roundings. If v = a / b is none,
//    then v <= N / 2 and
//      a. v * c, v / c and c / v carry up to four roundings: a relative error of at most 4.1 u;
//      b. v + c and |v - c| have an error of at most (2.1 v + x) u, where v and x are below 2 N.
//    As a fraction x has a denominator of at most N^2 (a / b / c and c / (a * b) reach it).
//
// 3. The gap. Misses are five differences E: x - |t - y|, x - (t + y), x * y - t,
//    x - t * y and t * x - y, where y is a card, or for (a#b)#(c#d) x and y are values of two
//    cards. In either case the denominators of x and y multiply to at most N^2, and so E is 0
//    or at least 1 / N^2 > 1e-8: ten times epsilon.
//
// 4. The error, while |E| <= 1. If nothing was divided, all that is near is exact. Else the error
//    is below B = 4.1 u (T N + 1):
//      a. x - |t - y|, x - (t + y), x - t * y. If y is a card, that side is exact and x is at
//         most t N + 1; by 2 its error is at most 4.1 u of that, or 6 N u. If y is a value of two
//         cards, either x was divided, so neither side exceeds N + 1, or y alone was, and t * y
//         carries three roundings of at most t N.
//      b. x * y - t, so x * y <= t + 1. Relative errors (1, 2a) come to (t + 1) * 6 u. In 2b, y is
//         a card and the error is (2.1 v + x) u * y. If x = v + c, v * y <= t + 1. If x = |v - c|,
//         then x >= 1 / b with b the denominator of v (were x 0, both E and the miss would be near
//         -t), so y <= (t + 1) b and v * y <= (t + 1) b * v <= (t + 1) N: below 2.2 (t + 1) N u.
//      c. t * x - y: what was divided is at most N, so neither side exceeds t N + 1. If x is
//         a value of two cards, the sides carry three roundings and two; if of three, t * x is at
//         most N + 1, and in 2b t (2.1 v + x) u <= 2 t N u.
//
// 5. If |E| > 1, each side of the comparison is at most T N^3 unless all is exact, and it carries
//    at most 6 roundings of that, or in 2b 7 N^2 u: below 1/2. Of the four cards' product, which
//    alone can be larger, the error is relative, and it is nowhere near t.
//
// T is the largest target for which B, with the second rounding, is below epsilon. Then a value of
// t has a miss below epsilon, and any other value one above 1e-8 - B, nine times epsilon. For 24
// the miss is below 1.2e-10, and that of any other value above 0.9e-8: there epsilon is more than
// eight times the one and less than an eighth of the other. Outside the domain, the first hand with
// a wrong answer for 24 is `1 24 31621 31625`: with N = 31625 the gap of 3 is smaller than epsilon.
// And the smallest target found that is missed is 1100, by `6145 3 2048 3300`.
//
// 6. Division by zero. NaN stays NaN, and a solved operator must not turn it into a number:
//    x / y = t became x = t * y, and y / x = t became t * x = y; with y = 0 these would hold
//    for x = 0, so there y is NaN. With y > 0 and x = 0 they miss by y or more.
//
// 7. By exact division all that is compared is exact, but the product of four cards; for that 5
//    holds.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "solver/judge/definition.hpp"
#include "solver/judge/division.hpp"
#include "solver/judge/hand.hpp"
#include "solver/judge/tokens.hpp"

namespace twentyfour::patterns {

constexpr int kLargestTarget = 219;

// Step 4 of the proof: B, where a result may be rounded twice.
consteval double largest_error(int largest_target) {
  constexpr double kRounding = 0x1p-53;
  return 4.1 * kRounding * (1.0 + 1.0 / 2048) * (1.0 * largest_target * kLargestCard + 1);
}
static_assert(largest_error(kLargestTarget) < kEpsilon);
static_assert(largest_error(kLargestTarget + 1) > kEpsilon);

// Magnitudes
// ----------
// Signs can be left out of the search: of a tree of cards, t can be made with the six operators if
// and only if it can be made with a + b, |a - b|, a * b, a / b and b / a.
//   If: |a - b| is a - b or its reverse b - a.
//   Only if: wherever the six make x, the five make |x| in the same tree. For a card x = |x|; and
//   if |x| and |y| are made, then |x + y| and |x - y| are |x| + |y| and ||x| - |y|| in some order,
//   and |x * y| and |x / y| are |x| * |y| and |x| / |y|.
// So minus and its reverse are one operator here, and the six cost the work of five.
//
// Exact division does not depend on signs either: |x| divides |y| if and only if x divides y.
//
// NaN stands for no value, as in the definition. (A number in its place would be a value like any
// other: with -1, 5 * 5 + 5 / 0 makes 24 from 0 5 5 5.)

// A magnitude. For divisions by it, `divisor` is the same value and `reciprocal` its reciprocal,
// but both are NaN if it is zero. (They are computed once: a division costs as much as many
// multiplications, and compilers do not vectorize loops that test for zero and then divide.)
struct Value {
  double value;
  double divisor;
  double reciprocal;
};

inline double as_divisor(double value) {
  return value < kEpsilon ? NAN : value;
}

inline double real_quotient(Value a, Value b) {
  return a.value * b.reciprocal;
}

// By exact division all values are integers and not rounded. If the integer nearest to the
// quotient, times the divisor, is not the dividend, there is a remainder.
template <Division kRule>
double quotient(Value a, Value b) {
  const double real = real_quotient(a, b);
  if (kRule == Division::kReal) return real;
  const double whole = std::floor(real + 0.5);
  return whole * b.value == a.value ? whole : NAN;
}

// The results of the operators for two values.
struct Results {
  double sum;
  double difference;
  double product;
  double quotient;
  double reversed_quotient;
};

template <Division kRule>
Results apply_all(Value a, Value b) {
  return {a.value + b.value, std::fabs(a.value - b.value), a.value * b.value, quotient<kRule>(a, b),
          quotient<kRule>(b, a)};
}

constexpr int kMagnitudeOperators = 5;

// The six pairs {a, b} of four cards, with the other two cards: the places of a, b, c and d in the
// hand. Pair i and pair i + 3 are a split of the hand into two pairs.
constexpr int kPairs = 6;
constexpr int kSplits = 3;
constexpr unsigned char kPlaces[kCardsInHand][kPairs] = {
    {0, 0, 0, 2, 1, 1}, {1, 2, 3, 3, 3, 2}, {2, 1, 1, 0, 0, 0}, {3, 3, 2, 1, 2, 3}};

// One value a lane.
template <int kLanes>
struct Lanes {
  double value[kLanes];
  double divisor[kLanes];
  double reciprocal[kLanes];

  Value at(int lane) const { return {value[lane], divisor[lane], reciprocal[lane]}; }

  void fill_divisors() {
    for (int i = 0; i < kLanes; ++i) divisor[i] = as_divisor(value[i]);
  }

  void fill_reciprocals() {
    for (int i = 0; i < kLanes; ++i) reciprocal[i] = 1 / divisor[i];
  }
};

using PairLanes = Lanes<kPairs>;

// A card for each pair.
inline PairLanes cards_at(const unsigned char* places, const Lanes<kCardsInHand>& cards) {
  PairLanes lanes;
  for (int i = 0; i < kPairs; ++i) {
    lanes.value[i] = cards.value[places[i]];
    lanes.divisor[i] = cards.divisor[places[i]];
    lanes.reciprocal[i] = cards.reciprocal[places[i]];
  }
  return lanes;
}

// The values of a#b, by operator.
using PairValues = std::array<PairLanes, kMagnitudeOperators>;

template <Division kRule>
PairValues pair_values(const PairLanes& a, const PairLanes& b) {
  PairValues pairs;
  auto& [sum, difference, product, divided, reversed] = pairs;
  for (int i = 0; i < kPairs; ++i) {
    const Results results = apply_all<kRule>(a.at(i), b.at(i));
    sum.value[i] = results.sum;
    difference.value[i] = results.difference;
    product.value[i] = results.product;
    product.reciprocal[i] = a.reciprocal[i] * b.reciprocal[i];
    divided.value[i] = results.quotient;
    divided.reciprocal[i] = real_quotient(b.at(i), a.at(i));
    reversed.value[i] = results.reversed_quotient;
    reversed.reciprocal[i] = real_quotient(a.at(i), b.at(i));
  }
  for (PairLanes& lanes : pairs) lanes.fill_divisors();
  sum.fill_reciprocals();
  difference.fill_reciprocals();
  return pairs;
}

// The smaller of two; b if a is NaN, so a value that may be NaN is the first argument.
inline double lesser(double a, double b) {
  return a < b ? a : b;
}

// The least miss of x + y, x - y and y - x from the target. NaN if x or y is.
inline double miss_by_sum(double x, Value y, double target) {
  const double by_plus_or_minus = std::fabs(x - std::fabs(target - y.value));
  const double by_minus = std::fabs(x - (target + y.value));
  return lesser(by_plus_or_minus, by_minus);
}

// The least miss of x * y, x / y and y / x from the target. NaN if x or y is.
inline double miss_by_product(double x, Value y, double target) {
  const double by_times = std::fabs(x * y.value - target);
  const double by_division = std::fabs(x - target * y.divisor);
  const double by_reversed_division = std::fabs(target * x - y.divisor);
  return lesser(by_division, lesser(by_reversed_division, by_times));
}

inline double miss(double x, Value y, double target) {
  return lesser(miss_by_product(x, y, target), miss_by_sum(x, y, target));
}

template <int kLanes>
struct Misses {
  double miss[kLanes];
};

// The least miss of (u#c)#d in each lane. The functions give the miss of x#d: the first if x = u#c
// is a product or a quotient, the second if it is a sum or a difference.
template <Division kRule, auto of_product, auto of_sum>
Misses<kPairs> least_misses(const PairLanes& u, const PairLanes& c, const PairLanes& d,
                            double target) {
  Misses<kPairs> misses;
  for (int i = 0; i < kPairs; ++i) {
    const Results x = apply_all<kRule>(u.at(i), c.at(i));
    const Value y = d.at(i);
    misses.miss[i] =
        lesser(lesser(of_product(x.quotient, y, target), of_product(x.product, y, target)),
               lesser(of_product(x.reversed_quotient, y, target),
                      lesser(of_sum(x.sum, y, target), of_sum(x.difference, y, target))));
  }
  return misses;
}

// With any two operators.
template <Division kRule>
Misses<kPairs> any_operators(const PairLanes& u, const PairLanes& c, const PairLanes& d,
                             double target) {
  return least_misses<kRule, miss, miss>(u, c, d, target);
}

// With one operator of sums and one of products.
template <Division kRule>
Misses<kPairs> mixed_operators(const PairLanes& u, const PairLanes& c, const PairLanes& d,
                               double target) {
  return least_misses<kRule, miss_by_sum, miss_by_product>(u, c, d, target);
}

// A lane of (a#b)#(c#d) is a split of the hand and an operator in c#d. One more lane, which makes
// their number even, is NaN.
constexpr int kSplitLanes = kSplits * kMagnitudeOperators + 1;

using SplitLanes = Lanes<kSplitLanes>;

inline SplitLanes second_pairs(const PairValues& pairs) {
  SplitLanes right;
  double* lane = right.value;
  for (const PairLanes& pair : pairs) lane = std::copy_n(pair.value + kSplits, kSplits, lane);
  *lane = NAN;
  right.fill_divisors();
  return right;
}

// Lowers each of `least` to the miss of its lane.
template <int kLanes>
void lower(const Misses<kLanes>& misses, double* least) {
  for (int i = 0; i < kLanes; ++i) least[i] = lesser(misses.miss[i], least[i]);
}

// ((a#b)#c)#d and ((a#b)#d)#c, with one operator in a#b.
template <Division kRule>
void first_pattern(const PairLanes& pair, const PairLanes& c, const PairLanes& d, double target,
                   double* least) {
  lower(any_operators<kRule>(pair, c, d, target), least);
  lower(kRule == Division::kReal ? mixed_operators<kRule>(pair, d, c, target)
                                 : any_operators<kRule>(pair, d, c, target),
        least);
}

// (a#b)#(c#d), with one operator in a#b and all operators in c#d.
inline void second_pattern(const PairLanes& pair, const SplitLanes& right, double target,
                           double* least) {
  double left[kSplitLanes];
  for (int i = 0; i < kSplitLanes; ++i) left[i] = pair.value[i % kSplits];
  Misses<kSplitLanes> misses;
  for (int i = 0; i < kSplitLanes; ++i) misses.miss[i] = miss(left[i], right.at(i), target);
  lower(misses, least);
}

// Domain: the targets from 1 to kLargestTarget.
template <Division kRule>
bool makes(const Hand& hand, int integer) {
  static_assert(kRule != Division::kTruncating, "its last operator cannot be solved for a side");
  Lanes<kCardsInHand> cards;
  for (int i = 0; i < kCardsInHand; ++i) cards.value[i] = hand.cards[i];
  cards.fill_divisors();
  cards.fill_reciprocals();
  const PairLanes c = cards_at(kPlaces[2], cards);
  const PairLanes d = cards_at(kPlaces[3], cards);
  const PairValues pairs =
      pair_values<kRule>(cards_at(kPlaces[0], cards), cards_at(kPlaces[1], cards));
  const SplitLanes right = second_pairs(pairs);

  const double target = integer;
  double least[kSplitLanes];
  for (double& lane : least) lane = target;
  for (const PairLanes& pair : pairs) {
    first_pattern<kRule>(pair, c, d, target, least);
    second_pattern(pair, right, target, least);
  }
  double nearest = target;
  for (const double lane : least) nearest = lesser(lane, nearest);
  return nearest < kEpsilon;
}

}  // namespace twentyfour::patterns
