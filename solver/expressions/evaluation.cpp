#include "solver/expressions/evaluation.hpp"

#include <optional>
#include <vector>

namespace twentyfour {
namespace {

// Nothing on overflow, and on a division by zero.
std::optional<Rational> value_of(const Node& node, const std::vector<Rational>& values) {
  if (node.symbol == Symbol::kCard) return Rational(node.card);
  const Rational& left = values[static_cast<std::size_t>(node.left)];
  const Rational& right = values[static_cast<std::size_t>(node.right)];
  switch (node.symbol) {
    case Symbol::kPlus:
      return left + right;
    case Symbol::kMinus:
      return left - right;
    case Symbol::kTimes:
      return left * right;
    case Symbol::kOver:
      return left / right;
    default:
      break;
  }
  return std::nullopt;
}

bool divides_by_zero(const Node& node, const std::vector<Rational>& values) {
  return node.symbol == Symbol::kOver && values[static_cast<std::size_t>(node.right)].is_zero();
}

}  // namespace

Evaluation evaluate(const Expression& expression) {
  std::vector<Rational> values;
  values.reserve(expression.nodes.size());
  for (const Node& node : expression.nodes) {
    const std::optional<Rational> value = value_of(node, values);
    if (!value && divides_by_zero(node, values)) return DivisionByZero{values.size()};
    if (!value) return Overflow{values.size()};
    values.push_back(*value);
  }
  return values.back();
}

}  // namespace twentyfour
