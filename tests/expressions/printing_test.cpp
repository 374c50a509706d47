#include "solver/expressions/printing.hpp"

#include <gtest/gtest.h>
#include <string>

#include "tests/expressions/trees.hpp"

namespace twentyfour {
namespace {

TEST(Printing, WritesTheFewestBrackets) {
  const Expression a = card(1);
  const Expression b = card(2);
  const Expression c = card(3);
  const Expression d = card(4);
  const struct {
    Expression tree;
    const char* text;
  } cases[] = {
      {card(0), "0"},
      {card(9999), "9999"},
      {a + b, "1+2"},
      {(a + b) + c, "1+2+3"},
      {a + (b + c), "1+2+3"},
      {(a + b) - c, "1+2-3"},
      {a + (b - c), "1+2-3"},
      {(a - b) + c, "1-2+3"},
      {a - (b + c), "1-(2+3)"},
      {(a - b) - c, "1-2-3"},
      {a - (b - c), "1-(2-3)"},
      {(a * b) * c, "1*2*3"},
      {a * (b * c), "1*2*3"},
      {(a * b) / c, "1*2/3"},
      {a * (b / c), "1*2/3"},
      {(a / b) * c, "1/2*3"},
      {a / (b * c), "1/(2*3)"},
      {(a / b) / c, "1/2/3"},
      {a / (b / c), "1/(2/3)"},
      {(a + b) * c, "(1+2)*3"},
      {a * (b + c), "1*(2+3)"},
      {(a - b) / c, "(1-2)/3"},
      {a / (b - c), "1/(2-3)"},
      {(a * b) + c, "1*2+3"},
      {a + (b * c), "1+2*3"},
      {(a / b) - c, "1/2-3"},
      {a - (b / c), "1-2/3"},
      {a - (b * c), "1-2*3"},
      {(a + b) * (c - d), "(1+2)*(3-4)"},
      {(a + b) / (c - d), "(1+2)/(3-4)"},
      {(a * b) - (c * d), "1*2-3*4"},
      {(a * b) / (c * d), "1*2/(3*4)"},
      {(a - b) + (c - d), "1-2+3-4"},
      {(a - b) - (c - d), "1-2-(3-4)"},
      {a - (b - (c - d)), "1-(2-(3-4))"},
      {a / (b / (c / d)), "1/(2/(3/4))"},
      {a + (b + (c + d)), "1+2+3+4"},
      {a * ((b + c) * d), "1*(2+3)*4"},
      {a / ((b + c) * d), "1/((2+3)*4)"},
      {card(5) * (card(5) - card(1) / card(5)), "5*(5-1/5)"},
      {card(8) / (card(3) - card(8) / card(3)), "8/(3-8/3)"},
  };
  for (const auto& [tree, text] : cases) EXPECT_EQ(to_string(tree), text);
}

// A chain of `depth` minuses: to the right, 1-(1-(1-..., or to the left, 1-1-1-...
Expression chain(std::int32_t depth, bool to_the_right) {
  Expression tree = card(1);
  for (std::int32_t i = 0; i < depth; ++i) {
    const auto root = static_cast<std::int32_t>(tree.nodes.size()) - 1;
    tree.nodes.push_back({Symbol::kCard, 1, 0, 0});
    if (to_the_right) {
      tree.nodes.push_back({Symbol::kMinus, 0, root + 1, root});
    } else {
      tree.nodes.push_back({Symbol::kMinus, 0, root, root + 1});
    }
  }
  return tree;
}

TEST(Printing, DoesNotMindTheDepth) {
  constexpr std::int32_t kDepth = 1'000'000;
  std::string left_chain = "1";
  std::string right_chain;
  for (std::int32_t i = 0; i < kDepth; ++i) {
    left_chain += "-1";
    right_chain += i + 1 < kDepth ? "1-(" : "1-1";
  }
  right_chain.append(kDepth - 1, ')');
  EXPECT_TRUE(to_string(chain(kDepth, false)) == left_chain);
  EXPECT_TRUE(to_string(chain(kDepth, true)) == right_chain);
}

Expression power(const Expression& base, const Expression& exponent) {
  return joined(base, Symbol::kPower, exponent);
}

Expression factorial(Expression operand) {
  const auto root = static_cast<std::int32_t>(operand.nodes.size()) - 1;
  operand.nodes.push_back({Symbol::kFactorial, 0, root, 0});
  return operand;
}

TEST(Printing, PowersAndFactorials) {
  EXPECT_EQ(to_string(power(card(2), power(card(3), card(2)))), "2^3^2");
  EXPECT_EQ(to_string(power(power(card(2), card(3)), card(2))), "(2^3)^2");
  EXPECT_EQ(to_string(power(card(2) + card(3), card(4) * card(5))), "(2+3)^(4*5)");
  EXPECT_EQ(to_string(card(2) * power(card(3), card(4))), "2*3^4");
  EXPECT_EQ(to_string(card(2) / power(card(3), card(4))), "2/3^4");
  EXPECT_EQ(to_string(power(factorial(card(3)), card(2))), "3!^2");
  EXPECT_EQ(to_string(power(card(2), factorial(card(3)))), "2^3!");
  EXPECT_EQ(to_string(factorial(power(card(2), card(3)))), "(2^3)!");
  EXPECT_EQ(to_string(factorial(card(1) + card(2))), "(1+2)!");
  EXPECT_EQ(to_string(factorial(factorial(card(3)))), "(3!)!");
  EXPECT_EQ(to_string(factorial(card(2) * card(2)) - factorial(card(4))), "(2*2)!-4!");
}

TEST(Printing, KeepsBracketsWhereDivisionsLeaveRemainders) {
  const Expression quotient = card(7) * (card(3) / card(2));
  const Expression chain = card(7) * (card(3) / card(2) * card(5));
  const Expression nested = card(7) * (card(3) * (card(4) / card(2)));
  const Expression product = card(7) * (card(3) * card(2)) * card(5);
  EXPECT_EQ(to_string(quotient), "7*3/2");
  EXPECT_EQ(to_string(nested), "7*3*4/2");
  for (const Division division : {Division::kExact, Division::kTruncating}) {
    const Rules rules = {Form::kParentheses, division, false, {}};
    EXPECT_EQ(to_string(quotient, rules), "7*(3/2)");
    EXPECT_EQ(to_string(chain, rules), "7*(3/2*5)");
    EXPECT_EQ(to_string(nested, rules), "7*3*(4/2)");
    EXPECT_EQ(to_string(product, rules), "7*3*2*5");
    EXPECT_EQ(to_string(card(3) / card(2) * card(7), rules), "3/2*7");
    EXPECT_EQ(to_string(card(1) + (card(3) - card(2)), rules), "1+3-2");
  }
}

TEST(Printing, FormsWithoutBracketsHaveNone) {
  const Rules left_to_right = {Form::kLeftToRight, Division::kReal, false, {}};
  EXPECT_EQ(to_string((card(1) + card(2)) * card(3), left_to_right), "1+2*3");
  const Rules by_precedence = {Form::kPrecedence, Division::kReal, false, {}};
  EXPECT_EQ(to_string(card(1) + card(2) * card(3), by_precedence), "1+2*3");
}

}  // namespace
}  // namespace twentyfour
