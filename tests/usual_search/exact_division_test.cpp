// The theorem of exact division (usual_search.hpp), against all values of a hand.
#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/normal_form.hpp"
#include "solver/general_search/general_search.hpp"
#include "tests/support/deals.hpp"
#include "tests/support/domains.hpp"
#include "tests/support/oracle.hpp"
#include "tests/support/random_hands.hpp"

namespace twentyfour {
namespace {

constexpr Rules kExactRules = {.division = Division::kExact};
constexpr std::size_t kTargets = 51;  // 0 to 50
constexpr unsigned kHandSeed = 30;

template <std::size_t count>
std::array<int, count> random_cards(RandomHands& random, int highest) {
  std::array<int, count> cards;
  for (int& card : cards) card = random.between(0, highest);
  return cards;
}

template <std::size_t count>
void expect_verdicts(const std::array<int, count>& cards) {
  oracle::Integer<true> values[count];
  std::transform(cards.begin(), cards.end(), values,
                 [](int card) { return oracle::Integer<true>{card}; });
  std::bitset<kTargets> expected;
  oracle::any_result(values, [&](oracle::Integer<true> x) {
    if (x.value >= 0 && x.value < std::int64_t{kTargets}) {
      expected.set(static_cast<std::size_t>(x.value));
    }
    return false;
  });
  for (std::size_t target = 0; target < kTargets; ++target) {
    const Deal deal(cards.begin(), cards.end(), Rational(static_cast<std::int64_t>(target)));
    EXPECT_EQ(can_make(deal, kExactRules), expected[target])
        << "target " << target << " from " << ::testing::PrintToString(cards);
  }
}

TEST(ExactDivision, HasTheVerdictsOfTheOracleForFourCards) {
  constexpr int kStep = part_or_whole(3, 1);
  for (int a = 1; a <= 13; a += kStep) {
    for (int b = a; b <= 13; b += kStep) {
      for (int c = b; c <= 13; c += kStep) {
        for (int d = c; d <= 13; d += kStep) expect_verdicts(std::array{a, b, c, d});
      }
    }
  }
}

TEST(ExactDivision, HasTheVerdictsOfTheOracleForTwoToFiveCards) {
  RandomHands random(kHandSeed);
  for (int i = 0; i < part_or_whole(30, 2000); ++i) {
    expect_verdicts(random_cards<2>(random, 20));
    expect_verdicts(random_cards<3>(random, 20));
    expect_verdicts(random_cards<4>(random, 20));
    expect_verdicts(random_cards<5>(random, 20));
  }
}

template <std::size_t count>
void expect_verdicts_of_general_search(int hands) {
  RandomHands random(kHandSeed);
  for (int i = 0; i < hands; ++i) {
    const auto cards = random_cards<count>(random, i % 20 + 1);
    const Deal deal(cards.begin(), cards.end(), Rational(random.between(-50, 50)));
    EXPECT_EQ(can_make(deal, kExactRules), can_make_by_rules(deal, kExactRules))
        << "target " << to_string(deal.target()) << " from " << ::testing::PrintToString(cards);
  }
}

TEST(ExactDivision, OfSixAndSevenCardsHasTheVerdictsOfTheGeneralSearch) {
  expect_verdicts_of_general_search<6>(part_or_whole(40, 4000));
  expect_verdicts_of_general_search<7>(part_or_whole(10, 400));
}

// Where the theorem does not hold: a normal form of real division makes the target, and its
// divisions leave no remainder, but the answer is NO.
TEST(ExactDivision, OfOrderedCardsAndOfFewerOperatorsIsNotDecidedByNormalForms) {
  const auto is_listed = [](const Deal& deal, const Rules& rules) {
    const std::vector<Expression> list = all_expressions(deal, rules);
    return std::ranges::any_of(list, [&](const Expression& x) {
      return evaluate(normal_form(x, {}), kExactRules).is(deal.target());
    });
  };
  Rules ordered = kOrderedRules;
  EXPECT_TRUE(is_listed(deal_of({3, 2, 4}, 6), ordered)) << "3/2*4";
  ordered.division = Division::kExact;
  EXPECT_FALSE(can_make(deal_of({3, 2, 4}, 6), ordered));
  EXPECT_TRUE(can_make(deal_of({1, 1, 6, 3}, 1), ordered)) << "(1+1)/(6/3)";
  Rules no_product = {.operators = *Operators::of("+-/")};
  EXPECT_TRUE(is_listed(deal_of({4, 2, 3}, 6), no_product)) << "3/(2/4)";
  no_product.division = Division::kExact;
  EXPECT_FALSE(can_make(deal_of({4, 2, 3}, 6), no_product));
}

}  // namespace
}  // namespace twentyfour
