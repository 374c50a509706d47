#include "solver/expressions/arithmetic.hpp"

#include <cstdint>
#include <gtest/gtest.h>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace twentyfour {
namespace {

Rational number(std::string_view text) {
  return value_in(text).value();
}

std::string shown(const MaybeValue& value) {
  if (const auto* const number = std::get_if<Rational>(&value)) return to_string(*number);
  switch (std::get<Undefined>(value)) {
    case Undefined::kDivisionByZero:
      return "over zero";
    case Undefined::kRemainder:
      return "remainder";
    case Undefined::kPower:
      return "no power";
    case Undefined::kFactorial:
      return "no factorial";
    case Undefined::kTooLarge:
      break;
  }
  return "too large";
}

std::string result(std::string_view x, char sign, std::string_view y,
                   Division division = Division::kReal) {
  return shown(apply(*operator_of(sign), number(x), number(y), division));
}

struct Case {
  const char* x;
  const char* y;
  const char* real;
  const char* exact;
  const char* truncating;
};

void expect_by_each_division(char sign, std::span<const Case> cases) {
  for (const auto& [x, y, real, exact, truncating] : cases) {
    EXPECT_EQ(result(x, sign, y), real) << x << sign << y;
    EXPECT_EQ(result(x, sign, y, Division::kExact), exact) << x << sign << y;
    EXPECT_EQ(result(x, sign, y, Division::kTruncating), truncating) << x << sign << y;
  }
}

TEST(Arithmetic, Divides) {
  const Case cases[] = {
      {"7", "2", "7/2", "remainder", "3"},
      {"-7", "2", "-7/2", "remainder", "-3"},
      {"7", "-2", "-7/2", "remainder", "-3"},
      {"-7", "-2", "7/2", "remainder", "3"},
      {"1", "5", "1/5", "remainder", "0"},
      {"-1", "5", "-1/5", "remainder", "0"},
      {"0", "5", "0", "0", "0"},
      {"6", "3", "2", "2", "2"},
      {"-6", "3", "-2", "-2", "-2"},
      {"5", "0", "over zero", "over zero", "over zero"},
      {"0", "0", "over zero", "over zero", "over zero"},
  };
  expect_by_each_division('/', cases);
  for (const Division division : {Division::kExact, Division::kTruncating}) {
    EXPECT_EQ(result("7/2", '/', "7", division), "remainder");
    EXPECT_EQ(result("7", '/', "7/2", division), "remainder");
  }
}

TEST(Arithmetic, DividesAtTheEdgesOf64Bits) {
  const Rational lowest(std::numeric_limits<std::int64_t>::min());
  for (const Division division : {Division::kReal, Division::kExact, Division::kTruncating}) {
    EXPECT_EQ(shown(apply(Symbol::kOver, lowest, Rational(-1), division)), "9223372036854775808");
    const auto wide = apply(Symbol::kTimes, lowest, lowest, division);
    EXPECT_EQ(shown(apply(Symbol::kOver, std::get<Rational>(wide), lowest, division)),
              "-9223372036854775808");
  }
}

TEST(Arithmetic, RaisesToPowers) {
  const Case cases[] = {
      {"2", "10", "1024", "1024", "1024"},
      {"-3", "3", "-27", "-27", "-27"},
      {"5", "0", "1", "1", "1"},
      {"0", "0", "no power", "no power", "no power"},
      {"0", "-1", "no power", "no power", "no power"},
      {"0", "7", "0", "0", "0"},
      {"0", "999999999999999999", "0", "0", "0"},
      {"1", "999999999999999999", "1", "1", "1"},
      {"1", "-999999999999999999", "1", "1", "1"},
      {"-1", "999999999999999999", "-1", "-1", "-1"},
      {"-1", "-999999999999999998", "1", "1", "1"},
      {"-1", "-3", "-1", "-1", "-1"},
      {"-1", "-1", "-1", "-1", "-1"},
      {"1", "-2", "1", "1", "1"},
      {"2", "-1", "1/2", "remainder", "0"},
      {"-3", "-1", "-1/3", "remainder", "0"},
      {"2", "-2", "1/4", "remainder", "0"},
      {"-2", "-3", "-1/8", "remainder", "0"},
      {"2", "126", "85070591730234615865843651857942052864",
       "85070591730234615865843651857942052864", "85070591730234615865843651857942052864"},
      {"2", "127", "too large", "too large", "too large"},
      {"-2", "127", "too large", "too large", "too large"},
      {"2", "-127", "too large", "too large", "0"},
      {"-82", "-39", "too large", "too large", "0"},
      {"2", "-999999999999999999", "too large", "too large", "0"},
      {"2", "4294967297", "too large", "too large", "too large"},
      {"3", "81", "too large", "too large", "too large"},
  };
  expect_by_each_division('^', cases);
  EXPECT_EQ(result("1/2", '^', "-2"), "4");
  EXPECT_EQ(result("-2/3", '^', "3"), "-8/27");
  EXPECT_EQ(result("-2/3", '^', "-3"), "-27/8");
  EXPECT_EQ(result("4", '^', "1/2"), "no power");
  EXPECT_EQ(result("-1", '^', "1/2"), "no power");
  EXPECT_EQ(result("1", '^', "1/2"), "no power");
}

TEST(Arithmetic, TakesFactorials) {
  EXPECT_EQ(shown(factorial(Rational(0))), "1");
  EXPECT_EQ(shown(factorial(Rational(1))), "1");
  EXPECT_EQ(shown(factorial(Rational(4))), "24");
  EXPECT_EQ(shown(factorial(Rational(20))), "2432902008176640000");
  EXPECT_EQ(shown(factorial(Rational(21))), "no factorial");
  EXPECT_EQ(shown(factorial(Rational(-1))), "no factorial");
  EXPECT_EQ(shown(factorial(number("1/2"))), "no factorial");
}

}  // namespace
}  // namespace twentyfour
