// Every operation on Rationals against integers of any size: its result is exact if it fits, and
// nothing if it does not.
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/reading.hpp"
#include "solver/numbers/nearest.hpp"
#include "solver/numbers/rational.hpp"
#include "tests/support/seeded.hpp"
#include "tests/support/unbounded.hpp"

namespace twentyfour {
namespace {

constexpr Int128 kTwoTo126 = Int128{1} << 126;
constexpr Int128 kLargestPart = kTwoTo126 - 1 + kTwoTo126;

// Not in lowest terms.
struct Quotient {
  Unbounded numerator;
  Unbounded denominator;
};

Quotient quotient_of(const Rational& x) {
  return {x.numerator(), x.denominator()};
}

bool is_part(const Unbounded& reduced_by, const Unbounded& part) {
  const Unbounded bound = Unbounded(kTwoTo126) * 2;
  return part.size() < bound * reduced_by;
}

// Whether the result is the quotient, or nothing where that does not fit.
::testing::AssertionResult is_exact(const std::optional<Rational>& result, const Quotient& exact) {
  if (exact.denominator.is_zero()) {
    return result ? ::testing::AssertionFailure() << "by zero: " << to_string(*result)
                  : ::testing::AssertionSuccess();
  }
  const Unbounded common = Unbounded::greatest_common_divisor(exact.numerator, exact.denominator);
  const bool fits = is_part(common, exact.numerator) && is_part(common, exact.denominator);
  if (fits != result.has_value()) {
    return ::testing::AssertionFailure() << (fits ? "given up" : "does not fit");
  }
  if (!fits) return ::testing::AssertionSuccess();
  const Unbounded sign = exact.denominator.is_negative() ? -1 : 1;
  const bool is_reduced = common * sign * result->numerator() == exact.numerator &&
                          common * sign * result->denominator() == exact.denominator;
  return is_reduced ? ::testing::AssertionSuccess()
                    : ::testing::AssertionFailure() << "not " << to_string(*result);
}

Quotient sum_of(const Quotient& x, const Quotient& y) {
  return {x.numerator * y.denominator + y.numerator * x.denominator, x.denominator * y.denominator};
}

void expect_exact(const Rational& x, const Rational& y) {
  SCOPED_TRACE(to_string(x) + " and " + to_string(y));
  const Quotient a = quotient_of(x);
  const Quotient b = quotient_of(y);
  EXPECT_TRUE(is_exact(x + y, sum_of(a, b)));
  EXPECT_TRUE(is_exact(x - y, sum_of(a, {-b.numerator, b.denominator})));
  EXPECT_TRUE(is_exact(x * y, {a.numerator * b.numerator, a.denominator * b.denominator}));
  EXPECT_TRUE(is_exact(x / y, {a.numerator * b.denominator, a.denominator * b.numerator}));
  EXPECT_EQ(x <=> y, a.numerator * b.denominator <=> b.numerator * a.denominator);
  EXPECT_EQ(x == y, (x <=> y) == 0);
}

// Sizes at the edges of a machine word and of a part; 3^80 is the largest power of 3 that is one.
std::vector<Int128> edges() {
  constexpr Int128 kTwoTo63 = Int128{1} << 63;
  Int128 threes = 1;
  for (int i = 0; i < 80; ++i) threes *= 3;
  return {1,
          3,
          24,
          kTwoTo63 - 1,
          kTwoTo63,
          2 * kTwoTo63,
          2 * kTwoTo63 + 1,
          kTwoTo126 - 1,
          kTwoTo126,
          kTwoTo126 + 1,
          threes,
          kLargestPart - 1,
          kLargestPart};
}

TEST(Exactness, OfFractionsOfAnyIntegers) {
  std::vector<Int128> parts = edges();
  for (const Int128 size : edges()) parts.push_back(-size);
  parts.push_back(-kLargestPart - 1);
  parts.push_back(0);
  for (const Int128 numerator : parts) {
    for (const Int128 denominator : parts) {
      EXPECT_TRUE(is_exact(Rational::of(numerator, denominator), {numerator, denominator}));
    }
  }
}

TEST(Exactness, OfOperationsOnAllFractionsAtTheEdges) {
  std::vector<Rational> fractions = {Rational()};
  for (const Int128 numerator : edges()) {
    for (const Int128 denominator : edges()) {
      const auto fraction = *Rational::of(numerator, denominator);
      if (fraction.numerator() != numerator) continue;
      fractions.push_back(fraction);
    }
  }
  Seeded generator(127);
  for (const Rational& x : fractions) {
    for (const Rational& y : fractions) {
      const std::size_t signs = generator.below(4);
      expect_exact(signs % 2 == 0 ? x : -x, signs < 2 ? y : -y);
    }
    if (HasFailure()) return;
  }
}

// A part of a random length; often with many small divisors, so that denominators share some.
Int128 random_part(Seeded& generator) {
  const std::size_t bits = 1 + generator.below(127);
  if (generator.below(2) == 0) {
    Int128 part = 1;
    for (std::size_t i = 1; i < bits; ++i) {
      part = part * 2 + static_cast<Int128>(generator.below(2));
    }
    return part;
  }
  Int128 part = 1;
  const Int128 bound = kLargestPart >> (127 - bits);
  for (;;) {
    const int divisor = generator.between(2, 7);
    if (part > bound / divisor) return part;
    part *= divisor;
  }
}

Rational random_fraction(Seeded& generator) {
  const Rational fraction = *Rational::of(random_part(generator), random_part(generator));
  return generator.below(2) == 0 ? fraction : -fraction;
}

TEST(Exactness, OfOperationsOnRandomFractions) {
  Seeded generator(58);
  for (int i = 0; i < 2'000 && !HasFailure(); ++i) {
    const Rational x = random_fraction(generator);
    const Rational y = random_fraction(generator);
    expect_exact(x, y);
    // What makes a fraction of another: so the result fits.
    if (const auto rest = x - y) expect_exact(*rest, y);
    if (const auto factor = x / y) expect_exact(*factor, y);
  }
}

// x = a / (2^k * p) and y = b / (2^k * q), where b is such that 2^n divides a * q + b * p: so the
// numerator of the sum is reduced by 2^n, after it has overflowed.
TEST(Exactness, OfSumsThatOverflowBeforeTheyAreReduced) {
  __extension__ using Word = unsigned __int128;
  Seeded generator(256);
  const auto odd_below = [&](std::size_t bits) {
    Word number = 0;
    for (std::size_t i = 0; i < bits; ++i) number = number * 2 + generator.below(2);
    return number | 1;
  };
  int overflows = 0;
  for (int i = 0; i < 800 && !HasFailure(); ++i) {
    const std::size_t k = 40 + generator.below(50);
    const std::size_t n = k - generator.below(20);
    const Word a = odd_below(k + generator.below(127 - k));
    const Word p = odd_below(generator.below(37));
    const Word q = odd_below(generator.below(37));
    Word inverse = 1;
    for (int bits = 1; bits < 128; bits *= 2) inverse *= 2 - p * inverse;
    const Word b = (-a * q * inverse) % (Word{1} << n) + (odd_below(126 - n) << n);
    const Rational x = *Rational::of(static_cast<Int128>(a), static_cast<Int128>(p << k));
    const Rational y = *Rational::of(static_cast<Int128>(b), static_cast<Int128>(q << k));
    expect_exact(x, y);
    expect_exact(-x, y);
    const Quotient exact = sum_of(quotient_of(x), quotient_of(y));
    const Unbounded common = Unbounded::greatest_common_divisor(x.denominator(), y.denominator());
    if (x + y && !is_part(common, exact.numerator)) ++overflows;
  }
  EXPECT_GE(overflows, 100);
}

// x^exponent, x in lowest terms; of one part too large it does not matter how large.
Quotient power_of(const Rational& x, int exponent) {
  Quotient power = {1, 1};
  for (int i = 0; i < std::abs(exponent); ++i) {
    if (!is_part(1, power.numerator) || !is_part(1, power.denominator)) break;
    power = {power.numerator * x.numerator(), power.denominator * x.denominator()};
  }
  return exponent < 0 ? Quotient{power.denominator, power.numerator} : power;
}

void expect_exact_power(const Rational& x, int exponent) {
  const MaybeValue power = apply(Symbol::kPower, x, Rational(exponent), Division::kReal);
  const auto* const value = std::get_if<Rational>(&power);
  EXPECT_TRUE(
      is_exact(value != nullptr ? std::optional(*value) : std::nullopt, power_of(x, exponent)))
      << to_string(x) << "^" << exponent;
}

// For each exponent: the largest base whose power fits, and the next.
TEST(Exactness, OfPowersAtTheEdges) {
  for (int exponent = 1; exponent <= 130; ++exponent) {
    Int128 base = 1;
    for (Int128 step = Int128{1} << std::min(126 / exponent + 1, 126); step > 0; step /= 2) {
      if (base > kLargestPart - step) continue;
      const Rational next = *Rational::of(base + step, 1);
      if (is_part(1, power_of(next, exponent).numerator)) base += step;
    }
    for (const Int128 edge : {base, std::min(base, kLargestPart - 1) + 1}) {
      for (const Int128 other : {Int128{1}, Int128{3}, base}) {
        const Rational x = *Rational::of(edge, other);
        for (const Rational& signed_x : {x, -x}) {
          expect_exact_power(signed_x, exponent);
          expect_exact_power(signed_x, -exponent);
        }
      }
    }
  }
}

TEST(Exactness, OfDecimalsThatAreRead) {
  Seeded generator(10);
  for (int i = 0; i < 1'500 && !HasFailure(); ++i) {
    const int places = generator.between(1, 42);
    const int zeros = generator.between(0, 38);
    std::string text(1 + static_cast<std::size_t>(zeros) % 3, '0');
    Quotient exact = {0, 1};
    for (int at = zeros - 38; at < places; ++at) {
      const int digit = generator.below(4) == 0 ? 0 : generator.between(0, 9);
      if (at == 0) text += '.';
      if (at >= 0) exact.denominator = exact.denominator * 10;
      exact.numerator = exact.numerator * 10 + digit;
      text += static_cast<char>('0' + digit);
    }
    EXPECT_TRUE(is_exact(value_in(text), exact)) << text;
    EXPECT_TRUE(is_exact(value_in("-" + text + "00"), {-exact.numerator, exact.denominator}))
        << text;
  }
}

// 1/2^k has k decimals, more than a power of ten that fits.
TEST(Exactness, OfDecimalsWithManyPlaces) {
  std::string digits = "5";
  for (int places = 1; places <= 126; ++places) {
    const std::string zeros(static_cast<std::size_t>(places) - digits.size(), '0');
    EXPECT_EQ(value_in(std::string("0.").append(zeros).append(digits)),
              Rational::of(1, Int128{1} << places))
        << places;
    std::string next;  // the digits times 5
    int carry = 0;
    for (auto at = digits.rbegin(); at != digits.rend() || carry != 0;) {
      carry += at != digits.rend() ? 5 * (*at++ - '0') : 0;
      next.insert(next.begin(), static_cast<char>('0' + carry % 10));
      carry /= 10;
    }
    digits = next;
  }
  EXPECT_FALSE(value_in("0." + std::string(127 - digits.size(), '0') + digits)) << "1/2^127";
}

// The largest numerator is 2^127 - 1.
TEST(Exactness, OfDecimalsThatJustFit) {
  const std::string most_tens = "17014118346046923173168730371588410572";
  EXPECT_EQ(to_string(value_in(most_tens + ".7").value()), most_tens + "7/10");
  EXPECT_FALSE(value_in(most_tens + ".9"));
  EXPECT_FALSE(value_in(most_tens + "7.1"));
}

TEST(Exactness, OfTextThatIsReadBack) {
  Seeded generator(5);
  for (int i = 0; i < 2'000; ++i) {
    const Rational x = random_fraction(generator);
    EXPECT_EQ(value_in(to_string(x)), x) << to_string(x);
  }
  for (const Int128 size : edges()) {
    for (const Rational& x : {*Rational::of(size, 1), *Rational::of(-1, size)}) {
      EXPECT_EQ(value_in(to_string(x)), x) << to_string(x);
    }
  }
}

TEST(Exactness, OfFloorAndRemainder) {
  Seeded generator(6);
  for (int i = 0; i < 2'000; ++i) {
    const Rational x = random_fraction(generator);
    const auto [floor, remainder] = floor_and_remainder(x);
    ASSERT_TRUE(remainder >= 0 && remainder < x.denominator()) << to_string(x);
    EXPECT_EQ(Unbounded(floor) * x.denominator() + remainder, x.numerator()) << to_string(x);
  }
}

// Of two numbers around a target, often as near as each other, or almost.
TEST(Exactness, OfDistances) {
  Seeded generator(7);
  for (int i = 0; i < 5'000 && !HasFailure(); ++i) {
    const Rational target =
        *Rational::of(generator.between(-1'000'000, 1'000'000), generator.between(1, 1'000'000));
    const Rational some = random_fraction(generator);
    Rational other = random_fraction(generator);
    if (const auto mirrored = *(target + target) - some; mirrored && i % 2 == 0) other = *mirrored;
    const Rational low = std::min(some, target);
    const Rational high = std::max(other, target);
    const Quotient both = sum_of(quotient_of(low), quotient_of(high));
    EXPECT_EQ(compare_distances(low, target, high) <=> 0,
              both.numerator * target.denominator() <=> both.denominator * target.numerator() * 2)
        << to_string(low) << ' ' << to_string(target) << ' ' << to_string(high);
  }
}

// The distances differ by 1 over the product of the denominators, and these are almost the largest.
TEST(Exactness, OfDistancesThatDifferAsLittleAsTheyCan) {
  const struct {
    const char* low;
    const char* target;
    const char* high;
    int sign;
  } cases[] = {
      {"157195723366824387227423888802242277259/170141183460469231731687303715884105693",
       "960539337207213410/999999999999999971",
       "169658875818715654976826916197971119682/170141183460469231731687303715884105695", 1},
      {"158445367681502630661660256615749121878/170141183460469231731687303715884105725",
       "937962037410161412/999999999999999991",
       "160726574490412927447638357151515690487/170141183460469231731687303715884105713", -1},
  };
  for (const auto& [low, target, high, sign] : cases) {
    EXPECT_EQ(compare_distances(*value_in(low), *value_in(target), *value_in(high)) <=> 0,
              sign <=> 0);
  }
}

}  // namespace
}  // namespace twentyfour
