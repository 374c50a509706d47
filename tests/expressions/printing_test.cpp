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

}  // namespace
}  // namespace twentyfour
