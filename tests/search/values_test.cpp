// The values of hands against all values worked out by brute force, under every form, division and
// order, with all cards and with some left out; and an equation for each.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/expressions/reading.hpp"
#include "solver/search/number_types.hpp"
#include "solver/search/search.hpp"
#include "solver/search/values_of_sets.hpp"
#include "tests/checking/judged.hpp"
#include "tests/search/brute_rules.hpp"
#include "tests/search/value_sets.hpp"
#include "tests/support/deals.hpp"
#include "tests/support/domains.hpp"
#include "tests/support/hands.hpp"

namespace twentyfour {
namespace {

using Cards = std::vector<int>;

// Every form, division and order, with and without subsets.
std::vector<brute::Rules> thirty_six_rules() {
  std::vector<brute::Rules> all;
  for (const bool subsets : {false, true}) {
    for (brute::Rules rules : eighteen_rules()) {
      rules.subsets = subsets;
      all.push_back(rules);
    }
  }
  return all;
}

Rational rational(const brute::Value& value) {
  return *Rational::of(value.numerator, value.denominator);
}

std::vector<Rational> values_of(const Deal& deal, const Rules& rules = {},
                                const Interval& interval = {}, std::size_t limit = kDefaultLimit) {
  std::vector<Rational> values;
  Search& search = shared_search(rules);
  search.for_each_value(deal, interval, limit, [&](const Rational& x) { values.push_back(x); });
  EXPECT_EQ(search.count_values(deal, interval, limit), values.size());
  return values;
}

std::vector<Rational> made(const Cards& hand, const Rules& rules) {
  return values_of(Deal(hand.begin(), hand.end()), rules);
}

// That an equation is right and has as few cards as any.
void expect_right(const Expression& expression, const Rational& value, brute::ValueSets& sets,
                  const Cards& hand, const brute::Rules& brute_rules) {
  const Rules rules = rules_of(brute_rules);
  const std::string text = to_string(expression, rules);
  EXPECT_TRUE(evaluate(expression, rules).is(value)) << text;
  brute::Forest forest(brute_rules);
  const int root = brute::Reader(forest, text).read();
  ASSERT_NE(root, brute::kNowhere) << text;
  const bool are_large = std::ranges::max(hand) > 100;  // then values may be made of negative ones
  if (!are_large && !(value < Rational(0))) expect_no_negatives(forest, root, text);
  if (can_be_target(value)) {
    EXPECT_EQ(judged({hand.begin(), hand.end(), value}, text, rules), "right") << text;
  }
  const std::size_t fewest = sets.fewest_cards({value.numerator(), value.denominator()});
  EXPECT_EQ(cards_of(expression).size(), rules.subsets ? fewest : hand.size()) << text;
}

std::vector<Rational> all_values(brute::ValueSets& sets) {
  std::vector<Rational> values;
  for (const brute::Value& value : sets.all()) values.push_back(rational(value));
  return values;
}

void expect_values(const brute::Rules& brute_rules, const Cards& hand, bool with_equations) {
  SCOPED_TRACE(described(brute_rules, hand));
  brute::ValueSets sets(hand, brute_rules);
  const Rules rules = rules_of(brute_rules);
  const std::vector<Rational> values = made(hand, rules);
  ASSERT_TRUE(values == all_values(sets));
  if (!with_equations) return;
  std::size_t visited = 0;
  const Deal deal(hand.begin(), hand.end());
  Search search(rules);
  search.for_each_value(deal, {}, kDefaultLimit, [&](const Rational& value) {
    const std::optional<Expression> expression = search.expression_of(deal, value);
    ASSERT_TRUE(expression) << to_string(value);
    expect_right(*expression, values.at(visited++), sets, hand, brute_rules);
  });
  EXPECT_EQ(visited, values.size());
}

TEST(Values, AreThoseOfBruteForce) {
  Seeded random(31);
  for (const brute::Rules& rules : thirty_six_rules()) {
    for (unsigned i = 0; i < part_or_whole(4U, 75U); ++i) {
      const auto cards =
          static_cast<unsigned>(i % 25 == 24 ? 6 : 1 + random() % part_or_whole(4, 5));
      const Cards hand = random_hand(random, cards, i % 4 == 0 ? 3 : i % 4 == 1 ? 100 : 13);
      expect_values(rules, hand, cards < 4 || (cards == 4 && i % 8 == 0));
    }
  }
}

TEST(Values, OfEveryHandOf0To13AreThoseOfBruteForce) {
  constexpr int kStep = part_or_whole(29, 1);
  for (const char division : {'r', 'e', 't'}) {
    int turn = 0;
    for (const auto& [cards] : all_hands(0, 13)) {
      if (turn++ % kStep != 0) continue;
      const Cards hand(std::begin(cards), std::end(cards));
      expect_values({'(', division, false, "+-*/", turn % 2 == 0}, hand, turn % 8 == 0);
    }
  }
}

// Cards of which no 64 bits hold the values, or just so, and operators of all kinds.
TEST(Values, OfLargeCardsAndOtherOperatorsAreThoseOfBruteForce) {
  expect_values({'(', 'e', false, "+-*/", true}, {9999, 9998, 3, 9973, 8192}, true);
  expect_values({'(', 'e', false, "+-*/"}, {4096, 4096, 256, 7}, false);
  expect_values({'(', 'r', false, "+-*/", true}, {9999, 9998, 2, 9998}, true);
  expect_values({'(', 'r', false, "+-*/"}, {2999, 2991, 0, 2998, 2997}, false);
  expect_values({'(', 'r', false, "+-*/"}, {0, 9999, 9999, 9999, 9999, 9999}, false);
  for (const char division : {'r', 'e', 't'}) {
    expect_values({'(', division, false, "+-*/"}, {9999, 9999, 9999, 9998, 9999}, true);
  }
  expect_values({'(', 'r', false, "+-*/"}, {4096, 4096, 4096, 4096, 255}, false);
  expect_values({'(', 'r', false, "+-*/"}, {4096, 4096, 4096, 4096, 256}, false);
  expect_values({'(', 'e', false, "+-*/"}, {4095, 4096, 4096, 4096, 4096}, true);
  expect_values({'(', 't', false, "+-*/"}, {4096, 4096, 4096, 4096, 4096}, true);
  for (const char* const operators : {"+*", "-/", "*^", "+-*/^", "+*!", "-^!", "/!"}) {
    for (const char division : {'r', 'e', 't'}) {
      expect_values({'(', division, false, operators, true}, {4, 0, 2}, true);
      expect_values({'(', division, true, operators}, {1, 3, 3}, true);
    }
  }
}

// Equations of selections of the tiles of Countdown, of six cards.
TEST(Values, OfCountdownAreMadeWithoutNegatives) {
  Seeded random(568);
  const brute::Rules brute_rules = {'(', 'e', false, "+-*/", true};
  const Rules rules = rules_of(brute_rules);
  Search search(rules);
  for (int i = 0; i < part_or_whole(10, 100); ++i) {
    Cards tiles = {25, 50, 75, 100};
    for (int tile = 1; tile <= 10; ++tile) tiles.insert(tiles.end(), 2, tile);
    std::shuffle(tiles.begin(), tiles.end(), random);
    const Deal deal(tiles.begin(), tiles.begin() + 6);
    std::vector<Rational> values;
    search.for_each_value(deal, {Rational(100), Rational(999)}, kDefaultLimit,
                          [&](const Rational& value) { values.push_back(value); });
    EXPECT_FALSE(values.empty());
    for (const Rational& value : values) {
      const std::string text = to_string(*search.expression_of(deal, value), rules);
      brute::Forest forest(brute_rules);
      const int root = brute::Reader(forest, text).read();
      EXPECT_NE(root, brute::kNowhere) << text;
      expect_no_negatives(forest, root, text);
    }
  }
}

// By integers that a machine word has no room for.
TEST(Values, OfLargeCardsAreMadeWithoutNegatives) {
  const Cards hand = {9998, 9999, 9999, 9999, 9999};
  for (const char division : {'e', 't'}) {
    const brute::Rules brute_rules = {'(', division, false, "+-*/"};
    ASSERT_TRUE(needs_no_negatives(brute_rules));
    const Rules rules = rules_of(brute_rules);
    Search search(rules);
    const Deal deal(hand.begin(), hand.end());
    search.for_each_value(deal, {Rational(0), Rational(30'000)}, kDefaultLimit,
                          [&](const Rational& value) {
                            const auto expression = *search.expression_of(deal, value);
                            const Evaluation evaluation = evaluate(expression, rules);
                            EXPECT_TRUE(evaluation.is(value)) << to_string(value);
                            EXPECT_EQ(evaluation.negatives, 0) << to_string(expression, rules);
                          });
  }
}

// Some do not fit the types of the values.
TEST(Values, ThatTheCardsDoNotMakeHaveNoExpression) {
  const Int128 large = Int128{1} << 70;
  const Rational others[] = {Rational(997), *Rational::of(1, 997), *Rational::of(large, 1),
                             *Rational::of(1, large), *Rational::of(Int128{1} << 126, 1)};
  for (const char form : {'(', '*', '>'}) {
    for (const char division : {'r', 'e', 't'}) {
      for (const char* const operators : {"+-*/", "+-*/!"}) {
        if (operators[4] != 0 && form != '(') continue;
        const Rules rules = rules_of({form, division, false, operators});
        for (const Cards& hand : {Cards{5}, Cards{2, 3}, Cards{9999, 9999, 9999, 9998, 9997}}) {
          if (operators[4] != 0 && hand.size() > 2) continue;
          Search search(rules);
          for (const Rational& other : others) {
            EXPECT_EQ(search.expression_of({hand.begin(), hand.end()}, other), std::nullopt)
                << form << division << operators << testing::PrintToString(hand) << ": "
                << to_string(other);
          }
        }
      }
    }
  }
}

// The normal forms, 20!*20!*30/19! and 5*99^19/9, multiply first, beyond a Rational.
TEST(Values, HaveExpressionsWhoseStepsFit) {
  const struct {
    Deal deal;
    std::string operators;
    Rational value;
  } cases[] = {
      {{19, 20, 20, 30}, "*/!", *(Rational(2'432'902'008'176'640'000) * Rational(600))},
      {{99, 19, 5, 9}, "*/^", value_in("45898256879754818792884324385204051055").value()},
  };
  for (const auto& [deal, operators, value] : cases) {
    const Rules rules = rules_of({'(', 'r', false, operators});
    const auto expression = Search(rules).expression_of(deal, value);
    ASSERT_TRUE(expression.has_value());
    EXPECT_TRUE(evaluate(*expression, rules).is(value)) << to_string(*expression, rules);
  }
}

TEST(Values, OfTheHandBeforeGiveTheirMemoryBack) {
  constexpr std::size_t kAll = 1'000'000'000;  // bytes: all that Bounds allows
  const Rules rules;
  ValuesOfSets<Fractions> values(rules, {});
  values.begin({1, 2, 3, 4});
  values.list_up_to(3);
  EXPECT_THROW(values.bounds().check(kAll), LimitExceeded);
  values.begin({5, 6, 7, 8});
  EXPECT_NO_THROW(values.bounds().check(kAll));
}

TEST(Values, AreBoundedByTheIntervalAndTheLimit) {
  const Deal deal = {1, 2, 3, 4};
  for (const Rules& rules : {Rules(), Rules{Form::kPrecedence}}) {
    const std::vector<Rational> all = values_of(deal, rules);
    for (const int low : {-40, -3, 0, 2}) {
      const Interval some = {*Rational::of(low, 3), Rational(low + 4)};
      std::vector<Rational> expected;
      std::copy_if(all.begin(), all.end(), std::back_inserter(expected),
                   [&](const Rational& x) { return *some.low <= x && x <= *some.high; });
      EXPECT_TRUE(values_of(deal, rules, some, expected.size()) == expected) << low;
      if (expected.empty()) continue;
      EXPECT_THROW(values_of(deal, rules, some, expected.size() - 1), LimitExceeded) << low;
    }
    EXPECT_THROW(values_of(deal, rules, {}, all.size() - 1), LimitExceeded);
  }
}

// OEIS A140606: the functions of n cards that have nothing in common.
TEST(PublishedValues, HaveAllFunctionsBetweenThem) {
  const std::vector<std::int64_t> cards = {9973, 9967, 9949, 9941};
  std::size_t functions[] = {6, 68, 1170};
  for (std::size_t n = 2; n <= 4; ++n) {
    const std::vector<std::int64_t> hand(cards.begin(), cards.begin() + static_cast<int>(n));
    std::size_t sum = 0;
    for (const Rational& value : values_of(deal_of(hand))) {
      if (can_be_target(value))
        sum += count_expressions(deal_of(hand, value.numerator(), value.denominator()));
    }
    EXPECT_EQ(sum, functions[n - 2]);
  }
}

TEST(NearestValue, IsThatOfBruteForce) {
  Seeded random(24);
  for (const brute::Rules& brute_rules : thirty_six_rules()) {
    const Rules rules = rules_of(brute_rules);
    for (int i = 0; i < 6; ++i) {
      const Cards hand = random_hand(random, 1 + random() % 4, 9);
      const Rational target = *Rational::of(static_cast<int>(random() % 200) - 60,
                                            brute_rules.division == 'r' ? 1 + random() % 4 : 1);
      SCOPED_TRACE(described(brute_rules, hand) + ", target " + to_string(target));
      const auto distance = [&](const Rational& x) {
        const Rational d = *(x - target);
        return d < Rational(0) ? -d : d;
      };
      std::optional<Rational> nearest;
      brute::ValueSets sets(hand, brute_rules);
      for (const Rational& value : all_values(sets)) {
        if (!nearest || distance(value) < distance(*nearest)) nearest = value;
      }
      EXPECT_TRUE(Search(rules).nearest({hand.begin(), hand.end(), target}) == nearest);
    }
  }
}

}  // namespace
}  // namespace twentyfour
