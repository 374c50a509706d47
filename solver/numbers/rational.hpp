// Exact fractions of 128-bit integers.
//
// A Rational is in lowest terms with a positive denominator, so equal numbers have equal parts.
// A number fits if both parts lie strictly between -2^127 and 2^127. An operation returns its exact
// result if that fits, however large the numbers on the way are; else std::nullopt, as for a
// division by zero.
//
// No value of at most 8 cards up to 9999 overflows: k cards up to N, N >= 1, make a fraction whose
// parts, even before reduction, are at most 2^(k-1) * N^k, here below 2^114. (By induction: the
// largest new part is the numerator of a sum, which adds two products of parts.)
//
// Cost: some 50 ns while the parts fit 64 bits, 200 ns beyond; no allocation.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

namespace twentyfour {

__extension__ typedef __int128 Int128;

constexpr Int128 magnitude(Int128 number) {
  return number < 0 ? -number : number;
}

// Takes magnitudes. For 0 and x it is x.
Int128 greatest_common_divisor(Int128 x, Int128 y);

class Rational {
 public:
  Rational() = default;
  explicit Rational(std::int64_t integer) : numerator_(integer) {}

  // Nothing if the denominator is 0 or the fraction does not fit.
  static std::optional<Rational> of(Int128 numerator, Int128 denominator);

  Int128 numerator() const { return numerator_; }
  Int128 denominator() const { return denominator_; }
  bool is_zero() const { return numerator_ == 0; }

  friend std::optional<Rational> operator+(const Rational& x, const Rational& y);
  friend std::optional<Rational> operator-(const Rational& x, const Rational& y);
  friend std::optional<Rational> operator*(const Rational& x, const Rational& y);
  friend std::optional<Rational> operator/(const Rational& x, const Rational& y);
  Rational operator-() const { return {-numerator_, denominator_}; }

  friend bool operator==(const Rational& x, const Rational& y) = default;

  // The order of the numbers. Cost: two products while the parts fit 64 bits; beyond, a division
  // for each partial quotient that the continued fractions share.
  friend std::strong_ordering operator<=>(const Rational& x, const Rational& y);

 private:
  // Takes parts in lowest terms.
  Rational(Int128 numerator, Int128 denominator)
      : numerator_(numerator), denominator_(denominator) {}

  Int128 numerator_ = 0;
  Int128 denominator_ = 1;
};

// The largest integer up to the number, and the remainder: x is floor + remainder / denominator,
// and 0 <= remainder < denominator.
struct FloorAndRemainder {
  Int128 floor;
  Int128 remainder;
};
FloorAndRemainder floor_and_remainder(const Rational& x);

// The numbers from one to another, both included, or all numbers.
struct Interval {
  std::optional<Rational> low;
  std::optional<Rational> high;

  bool operator==(const Interval&) const = default;

  // The interval of -x for all x of this one.
  Interval mirrored() const {
    const auto negative = [](const std::optional<Rational>& x) {
      return x ? std::optional(-*x) : std::nullopt;
    };
    return {negative(high), negative(low)};
  }
};

// Equal numbers have equal hashes.
inline std::uint64_t hash_of(const Rational& x) {
  const auto low = static_cast<std::uint64_t>(x.numerator());
  const auto high = static_cast<std::uint64_t>(x.numerator() >> 64);
  const auto denominator = static_cast<std::uint64_t>(x.denominator());
  return (low ^ high * 0xbf58476d1ce4e5b9 ^ denominator * 0x94d049bb133111eb) * 0x9e3779b97f4a7c15;
}

// In decimal: "25", "-3", "170/7".
std::string to_string(const Rational& number);

// Adds it to the text.
void print(const Rational& number, std::string& text);

}  // namespace twentyfour
