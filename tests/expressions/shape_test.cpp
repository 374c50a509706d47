// The theorem of shape.hpp, for all trees of some hands: those of one structure that make one value
// have one key.
#include "solver/expressions/shape.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/distinct_key.hpp"
#include "solver/expressions/printing.hpp"
#include "tests/expressions/trees.hpp"

namespace twentyfour {
namespace {

using Cards = std::vector<std::int64_t>;

bool has_value(const Expression& expression, const Rules& rules) {
  return std::holds_alternative<Rational>(evaluate(expression, rules).value);
}

// All trees of the cards in this order that have a value.
std::vector<Expression> all_trees(const Cards& cards, const Rules& rules) {
  if (cards.size() == 1 && !rules.operators.contains(Symbol::kFactorial)) return {card(cards[0])};
  std::vector<Expression> trees;
  if (cards.size() == 1) trees.push_back(card(cards[0]));
  for (std::size_t cut = 1; cut < cards.size(); ++cut) {
    const auto middle = cards.begin() + static_cast<std::ptrdiff_t>(cut);
    const std::vector<Expression> rights = all_trees({middle, cards.end()}, rules);
    for (const Expression& left : all_trees({cards.begin(), middle}, rules)) {
      for (const Expression& right : rights) {
        for (const char sign : to_string(rules.operators)) {
          if (sign == '!') continue;
          const Expression tree = joined(left, *operator_of(sign), right);
          if (has_value(tree, rules)) trees.push_back(tree);
        }
      }
    }
  }
  if (!rules.operators.contains(Symbol::kFactorial)) return trees;
  for (std::size_t i = 0, count = trees.size(); i < count; ++i) {
    Expression tree = trees[i];
    tree.push(Symbol::kFactorial);
    if (has_value(tree, rules)) trees.push_back(tree);
  }
  return trees;
}

// Returns how many structures there are for each hundred keys.
std::size_t expect_one_key_each(Cards cards, const Rules& rules) {
  std::map<std::pair<Rational, std::uint64_t>, DistinctKey> known;
  std::map<std::pair<Rational, DistinctKey>, int> keys;
  std::sort(cards.begin(), cards.end());
  do {
    for (const Expression& tree : all_trees(cards, rules)) {
      const Rational value = std::get<Rational>(evaluate(tree, rules).value);
      const DistinctKey key = distinct_key(tree, rules.division);
      const auto at = known.try_emplace({value, structure_of(tree, rules)}, key).first;
      EXPECT_EQ(at->second, key) << to_string(tree);
      keys[{value, key}] = 1;
    }
  } while (std::next_permutation(cards.begin(), cards.end()));
  return known.size() * 100 / keys.size();
}

TEST(Structure, HasOneKey) {
  const std::vector<Cards> hands = {{1, 2, 3, 4}, {0, 1, 2, 3}, {1, 1, 2, 3}, {0, 0, 2, 5},
                                    {0, 0, 1, 1}, {3, 3, 4, 4}, {1, 1, 1, 1}, {0, 1, 1, 7}};
  for (const Cards& cards : hands) {
    for (const Division division : {Division::kReal, Division::kExact, Division::kTruncating}) {
      SCOPED_TRACE(testing::PrintToString(cards));
      EXPECT_LT(expect_one_key_each(cards, {.division = division}), 2000U);
    }
  }
}

TEST(Structure, HasOneKeyWithPowersAndFactorials) {
  const std::vector<Cards> hands = {{0, 1, 2}, {0, 0, 3}, {1, 1, 2}, {2, 3, 4}, {0, 1, 5}};
  for (const Cards& cards : hands) {
    for (const Division division : {Division::kReal, Division::kExact, Division::kTruncating}) {
      SCOPED_TRACE(testing::PrintToString(cards));
      expect_one_key_each(cards, {.division = division, .operators = *Operators::of("+-*/^!")});
    }
  }
}

}  // namespace
}  // namespace twentyfour
