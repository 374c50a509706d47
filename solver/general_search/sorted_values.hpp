// Sorted lists of values, and the pairs of values from which an operator makes the target.
//
// Most operators have one solution for an operand. They are solved for each value of the shorter
// list, and a binary search looks for the solution in the longer one. Where there are many
// solutions (x * 0, truncated quotients), all pairs are tried.
// Cost: as many look-ups as the shorter list has values.
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/expressions/solving.hpp"

namespace twentyfour {

// Compares the parts, which is faster than to compare the numbers.
struct ByParts {
  bool operator()(const Rational& x, const Rational& y) const {
    return x.numerator() != y.numerator() ? x.numerator() < y.numerator()
                                          : x.denominator() < y.denominator();
  }
};

using SortedValues = std::vector<Rational>;  // in the order of ByParts, each value once

inline bool holds(const SortedValues& values, const Rational& value) {
  return std::binary_search(values.begin(), values.end(), value, ByParts());
}

inline double logarithm_of_larger_part(const Rational& x) {
  const Int128 size = x.numerator() < 0 ? -x.numerator() : x.numerator();
  return std::log(static_cast<double>(std::max(size, x.denominator())));
}

// The k for which x^k or x^-k is the target, if there is one; neither is 0, and x is not 1 or -1.
// The larger part of a power is a power of the larger part.
inline int size_of_exponent(const Rational& x, const Rational& target) {
  const double quotient = logarithm_of_larger_part(target) / logarithm_of_larger_part(x);
  return static_cast<int>(std::lround(quotient));
}

// Visits each pair of an x and a y for which x # y is the target, until a visit returns true.
// Returns whether one did.
template <class Visit>
class PairsMaking {
 public:
  PairsMaking(Symbol symbol, Division division, const Rational& target, const Visit& visit)
      : symbol_(symbol), division_(division), target_(target), visit_(visit) {}

  bool any(const SortedValues& xs, const SortedValues& ys) const {
    if (symbol_ == Symbol::kPower) {
      return std::any_of(xs.begin(), xs.end(),
                         [&](const Rational& x) { return any_exponent(x, ys); });
    }
    const bool is_solvable = is_additive(symbol_) || symbol_ == Symbol::kTimes ||
                             (symbol_ == Symbol::kOver && division_ != Division::kTruncating);
    if (is_solvable && ys.size() < xs.size()) {
      return std::any_of(ys.begin(), ys.end(), [&](const Rational& y) { return any_left(xs, y); });
    }
    return std::any_of(xs.begin(), xs.end(), [&](const Rational& x) {
      return is_solvable ? any_right(x, ys) : try_all(x, ys);
    });
  }

 private:
  bool any_left(const SortedValues& xs, const Rational& y) const {
    if (is_multiplicative(symbol_) && y.is_zero()) {
      return symbol_ == Symbol::kTimes && target_.is_zero() &&
             std::any_of(xs.begin(), xs.end(), [&](const Rational& x) { return visit_(x, y); });
    }
    const std::optional<Rational> x = solve({symbol_, false}, target_, y);
    return x && holds(xs, *x) && visit_(*x, y);
  }

  bool any_right(const Rational& x, const SortedValues& ys) const {
    if (is_multiplicative(symbol_) && (x.is_zero() || target_.is_zero())) return try_all(x, ys);
    const std::optional<Rational> y = solve({symbol_, true}, target_, x);
    return y && holds(ys, *y) && visit_(x, *y);
  }

  bool any_exponent(const Rational& x, const SortedValues& ys) const {
    const Rational one(1);
    if (x.is_zero() || x == one || x == -one || target_.is_zero()) return try_all(x, ys);
    const Rational size(size_of_exponent(x, target_));
    if (size.is_zero()) return try_one(x, size, ys);
    return try_one(x, size, ys) || try_one(x, -size, ys);
  }

  bool try_one(const Rational& x, const Rational& y, const SortedValues& ys) const {
    return holds(ys, y) && apply(symbol_, x, y, division_) == MaybeValue(target_) && visit_(x, y);
  }

  bool try_all(const Rational& x, const SortedValues& ys) const {
    return std::any_of(ys.begin(), ys.end(), [&](const Rational& y) {
      return apply(symbol_, x, y, division_) == MaybeValue(target_) && visit_(x, y);
    });
  }

  const Symbol symbol_;
  const Division division_;
  const Rational target_;
  const Visit& visit_;
};

}  // namespace twentyfour
