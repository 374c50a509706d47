// The search against slow ways to find the same: the counts of A140606, all trees of few cards, the
// judge's oracle, and every expression put back to the test.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/distinct_key.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/fingerprint.hpp"
#include "solver/expressions/normal_form.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/usual_search/functions.hpp"
#include "tests/expressions/judged.hpp"
#include "tests/expressions/trees.hpp"
#include "tests/general_search/brute_force.hpp"
#include "tests/support/deals.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/oracle.hpp"
#include "tests/support/random_hands.hpp"
#include "tests/support/seeded.hpp"

namespace twentyfour {
namespace {

using Cards = std::vector<std::int64_t>;
using brute::MaybeValue;
using brute::Wide;

MaybeValue combined(Symbol symbol, const MaybeValue& x, const MaybeValue& y) {
  return x && y ? brute::result_of(sign_of(symbol), *x, *y, 'r') : std::nullopt;
}

// Every expression of the cards that has a value, in its normal form.
using Forms = std::set<Expression>;

void join_all(const Forms& lefts, const Forms& rights, const Rules& rules, Forms& forms) {
  for (const Expression& left : lefts) {
    for (const Expression& right : rights) {
      for (const Symbol symbol : kAllSymbols) {
        Expression joined = left;
        joined.append(right);
        joined.push(symbol);
        const bool has_value = std::holds_alternative<Rational>(evaluate(joined).value);
        if (has_value) forms.insert(normal_form(joined, rules));
      }
    }
  }
}

Forms all_forms(const Cards& cards, const Rules& rules) {
  Forms forms;
  if (cards.size() == 1) {
    Expression card;
    card.push_card(cards[0]);
    return {card};
  }
  const unsigned all = (1U << cards.size()) - 1;
  for (unsigned left = 1; left < all; ++left) {
    if (rules.ordered && (left & (left + 1)) != 0) continue;
    Cards sides[2];
    for (std::size_t i = 0; i < cards.size(); ++i) {
      sides[(left >> i & 1) != 0 ? 0 : 1].push_back(cards[i]);
    }
    join_all(all_forms(sides[0], rules), all_forms(sides[1], rules), rules, forms);
  }
  return forms;
}

// The list that a target should have: of each key the easiest form.
using List = std::vector<RankedExpression>;

std::map<Rational, List> lists_of(const Forms& forms, const Rules& rules) {
  std::map<Rational, std::map<DistinctKey, RankedExpression>> by_value;
  for (const Expression& form : forms) {
    const Evaluation evaluation = evaluate(form);
    const RankedExpression ranked = {effort_of(form, rules) + effort_of(evaluation), form};
    auto& easiest = by_value[std::get<Rational>(evaluation.value)];
    const auto known = easiest.try_emplace(distinct_key(form, rules.division), ranked).first;
    known->second = std::min(known->second, ranked);
  }
  std::map<Rational, List> lists;
  for (const auto& [value, easiest] : by_value) {
    List& list = lists[value];
    for (const auto& [key, ranked] : easiest) list.push_back(ranked);
    std::sort(list.begin(), list.end());
  }
  return lists;
}

// The expression is made of the cards and makes the target, and is a right answer.
void expect_true(const Expression& expression, const Deal& deal, const Rules& rules) {
  EXPECT_EQ(expression.size(), deal.size() * 2 - 1);
  const std::vector<PostfixToken> cards = cards_of(expression);
  const Deal used(cards.begin(), cards.end(), deal.target());
  EXPECT_EQ(rules.ordered ? used : used.sorted(), rules.ordered ? deal : deal.sorted());
  const std::string text = to_string(expression, rules);
  brute::Forest forest({'(', 'r', rules.ordered, "+-*/"});
  const int root = brute::Reader(forest, text).read();
  ASSERT_NE(root, brute::kNowhere) << text;
  EXPECT_TRUE(forest[root].value ==
              *brute::reduced(deal.target().numerator(), deal.target().denominator()));
  EXPECT_EQ(judged(deal, text, rules), "right") << text;
}

// All answers to a question agree, every expression is true, and no two have one key.
std::vector<Expression> expect_consistent(const Deal& deal, const Rules& rules = {}) {
  const std::vector<Expression> all = all_expressions(deal, rules);
  EXPECT_EQ(can_make(deal, rules), !all.empty());
  EXPECT_EQ(count_expressions(deal, rules), all.size());
  const std::optional<Expression> first = one_expression(deal, rules);
  EXPECT_EQ(first.has_value(), !all.empty());
  EXPECT_TRUE(!first || all.empty() || *first == all.front());
  std::set<DistinctKey> keys;
  for (const Expression& expression : all) {
    expect_true(expression, deal, rules);
    EXPECT_TRUE(keys.insert(distinct_key(expression, rules.division)).second);
  }
  return all;
}

void expect_list(const Deal& deal, const Rules& rules, const List& list) {
  std::vector<std::string> found;
  for (const Expression& expression : expect_consistent(deal, rules)) {
    found.push_back(to_string(expression, rules));
  }
  std::vector<std::string> expected;
  for (const RankedExpression& ranked : list) {
    expected.push_back(to_string(ranked.expression, rules));
  }
  EXPECT_EQ(found, expected) << testing::PrintToString(cards_of(list[0].expression)) << " "
                             << to_string(deal.target());
}

// For every value that the cards can make, or for `targets` of them, the lists must be the same.
void expect_same_lists(const Cards& cards, bool ordered, std::size_t targets) {
  const Rules rules = {.ordered = ordered};
  const std::map<Rational, List> lists = lists_of(all_forms(cards, rules), rules);
  const std::size_t step = std::max<std::size_t>(1, lists.size() / targets);
  std::size_t at = 0;
  for (const auto& [value, list] : lists) {
    if (at++ % step != 0 && !value.is_zero()) continue;
    expect_list(deal_of(cards, value.numerator(), value.denominator()), rules, list);
  }
}

Cards random_cards(std::mt19937& random, std::size_t count, unsigned largest) {
  Cards cards(count);
  for (std::int64_t& card : cards) card = random() % (largest + 1);
  return cards;
}

TEST(Functions, HaveTheCountsOfA140606) {
  const std::size_t counts[] = {1, 6, 68, 1170, 27142, 793002};
  FunctionTables tables;
  for (unsigned n = 1; n <= 6; ++n) {
    EXPECT_EQ(tables.of(n, false).size(), counts[n - 1]);
  }
}

TEST(Search, HasTheListsOfTwoAndThreeCards) {
  for (std::int64_t a = 0; a <= 5; ++a) {
    for (std::int64_t b = 0; b <= 5; ++b) {
      expect_same_lists({a, b}, false, 1000);
      expect_same_lists({a, b}, true, 1000);
      for (std::int64_t c = b; c <= 5; ++c) {
        expect_same_lists({a, b, c}, false, 1000);
        expect_same_lists({b, a, c}, true, 1000);
      }
    }
  }
}

TEST(Search, HasTheListsOfFourCards) {
  const std::vector<Cards> hands = {{1, 2, 3, 4},   {0, 0, 0, 0}, {0, 0, 1, 1}, {1, 1, 1, 1},
                                    {5, 5, 5, 5},   {0, 2, 2, 3}, {0, 1, 2, 3}, {2, 2, 4, 4},
                                    {7, 9, 12, 13}, {0, 0, 4, 6}};
  for (const Cards& cards : hands) {
    expect_same_lists(cards, false, 1000);
    expect_same_lists(cards, true, 1000);
  }
  Seeded random(4);
  for (int i = 0; i < 30; ++i) {
    expect_same_lists(random_cards(random, 4, i % 2 == 0 ? 5 : 13), i % 3 == 0, 30);
  }
}

TEST(Search, HasTheListsOfFiveCards) {
  Seeded random(5);
  for (int i = 0; i < 4; ++i) {
    expect_same_lists(random_cards(random, 5, i % 2 == 0 ? 3 : 9), false, 20);
  }
  expect_same_lists({0, 0, 2, 3, 5}, false, 20);
  expect_same_lists({0, 3, 0, 2, 5}, true, 100);
}

TEST(Search, HasTheListsOfSixOrderedCards) {
  Seeded random(6);
  for (int i = 0; i < 3; ++i) expect_same_lists(random_cards(random, 6, 5), true, 10);
  expect_same_lists({5, 7, 4, 6, 3, 3}, true, 1);   // anything times 6-3-3
  expect_same_lists({6, 3, 3, 5, 7, 11}, true, 1);  // 6-3-3 over anything, 5+7-11 too
  expect_same_lists({2, 3, 5, 4, 6, 10}, true, 1);  // 2+3-5 over anything but 4+6-10
}

TEST(Search, FindsAllZerosOfSevenOrderedCards) {
  expect_same_lists({4, 7, 8, 9, 2, 3, 5}, true, 1);  // anything times 2+3-5
}

// Whose numerators reach 31 bits, and whose may take more.
TEST(Search, HasTheListsWhereSmallHandsEnd) {
  expect_same_lists({127, 128, 128, 128}, false, 40);
  expect_same_lists({128, 128, 128, 128}, false, 40);
  expect_same_lists({0, 406, 813, 813}, false, 40);
  expect_same_lists({42, 42, 43, 42, 42}, true, 100);
  expect_same_lists({42, 43, 42, 43, 42}, true, 100);
}

void expect_verdict_of_oracle(const Hand& hand) {
  const auto& [a, b, c, d] = hand.cards;
  EXPECT_EQ(!expect_consistent(deal_of({d, b, a, c})).empty(), solvable_exactly(hand))
      << to_string(hand);
}

TEST(Search, AgreesWithTheOracleOnSmallHands) {
  for (const Hand& hand : all_hands(0, 13)) expect_verdict_of_oracle(hand);
}

TEST(Search, AgreesWithTheOracleOnWideHands) {
  RandomHands random(24);
  for (int i = 0; i < 3000 && !HasFailure(); ++i) {
    for (const int highest : {50, 99, 9999}) expect_verdict_of_oracle(random.uniform(highest));
    if (i % 30 != 0) continue;
    for (const Hand& hand : random.on_24(9999)) expect_verdict_of_oracle(hand);
    for (const Hand& hand : random.around_24(9999)) expect_verdict_of_oracle(hand);
  }
}

// A memory that has answered other questions, of more cards and fewer, ordered and not, changes no
// answer.
TEST(SearchMemory, ServesOneQuestionAfterAnother) {
  Seeded random(9);
  SearchMemory used;
  for (std::size_t i = 0; i < 60; ++i) {
    const bool ordered = i % 3 == 0;
    const std::size_t most = ordered ? 8 : 7;
    const Cards cards = random_cards(random, 1 + random() % most, 13);
    const Deal deal = deal_of(cards, random() % 2 == 0 ? 24 : 0);
    const Rules rules = {.ordered = ordered};
    SearchMemory fresh;
    const std::vector<Expression> expected = all_expressions(deal, rules, fresh);
    const std::vector<Expression> found = all_expressions(deal, rules, used);
    EXPECT_TRUE(found == expected) << ::testing::PrintToString(cards);
    EXPECT_EQ(can_make(deal, rules, used), !expected.empty());
  }
}

TEST(Search, GivesTheSameForAnyOrderOfTheHand) {
  Cards cards = {2, 3, 5, 12};
  const std::optional<Expression> first = one_expression(deal_of(cards));
  ASSERT_TRUE(first);
  do {
    EXPECT_TRUE(*first == *one_expression(deal_of(cards)));
  } while (std::next_permutation(cards.begin(), cards.end()));
}

TEST(Search, KeepsOrderedCardsInOrder) {
  EXPECT_FALSE(expect_consistent(deal_of({1, 3, 4, 5, 6, 7, 8, 9}, 1000), kOrderedRules).empty());
  EXPECT_FALSE(can_make(deal_of({1, 3}, 2), kOrderedRules));
  EXPECT_TRUE(can_make(deal_of({3, 1}, 2), kOrderedRules));
  EXPECT_TRUE(can_make(deal_of({1, 2, 3, 4}, 24), kOrderedRules));
}

TEST(Search, MakesNegativeAndFractionalTargets) {
  EXPECT_FALSE(expect_consistent(deal_of({1, 2, 3, 4}, -5)).empty());
  EXPECT_FALSE(expect_consistent(deal_of({5, 5, 5, 7}, 170, 7)).empty());
  EXPECT_FALSE(expect_consistent(deal_of({5, 5, 5, 7}, -340, -14)).empty());
  EXPECT_TRUE(expect_consistent(deal_of({5, 5, 5, 7}, 171, 7)).empty());
  EXPECT_FALSE(can_make(deal_of({1})));
  EXPECT_EQ(count_expressions(deal_of({24})), 1U);
}

TEST(Search, ComputesExactlyWhereOthersRound) {
  EXPECT_FALSE(can_make(deal_of({1, 24, 999, 1002})));
  EXPECT_FALSE(can_make(deal_of({1, 24, 983, 997})));
  EXPECT_FALSE(expect_consistent(deal_of({9999, 9999, 9999, 9999, 9999, 1}, 9999)).empty());
}

TEST(Search, MakesLargeTargets) {
  EXPECT_EQ(expect_consistent(deal_of({10, 20, 30, 40}, 240000)).size(), 1U);
  EXPECT_TRUE(expect_consistent(deal_of({10, 20, 30, 40}, 240001)).empty());
}

// Above and below the smallest target that is searched for in floating point.
TEST(Search, MakesSmallTargets) {
  for (const std::int64_t card : {99, 100, 101, 9999}) {
    const Cards cards = {1, 10, 100, card};
    EXPECT_FALSE(expect_consistent(deal_of(cards, 1, 1000 * card)).empty());
    EXPECT_TRUE(expect_consistent(deal_of(cards, 1, 1000 * card + 1)).empty());
  }
}

// 4999/(9998*4996*9000) is 1/(9992*9000), over a common denominator beyond 64 bits.
TEST(Search, ComputesExactlyBeyond64Bits) {
  const Cards cards = {4999, 9998, 4996, 9000, 1, 9992, 9000};
  const std::map<Rational, List> lists = lists_of(all_forms(cards, kOrderedRules), kOrderedRules);
  ASSERT_TRUE(lists.contains(Rational(0)));
  expect_list(deal_of(cards, 0), kOrderedRules, lists.at(Rational(0)));
}

// Residues of different numbers may be the same.
TEST(Search, DistinguishesNumbersWithOneResidue) {
  constexpr auto kPrime = static_cast<std::int64_t>(kModulus);
  constexpr std::int64_t kPart = 400'000'000'000'000'000;
  constexpr std::int64_t kOtherPart = 6 * kPart - kPrime;
  EXPECT_FALSE(can_make(deal_of({1, 2, 3}, kOtherPart, kPart))) << "as 1*2*3 does";
  EXPECT_TRUE(expect_consistent(deal_of({1, 2, 3}, kOtherPart, kPart)).empty());
  EXPECT_TRUE(expect_consistent(deal_of({1, 2, 3}, kPart, kOtherPart)).empty());
  const Cards cards = {9995, 9996, 9997, 9998, 9999};
  Wide product = 1;
  for (const std::int64_t card : cards) product *= card;
  EXPECT_TRUE(product > kPrime);
  EXPECT_TRUE(expect_consistent(deal_of(cards, product % kPrime)).empty());
}

TEST(Search, FindsTargetsMadeOfSixAndSevenCards) {
  Seeded random(8);
  for (unsigned i = 0; i < 60; ++i) {
    const Cards cards = random_cards(random, 6 + i % 2, i % 3 == 0 ? 99 : 20);
    std::vector<MaybeValue> values;
    for (const std::int64_t card : cards) values.push_back(brute::reduced(card, 1));
    while (values.size() > 1) {
      std::shuffle(values.begin(), values.end(), random);
      const MaybeValue made =
          combined(kAllSymbols[random() % 4], values[values.size() - 1], values[values.size() - 2]);
      if (!made) continue;
      values.pop_back();
      values.back() = made;
    }
    EXPECT_TRUE(can_make(deal_of(cards, values[0]->numerator, values[0]->denominator)));
  }
}

}  // namespace
}  // namespace twentyfour
