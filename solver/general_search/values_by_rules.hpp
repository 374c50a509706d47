// The values that a hand, and each set of its cards, makes under any rules, and an expression for
// one.
//
// Domain: as in general_search.hpp. With ordered cards, of which some may be left out, a set may
// have gaps.
// Cost: some 30 ns a pair of values joined, while they are integers, 100 ns for fractions; memory
// as in pairs_making.hpp. An expression is found from its value backwards, in some microseconds for
// each set of cards.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/general_search/grammar.hpp"
#include "solver/general_search/pairs_making.hpp"

namespace twentyfour {

class ValuesByRules {
 public:
  using Number = Rational;

  // The rules must outlive this object. The deal's target does not matter.
  ValuesByRules(const Deal& deal, const Rules& rules);

  const CardSets& sets() const { return sets_; }
  const Grammar& grammar() const { return grammar_; }

  // The values of a set, which must be a representative (card_sets.hpp). The reference stays valid.
  const ValueSet& of(Level level, CardSet set) {
    ValueSet& values = lists_[static_cast<std::size_t>(level)][set];
    if (values.size() == 0) {
      for_each_of(level, set, [&values](const Rational& value) { values.add(value); });
      if (rules_.division == Division::kTruncating) values.sort();
    }
    return values;
  }

  // The values of the set, or nullptr where the search does not need them: for all cards and, from
  // five cards on, for all but one if every operator has one solution. Values of single cards are
  // always listed.
  const ValueSet* listed(Level level, CardSet set) {
    const unsigned cards = size_of(sets_.all());
    const bool solves = cards > 4 && rules_.division != Division::kTruncating &&
                        !rules_.operators.has_power_or_factorial();
    const bool is_listed = is_single(set) || size_of(set) + (solves ? 1 : 0) < cards;
    return is_listed ? &of(level, set) : nullptr;
  }

  // Calls visit(value) with every value of the hand and, if cards may be left out, of its subsets,
  // at least once. Those of all cards are not kept.
  template <class Visit>
  void for_each(const Visit& visit) {
    for (const CardSet set : sets_within(sets_, rules_)) {
      if (set == sets_.all()) return for_each_of(Level::kWhole, set, visit);
      for (const Rational& value : of(Level::kWhole, set)) visit(value);
    }
  }

  // An expression with this value of as few cards as possible, the same for any order of the cards;
  // nothing if there is none. In its normal form, if that fits (general_search.hpp).
  std::optional<Expression> expression_of(const Rational& value);

 private:
  // Visits every value of the set at least once, and keeps none of them.
  template <class Visit>
  void for_each_of(Level level, CardSet set, const Visit& visit) {
    for_each_made(level, set, visit);
    if (!grammar_.has_parts_below(level)) return;
    const auto visit_part = [&](const Rational& part) {
      visit(part);
      const MaybeValue value = grammar_.has_factorials() ? factorial(part) : Undefined::kFactorial;
      if (const auto* const number = std::get_if<Rational>(&value)) visit(*number);
    };
    if (set == sets_.all()) return for_each_made(Level::kPart, set, visit_part);
    for (const Rational& part : of(Level::kPart, set)) visit_part(part);
  }

  // Visits the card, and what the productions of the level make.
  template <class Visit>
  void for_each_made(Level level, CardSet set, const Visit& visit) {
    if (grammar_.makes_card(level, set)) visit(Rational(sets_.card(set)));
    const auto join_all = [&](const Production& production, CardSet left, CardSet right) {
      join(production, left, right, visit);
      return false;
    };
    grammar_.any_split(sets_, level, set, join_all);
  }

  template <class Visit>
  void join(const Production& production, CardSet left, CardSet right, const Visit& visit) {
    const ValueSet& xs = of(production.left, left);
    const ValueSet& ys = of(production.right, right);
    for (const Symbol symbol : production.symbols) {
      if (is_mirrored(rules_, production, symbol, left, right)) continue;
      for (const Rational& x : xs) {
        for (const Rational& y : ys) {
          const MaybeValue value = apply(symbol, x, y, rules_.division);
          if (const auto* const number = std::get_if<Rational>(&value)) visit(*number);
        }
      }
    }
  }

  std::optional<Expression> derive(Level level, CardSet set, const Rational& value);

  const Rules& rules_;
  const CardSets sets_;
  const Grammar grammar_;

  // By level and set; empty until computed. (A set without values is computed again, at no cost.)
  std::array<std::vector<ValueSet>, 2> lists_;
};

}  // namespace twentyfour
