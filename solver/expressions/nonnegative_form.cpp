#include "solver/expressions/nonnegative_form.hpp"

#include <cassert>
#include <utility>
#include <variant>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/normal_form.hpp"
#include "solver/expressions/rational.hpp"

namespace twentyfour {
namespace {

// A number of 0 or more, how it is written, and whether a minus stands before it.
struct Operand {
  Expression expression;
  Rational value;
  bool has_minus = false;
};

Expression joined(Expression first, Symbol symbol, const Expression& second) {
  first.append(second);
  first.push(symbol);
  return first;
}

class MinusMover {
 public:
  explicit MinusMover(const Rules& rules) : rules_(rules) {}

  // The form of an expression whose value is 0 or more.
  Expression nonnegative_form(const Expression& expression) const {
    const Operand whole = written(expression.end());
    assert(!whole.has_minus);
    return normal_form(whole.expression, rules_);
  }

 private:
  // The operand that ends before `end`.
  Operand written(const PostfixToken* end) const {
    const PostfixToken token = end[-1];
    const Symbol symbol = symbol_of(token);
    Operand operand;
    if (symbol == Symbol::kCard) {
      operand.expression.push_card(token);
      operand.value = Rational(token);
      return operand;
    }
    Operand left = written(operand_begin(end - 1));
    Operand right = written(end - 1);
    if (is_multiplicative(symbol)) return product(left, symbol, right);
    right.has_minus = right.has_minus != (symbol == Symbol::kMinus);
    return sum(left, right);
  }

  // The negative of an operand that is 0, which ends before `end`. (The values of its own operands
  // are 0 or more, so both terms of a sum are 0.)
  Expression negated(const PostfixToken* end) const {
    const Symbol symbol = symbol_of(end[-1]);
    const PostfixToken* const middle = symbol == Symbol::kCard ? end : operand_begin(end - 1);
    Expression left;
    left.append(operand_begin(middle), middle);
    if (symbol == Symbol::kCard) return left;
    Expression right;
    right.append(middle, end - 1);
    if (symbol == Symbol::kMinus) return joined(right, symbol, left);
    const bool left_is_zero = written(left.end()).value.is_zero();
    if (left_is_zero) left = negated(left.end());
    if (symbol == Symbol::kPlus || !left_is_zero) right = negated(right.end());
    return joined(left, symbol, right);
  }

  Rational value_of(Symbol symbol, const Operand& left, const Operand& right) const {
    return std::get<Rational>(apply(symbol, left.value, right.value, rules_.division));
  }

  Operand product(const Operand& left, Symbol symbol, const Operand& right) const {
    Operand made = {joined(left.expression, symbol, right.expression),
                    value_of(symbol, left, right), left.has_minus != right.has_minus};
    if (made.has_minus && made.value.is_zero()) {
      made.has_minus = false;
      made.expression = negated(made.expression.end());
    }
    return made;
  }

  Operand sum(Operand& left, Operand& right) const {
    if (left.has_minus == right.has_minus) {
      return {joined(left.expression, Symbol::kPlus, right.expression),
              value_of(Symbol::kPlus, left, right), left.has_minus};
    }
    const bool is_turned =
        left.value < right.value || (left.has_minus && left.value == right.value);
    if (is_turned) std::swap(left, right);
    return {joined(left.expression, Symbol::kMinus, right.expression),
            value_of(Symbol::kMinus, left, right), left.has_minus};
  }

  const Rules& rules_;
};

bool have_nonnegative_form(const Rules& rules) {
  return rules.form == Form::kParentheses && !rules.ordered && rules.operators.are_rational() &&
         rules.operators.contains(Symbol::kPlus);
}

}  // namespace

void write_without_negatives(Expression& expression, Evaluation& evaluation, const Rules& rules) {
  if (evaluation.negatives == 0 || !have_nonnegative_form(rules)) return;
  const auto* const value = std::get_if<Rational>(&evaluation.value);
  if (value == nullptr || value->numerator() < 0) return;
  expression = MinusMover(rules).nonnegative_form(expression);
  evaluation = evaluate(expression, rules);
}

}  // namespace twentyfour
