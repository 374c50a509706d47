// The form without negative values, of trees that no search makes: with products and sums of zeros.
#include "solver/expressions/nonnegative_form.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <string>
#include <variant>
#include <vector>

#include "solver/expressions/distinct_key.hpp"
#include "solver/expressions/parsing.hpp"
#include "solver/expressions/printing.hpp"
#include "tests/expressions/trees.hpp"

namespace twentyfour {
namespace {

TEST(NonnegativeForm, OfRandomTreesHasTheirKey) {
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
    EXPECT_EQ(distinct_key(form, Division::kReal), distinct_key(tree, Division::kReal));
    EXPECT_EQ(deal_of(form).sorted(), deal_of(tree).sorted());
    ++written;
  }
  EXPECT_GT(written, 1000U);
}

std::string signs_of(const std::string& text) {
  std::vector<std::string> texts;
  for (const Expression& each : all_signs_of(std::get<Expression>(parse(text, {})), {})) {
    texts.push_back(to_string(each));
  }
  std::sort(texts.begin(), texts.end());
  texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
  std::string line;
  for (const std::string& each : texts) line += (line.empty() ? "" : " ") + each;
  return line;
}

TEST(AllSigns, AreWaysToWriteOneFunction) {
  EXPECT_EQ(signs_of("7"), "7");
  EXPECT_EQ(signs_of("1-3"), "1-3");
  EXPECT_EQ(signs_of("(1-3)*(2-6)"), "(1-3)*(2-6) (3-1)*(6-2)");
  EXPECT_EQ(signs_of("(1-3)/(2+6)"), "(1-3)/(2+6)");
  EXPECT_EQ(signs_of("2-5*(7-9)"), "2-5*(7-9) 5*(9-7)+2");
  EXPECT_EQ(signs_of("5*(7-9)-4"), "5*(7-9)-4");
  EXPECT_EQ(signs_of("2-5*(7-3*(4-8))"), "2-5*(3*(8-4)+7) 2-5*(7-3*(4-8)) 5*(3*(4-8)-7)+2");
}

}  // namespace
}  // namespace twentyfour
