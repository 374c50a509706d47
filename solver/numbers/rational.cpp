#include "solver/numbers/rational.hpp"

#include <array>
#include <charconv>
#include <limits>
#include <numeric>
#include <utility>

#include "solver/numbers/wide.hpp"

namespace twentyfour {
namespace {

constexpr Int128 kLargest64 = std::numeric_limits<std::int64_t>::max();

// Whether it is -2^127, the only number whose negative is out of range.
bool is_lowest(Int128 number) {
  constexpr auto kLowest = static_cast<Int128>(Int128{1} << 126) * -2;
  return number == kLowest;
}

// Most divisors are 1, and a division of 128 bits is slow.
Int128 quotient(Int128 x, Int128 divisor) {
  return divisor == 1 ? x : x / divisor;
}

// Each returns whether the result is in range.
bool add(Int128 x, Int128 y, Int128& sum) {
  return !__builtin_add_overflow(x, y, &sum) && !is_lowest(sum);
}

bool multiply(Int128 x, Int128 y, Int128& product) {
  return !__builtin_mul_overflow(x, y, &product) && !is_lowest(product);
}

void append_decimal(Int128 number, std::string& text) {
  constexpr std::int64_t kUnit = 1'000'000'000'000'000'000;
  if (magnitude(number) <= kLargest64) {
    std::array<char, 20> digits;
    char* const end = std::to_chars(digits.data(), digits.data() + digits.size(),
                                    static_cast<std::int64_t>(number))
                          .ptr;
    text.append(digits.data(), end);
    return;
  }
  append_decimal(number / kUnit, text);
  const std::string low_digits =
      std::to_string(static_cast<std::int64_t>(magnitude(number % kUnit)));
  text.append(18 - low_digits.size(), '0').append(low_digits);
}

}  // namespace

Int128 greatest_common_divisor(Int128 x, Int128 y) {
  while (y != 0) {
    if (x == 1 || y == 1) return 1;
    if (x <= kLargest64 && y <= kLargest64) {
      return std::gcd(static_cast<std::int64_t>(x), static_cast<std::int64_t>(y));
    }
    x = std::exchange(y, x % y);
  }
  return x;
}

std::optional<Rational> Rational::of(Int128 numerator, Int128 denominator) {
  if (is_lowest(numerator) || is_lowest(denominator)) {
    const bool are_even = numerator % 2 == 0 && denominator % 2 == 0;
    return are_even ? of(numerator / 2, denominator / 2) : std::nullopt;
  }
  if (denominator == 1) return Rational(numerator, 1);
  const Int128 size = magnitude(numerator);
  if (denominator > 0 && size <= kLargest64 && denominator <= kLargest64) {
    const auto divisor =
        std::gcd(static_cast<std::int64_t>(size), static_cast<std::int64_t>(denominator));
    return Rational(static_cast<std::int64_t>(numerator) / divisor,
                    static_cast<std::int64_t>(denominator) / divisor);
  }
  return Rational(numerator, 1) / Rational(denominator, 1);
}

// Over the least common multiple of the denominators, the parts of the sum can share only divisors
// of the greatest common divisor of the denominators. Nothing is given up that fits: where the
// numerator overflows before it is reduced, it is computed again in 256 bits.
std::optional<Rational> operator+(const Rational& x, const Rational& y) {
  Int128 numerator = 0;
  if (x.denominator_ == 1 && y.denominator_ == 1) {
    return add(x.numerator_, y.numerator_, numerator) ? std::optional(Rational(numerator, 1))
                                                      : std::nullopt;
  }
  const Int128 common = greatest_common_divisor(x.denominator_, y.denominator_);
  const Int128 x_own = quotient(x.denominator_, common);
  const Int128 y_own = quotient(y.denominator_, common);
  Int128 left = 0;
  Int128 right = 0;
  Int128 reducible = 0;
  if (multiply(x.numerator_, y_own, left) && multiply(y.numerator_, x_own, right) &&
      add(left, right, numerator)) {
    reducible = greatest_common_divisor(magnitude(numerator), common);
    numerator = quotient(numerator, reducible);
  } else {
    const Wide sum = product(x.numerator_, y_own) + product(y.numerator_, x_own);
    const auto by_common = divide(sum, common);
    if (!by_common) return std::nullopt;
    reducible = greatest_common_divisor(by_common->remainder, common);
    const auto reduced = divide(sum, reducible);
    if (!reduced) return std::nullopt;
    numerator = reduced->quotient;
  }
  Int128 denominator = 0;
  if (!multiply(x_own, quotient(y.denominator_, reducible), denominator)) return std::nullopt;
  return Rational(numerator, denominator);
}

std::optional<Rational> operator-(const Rational& x, const Rational& y) {
  return x + -y;
}

// Each numerator is first reduced with the other denominator, so the products are in lowest terms.
std::optional<Rational> operator*(const Rational& x, const Rational& y) {
  if (x.denominator_ == 1 && y.denominator_ == 1) {
    Int128 product = 0;
    return multiply(x.numerator_, y.numerator_, product) ? std::optional(Rational(product, 1))
                                                         : std::nullopt;
  }
  const Int128 x_common = greatest_common_divisor(magnitude(x.numerator_), y.denominator_);
  const Int128 y_common = greatest_common_divisor(magnitude(y.numerator_), x.denominator_);
  Int128 numerator = 0;
  Int128 denominator = 0;
  if (!multiply(quotient(x.numerator_, x_common), quotient(y.numerator_, y_common), numerator) ||
      !multiply(quotient(x.denominator_, y_common), quotient(y.denominator_, x_common),
                denominator)) {
    return std::nullopt;
  }
  return Rational(numerator, denominator);
}

std::optional<Rational> operator/(const Rational& x, const Rational& y) {
  if (y.is_zero()) return std::nullopt;
  if (y.numerator_ < 0) return x * Rational(-y.denominator_, -y.numerator_);
  return x * Rational(y.denominator_, y.numerator_);
}

FloorAndRemainder floor_and_remainder(const Rational& x) {
  const Int128 remainder = x.numerator() % x.denominator();
  const Int128 quotient = x.numerator() / x.denominator();
  if (remainder >= 0) return {quotient, remainder};
  return {quotient - 1, remainder + x.denominator()};
}

std::strong_ordering operator<=>(const Rational& x, const Rational& y) {
  const auto fits = [](const Rational& number) {
    return magnitude(number.numerator_) <= kLargest64 && number.denominator_ <= kLargest64;
  };
  if (fits(x) && fits(y)) return x.numerator_ * y.denominator_ <=> y.numerator_ * x.denominator_;
  const auto [x_floor, x_remainder] = floor_and_remainder(x);
  const auto [y_floor, y_remainder] = floor_and_remainder(y);
  if (x_floor != y_floor || x_remainder == 0 || y_remainder == 0) {
    return x_floor != y_floor ? x_floor <=> y_floor : x_remainder <=> y_remainder;
  }
  return Rational(y.denominator_, y_remainder) <=> Rational(x.denominator_, x_remainder);
}

void print(const Rational& number, std::string& text) {
  append_decimal(number.numerator(), text);
  if (number.denominator() == 1) return;
  text += '/';
  append_decimal(number.denominator(), text);
}

std::string to_string(const Rational& number) {
  std::string text;
  print(number, text);
  return text;
}

}  // namespace twentyfour
