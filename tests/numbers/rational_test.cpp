// The texts of numbers. exactness_test.cpp has all operations on them.
#include "solver/numbers/rational.hpp"

#include <gtest/gtest.h>
#include <string>
#include <string_view>

#include "solver/expressions/reading.hpp"

namespace twentyfour {
namespace {

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
      {".5", "1/2"},
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
       {"",  "-",  "/", "1/",   "/2",    "-/2", "1/-2",    "1/2/3", "+1",  "--1",   "1e3",
        "x", "1.", ".", "1.5.", "1.5/2", "1 2", "\u22123", "1/0",   "0/0", "-5/000"}) {
    EXPECT_FALSE(value_in(text)) << text;
  }
  EXPECT_FALSE(value_in("170141183460469231731687303715884105728"));
  EXPECT_FALSE(value_in(std::string("2\0004", 3)));
  EXPECT_FALSE(value_in("0." + std::string(38, '0') + "1"));
  EXPECT_FALSE(value_in(std::string(10'000'000, '9')));
}

TEST(Rational, IsReadInAnySpellingOfAValue) {
  for (const char* const half :
       {"-1/2", "-0.5", "(-1/2)", "- [1/2]", "-\\frac{1}{2}", "\\frac { -1 } {2}",
        "{-\\frac{2}{4}}", "(- 0.50)", "-\\frac12", "-\\frac{1}2", "-\\frac 1 {2}"}) {
    EXPECT_EQ(value_in(half), Rational::of(-1, 2)) << half;
  }
  for (const char* const text :
       {"", "()", "((1))", "(1]", "(1", "1)", "\\frac123", "\\frac{1}0", "\\frac{1}{0}",
        "\\frac{1.5}{2}", "--1", "1 2", "(1)(2)", "\\frac{1}{-2}", "\\frac1-2", "\\frac{1}{2"}) {
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
