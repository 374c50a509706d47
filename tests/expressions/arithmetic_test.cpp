#include "solver/expressions/arithmetic.hpp"

#include <cstdint>
#include <gtest/gtest.h>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "solver/answers/parsing.hpp"
#include "solver/expressions/reading.hpp"
#include "tests/expressions/trees.hpp"

namespace twentyfour {
namespace {

Rational number(std::string_view text) {
  return value_in(text).value();
}

std::string shown(const MaybeValue& value) {
  // In the order of Undefined.
  constexpr const char* kWords[] = {"over zero", "remainder", "no power", "no factorial",
                                    "too large"};
  const auto* const number = std::get_if<Rational>(&value);
  return number ? to_string(*number) : kWords[static_cast<int>(std::get<Undefined>(value))];
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

TEST(Evaluation, IsExact) {
  const struct {
    const char* text;
    const char* value;
  } cases[] = {
      {"7", "7"},
      {"1+2*3", "7"},
      {"1-2-3", "-4"},
      {"1-(2-3)", "2"},
      {"8/4/2", "1"},
      {"8/(4/2)", "4"},
      {"0/5", "0"},
      {"0*5-7", "-7"},
      {"5*(5-1/5)", "24"},
      {"8/(3-8/3)", "24"},
      {"25-5/7", "170/7"},
      {"1/3+1/3+1/3", "1"},
      {"999*(24+1/1002)", "8008317/334"},
      {"9999*9999*9999*9999*9999*9999*9999*9999", "99920027994400699944002799920001"},
      {"1/9999/9999/9999/9999/9999/9999/9999", "1/9993002099650034997900069999"},
  };
  for (const auto& [text, value] : cases) {
    const auto parsed = parse(text);
    ASSERT_EQ(parsed.index(), 0u) << text;
    EXPECT_EQ(shown(evaluate(std::get<Expression>(parsed))), value) << text;
  }
}

TEST(Evaluation, IsItsValueOnly) {
  EXPECT_TRUE(evaluate(std::get<Expression>(parse("4*6"))).is(Rational(24)));
  EXPECT_FALSE(evaluate(std::get<Expression>(parse("4+6"))).is(Rational(24)));
  EXPECT_FALSE(evaluate(std::get<Expression>(parse("4/0"))).is(Rational(24)));
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

TEST(Evaluation, NamesTheFirstOperationWithoutAValueUnderTheRules) {
  const struct {
    const char* text;
    const char* real;
    const char* exact;
    const char* truncating;
  } cases[] = {
      {"1-7/2", "-5/2", "remainder of 7 over 2", "-2"},
      {"7/(2-2)", "7 over 0", "7 over 0", "7 over 0"},
      {"2^(0-3)", "1/8", "remainder of 1 over 8", "0"},
      {"(0-3)^(0-3)", "-1/27", "remainder of 1 over -27", "0"},
      {"1^(0-3)", "1", "1", "1"},
      {"0^0", "0 to 0", "0 to 0", "0 to 0"},
      {"0^(1-3)", "0 to -2", "0 to -2", "0 to -2"},
      {"4^(1/2)", "4 to 1/2", "remainder of 1 over 2", "1"},
      {"2^127", "too large: 2 and 127", "too large: 2 and 127", "too large: 2 and 127"},
      {"2^(0-127)", "too large: 2 and -127", "too large: 2 and -127", "0"},
      {"1+21!", "factorial of 21", "factorial of 21", "factorial of 21"},
      {"(1-2)!", "factorial of -1", "factorial of -1", "factorial of -1"},
      {"(1/2)!", "factorial of 1/2", "remainder of 1 over 2", "1"},
      {"4!/(3!-2!)", "6", "6", "6"},
  };
  const auto value = [](const char* text, Division division) {
    const Rules rules = {Form::kParentheses, division, false, {}};
    return shown(evaluate(std::get<Expression>(parse(text, rules)), rules));
  };
  for (const auto& [text, real, exact, truncating] : cases) {
    EXPECT_EQ(value(text, Division::kReal), real) << text;
    EXPECT_EQ(value(text, Division::kExact), exact) << text;
    EXPECT_EQ(value(text, Division::kTruncating), truncating) << text;
  }
}

}  // namespace
}  // namespace twentyfour
