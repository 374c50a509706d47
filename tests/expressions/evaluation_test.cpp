#include "solver/expressions/evaluation.hpp"

#include <gtest/gtest.h>
#include <string>

#include "solver/expressions/parsing.hpp"
#include "tests/expressions/trees.hpp"

namespace twentyfour {
namespace {

std::string shown(const Evaluation& evaluation) {
  if (const auto* const zero = std::get_if<DivisionByZero>(&evaluation)) {
    return "division by zero at node " + std::to_string(zero->node);
  }
  if (const auto* const overflow = std::get_if<Overflow>(&evaluation)) {
    return "overflow at node " + std::to_string(overflow->node);
  }
  return to_string(std::get<Rational>(evaluation));
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

TEST(Evaluation, NamesTheFirstDivisionByZero) {
  const Expression zero = card(3) - card(3);
  EXPECT_EQ(shown(evaluate(card(1) / card(0))), "division by zero at node 2");
  EXPECT_EQ(shown(evaluate(card(1) / zero)), "division by zero at node 4");
  EXPECT_EQ(shown(evaluate(zero / zero)), "division by zero at node 6");
  EXPECT_EQ(shown(evaluate(card(0) * (card(1) / zero))), "division by zero at node 5");
  EXPECT_EQ(shown(evaluate(card(1) / (card(1) / card(0)))), "division by zero at node 3");
  EXPECT_EQ(shown(evaluate(zero / card(1))), "0");
}

TEST(Evaluation, NamesTheFirstOverflow) {
  Expression power = card(9999);
  for (int i = 1; i < 9; ++i) power = power * card(9999);
  EXPECT_EQ(evaluate(power).index(), 0u);
  power = power * card(9999);
  EXPECT_EQ(shown(evaluate(power)), "overflow at node 18");
  EXPECT_EQ(shown(evaluate(card(1) / power)), "overflow at node 19");
  EXPECT_EQ(shown(evaluate(power / card(0))), "overflow at node 18");
  const Expression fits = joined(card(9), Symbol::kPower, card(39));
  EXPECT_EQ(shown(evaluate(fits / (card(1) / card(9999)))), "overflow at node 6");
}

TEST(Evaluation, DoesNotMindTheDepth) {
  Expression tree = card(1);
  for (std::int32_t i = 0; i < 1'000'000; ++i) {
    const auto root = static_cast<std::int32_t>(tree.nodes.size()) - 1;
    tree.nodes.push_back({Symbol::kCard, 1, 0, 0});
    tree.nodes.push_back({Symbol::kMinus, 0, root + 1, root});
  }
  EXPECT_EQ(shown(evaluate(tree)), "1");
}

}  // namespace
}  // namespace twentyfour
