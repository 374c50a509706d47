// The six operators, applied to magnitudes.
//
// Signs can be left out of the search: of a tree of cards, 24 can be made with the six operators if
// and only if it can be made with a + b, |a - b|, a * b, a / b and b / a.
//   If: |a - b| is a - b or its reverse b - a.
//   Only if: wherever the six make x, the five make |x| in the same tree. For a card x = |x|; and
//   if |x| and |y| are made, then |x + y| and |x - y| are |x| + |y| and ||x| - |y|| in some order,
//   and |x * y| and |x / y| are |x| * |y| and |x| / |y|.
// So minus and its reverse are one operator here, and the six cost the work of five.
//
// The same holds for exact division: |x| divides |y| if and only if x divides y.
//
// NaN stands for no value, as in the definition. (A number in its place would be a value like any
// other: with -1, 5 * 5 + 5 / 0 makes 24 from 0 5 5 5.) Cost: one flop each.
#pragma once

#include <cmath>

#include "solver/judge/definition.hpp"
#include "solver/judge/problem.hpp"

namespace twentyfour::plain {

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

}  // namespace twentyfour::plain
