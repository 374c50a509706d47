// The values that each set of cards can make under the rules.
//
// Domain: as in general_search.hpp. Cost: some 20 ns a pair of values joined, while they are
// integers, 100 ns for fractions, and about as much to sort them; 32 bytes a value.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <variant>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/general_search/grammar.hpp"
#include "solver/general_search/sorted_values.hpp"

namespace twentyfour {

// Whether the search can skip a split, because the opposite split gives the same values.
inline bool is_mirrored(const Rules& rules, const Production& production, Symbol symbol,
                        CardSet left, CardSet right) {
  const bool commutes = symbol == Symbol::kPlus || symbol == Symbol::kTimes;
  const bool are_alike = production.left == production.right && !production.right_is_card;
  return commutes && are_alike && !rules.ordered && left > right;
}

class RuleValues {
 public:
  RuleValues(const CardSets& sets, const Grammar& grammar, const Rules& rules)
      : sets_(sets), grammar_(grammar), rules_(rules) {
    for (auto& lists : lists_) lists.resize(sets.all() + 1);
  }

  // The set must be a representative (card_sets.hpp).
  const SortedValues& of(Level level, CardSet set) {
    if (!grammar_.has_parts()) level = Level::kWhole;
    SortedValues& values = lists_[static_cast<std::size_t>(level)][set];
    if (values.empty()) {
      gather(level, set, values);
      std::sort(values.begin(), values.end(), ByParts());
      values.erase(std::unique(values.begin(), values.end()), values.end());
    }
    return values;
  }

 private:
  void gather(Level level, CardSet set, SortedValues& values) {
    if (is_single(set) && grammar_.makes_cards(level)) {
      values.push_back(Rational(sets_.card(set)));
    }
    for (const Production& production : grammar_.productions()) {
      if (production.made != level) continue;
      sets_.for_each_split(set, production.right_is_card, [&](CardSet left, CardSet right) {
        join(production, left, right, values);
      });
    }
    if (level == Level::kPart || !grammar_.has_parts()) return;
    const SortedValues& parts = of(Level::kPart, set);
    values.insert(values.end(), parts.begin(), parts.end());
    if (!rules_.operators.contains(Symbol::kFactorial)) return;
    for (const Rational& part : parts) {
      const MaybeValue value = factorial(part);
      if (const auto* const number = std::get_if<Rational>(&value)) values.push_back(*number);
    }
  }

  void join(const Production& production, CardSet left, CardSet right, SortedValues& values) {
    const SortedValues& xs = of(production.left, left);
    const SortedValues& ys = of(production.right, right);
    for (const Symbol symbol : production.symbols) {
      if (is_mirrored(rules_, production, symbol, left, right)) continue;
      for (const Rational& x : xs) {
        for (const Rational& y : ys) {
          const MaybeValue value = apply(symbol, x, y, rules_.division);
          if (const auto* const number = std::get_if<Rational>(&value)) values.push_back(*number);
        }
      }
    }
  }

  const CardSets& sets_;
  const Grammar& grammar_;
  const Rules rules_;

  // By level and set; empty until computed. (A set without values is computed again, at no cost.)
  std::array<std::vector<SortedValues>, 2> lists_;
};

}  // namespace twentyfour
