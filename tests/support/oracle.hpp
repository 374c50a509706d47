// The oracle: can + - * / and brackets make 24 from a hand? Decided in exact fractions, with
// nothing borrowed from the solver but the shape of a hand, so that the two cannot share a mistake.
//
// Method: take any two values, put back any of their six results, until one value is left.
// Domain: cards from 0 to 9999, not checked. Cost: at most 3888 last steps, about 5 us; no
// allocation.
//
// Why 64 bits are enough, though no fraction is ever reduced: let every card be at most N >= 1. A
// fraction made of k cards has a numerator and a denominator of size at most 2^(k-1) * N^k.
//   k = 1: the card is card/1.
//   k = i + j: the largest of the sums and products that make the new parts is n1*d2 + n2*d1, at
//   most 2 * (2^(i-1) * N^i) * (2^(j-1) * N^j) = 2^(k-1) * N^k.
// Four cards below 10^4 so stay below 8 * 10^16, and 24 times that is still below 2^63.
#pragma once

#include <cstdint>

#include "solver/judge/hand.hpp"

namespace twentyfour {
namespace oracle {

// Not checked by sanitizers, with which tests take 1.8 times as long: the proof above is the check.
#ifdef __GNUC__
#define TWENTYFOUR_PROVED __attribute__((no_sanitize("address"), no_sanitize("undefined")))
#else
#define TWENTYFOUR_PROVED
#endif

// The denominator is never zero; either part may be negative.
struct Fraction {
  std::int64_t numerator;
  std::int64_t denominator;
};

// The results of two values, in both orders where the order matters. Division by zero has none.
template <class Value>
struct Results {
  Value values[6];
  int count;
};

TWENTYFOUR_PROVED inline Results<Fraction> results_of(Fraction x, Fraction y) {
  const std::int64_t x_part = x.numerator * y.denominator;
  const std::int64_t y_part = y.numerator * x.denominator;
  const std::int64_t common = x.denominator * y.denominator;
  Results<Fraction> results = {{{x_part + y_part, common},
                                {x_part - y_part, common},
                                {y_part - x_part, common},
                                {x.numerator * y.numerator, common}},
                               4};
  if (y.numerator != 0) results.values[results.count++] = {x_part, y_part};
  if (x.numerator != 0) results.values[results.count++] = {y_part, x_part};
  return results;
}

// A value where division is exact, or else truncating; so all is done in integers.
template <bool is_exact>
struct Integer {
  std::int64_t value;
};

template <bool is_exact>
TWENTYFOUR_PROVED Results<Integer<is_exact>> results_of(Integer<is_exact> left,
                                                        Integer<is_exact> right) {
  const std::int64_t x = left.value;
  const std::int64_t y = right.value;
  Results<Integer<is_exact>> results = {{{x + y}, {x - y}, {y - x}, {x * y}}, 4};
  if (y != 0 && (!is_exact || x % y == 0)) results.values[results.count++] = {x / y};
  if (x != 0 && (!is_exact || y % x == 0)) results.values[results.count++] = {y / x};
  return results;
}

TWENTYFOUR_PROVED inline bool is_24(Fraction x) {
  return x.numerator == 24 * x.denominator;
}

// Visits every value that all of these values make, until a visit returns true. Returns whether one
// did.
template <int count, class Value, class Visit>
TWENTYFOUR_PROVED bool any_result(const Value (&values)[count], const Visit& visit) {
  if constexpr (count == 1) {
    return visit(values[0]);
  } else {
    for (int i = 0; i < count; ++i) {
      for (int j = i + 1; j < count; ++j) {
        Value left[count - 1];
        int others = 0;
        for (int k = 0; k < count; ++k) {
          if (k != i && k != j) left[others++] = values[k];
        }
        const Results<Value> results = results_of(values[i], values[j]);
        for (int r = 0; r < results.count; ++r) {
          left[count - 2] = results.values[r];
          if (any_result(left, visit)) return true;
        }
      }
    }
    return false;
  }
}

template <bool is_exact>
bool solvable_in_integers(const Hand& hand) {
  const Integer<is_exact> cards[] = {
      {hand.cards[0]}, {hand.cards[1]}, {hand.cards[2]}, {hand.cards[3]}};
  return any_result(cards, [](Integer<is_exact> x) { return x.value == 24; });
}

}  // namespace oracle

inline bool solvable_in_integers(const Hand& hand, bool is_exact) {
  return is_exact ? oracle::solvable_in_integers<true>(hand)
                  : oracle::solvable_in_integers<false>(hand);
}

inline bool solvable_exactly(const Hand& hand) {
  const oracle::Fraction cards[] = {
      {hand.cards[0], 1}, {hand.cards[1], 1}, {hand.cards[2], 1}, {hand.cards[3], 1}};
  return oracle::any_result(cards, oracle::is_24);
}

}  // namespace twentyfour
