// The form without negative values, of trees that no search makes: with products and sums of zeros.
#include "solver/expressions/nonnegative_form.hpp"

#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <string>
#include <variant>

#include "solver/expressions/fingerprint.hpp"
#include "solver/expressions/printing.hpp"
#include "tests/expressions/trees.hpp"

namespace twentyfour {
namespace {

TEST(NonnegativeForm, OfRandomTreesIsTheSameFunction) {
  constexpr std::uint64_t kSeed = 1390;
  RandomTrees random(kSeed);
  std::size_t written = 0;
  for (int i = 0; i < 30'000; ++i) {
    const Expression tree = random.tree(random.number(2, 6), random.number(1, 4));
    const Evaluation before = evaluate(tree, {});
    const auto* const value = std::get_if<Rational>(&before.value);
    if (value == nullptr || value->numerator() < 0 || before.negatives == 0) continue;
    Expression form = tree;
    Evaluation after = before;
    write_without_negatives(form, after, {});
    SCOPED_TRACE("seed " + std::to_string(kSeed) + ": " + to_string(tree) + ", " + to_string(form));
    EXPECT_EQ(after.negatives, 0U);
    EXPECT_TRUE(after.is(*value));
    EXPECT_EQ(function_of(form), function_of(tree));
    EXPECT_EQ(deal_of(form).sorted(), deal_of(tree).sorted());
    ++written;
  }
  EXPECT_GT(written, 1000U);
}

}  // namespace
}  // namespace twentyfour
