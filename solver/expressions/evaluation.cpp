#include "solver/expressions/evaluation.hpp"

#include <optional>
#include <vector>

#include "solver/expressions/arithmetic.hpp"

namespace twentyfour {
namespace {

// Of a division or a power that has no value.
Evaluation flaw_in_division(std::size_t node, const Rational& x, const Rational& y,
                            Division division) {
  if (y.is_zero()) return DivisionByZero{node};
  if (division == Division::kExact) return Remainder{node, x, y};
  return Overflow{node};
}

Evaluation flaw_in_power(std::size_t node, const Rational& x, const Rational& y,
                         Division division) {
  if (!is_integer(y) || x.is_zero()) return UndefinedPower{node, x, y};
  const std::optional<Rational> turned = apply(Symbol::kPower, x, -y, division);
  if (y.numerator() < 0 && turned) return flaw_in_division(node, Rational(1), *turned, division);
  return Overflow{node};
}

Evaluation value_of_operation(std::size_t at, Symbol symbol, const Rational& x, const Rational& y,
                              Division division) {
  if (const std::optional<Rational> value = apply(symbol, x, y, division)) return *value;
  if (symbol == Symbol::kOver) return flaw_in_division(at, x, y, division);
  if (symbol == Symbol::kPower) return flaw_in_power(at, x, y, division);
  return Overflow{at};
}

Evaluation value_of(const Node& node, const std::vector<Rational>& values, Division division) {
  if (node.symbol == Symbol::kCard) return Rational(node.card);
  const std::size_t at = values.size();
  const Rational& left = values[static_cast<std::size_t>(node.left)];
  if (node.symbol == Symbol::kFactorial) {
    if (const std::optional<Rational> value = factorial(left)) return *value;
    return UndefinedFactorial{at, left};
  }
  return value_of_operation(at, node.symbol, left, values[static_cast<std::size_t>(node.right)],
                            division);
}

}  // namespace

Evaluation evaluate(const Expression& expression, const Rules& rules) {
  std::vector<Rational> values;
  values.reserve(expression.nodes.size());
  for (const Node& node : expression.nodes) {
    Evaluation value = value_of(node, values, rules.division);
    const auto* const number = std::get_if<Rational>(&value);
    if (number == nullptr) return value;
    values.push_back(*number);
  }
  return values.back();
}

}  // namespace twentyfour
