#include "solver/expressions/printing.hpp"

#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <iterator>
#include <optional>
#include <string>
#include <variant>

#include "solver/checking/parsing.hpp"
#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/normal_form.hpp"
#include "tests/checking/bracket_pairs.hpp"
#include "tests/expressions/trees.hpp"

namespace twentyfour {
namespace {

Expression power(const Expression& base, const Expression& exponent) {
  return joined(base, Symbol::kPower, exponent);
}

Expression factorial(Expression operand) {
  operand.push(Symbol::kFactorial);
  return operand;
}

// And is read back.
void expect_written(const Expression& tree, const std::string& text) {
  EXPECT_EQ(to_string(tree), text);
  const auto read = parse(text);
  const auto* const expression = std::get_if<Expression>(&read);
  EXPECT_TRUE(expression != nullptr && *expression == tree) << text;
}

// The most tokens: every value of eight cards with a factorial, and all others of factorials. And
// the longest text there is: every value but the cards in brackets, and all factorials but one of
// factorials.
TEST(Printing, TakesTheLongestExpression) {
  Expression tree = factorial(card(9999));
  std::string text = "9999!";
  for (std::size_t cards = 1; cards < kMostCards; ++cards) {
    tree = factorial(factorial(card(9999)) - tree);
    text = "(9999!-" + text + ")!";
  }
  while (tree.size() < kMostTokens) {
    tree = factorial(tree);
    text = "(" + text + ")!";
  }
  EXPECT_EQ(to_string(tree), text);
  std::string appended = "NO\t";
  print(tree, {}, appended);
  EXPECT_EQ(appended, "NO\t" + text);

  tree = card(9999);
  text = "9999";
  for (std::size_t cards = 1; cards < kMostCards; ++cards) {
    tree = card(9999) - tree;
    text = cards == 1 ? "9999-9999" : "9999-(" + text + ")";
  }
  for (std::size_t factorials = 0; factorials < kMostFactorials; ++factorials) {
    tree = factorial(tree);
    text = "(" + text + ")!";
  }
  EXPECT_EQ(text.size(), 120);
  EXPECT_EQ(to_string(tree), text);
}

TEST(Printing, PowersAndFactorials) {
  expect_written(power(card(2), power(card(3), card(2))), "2^3^2");
  expect_written(power(power(card(2), card(3)), card(2)), "(2^3)^2");
  expect_written(power(card(2) + card(3), card(4) * card(5)), "(2+3)^(4*5)");
  expect_written(card(2) * power(card(3), card(4)), "2*3^4");
  expect_written(card(2) / power(card(3), card(4)), "2/3^4");
  expect_written(power(factorial(card(3)), card(2)), "3!^2");
  expect_written(power(card(2), factorial(card(3))), "2^3!");
  expect_written(factorial(power(card(2), card(3))), "(2^3)!");
  expect_written(factorial(card(1) + card(2)), "(1+2)!");
  expect_written(factorial(factorial(card(3))), "(3!)!");
  expect_written(factorial(card(2) * card(2)) - factorial(card(4)), "(2*2)!-4!");
}

TEST(Printing, InEveryNotation) {
  const Expression fractions = card(8) / (card(3) - card(8) / card(3));
  const Expression all_operators =
      factorial(power(card(1) - card(3), card(2))) / (card(0) - card(1));
  const struct {
    Expression tree;
    Notation notation;
    const char* text;
    Division division = Division::kReal;
  } cases[] = {
      {fractions, Notation::kInfix, "8/(3-8/3)"},
      {fractions, Notation::kEquation, "8/(3-8/3)=24"},
      {fractions, Notation::kSteps, "8/3=8/3; 3-(8/3)=1/3; 8/(1/3)=24"},
      {fractions, Notation::kPostfix, "8 3 8 3 / - /"},
      {fractions, Notation::kBrackets, "(8/(3-(8/3)))"},
      {fractions, Notation::kEquation, "8/(3-8/3)=8", Division::kTruncating},
      {fractions, Notation::kSteps, "8/3=2; 3-2=1; 8/1=8", Division::kTruncating},
      {card(24), Notation::kEquation, "24=24"},
      {card(24), Notation::kSteps, "24=24"},
      {card(24), Notation::kPostfix, "24"},
      {card(24), Notation::kBrackets, "24"},
      {all_operators, Notation::kEquation, "((1-3)^2)!/(0-1)=-24"},
      {all_operators, Notation::kSteps, "1-3=-2; (-2)^2=4; 4!=24; 0-1=-1; 24/(-1)=-24"},
      {all_operators, Notation::kPostfix, "1 3 - 2 ^ ! 0 1 - /"},
      {all_operators, Notation::kBrackets, "((((1-3)^2)!)/(0-1))"},
  };
  for (const auto& [tree, notation, text, division] : cases) {
    std::string printed;
    print(tree, {.division = division}, notation, printed);
    EXPECT_EQ(printed, text);
  }
}

// Random trees and their normal forms, printed and read back: nothing is lost, and without any pair
// of brackets another tree is read. A normal form has the cards and the value of its tree.
TEST(RoundTrip, KeepsTheExpression) {
  constexpr std::uint64_t kSeed = 1955;
  RandomTrees random(kSeed);
  for (int i = 0; i < 30'000; ++i) {
    const std::size_t highest = i % 2 == 0 ? 5 : 9999;
    const Expression tree = random.tree(random.number(1, kMostCards), highest);
    const Expression form = normal_form(tree, {});
    const auto read = [](const std::string& from) {
      const auto parsed = parse(from);
      const auto* const expression = std::get_if<Expression>(&parsed);
      return expression == nullptr ? std::nullopt : std::optional(*expression);
    };
    for (const Expression& expression : {tree, form}) {
      const std::string text = to_string(expression);
      SCOPED_TRACE("seed " + std::to_string(kSeed) + ": " + text);
      ASSERT_TRUE(read(text) == expression);
      const auto pairs = bracket_pairs(text);
      ASSERT_EQ(brackets_of(expression, {}), std::ssize(pairs));
      for (const auto& brackets : pairs) ASSERT_FALSE(read(without(text, brackets)) == expression);
    }
    SCOPED_TRACE("seed " + std::to_string(kSeed) + ": " + to_string(tree));
    ASSERT_TRUE(normal_form(form, {}) == form);
    ASSERT_TRUE(deal_of(form).sorted() == deal_of(tree).sorted());
    const Evaluation evaluation = evaluate(tree);
    const auto* const none = std::get_if<NoValue>(&evaluation.value);
    ASSERT_TRUE(none == nullptr ? evaluate(form).is(std::get<Rational>(evaluation.value))
                                : none->reason == Undefined::kDivisionByZero);
  }
}

}  // namespace
}  // namespace twentyfour
