// Sets of values, and the pairs of values from which an operator makes the target.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/expressions/solving.hpp"

namespace twentyfour {

// A set of values: a list without duplicates, and a hash table of its places.
//
// Cost: some 10 ns to add or to look up a value; 32 bytes a value and 8 to 32 for its place.
class ValueSet {
 public:
  using Iterator = std::vector<Rational>::const_iterator;

  void add(const Rational& value) {
    if (values_.size() * 2 >= slots_.size()) resize(slots_.empty() ? 64 : slots_.size() * 4);
    std::uint32_t& slot = slots_[slot_of(value)];
    if (slot != 0) return;
    values_.push_back(value);
    slot = static_cast<std::uint32_t>(values_.size());
  }

  bool holds(const Rational& value) const { return !slots_.empty() && slots_[slot_of(value)] != 0; }

  // Domain of both: integers. first_from(), the first value that is not smaller, needs sort() after
  // the last add().
  void sort() {
    std::sort(values_.begin(), values_.end(), is_smaller);
    resize(slots_.size());
  }
  Iterator first_from(const Rational& integer) const {
    return std::lower_bound(begin(), end(), integer, is_smaller);
  }

  Iterator begin() const { return values_.begin(); }
  Iterator end() const { return values_.end(); }
  std::size_t size() const { return values_.size(); }

 private:
  static bool is_smaller(const Rational& x, const Rational& y) {
    return x.numerator() < y.numerator();
  }

  // The slot of the value, or the empty slot where it belongs.
  std::size_t slot_of(const Rational& value) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = static_cast<std::size_t>(hash_of(value) >> 32) & mask;
    while (slots_[at] != 0 && values_[slots_[at] - 1] != value) at = (at + 1) & mask;
    return at;
  }

  void resize(std::size_t slots) {
    slots_.assign(slots, 0);
    for (std::uint32_t i = 0; i < values_.size(); ++i) slots_[slot_of(values_[i])] = i + 1;
  }

  std::vector<Rational> values_;
  std::vector<std::uint32_t> slots_;  // indices of values, plus 1; 0 is empty
};

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
//
// Most operators have one solution for an operand. They are solved for each value of the smaller
// set, and the solution is looked up in the larger one; where that is not listed, every solution
// counts. The solutions of a truncated quotient are neighbours. Where every value may be a solution
// (x * 0, 1^y), all are tried.
// Cost: as many look-ups as the smaller set has values.
template <class Visit>
class PairsMaking {
 public:
  PairsMaking(Symbol symbol, Division division, const Rational& target, const Visit& visit)
      : symbol_(symbol), division_(division), target_(target), visit_(visit) {}

  // One of the two may be nullptr, for a set that is not listed: of the operators + - * and /, by a
  // division that does not truncate; for the target 0, * and / only if the other has no 0.
  bool any(const ValueSet* xs, const ValueSet* ys) const {
    if (symbol_ == Symbol::kPower) {
      return std::any_of(xs->begin(), xs->end(),
                         [&](const Rational& x) { return any_exponent(x, *ys); });
    }
    const bool is_block_around_zero = truncates() && target_.is_zero();
    const bool knows_y =
        xs == nullptr || is_block_around_zero || (ys != nullptr && ys->size() < xs->size());
    const ValueSet* const known = knows_y ? ys : xs;
    const ValueSet* const others = knows_y ? xs : ys;
    return std::any_of(known->begin(), known->end(), [&](const Rational& value) {
      return any_other({symbol_, !knows_y}, value, others);
    });
  }

 private:
  // As any(), for the known operand of the equation.
  bool any_other(Equation equation, const Rational& known, const ValueSet* others) const {
    const bool leads = equation.y_leads;
    if (is_multiplicative(symbol_) && known.is_zero()) {
      const bool any_will_do = target_.is_zero() && (leads || symbol_ == Symbol::kTimes);
      // NOLINTNEXTLINE(clang-analyzer-core.NonNullParamChecker): listed where both are 0
      return any_will_do && try_all(leads, known, *others);
    }
    if (truncates()) {
      const std::optional<Rational> middle =
          leads ? std::get<Rational>(apply(Symbol::kOver, known, target_, division_))
                : target_ * known;
      return middle && any_near(leads, known, *middle, *others);
    }
    if (!has_single_solution(equation, target_, known)) return false;
    const std::optional<Rational> other = solve(equation, target_, known);
    return other && (others == nullptr || others->holds(*other)) && visit(leads, known, *other);
  }

  bool truncates() const { return symbol_ == Symbol::kOver && division_ == Division::kTruncating; }

  // Quotients truncate to t for the dividends from t*y to the next multiple of y (around 0, to
  // both), and for the divisors from the truncated x/t toward 0. So the values that make the target
  // are neighbours, and one of them is next to this number, the middle.
  bool any_near(bool leads, const Rational& known, const Rational& middle,
                const ValueSet& others) const {
    const ValueSet::Iterator first = others.first_from(middle);
    for (auto at = first; at != others.end() && makes(leads, known, *at); ++at) {
      if (visit(leads, known, *at)) return true;
    }
    for (auto at = first; at != others.begin() && makes(leads, known, at[-1]); --at) {
      if (visit(leads, known, at[-1])) return true;
    }
    return false;
  }

  bool any_exponent(const Rational& x, const ValueSet& ys) const {
    const Rational one(1);
    if (x.is_zero() || x == one || x == -one || target_.is_zero()) return try_all(true, x, ys);
    const Rational size(size_of_exponent(x, target_));
    if (size.is_zero()) return try_one(x, size, ys);
    return try_one(x, size, ys) || try_one(x, -size, ys);
  }

  bool try_one(const Rational& x, const Rational& y, const ValueSet& ys) const {
    return ys.holds(y) && makes(true, x, y) && visit_(x, y);
  }

  bool try_all(bool leads, const Rational& known, const ValueSet& others) const {
    return std::any_of(others.begin(), others.end(), [&](const Rational& other) {
      return makes(leads, known, other) && visit(leads, known, other);
    });
  }

  bool makes(bool leads, const Rational& known, const Rational& other) const {
    const MaybeValue made =
        leads ? apply(symbol_, known, other, division_) : apply(symbol_, other, known, division_);
    return made == MaybeValue(target_);
  }

  bool visit(bool leads, const Rational& known, const Rational& other) const {
    return leads ? visit_(known, other) : visit_(other, known);
  }

  const Symbol symbol_;
  const Division division_;
  const Rational target_;
  const Visit& visit_;
};

}  // namespace twentyfour
