#include "solver/expressions/arithmetic.hpp"

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <variant>

namespace twentyfour {
namespace {

// A division of 128 bits is ten times slower. (The lowest number by -1 would not fit 64 bits.)
Int128 truncated_quotient(Int128 x, Int128 y) {
  const auto short_x = static_cast<std::int64_t>(x);
  const auto short_y = static_cast<std::int64_t>(y);
  constexpr auto kLowest = std::numeric_limits<std::int64_t>::min();
  const bool is_short = short_x == x && short_y == y && short_x != kLowest;
  return is_short ? short_x / short_y : x / y;
}

MaybeValue value_or_too_large(const std::optional<Rational>& value) {
  if (!value) return Undefined::kTooLarge;
  return *value;
}

MaybeValue divide(const Rational& x, const Rational& y, Division division) {
  if (y.is_zero()) return Undefined::kDivisionByZero;
  if (division == Division::kReal) return value_or_too_large(x / y);
  if (!is_integer(x) || !is_integer(y)) return Undefined::kRemainder;
  const Int128 quotient = truncated_quotient(x.numerator(), y.numerator());
  if (division == Division::kExact && quotient * y.numerator() != x.numerator()) {
    return Undefined::kRemainder;
  }
  return value_or_too_large(Rational::of(quotient, 1));
}

// By squaring, from the highest bit of the exponent on: no intermediate value is larger than the
// result.
std::optional<Int128> integer_power(Int128 x, unsigned exponent) {
  Int128 power = 1;
  for (unsigned bit = std::bit_floor(exponent); bit != 0; bit /= 2) {
    if (__builtin_mul_overflow(power, power, &power)) return std::nullopt;
    if ((exponent & bit) != 0 && __builtin_mul_overflow(power, x, &power)) return std::nullopt;
  }
  return power;
}

std::optional<Rational> positive_power(const Rational& x, unsigned exponent) {
  const std::optional<Int128> numerator = integer_power(x.numerator(), exponent);
  const std::optional<Int128> denominator = integer_power(x.denominator(), exponent);
  return numerator && denominator ? Rational::of(*numerator, *denominator) : std::nullopt;
}

MaybeValue power(const Rational& x, const Rational& y, Division division) {
  const Int128 exponent = y.numerator();
  if (!is_integer(y) || (x.is_zero() && exponent <= 0)) return Undefined::kPower;
  if (x.is_zero()) return x;
  const Rational one(1);
  if (x == one || x == -one) return exponent % 2 == 0 ? one : x;
  const bool truncates_to_zero = division == Division::kTruncating && is_integer(x) && exponent < 0;
  if (truncates_to_zero) return Rational();
  // One part of x is at least 2, and 2^127 does not fit a Rational.
  constexpr int kLargestExponent = 126;
  if (exponent > kLargestExponent || exponent < -kLargestExponent) return Undefined::kTooLarge;
  const auto size = static_cast<unsigned>(exponent < 0 ? -exponent : exponent);
  const std::optional<Rational> result = positive_power(x, size);
  if (!result || exponent >= 0) return value_or_too_large(result);
  return divide(one, *result, division);
}

constexpr auto kFactorials = [] {
  std::array<std::int64_t, kLargestWithFactorial + 1> factorials = {1};
  for (std::size_t i = 1; i < factorials.size(); ++i) {
    factorials[i] = factorials[i - 1] * static_cast<std::int64_t>(i);
  }
  return factorials;
}();

bool is_short(const Rational& x) {
  return is_integer(x) && static_cast<std::int32_t>(x.numerator()) == x.numerator();
}

// Integers of short ones, the same by any division: most operations are of this kind.
std::optional<std::int64_t> applied_to_short(Symbol symbol, std::int64_t x, std::int64_t y) {
  switch (symbol) {
    case Symbol::kPlus:
      return x + y;
    case Symbol::kMinus:
      return x - y;
    case Symbol::kTimes:
      return x * y;
    default:
      if (symbol != Symbol::kOver || y == 0 || x % y != 0) return std::nullopt;
      return x / y;
  }
}

}  // namespace

MaybeValue apply(Symbol symbol, const Rational& x, const Rational& y, Division division) {
  if (is_short(x) && is_short(y)) {
    const auto value = applied_to_short(symbol, static_cast<std::int64_t>(x.numerator()),
                                        static_cast<std::int64_t>(y.numerator()));
    if (value) return Rational(*value);
  }
  switch (symbol) {
    case Symbol::kPlus:
      return value_or_too_large(x + y);
    case Symbol::kMinus:
      return value_or_too_large(x - y);
    case Symbol::kTimes:
      return value_or_too_large(x * y);
    case Symbol::kOver:
      return divide(x, y, division);
    case Symbol::kPower:
      return power(x, y, division);
    default:
      return factorial(x);
  }
}

MaybeValue factorial(const Rational& x) {
  if (!is_integer(x) || x.numerator() < 0 || x.numerator() > kLargestWithFactorial) {
    return Undefined::kFactorial;
  }
  return Rational(kFactorials.at(static_cast<std::size_t>(x.numerator())));
}

std::optional<Rational> factorial_root(const Rational& x) {
  for (std::int64_t i = 0; i <= kLargestWithFactorial; ++i) {
    const Rational root(i);
    if (i != 1 && i != 2 && factorial(root) == MaybeValue(x)) return root;
  }
  return std::nullopt;
}

NoValue no_value(Undefined reason, Symbol symbol, const Rational& left, const Rational& right,
                 Division division) {
  if (reason == Undefined::kRemainder && symbol == Symbol::kPower) {
    return {reason, Rational(1), std::get<Rational>(apply(symbol, left, -right, division))};
  }
  return {reason, left, right};
}

Evaluation evaluate(const Expression& expression, const Rules& rules,
                    std::span<const Rational> values, Rational* of_tokens) {
  assert(is_complete(expression));
  std::array<Rational, kMostCards> stack;
  Rational* top = stack.data();  // the next free place
  std::uint32_t fractions = 0;
  std::uint32_t negatives = 0;
  std::size_t cards = 0;
  for (const PostfixToken token : expression) {
    const Symbol symbol = symbol_of(token);
    if (symbol == Symbol::kCard) {
      *top++ = values.empty() ? Rational(token) : values[cards++];
      if (of_tokens != nullptr) *of_tokens++ = top[-1];
      continue;
    }
    const Rational right = symbol == Symbol::kFactorial ? Rational() : *--top;
    Rational& left = top[-1];
    const MaybeValue value = apply(symbol, left, right, rules.division);
    if (const auto* const reason = std::get_if<Undefined>(&value)) {
      return {no_value(*reason, symbol, left, right, rules.division)};
    }
    left = std::get<Rational>(value);
    if (of_tokens != nullptr) *of_tokens++ = left;
    fractions += is_integer(left) ? 0 : 1;
    negatives += left.numerator() < 0 ? 1 : 0;
  }
  return {stack.front(), fractions, negatives};
}

}  // namespace twentyfour
