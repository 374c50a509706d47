#include "solver/expressions/arithmetic.hpp"

#include <array>
#include <bit>
#include <limits>

namespace twentyfour {
namespace {

struct Divided {
  Int128 quotient;
  Int128 remainder;
};

// 128-bit division takes ten times as long. (The lowest number by -1 would not fit.)
Divided divided(Int128 x, Int128 y) {
  if (fits_64_bits(x) && fits_64_bits(y) && x != std::numeric_limits<std::int64_t>::min()) {
    const auto short_x = static_cast<std::int64_t>(x);
    const auto short_y = static_cast<std::int64_t>(y);
    return {short_x / short_y, short_x % short_y};
  }
  return {x / y, x % y};
}

std::optional<Rational> divide(const Rational& x, const Rational& y, Division division) {
  if (division == Division::kReal) return x / y;
  if (y.is_zero() || !is_integer(x) || !is_integer(y)) return std::nullopt;
  const auto [quotient, remainder] = divided(x.numerator(), y.numerator());
  if (division == Division::kExact && remainder != 0) return std::nullopt;
  return Rational::of(quotient, 1);
}

// By squaring from the highest bit on: what is met on the way is no larger than what is wanted.
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

std::optional<Rational> power(const Rational& x, const Rational& y, Division division) {
  if (!is_integer(y)) return std::nullopt;
  const Int128 exponent = y.numerator();
  if (x.is_zero()) return exponent > 0 ? std::optional(x) : std::nullopt;
  const Rational one(1);
  if (x == one || x == -one) return exponent % 2 == 0 ? one : x;
  // One of the parts is at least 2, and 2^127 fits no Rational.
  constexpr int kLargestExponent = 126;
  if (exponent > kLargestExponent || exponent < -kLargestExponent) return std::nullopt;
  const auto size = static_cast<unsigned>(exponent < 0 ? -exponent : exponent);
  const std::optional<Rational> result = positive_power(x, size);
  if (!result || exponent >= 0) return result;
  return divide(one, *result, division);
}

constexpr auto kFactorials = [] {
  std::array<std::int64_t, kLargestWithFactorial + 1> factorials = {1};
  for (std::size_t i = 1; i < factorials.size(); ++i) {
    factorials[i] = factorials[i - 1] * static_cast<std::int64_t>(i);
  }
  return factorials;
}();

}  // namespace

std::optional<Rational> apply(Symbol symbol, const Rational& x, const Rational& y,
                              Division division) {
  switch (symbol) {
    case Symbol::kPlus:
      return x + y;
    case Symbol::kMinus:
      return x - y;
    case Symbol::kTimes:
      return x * y;
    case Symbol::kOver:
      return divide(x, y, division);
    case Symbol::kPower:
      return power(x, y, division);
    default:
      return std::nullopt;
  }
}

std::optional<Rational> factorial(const Rational& x) {
  if (!is_integer(x) || x.numerator() < 0 || x.numerator() > kLargestWithFactorial) {
    return std::nullopt;
  }
  return Rational(kFactorials.at(static_cast<std::size_t>(x.numerator())));
}

}  // namespace twentyfour
