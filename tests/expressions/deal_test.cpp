// Targets, and what headers say is asserted, where the build has asserts.
#include "solver/expressions/deal.hpp"

#include <gtest/gtest.h>
#include <optional>
#include <string>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/reading.hpp"
#include "tests/expressions/trees.hpp"

namespace twentyfour {
namespace {

TEST(Deal, HasATargetOfAtMost18Digits) {
  const std::string most(18, '9');
  for (const std::string& text :
       {std::string("24"), "-" + most + "/" + most, std::string("-0"), std::string("00170/7")}) {
    EXPECT_EQ(target_in(text), value_in(text)) << text;
  }
  for (const std::string& text : {std::string("24.0"), std::string(" 24"), "1" + most, "1/1" + most,
                                  std::string(39, '0'), std::string("1/0"), std::string()}) {
    EXPECT_EQ(target_in(text), std::nullopt) << text;
  }
}

TEST(Deal, HasATargetWithPartsBelow10To18) {
  constexpr std::int64_t kMost = 999'999'999'999'999'999;
  for (const std::int64_t numerator : {kMost, -kMost}) {
    EXPECT_TRUE(can_be_target(*Rational::of(numerator, kMost - 1)));
    EXPECT_TRUE(can_be_target(Rational(numerator)));
    EXPECT_FALSE(can_be_target(Rational(numerator < 0 ? numerator - 1 : numerator + 1)));
  }
  EXPECT_TRUE(can_be_target(*Rational::of(1, kMost)));
  EXPECT_FALSE(can_be_target(*Rational::of(1, kMost + 1)));
}

TEST(Contracts, TellCompleteExpressions) {
  EXPECT_TRUE(is_complete(card(5)));
  EXPECT_TRUE(is_complete(card(5) * (card(5) - card(1) / card(5))));
  EXPECT_FALSE(is_complete(Expression()));

  Expression expression = card(3);
  expression.push(Symbol::kFactorial);
  EXPECT_TRUE(is_complete(expression));
  expression.push_card(4);
  EXPECT_FALSE(is_complete(expression)) << "an operand is left over";
  expression.push(Symbol::kTimes);
  EXPECT_TRUE(is_complete(expression));
  expression.push(Symbol::kTimes);
  EXPECT_FALSE(is_complete(expression)) << "an operand is missing";
}

#ifndef NDEBUG
TEST(ContractsDeathTest, AreAsserted) {
  EXPECT_DEATH(Deal({5, 5, 5, 10000}), "card <= kLargestCard");
  EXPECT_DEATH(Expression().push_card(-1), "0 <= card");
}
#endif

}  // namespace
}  // namespace twentyfour
