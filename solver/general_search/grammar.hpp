// A grammar of at most two levels for each form of expressions.
//
//   parentheses    whole: part, part!            part: card, whole # whole
//   precedence     whole: part, whole +- part    part: card, part */ card
//   left to right  whole: card, whole # card
//
// Without factorials, the form parentheses has one level too: whole: card, whole # whole.
//
// The searches walk a grammar in one way: a set of cards on a level is a card (makes_card), an
// operator between two sides (any_split), or a part (has_parts_below) or the factorial of one.
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

enum class Level : std::uint8_t { kWhole, kPart };

// An operator between two operands.
struct Production {
  Level made;
  Level left;
  Level right;
  bool right_is_card;
  std::vector<Symbol> symbols;
};

// Whether the search can skip a split, because the opposite split gives the same values.
inline bool is_mirrored(const Rules& rules, const Production& production, Symbol symbol,
                        CardSet left, CardSet right) {
  const bool commutes = symbol == Symbol::kPlus || symbol == Symbol::kTimes;
  const bool are_alike = production.left == production.right && !production.right_is_card;
  return commutes && are_alike && !rules.ordered && left > right;
}

class Grammar {
 public:
  explicit Grammar(const Rules& rules) {
    constexpr Level kWhole = Level::kWhole;
    constexpr Level kPart = Level::kPart;
    has_factorials_ = rules.operators.contains(Symbol::kFactorial);
    assert(rules.form == Form::kParentheses || !rules.operators.has_power_or_factorial());
    switch (rules.form) {
      case Form::kParentheses:
        has_parts_ = has_factorials_;
        productions_ = {{has_parts_ ? kPart : kWhole, kWhole, kWhole, false, binary(rules)}};
        break;
      case Form::kPrecedence:
        has_parts_ = true;
        productions_ = {{kPart, kPart, kPart, true, binary(rules, precedence(Symbol::kTimes))},
                        {kWhole, kWhole, kPart, false, binary(rules, precedence(Symbol::kPlus))}};
        break;
      case Form::kLeftToRight:
        productions_ = {{kWhole, kWhole, kWhole, true, binary(rules)}};
        break;
    }
  }

  bool makes_card(Level level, CardSet set) const {
    return is_single(set) && (level == Level::kPart) == has_parts_;
  }

  // Calls visit(production, left, right) with what can be the last operator of the set, and both
  // its sides, until a visit returns true. Returns whether one did.
  template <class Visit>
  bool any_split(const CardSets& sets, Level level, CardSet set, const Visit& visit) const {
    bool found = false;
    for (const Production& production : productions_) {
      if (production.made != level) continue;
      sets.for_each_split(set, production.right_is_card, [&](CardSet left, CardSet right) {
        found = found || visit(production, left, right);
      });
    }
    return found;
  }

  // Whether the expressions of the level include all parts.
  bool has_parts_below(Level level) const { return level == Level::kWhole && has_parts_; }

  bool has_factorials() const { return has_factorials_; }

  // The number whose factorial is the target, if ! is allowed and there is one.
  std::optional<Rational> root_of(const Rational& target) const {
    return has_factorials_ ? factorial_root(target) : std::nullopt;
  }

 private:
  // The allowed binary operators: all of them, or those of one precedence.
  static std::vector<Symbol> binary(const Rules& rules, int level = 0) {
    std::vector<Symbol> symbols;
    for (const char sign : to_string(rules.operators)) {
      const Symbol symbol = *operator_of(sign);
      if (symbol == Symbol::kFactorial || (level != 0 && precedence(symbol) != level)) continue;
      symbols.push_back(symbol);
    }
    return symbols;
  }

  std::vector<Production> productions_;
  bool has_parts_ = false;  // two levels
  bool has_factorials_ = false;
};

}  // namespace twentyfour
