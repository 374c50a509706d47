// Deals, and what headers say is asserted, where the build has asserts.
#include "solver/expressions/deal.hpp"

#include <cstddef>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <vector>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/reading.hpp"
#include "tests/expressions/trees.hpp"

namespace twentyfour {
namespace {

TEST(Deal, SortedIsTheSameForAllOrders) {
  EXPECT_EQ(Deal({5, 1, 5, 9999}).sorted(), Deal({9999, 5, 5, 1}).sorted());
  EXPECT_EQ(Deal({5, 1, 5, 9999}).sorted(), Deal({1, 5, 5, 9999}));
  EXPECT_EQ(Deal({8, 7, 6, 5, 4, 3, 2, 1}).sorted(), Deal({1, 2, 3, 4, 5, 6, 7, 8}));
}

TEST(Deal, TellsOrdersApart) {
  EXPECT_EQ(Deal({1, 2, 3}), Deal({1, 2, 3}));
  EXPECT_NE(Deal({1, 2, 3}), Deal({1, 3, 2}));
}

TEST(Deal, TellsNumbersOfCardsAndTargetsApart) {
  EXPECT_NE(Deal({0}), Deal({0, 0}));
  EXPECT_NE(Deal(), Deal({0}));
  EXPECT_NE(Deal({0, 5}), Deal({5}));
  EXPECT_NE(Deal({1, 2}), Deal({1, 2}, Rational(23)));
  EXPECT_NE(Deal({1, 2}, *Rational::of(1, 3)), Deal({1, 2}, Rational(1)));
}

TEST(Deal, TellsEachCardApart) {
  const std::vector<int> hand(kMostCards, 9999);
  for (std::size_t i = 0; i < hand.size(); ++i) {
    for (const int card : {0, 9998, 255, 15, 1}) {
      std::vector<int> other = hand;
      other[i] = card;
      EXPECT_NE(Deal(hand.begin(), hand.end()), Deal(other.begin(), other.end()))
          << i << " " << card;
    }
  }
}

TEST(Deal, HasItsCardsAndItsTarget) {
  const Deal deal({3, 1, 2}, *Rational::of(-170, 7));
  EXPECT_EQ(std::vector<int>(deal.begin(), deal.end()), (std::vector<int>{3, 1, 2}));
  EXPECT_EQ(deal.size(), 3U);
  EXPECT_EQ(deal.target(), *Rational::of(-170, 7));
  EXPECT_EQ(Deal({1}, Rational(24)).integer_target(), 24);
  EXPECT_EQ(Deal({1}, *Rational::of(24, 5)).integer_target(), 0);
  EXPECT_EQ(Deal({1}, Rational(-23)).integer_target(), -23);
}

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
