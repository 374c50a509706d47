// Packed expressions are what they were, and in the same order.
#include "solver/expressions/packed_expression.hpp"

#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>

#include "solver/expressions/rules.hpp"
#include "tests/expressions/trees.hpp"

namespace twentyfour {
namespace {

constexpr std::uint64_t kSeedOfTrees = 2024;
constexpr int kRuns = 20'000;

// Up to the longest.
TEST(PackedExpression, KeepsTheExpression) {
  RandomTrees random(kSeedOfTrees);
  for (int run = 0; run < kRuns; ++run) {
    const std::size_t highest = run % 2 == 0 ? 9 : 9999;
    Expression tree = random.tree(random.number(1, kMostCards), highest);
    std::size_t factorials = random.number(0, kMostFactorials);
    for (; factorials > 0; --factorials) tree.push(Symbol::kFactorial);
    const Packing packing(deal_of(tree));
    ASSERT_TRUE(packing.unpack(packing.pack(tree)) == tree)
        << "seed " << kSeedOfTrees << ", run " << run;
  }
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
