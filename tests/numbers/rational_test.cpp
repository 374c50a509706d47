#include "solver/numbers/rational.hpp"

#include <cstdint>
#include <gtest/gtest.h>
#include <numeric>
#include <optional>
#include <random>
#include <string>
#include <string_view>

#include "solver/expressions/reading.hpp"
#include "tests/support/seeded.hpp"

namespace twentyfour {
namespace {

constexpr Int128 kLargest = (Int128{1} << 126) - 1 + (Int128{1} << 126);

Rational fraction(Int128 numerator, Int128 denominator) {
  return Rational::of(numerator, denominator).value();
}

std::string shown(const std::optional<Rational>& number) {
  return number ? to_string(*number) : "none";
}

TEST(Rational, IsInLowestTermsWithAPositiveDenominator) {
  EXPECT_EQ(to_string(Rational()), "0");
  EXPECT_EQ(to_string(Rational(25)), "25");
  EXPECT_EQ(to_string(Rational(-3)), "-3");
  EXPECT_EQ(shown(Rational::of(340, 14)), "170/7");
  EXPECT_EQ(shown(Rational::of(6, -4)), "-3/2");
  EXPECT_EQ(shown(Rational::of(-6, -4)), "3/2");
  EXPECT_EQ(shown(Rational::of(0, -7)), "0");
  EXPECT_EQ(shown(Rational::of(1, 0)), "none");
  EXPECT_EQ(shown(Rational::of(0, 0)), "none");
}

// Against plain arithmetic in 64 bits, on every pair of small fractions, reduced or not.
TEST(Rational, AgreesWithPlainArithmeticOnSmallFractions) {
  constexpr std::int64_t kSize = 9;
  for (std::int64_t a = -kSize; a <= kSize; ++a) {
    for (std::int64_t b = 1; b <= kSize; ++b) {
      for (std::int64_t c = -kSize; c <= kSize; ++c) {
        for (std::int64_t d = 1; d <= kSize; ++d) {
          const Rational x = fraction(a, b);
          const Rational y = fraction(c, d);
          ASSERT_EQ(x + y, Rational::of(a * d + c * b, b * d));
          ASSERT_EQ(x - y, Rational::of(a * d - c * b, b * d));
          ASSERT_EQ(x * y, Rational::of(a * c, b * d));
          ASSERT_EQ(x / y, Rational::of(a * d, b * c));
          ASSERT_EQ(x == y, a * d == c * b);
          const Int128 numerator = (x * y)->numerator();
          const Int128 denominator = (x * y)->denominator();
          ASSERT_GT(denominator, 0);
          ASSERT_EQ(std::gcd(static_cast<std::int64_t>(numerator),
                             static_cast<std::int64_t>(denominator)),
                    1);
        }
      }
    }
  }
}

// Beyond 64 bits, by laws that tie the operations to each other.
TEST(Rational, KeepsTheLawsOnLargeFractions) {
  Seeded generator(24);
  std::uniform_int_distribution<std::int64_t> parts(1, 999'999'999'999);
  for (int i = 0; i < 20'000; ++i) {
    const Rational x = fraction(parts(generator), parts(generator));
    const Rational y = fraction(-parts(generator), parts(generator));
    SCOPED_TRACE(to_string(x) + " and " + to_string(y));
    const Rational sum = (x + y).value();
    const Rational product = (x * y).value();
    ASSERT_EQ(sum - y, x);
    ASSERT_EQ(y + x, sum);
    ASSERT_EQ(product / y, x);
    ASSERT_EQ(product / x, y);
    ASSERT_EQ(x - -y, sum);
  }
}

TEST(Rational, OverflowHasNoResult) {
  const Rational largest = fraction(kLargest, 1);
  const Rational least = fraction(1, kLargest);
  EXPECT_EQ(to_string(largest), "170141183460469231731687303715884105727");
  EXPECT_EQ(to_string(-least), "-1/170141183460469231731687303715884105727");
  EXPECT_EQ(largest + Rational(1), std::nullopt);
  EXPECT_EQ(-largest - Rational(1), std::nullopt) << "-2^127 has no negative";
  EXPECT_EQ(-largest - Rational(2), std::nullopt);
  EXPECT_EQ(largest * Rational(2), std::nullopt);
  EXPECT_EQ(largest / least, std::nullopt);
  EXPECT_EQ(least / Rational(2), std::nullopt);
  EXPECT_EQ(least + fraction(1, 2), std::nullopt);
  EXPECT_EQ(largest + fraction(1, 2), std::nullopt);
  EXPECT_EQ(fraction(1, 2) + largest, std::nullopt);
  EXPECT_EQ(fraction(1, Int128{1} << 64) + fraction(1, (Int128{1} << 64) - 1), std::nullopt);
  EXPECT_EQ(fraction(kLargest, 2) * Rational(3), std::nullopt);
  EXPECT_EQ(fraction(Int128{1} << 126, 1) * Rational(-2), std::nullopt);
  EXPECT_EQ(Rational::of(-kLargest - 1, 1), std::nullopt);
  EXPECT_EQ(Rational::of(1, -kLargest - 1), std::nullopt);
}

TEST(Rational, ReducesBeforeItOverflows) {
  const Rational largest = fraction(kLargest, 1);
  const Rational least = fraction(1, kLargest);
  EXPECT_EQ(largest * least, Rational(1));
  EXPECT_EQ(largest / largest, Rational(1));
  EXPECT_EQ(least / -least, Rational(-1));
  EXPECT_EQ(largest - largest, Rational(0));
  EXPECT_EQ(least - least, Rational(0));
  EXPECT_EQ(largest + Rational(0), largest);
  EXPECT_EQ(least + Rational(0), least);
}

TEST(Rational, IsOrderedBeyond64Bits) {
  const auto above = [](Int128 numerator, Int128 denominator) {
    return *(fraction(Int128{1} << 100, 1) + fraction(numerator, denominator));
  };
  const Rational ascending[] = {above(-1, 2), above(0, 1), above(1, 3), above(1, 2), above(1, 1)};
  for (const Rational& x : ascending) {
    for (const Rational& y : ascending)
      EXPECT_EQ(x <=> y, &x <=> &y) << to_string(x) << " " << to_string(y);
  }
}

TEST(Rational, IsReadFromText) {
  const std::string zeros(1000, '0');
  const struct {
    std::string text;
    const char* number;
  } cases[] = {
      {"24", "24"},
      {"-3", "-3"},
      {"170/7", "170/7"},
      {"-340/14", "-170/7"},
      {"0", "0"},
      {"-0", "0"},
      {"0/5", "0"},
      {"007", "7"},
      {"48/2", "24"},
      {"24.0", "24"},
      {"0.25", "1/4"},
      {"-1.50", "-3/2"},
      {" - 3 / 6 ", "-1/2"},
      {zeros + "5." + zeros, "5"},
      {"0.0000019073486328125", "1/524288"},
      {"1000000000000000000", "1000000000000000000"},
      {"170141183460469231731687303715884105727", "170141183460469231731687303715884105727"},
      {"-1/999999999999999999", "-1/999999999999999999"}};
  for (const auto& [text, number] : cases) {
    const auto read = value_in(text);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(to_string(*read), number) << text;
  }
}

TEST(Rational, IsNotReadFromAnythingElse) {
  for (const char* const text :
       {"",  "-",  "/",  "1/",   "/2",    "-/2", "1/-2",    "1/2/3", "+1",  "--1",   "1e3",
        "x", "1.", ".5", "1.5.", "1.5/2", "1 2", "\u22123", "1/0",   "0/0", "-5/000"}) {
    EXPECT_FALSE(value_in(text)) << text;
  }
  EXPECT_FALSE(value_in("170141183460469231731687303715884105728"));
  EXPECT_FALSE(value_in(std::string("2\0004", 3)));
  EXPECT_FALSE(value_in("0." + std::string(38, '0') + "1"));
  EXPECT_FALSE(value_in(std::string(10'000'000, '9')));
}

TEST(Rational, IsReadInAnySpellingOfAValue) {
  for (const char* const half : {"-1/2", "-0.5", "(-1/2)", "- [1/2]", "-\\frac{1}{2}",
                                 "\\frac { -1 } {2}", "{-\\frac{2}{4}}", "(- 0.50)"}) {
    EXPECT_EQ(value_in(half), Rational::of(-1, 2)) << half;
  }
  for (const char* const text :
       {"", "()", "((1))", "(1]", "(1", "1)", "\\frac{1}2", "\\frac{1}{0}", "\\frac{1.5}{2}", "--1",
        "1 2", "(1)(2)", "\\frac{1}{-2}", "\\frac{1}{2"}) {
    EXPECT_FALSE(value_in(text)) << text;
  }
}

TEST(Rational, IsTakenFromTheFrontOfAText) {
  const struct {
    std::string_view text;
    Written written;
    const char* number;
    std::string_view rest;
  } cases[] = {
      {"8/3-1", Written::kFraction, "8/3", "-1"},     {"8/3-1", Written::kDecimal, "8", "/3-1"},
      {"2.5*4", Written::kDecimal, "5/2", "*4"},      {"5.x", Written::kDecimal, "5", ".x"},
      {"2.5/4", Written::kFraction, "none", "2.5/4"}, {"- 1=", Written::kDecimal, "-1", "="},
      {" -x", Written::kDecimal, "none", " -x"}};
  for (const auto& [text, written, number, rest] : cases) {
    std::string_view left = text;
    const auto taken = take_number(left, written);
    EXPECT_EQ(taken ? to_string(*taken) : "none", number) << text;
    EXPECT_EQ(left, rest) << text;
  }
}

}  // namespace
}  // namespace twentyfour
