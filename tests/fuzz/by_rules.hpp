// Parsing and evaluating as the fuzz targets call them, in one place.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/checking/parsing.hpp"
#include "solver/checking/plain_answer.hpp"
#include "solver/checking/wrong_answer.hpp"
#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/numbers/rational.hpp"
#include "tests/checking/judged.hpp"

namespace twentyfour {

// Every operator is allowed.
constexpr Rules kAllowed = {Form::kParentheses, Division::kReal, false,
                            Operators::of(kAllOperators).value()};

// An expression, or why and where the text is not one.
using Parsed = std::variant<Expression, std::string>;

inline Parsed parsed_by_rules(std::string_view text) {
  const PlainAnswer plain(text);
  const auto parsed = parse(plain.text(), kAllowed);
  if (const auto* const expression = std::get_if<Expression>(&parsed)) return *expression;
  return reason_of(std::get<Unreadable>(parsed), plain, kAllowed).text();
}

// Nothing where there is no value.
inline std::optional<Rational> value_by_rules(const Expression& expression) {
  const Evaluation evaluation = evaluate(expression, kAllowed);
  const auto* const value = std::get_if<Rational>(&evaluation.value);
  return value == nullptr ? std::nullopt : std::optional(*value);
}

// @param target  for which can_be_target() holds
inline std::string judged_by_rules(const std::vector<std::int64_t>& hand, const Rational& target,
                                   std::string_view answer) {
  return judged({hand.begin(), hand.end(), target}, answer, kAllowed);
}

}  // namespace twentyfour
