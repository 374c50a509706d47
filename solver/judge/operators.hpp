// The six operators, on magnitudes.
//
// A hand is asked for a positive number, and signs can be left out of the search: where a value x
// can be made, so can -x by turning its subtractions round, and for any signs |x + y| and |x - y|
// are |x| + |y| and ||x| - |y|| in some order, while |x * y| and |x / y| are |x| * |y| and |x| /
// |y|. So 24 can be made of a tree of cards if and only if it can be made of the same tree with
// every value replaced by its magnitude. There minus and reversed minus are one operator, |a - b|,
// and the six operators cost the work of five.
//
// Domain: magnitudes, or the poison that a division by zero leaves behind. Poison is NaN: whatever
// it enters is poison, and every comparison with it is false, so it can never be taken for 24. (A
// marker number in its place would be a value like any other: with -1, 5 * 5 + 5 / 0 makes 24 of
// 0 5 5 5.) Cost: one flop each.
#ifndef TWENTYFOUR_SOLVER_JUDGE_OPERATORS_HPP
#define TWENTYFOUR_SOLVER_JUDGE_OPERATORS_HPP

#include <cmath>
#include <limits>

#ifdef __FAST_MATH__
#error "twentyfour needs NaN to poison a division by zero: compile it without -ffast-math"
#endif

namespace twentyfour {

// What two values may differ by and still be the same; patterns.hpp proves that it is right.
constexpr double kEpsilon = 1e-9;

constexpr double kPoison = std::numeric_limits<double>::quiet_NaN();

// A magnitude, and the same once more to divide by: poison where it is zero. (Kept, not worked out
// at each division: a loop that tests for zero and divides is one that compilers leave scalar.)
struct Value {
  double value;
  double divisor;
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
  return a.value / b.divisor;
}

inline double divided_into(Value a, Value b) {
  return b.value / a.divisor;
}

}  // namespace twentyfour

#endif
