// The six operators, on magnitudes.
//
// Signs can be left out of the search: of a tree of cards, 24 can be made with the six operators if
// and only if it can be made with a + b, |a - b|, a * b, a / b and b / a.
//   If: |a - b| is a - b or its reverse b - a.
//   Only if: wherever the six make x, the five make |x| in the same tree. For a card x = |x|; and
//   if |x| and |y| are made, then |x + y| and |x - y| are |x| + |y| and ||x| - |y|| in some order,
//   and |x * y| and |x / y| are |x| * |y| and |x| / |y|.
// So minus and its reverse are one operator here, and the six cost the work of five.
//
// The same goes where only whole quotients count: |x| divides |y| where x divides y.
//
// Domain: magnitudes, or the poison that a division by zero leaves behind. Poison is NaN: whatever
// it enters is poison, and every comparison with it is false, so it can never be taken for 24. (A
// marker number in its place would be a value like any other: with -1, 5 * 5 + 5 / 0 makes 24 of
// 0 5 5 5.) Cost: one flop each.
#ifndef TWENTYFOUR_SOLVER_JUDGE_OPERATORS_HPP
#define TWENTYFOUR_SOLVER_JUDGE_OPERATORS_HPP

#include <cmath>
#include <limits>

#include "solver/judge/quotients.hpp"

#if defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__
#error "a division by zero needs NaN here: compile without -ffast-math and -ffinite-math-only"
#endif

namespace twentyfour {

// What two values may differ by and still be the same. (The proof is in patterns.hpp.)
constexpr double kEpsilon = 1e-9;

constexpr double kPoison = std::numeric_limits<double>::quiet_NaN();

// A magnitude with what division by it takes: itself and its reciprocal, both poison where it is
// zero. (Kept, for a division costs as much as many multiplications, and loops that test for zero
// and divide at once are ones that compilers leave scalar.)
struct Value {
  double value;
  double divisor;
  double reciprocal;
};

inline double as_divisor(double value) {
  return value < kEpsilon ? kPoison : value;
}

inline double quotient(Value a, Value b) {
  return a.value * b.reciprocal;
}

// Where all quotients are whole, all values are, and so exact: the whole number next to a quotient
// times the divisor is the dividend, or there was a remainder.
template <Quotients kAllowed>
double divided_by(Value a, Value b) {
  const double any = quotient(a, b);
  if (kAllowed == Quotients::kAny) return any;
  const double whole = std::floor(any + 0.5);
  return whole * b.value == a.value ? whole : kPoison;
}

// What the operators make of two values.
struct Results {
  double sum;
  double difference;
  double product;
  double quotient;
  double reversed_quotient;
};

template <Quotients kAllowed>
Results results_of(Value a, Value b) {
  return {a.value + b.value, std::fabs(a.value - b.value), a.value * b.value,
          divided_by<kAllowed>(a, b), divided_by<kAllowed>(b, a)};
}

}  // namespace twentyfour

#endif
