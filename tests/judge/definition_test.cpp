// The definition alone: its operators and patterns. (Its verdicts are compared with the oracle in
// tests/kernels/, with those of all kernels.)

#include "solver/judge/definition.hpp"

#include <cmath>
#include <gtest/gtest.h>

#include "solver/judge/division.hpp"
#include "tests/support/hands.hpp"

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

// Of cards up to 9999: the values of 24 that rounding moves most, by 2.5e-11, and the values that
// are nearest to 24, at a distance of 1.0005e-8. Beyond them: an epsilon of 1e-8 and one of 1e-10
// would answer otherwise.
TEST(Definition, EpsilonIsAboveTheErrorsAndBelowTheGaps) {
  const auto makes_24 = Definition<RealDivision>::makes_24;
  for (const Hand& hand : {Hand{{9889, 309, 32, 7416}}, Hand{{9604, 291, 33, 6984}},
                           Hand{{9997, 3, 3332, 72}}, Hand{{1, 24, 31621, 31625}}}) {
    EXPECT_TRUE(makes_24(hand)) << to_string(hand);
  }
  for (const Hand& hand :
       {Hand{{1, 24, 9996, 9999}}, Hand{{1, 24, 999, 1002}}, Hand{{1, 24, 10001, 10004}}}) {
    EXPECT_FALSE(makes_24(hand)) << to_string(hand);
  }
}

}  // namespace
}  // namespace twentyfour
