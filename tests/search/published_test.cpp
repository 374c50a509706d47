// Krypto: five cards of 1 to 25 make another one, without fractions. 61,910 games of 2,968,875 have
// no solution: "Krypto Game Analysis", 2002, which tried all orders and brackets for four hours.
// (What others have counted of four cards, 1,362 of 1,820 hands and 3,017 expressions,
// solvers_test.cpp and search_test.cpp have.) Only in the preset `check`, because it takes minutes
// with sanitizers.
#ifdef TWENTYFOUR_WHOLE_DOMAINS

#include <algorithm>
#include <cstdint>
#include <gtest/gtest.h>
#include <iterator>
#include <vector>

#include "solver/expressions/rules.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/search/search.hpp"
#include "tests/support/deals.hpp"

namespace twentyfour {
namespace {

TEST(PublishedCounts, OfKrypto) {
  constexpr std::int64_t kLargest = 25;
  const Rules rules = {.division = Division::kExact};
  const Interval targets = {Rational(1), Rational(kLargest)};
  std::size_t games = 0;
  std::size_t solvable = 0;
  for (std::vector<std::int64_t> cards(5, 1);;) {
    solvable += shared_search(rules).count_values(deal_of(cards), targets, kDefaultLimit);
    games += kLargest;
    const auto last = std::find_if(cards.rbegin(), cards.rend(),
                                   [](std::int64_t card) { return card < kLargest; });
    if (last == cards.rend()) break;
    std::fill(std::prev(last.base()), cards.end(), *last + 1);
  }
  EXPECT_EQ(games, 2'968'875);
  EXPECT_EQ(games - solvable, 61'910);
}

}  // namespace
}  // namespace twentyfour

#endif
