// What no answer shows. testdata/checks/ has all operations, by each division.
#include "solver/expressions/arithmetic.hpp"

#include <cstdint>
#include <gtest/gtest.h>
#include <limits>
#include <string>
#include <utility>
#include <variant>

#include "solver/checking/parsing.hpp"
#include "tests/expressions/trees.hpp"

namespace twentyfour {
namespace {

std::string shown(const MaybeValue& value) {
  // In the order of Undefined.
  constexpr const char* kWords[] = {"over zero", "remainder", "no power", "no factorial",
                                    "too large"};
  const auto* const number = std::get_if<Rational>(&value);
  return number ? to_string(*number) : kWords[static_cast<int>(std::get<Undefined>(value))];
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

TEST(Arithmetic, FindsWhatAFactorialIsOf) {
  for (const int i : {0, 3, 4, 19, 20}) {
    const Rational root(i);
    EXPECT_EQ(factorial_root(std::get<Rational>(factorial(root))), root) << i;
  }
  for (const int other : {-1, 0, 2, 3, 23}) {
    EXPECT_EQ(factorial_root(Rational(other)), std::nullopt) << other;
  }
  EXPECT_EQ(factorial_root(*(Rational(2'432'902'008'176'640'000) * Rational(21))), std::nullopt);
}

std::string shown(const Evaluation& evaluation) {
  constexpr std::pair<const char*, const char*> kWords[] = {{"", " over "},
                                                            {"remainder of ", " over "},
                                                            {"", " to "},
                                                            {"factorial of ", ""},
                                                            {"too large: ", " and "}};
  const auto* const none = std::get_if<NoValue>(&evaluation.value);
  if (none == nullptr) return to_string(std::get<Rational>(evaluation.value));
  const auto& [before, between] = kWords[static_cast<int>(none->reason)];
  const std::string right = none->reason == Undefined::kFactorial ? "" : to_string(none->right);
  return before + to_string(none->left) + between + right;
}

TEST(Evaluation, CountsTheOperatorsWhoseValueIsNoInteger) {
  const struct {
    const char* text;
    std::uint32_t fractions;
  } cases[] = {
      {"7", 0},           {"8/4", 0},           {"7/2", 1},       {"7/2*4", 1},
      {"7/2+1-3/2*2", 4}, {"8/(3-8/3)", 2},     {"2^(1-3)", 1},   {"(1/2)^(1/1)*2", 2},
      {"3!/4*2", 1},      {"1/2/(1/2)+4/2", 2}, {"6/4*2-7/3", 3},
  };
  for (const auto& [text, fractions] : cases) {
    EXPECT_EQ(evaluate(std::get<Expression>(parse(text))).fractions, fractions) << text;
  }
}

TEST(Evaluation, NamesTheFirstDivisionByZero) {
  const Expression zero = card(3) - card(3);
  EXPECT_EQ(shown(evaluate(card(1) / card(0))), "1 over 0");
  EXPECT_EQ(shown(evaluate(card(2) / zero)), "2 over 0");
  EXPECT_EQ(shown(evaluate(zero / zero)), "0 over 0");
  EXPECT_EQ(shown(evaluate(card(0) * (card(1) / zero))), "1 over 0");
  EXPECT_EQ(shown(evaluate(card(1) / (card(2) / card(0)))), "2 over 0");
  EXPECT_EQ(shown(evaluate(card(5) / card(0) + card(6) / card(0))), "5 over 0");
  EXPECT_EQ(shown(evaluate(zero / card(1))), "0");
}

TEST(Evaluation, NamesTheFirstValueThatIsTooLarge) {
  Expression power = joined(card(9999), Symbol::kPower, card(9));
  const std::string ninth = "999100359916012598740083996400089999";
  EXPECT_EQ(shown(evaluate(power)), ninth);
  power = power * card(9999);
  const std::string tenth = "too large: " + ninth + " and 9999";
  EXPECT_EQ(shown(evaluate(power)), tenth);
  EXPECT_EQ(shown(evaluate(card(1) / power)), tenth);
  EXPECT_EQ(shown(evaluate(power / card(0))), tenth);
  const Expression fits = joined(card(9), Symbol::kPower, card(39));
  EXPECT_EQ(shown(evaluate(fits / (card(1) / card(9999)))),
            "too large: 16423203268260658146231467800709255289 and 1/9999");
}

}  // namespace
}  // namespace twentyfour
