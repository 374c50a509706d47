#include "solver/general_search/values_by_rules.hpp"

#include <algorithm>
#include <cassert>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/normal_form.hpp"

namespace twentyfour {

ValuesByRules::ValuesByRules(const Deal& deal, const Rules& rules)
    : rules_(rules), sets_(deal, rules.ordered), grammar_(rules) {
  assert(can_search(deal.size(), rules));
  for (auto& lists : lists_) lists.resize(sets_.all() + 1);
}

std::optional<Expression> ValuesByRules::expression_of(const Rational& value) {
  std::optional<Expression> found;
  if (rules_.division != Division::kReal && !is_integer(value)) return found;
  for (const CardSet set : sets_within(sets_, rules_)) {
    if (!found) found = derive(Level::kWhole, set, value);
  }
  if (!found) return found;
  const Expression form = normal_form(*found, rules_);
  return evaluate(form, rules_).is(value) ? form : found;
}

// Looks for the last operator, then derives its operands. (The whole hand has no list of values.)
std::optional<Expression> ValuesByRules::derive(Level level, CardSet set, const Rational& value) {
  if (set != sets_.all() && !of(level, set).holds(value)) return std::nullopt;
  Expression expression;
  if (grammar_.makes_card(level, set) && Rational(sets_.card(set)) == value) {
    expression.push_card(sets_.card(set));
    return expression;
  }
  std::optional<Expression> found;
  const auto derive_from = [&](const Production& production, CardSet left, CardSet right) {
    const ValueSet& xs = of(production.left, left);
    const ValueSet& ys = of(production.right, right);
    return std::any_of(production.symbols.begin(), production.symbols.end(), [&](Symbol symbol) {
      const auto join = [&](const Rational& x, const Rational& y) {
        found = derive(production.left, left, x);
        found->append(*derive(production.right, right, y));
        found->push(symbol);
        return true;
      };
      return PairsMaking(symbol, rules_.division, value, join).any(&xs, &ys);
    });
  };
  if (grammar_.any_split(sets_, level, set, derive_from) || !grammar_.has_parts_below(level)) {
    return found;
  }
  found = derive(Level::kPart, set, value);
  if (found) return found;
  if (const auto root = grammar_.root_of(value)) found = derive(Level::kPart, set, *root);
  if (found) found->push(Symbol::kFactorial);
  return found;
}

}  // namespace twentyfour
