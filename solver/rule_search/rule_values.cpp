#include "solver/rule_search/rule_values.hpp"

#include <algorithm>
#include <variant>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/rational.hpp"

namespace twentyfour {

const SortedValues& RuleValues::of(Level level, CardSet set) {
  if (!grammar_.has_parts()) level = Level::kWhole;
  SortedValues& values = lists_[static_cast<std::size_t>(level)][set];
  if (values.empty()) {
    gather(level, set, values);
    std::sort(values.begin(), values.end(), ByParts());
    values.erase(std::unique(values.begin(), values.end()), values.end());
  }
  return values;
}

void RuleValues::gather(Level level, CardSet set, SortedValues& values) {
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

void RuleValues::join(const Production& production, CardSet left, CardSet right,
                      SortedValues& values) {
  const SortedValues& xs = of(production.left, left);
  const SortedValues& ys = of(production.right, right);
  for (const Symbol symbol : production.symbols) {
    if (is_mirrored(rules_, symbol, left, right)) continue;
    for (const Rational& x : xs) {
      for (const Rational& y : ys) {
        const MaybeValue value = apply(symbol, x, y, rules_.division);
        if (const auto* const number = std::get_if<Rational>(&value)) values.push_back(*number);
      }
    }
  }
}

}  // namespace twentyfour
