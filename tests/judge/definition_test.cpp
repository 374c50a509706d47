// The definition alone: its operators and patterns. (Its verdicts are compared with the oracle in
// tests/kernels/, with those of all kernels.)

#include "solver/judge/definition.hpp"

#include <cmath>
#include <gtest/gtest.h>

#include "solver/judge/division.hpp"

namespace twentyfour {
namespace {

TEST(Definition, SixOperators) {
  const Values results = Definition<RealDivision>::apply_all(3, 8);
  EXPECT_EQ(results[kPlus], 11);
  EXPECT_EQ(results[kMinus], -5);
  EXPECT_EQ(results[kReversedMinus], 5);
  EXPECT_EQ(results[kTimes], 24);
  EXPECT_EQ(results[kDividedBy], 3.0 / 8);
  EXPECT_EQ(results[kReversedDivision], 8.0 / 3);
}

TEST(Definition, ThreeKindsOfDivision) {
  EXPECT_EQ(RealDivision::quotient(8, 3), 8.0 / 3);
  EXPECT_EQ(ExactDivision::quotient(9, 3), 3);
  EXPECT_TRUE(std::isnan(ExactDivision::quotient(8, 3)));
  EXPECT_EQ(TruncatingDivision::quotient(8, 3), 2);
  EXPECT_EQ(TruncatingDivision::quotient(-8, 3), -2);
  EXPECT_EQ(TruncatingDivision::quotient(1, 5), 0);
}

TEST(Definition, NothingIsDividedByZero) {
  EXPECT_TRUE(std::isnan(RealDivision::quotient(5, 0)));
  EXPECT_TRUE(std::isnan(ExactDivision::quotient(0, 0)));
  EXPECT_TRUE(std::isnan(TruncatingDivision::quotient(5, 0)));
  EXPECT_FALSE(Definition<RealDivision>::makes_24({{0, 5, 5, 5}}));
}

TEST(Definition, BothPatternsAreNeeded) {
  EXPECT_TRUE(Definition<RealDivision>::first_pattern(1, 5, 5, 5));
  EXPECT_FALSE(Definition<RealDivision>::second_pattern(1, 5, 5, 5));
  EXPECT_FALSE(Definition<RealDivision>::first_pattern(5, 5, 5, 5));
  EXPECT_TRUE(Definition<RealDivision>::second_pattern(5, 5, 5, 5));
}

}  // namespace
}  // namespace twentyfour
