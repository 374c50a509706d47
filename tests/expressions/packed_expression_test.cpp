// Packed expressions are what they were, and in the same order.
#include "solver/expressions/packed_expression.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <vector>

#include "solver/expressions/rules.hpp"
#include "tests/expressions/trees.hpp"

namespace twentyfour {
namespace {

constexpr std::uint64_t kSeedOfTrees = 2024;
constexpr int kRuns = 20'000;

// With factorials until there are as many tokens as there may be.
Expression with_factorials(Expression tree, std::size_t factorials) {
  while (factorials > 0 && tree.size() < kMostTokens) {
    tree.push(Symbol::kFactorial);
    --factorials;
  }
  return tree;
}

TEST(PackedExpression, KeepsTheExpression) {
  RandomTrees random(kSeedOfTrees);
  for (int run = 0; run < kRuns; ++run) {
    const std::size_t highest = run % 2 == 0 ? 9 : 9999;
    const Expression tree = with_factorials(random.tree(random.number(1, kMostCards), highest),
                                            random.number(0, kMostFactorials));
    const Packing packing(deal_of(tree));
    ASSERT_TRUE(packing.unpack(packing.pack(tree)) == tree)
        << "seed " << kSeedOfTrees << ", run " << run;
  }
}

TEST(PackedExpression, HasRoomForTheLongest) {
  const Expression eight =
      with_factorials(RandomTrees(kSeedOfTrees).tree(kMostCards, 9999), kMostTokens);
  ASSERT_EQ(eight.size(), kMostTokens);
  const Packing packing(deal_of(eight));
  EXPECT_TRUE(packing.unpack(packing.pack(eight)) == eight);
}

TEST(PackedExpression, KnowsEveryOperator) {
  const Packing packing({7, 3});
  for (const char sign : kAllOperators) {
    Expression expression = card(7);
    const Symbol symbol = *operator_of(sign);
    if (symbol != Symbol::kFactorial) expression.push_card(3);
    expression.push(symbol);
    EXPECT_TRUE(packing.unpack(packing.pack(expression)) == expression) << sign;
  }
}

TEST(PackedExpression, ComparesAsTheExpression) {
  RandomTrees random(kSeedOfTrees);
  for (int run = 0; run < kRuns; ++run) {
    const Expression x = random.tree(random.number(1, kMostCards), 3);
    const Expression y = random.tree(random.number(1, kMostCards), 3);
    const Packing packing({3, 1, 0, 2, 1});
    ASSERT_EQ(packing.pack(x) <=> packing.pack(y), x <=> y)
        << "seed " << kSeedOfTrees << ", run " << run;
  }
}

}  // namespace
}  // namespace twentyfour
