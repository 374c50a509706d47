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
// Domain: magnitudes, or the poison that a division by zero leaves behind. Poison is NaN: whatever
// it enters is poison, and every comparison with it is false, so it can never be taken for 24. (A
// marker number in its place would be a value like any other: with -1, 5 * 5 + 5 / 0 makes 24 of
// 0 5 5 5.) Cost: one flop each.
#ifndef TWENTYFOUR_SOLVER_JUDGE_OPERATORS_HPP
#define TWENTYFOUR_SOLVER_JUDGE_OPERATORS_HPP

#include <cmath>
#include <limits>

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

inline double plus(Value a, Value b) {
  return a.value + b.value;
}

// Minus and its reverse.
inline double minus(Value a, Value b) {
  return std::fabs(a.value - b.value);
}

inline double times(Value a, Value b) {
  return a.value * b.value;
}

inline double divided_by(Value a, Value b) {
  return a.value * b.reciprocal;
}

inline double divided_into(Value a, Value b) {
  return divided_by(b, a);
}

}  // namespace twentyfour

#endif
