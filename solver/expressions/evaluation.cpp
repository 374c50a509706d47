#include "solver/expressions/evaluation.hpp"

#include <array>
#include <cstdint>

namespace twentyfour {
namespace {

bool is_small(const Rational& x) {
  return is_integer(x) && x.numerator() == static_cast<std::int32_t>(x.numerator());
}

// Most operations are sums, differences or products of two small integers, which fit 64 bits: this
// saves one part in 30 of the time for all expressions of 5 cards.
bool apply_to_small(Symbol symbol, Rational& left, const Rational& right) {
  if (!is_small(left) || !is_small(right)) return false;
  const auto x = static_cast<std::int64_t>(left.numerator());
  const auto y = static_cast<std::int64_t>(right.numerator());
  switch (symbol) {
    case Symbol::kPlus:
      left = Rational(x + y);
      return true;
    case Symbol::kMinus:
      left = Rational(x - y);
      return true;
    case Symbol::kTimes:
      left = Rational(x * y);
      return true;
    default:
      return false;
  }
}

NoValue no_value(Undefined reason, Symbol symbol, const Rational& left, const Rational& right,
                 Division division) {
  if (reason == Undefined::kRemainder && symbol == Symbol::kPower) {
    return {reason, Rational(1), std::get<Rational>(apply(symbol, left, -right, division))};
  }
  return {reason, left, right};
}

}  // namespace

Evaluation evaluate(const Expression& expression, const Rules& rules) {
  std::array<Rational, kMostCards> stack;
  Rational* top = stack.data();  // the next free place
  std::uint32_t fractions = 0;
  for (const PostfixToken token : expression) {
    const Symbol symbol = symbol_of(token);
    if (symbol == Symbol::kCard) {
      *top++ = Rational(token);
      continue;
    }
    const Rational right = symbol == Symbol::kFactorial ? Rational() : *--top;
    Rational& left = top[-1];
    if (apply_to_small(symbol, left, right)) continue;
    const MaybeValue value =
        symbol == Symbol::kFactorial ? factorial(left) : apply(symbol, left, right, rules.division);
    if (const auto* const reason = std::get_if<Undefined>(&value)) {
      return {no_value(*reason, symbol, left, right, rules.division)};
    }
    left = std::get<Rational>(value);
    fractions += is_integer(left) ? 0 : 1;
  }
  return {stack.front(), fractions};
}

}  // namespace twentyfour
