// The rules under which an expression is allowed.
//
// Domain: at least one operator; ^ and ! only with Form::kParentheses. Asserted by the search.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "solver/expressions/expression.hpp"
#include "solver/judge/division.hpp"

namespace twentyfour {

// The values of --form: how expressions may be written. A normal form (normal_form.hpp) is another
// thing.
enum class Form : std::uint8_t { kParentheses, kPrecedence, kLeftToRight };

struct FormTraits {
  std::string_view name;
  bool has_brackets;
  bool has_precedence;  // otherwise all operators are applied from left to right: 1+2*3 is 9
};

// In the order of the forms.
constexpr std::array<FormTraits, 3> kForms = {{
    {"parentheses", true, true},
    {"precedence", false, true},
    {"left-to-right", false, false},
}};

constexpr const FormTraits& traits_of(Form form) {
  return kForms[static_cast<std::size_t>(form)];
}

// The names, in the order of the divisions.
constexpr std::array<std::string_view, 3> kDivisions = {"real", "exact", "truncating"};

// Operators of higher precedence are applied first.
constexpr int precedence(Symbol symbol, Form form) {
  const bool is_level = symbol != Symbol::kCard && !traits_of(form).has_precedence;
  return precedence(is_level ? Symbol::kPlus : symbol);
}

// The operator that a sign stands for.
constexpr std::optional<Symbol> operator_of(char sign) {
  const std::size_t at = kAllOperators.find(sign);
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<Symbol>(kFirstOperator + at);
}

// A set of operators; by default + - * /.
class Operators {
 public:
  constexpr Operators() = default;

  // Takes signs in any order, also repeated; nothing if there is none, or if one is not an
  // operator.
  static constexpr std::optional<Operators> of(std::string_view signs) {
    Operators operators;
    operators.bits_ = 0;
    for (const char sign : signs) {
      const std::optional<Symbol> symbol = operator_of(sign);
      if (!symbol) return std::nullopt;
      operators.bits_ = static_cast<std::uint8_t>(operators.bits_ | 1U << index_of(*symbol));
    }
    if (signs.empty()) return std::nullopt;
    return operators;
  }

  constexpr bool contains(Symbol symbol) const {
    return symbol != Symbol::kCard && (bits_ >> index_of(symbol) & 1) != 0;
  }

  constexpr bool has_power_or_factorial() const {
    return contains(Symbol::kPower) || contains(Symbol::kFactorial);
  }

  friend constexpr bool operator==(const Operators&, const Operators&) = default;

 private:
  std::uint8_t bits_ = 0b1111;
};

// The signs, in the order of kAllOperators.
inline std::string to_string(const Operators& operators) {
  std::string signs;
  for (const char sign : kAllOperators) {
    if (operators.contains(*operator_of(sign))) signs += sign;
  }
  return signs;
}

struct Rules {
  Form form = Form::kParentheses;
  Division division = Division::kReal;
  bool ordered = false;  // the cards stay in the given order
  Operators operators = {};
  bool subsets = false;  // cards may be left out, but not all

  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

// Whether the form, the division and the operators are the default ones.
constexpr bool are_default(const Rules& rules) {
  return rules.form == Form::kParentheses && rules.division == Division::kReal &&
         rules.operators == Operators();
}

// The most cards in a hand: YES or NO takes seconds at most, a list minutes. Powers and factorials
// make many more values, so they allow two cards fewer, or one if the cards are ordered.
constexpr int most_cards(const Rules& rules) {
  if (!rules.operators.has_power_or_factorial()) return static_cast<int>(kMostCards);
  return static_cast<int>(kMostCards) - (rules.ordered ? 1 : 2);
}

// Whether a hand of this many cards can be searched.
constexpr bool can_search(std::size_t cards, const Rules& rules) {
  return 1 <= cards && cards <= static_cast<std::size_t>(most_cards(rules));
}

}  // namespace twentyfour
