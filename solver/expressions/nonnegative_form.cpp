#include "solver/expressions/nonnegative_form.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>
#include <variant>
#include <vector>

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

// An expression, and whether a minus stands before it.
struct Signed {
  Expression expression;
  bool has_minus;
};

// All ways to put the signs of an operand, which may have a minus before it.
class SignPlacer {
 public:
  // Of the operand that ends before `end`.
  static std::vector<Signed> all_signs(const PostfixToken* end) {
    const Symbol symbol = symbol_of(end[-1]);
    if (symbol == Symbol::kCard) {
      Expression card;
      card.push_card(end[-1]);
      return {{card, false}};
    }
    std::vector<Signed> made;
    if (is_additive(symbol)) {
      Terms terms;
      collect_operands(end, false, terms);
      place(terms, made);
    } else {
      const std::vector<Signed> rights = all_signs(end - 1);
      for (const Signed& left : all_signs(operand_begin(end - 1))) {
        for (const Signed& right : rights) {
          made.push_back({joined(left.expression, symbol, right.expression),
                          left.has_minus != right.has_minus});
        }
      }
    }
    return made;
  }

 private:
  // For each term of a sum, the ways to put its signs.
  using Terms = std::vector<std::vector<Signed>>;

  static void collect(const PostfixToken* end, bool is_subtracted, Terms& terms) {
    if (is_additive(symbol_of(end[-1]))) return collect_operands(end, is_subtracted, terms);
    terms.push_back(all_signs(end));
    for (Signed& term : terms.back()) term.has_minus = term.has_minus != is_subtracted;
  }

  static void collect_operands(const PostfixToken* end, bool is_subtracted, Terms& terms) {
    collect(operand_begin(end - 1), is_subtracted, terms);
    const bool turns = symbol_of(end[-1]) == Symbol::kMinus;
    collect(end - 1, is_subtracted != turns, terms);
  }

  // Adds the sums of all combinations, and each turned, where one of its terms is added.
  static void place(const Terms& terms, std::vector<Signed>& made) {
    std::vector<std::vector<Signed>> chosen = {{}};
    for (const std::vector<Signed>& ways : terms) {
      std::vector<std::vector<Signed>> longer;
      for (const std::vector<Signed>& some : chosen) {
        for (const Signed& way : ways) {
          longer.push_back(some);
          longer.back().push_back(way);
        }
      }
      chosen = std::move(longer);
    }
    for (std::vector<Signed>& some : chosen) {
      for (const bool turns : {false, true}) {
        const auto is_added = [turns](const Signed& x) { return x.has_minus == turns; };
        std::stable_partition(some.begin(), some.end(), is_added);
        if (is_added(some[0])) made.push_back({sum(some, turns), turns});
      }
    }
  }

  // The added terms come first.
  static Expression sum(const std::vector<Signed>& terms, bool turns) {
    Expression made = terms[0].expression;
    for (std::size_t i = 1; i < terms.size(); ++i) {
      made = joined(made, terms[i].has_minus == turns ? Symbol::kPlus : Symbol::kMinus,
                    terms[i].expression);
    }
    return made;
  }
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

std::vector<Expression> all_signs_of(const Expression& expression, const Rules& rules) {
  std::vector<Expression> all;
  for (const Signed& each : SignPlacer::all_signs(expression.end())) {
    if (!each.has_minus) all.push_back(normal_form(each.expression, rules));
  }
  return all;
}

}  // namespace twentyfour
