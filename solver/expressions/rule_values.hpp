// What sets of cards can make under rules: every value once, found from few cards to many.
//
// Domain: as in rule_search.hpp. Cost: some 20 ns a pair of values joined, while they are integers,
// 100 ns for fractions, and about as much to sort them; 32 bytes a value.
#ifndef TWENTYFOUR_SOLVER_EXPRESSIONS_RULE_VALUES_HPP
#define TWENTYFOUR_SOLVER_EXPRESSIONS_RULE_VALUES_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/grammar.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

// An order that costs less than that by size.
struct ByParts {
  bool operator()(const Rational& x, const Rational& y) const {
    return x.numerator() != y.numerator() ? x.numerator() < y.numerator()
                                          : x.denominator() < y.denominator();
  }
};

using SortedValues = std::vector<Rational>;  // ByParts, each once

bool holds(const SortedValues& values, const Rational& value);

// Visits each pair of an x and a y that the operator joins to what is wanted, until a visit returns
// true; returns whether one did.
template <class Visit>
bool any_pair(Symbol symbol, const SortedValues& xs, const SortedValues& ys, const Rational& wanted,
              Division division, const Visit& visit);

class RuleValues {
 public:
  RuleValues(const CardSets& sets, const Grammar& grammar, const Rules& rules)
      : sets_(sets), grammar_(grammar), rules_(rules) {
    for (auto& lists : lists_) lists.resize(sets.all() + 1);
  }

  // Of a set that stands for its like.
  const SortedValues& of(Level level, CardSets::Set set);

 private:
  void gather(Level level, CardSets::Set set, SortedValues& values);
  void join(const Production& production, CardSets::Set left, CardSets::Set right,
            SortedValues& values);

  const CardSets& sets_;
  const Grammar& grammar_;
  const Rules rules_;

  // By level and set; while not worked out, empty. (A set that makes nothing is worked out again,
  // in no time.)
  std::array<std::vector<SortedValues>, 2> lists_;
};

// Whether an operator gives the same for its operands in either order.
inline bool commutes(Symbol symbol) {
  return symbol == Symbol::kPlus || symbol == Symbol::kTimes;
}

// Whether a split need not be tried, because the other way round it gives the same.
inline bool is_mirrored(const Production& production, const Rules& rules, Symbol symbol,
                        CardSets::Set left, CardSets::Set right) {
  return rules.form == Form::kParentheses && !rules.ordered && !production.right_is_card &&
         commutes(symbol) && left > right;
}

// The y for which x # y is wanted, of operators and numbers for which there is but one.
inline std::optional<Rational> other_operand(Symbol symbol, const Rational& x,
                                             const Rational& wanted) {
  switch (symbol) {
    case Symbol::kPlus:
      return wanted - x;
    case Symbol::kMinus:
      return x - wanted;
    case Symbol::kTimes:
      return wanted / x;
    default:
      return x / wanted;
  }
}

template <class Visit>
bool any_pair(Symbol symbol, const SortedValues& xs, const SortedValues& ys, const Rational& wanted,
              Division division, const Visit& visit) {
  const bool is_solvable =
      symbol != Symbol::kPower && (symbol != Symbol::kOver || division != Division::kTruncating);
  const bool is_product = symbol == Symbol::kTimes || symbol == Symbol::kOver;
  for (const Rational& x : xs) {
    if (is_solvable && !(is_product && (x.is_zero() || wanted.is_zero()))) {
      const std::optional<Rational> y = other_operand(symbol, x, wanted);
      if (y && holds(ys, *y) && visit(x, *y)) return true;
      continue;
    }
    for (const Rational& y : ys) {
      if (apply(symbol, x, y, division) == wanted && visit(x, y)) return true;
    }
  }
  return false;
}

}  // namespace twentyfour

#endif
