#include "solver/expressions/effort.hpp"

#include <gtest/gtest.h>

namespace twentyfour {
namespace {

// Seven operators may each be a subtraction, negative, a division, a fraction; with factorials,
// each but the first of a value in brackets, there are up to 29 brackets.
TEST(Effort, NoCountReachesTheNext) {
  Effort most = 7 * kEffortOfSubtraction;
  EXPECT_LT(most, kEffortOfNegative);
  most += 7 * kEffortOfNegative;
  EXPECT_LT(most, kEffortOfDivision);
  most += 7 * kEffortOfDivision;
  EXPECT_LT(most, kEffortOfFraction);
  most += 7 * kEffortOfFraction;
  EXPECT_LT(most, kEffortOfBrackets);
  most += 29 * kEffortOfBrackets;
  EXPECT_LT(most, kEffortOfPowerOrFactorial);
  EXPECT_EQ(30 * kEffortOfPowerOrFactorial / kEffortOfPowerOrFactorial, 30) << "fits";
}

}  // namespace
}  // namespace twentyfour
