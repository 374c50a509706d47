// What others have counted over whole games, counted by the judge and by the search.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <iterator>
#include <ostream>
#include <vector>

#include "solver/expressions/rules.hpp"
#include "solver/judge/definition.hpp"
#include "solver/judge/hand.hpp"
#include "solver/judge/real_division.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/search/search.hpp"
#include "tests/support/deals.hpp"
#include "tests/support/hands.hpp"

namespace twentyfour {
namespace {

struct Part {
  std::int64_t solvable = 0;
  std::int64_t all = 0;

  void add(bool is_solvable, std::int64_t weight) {
    solvable += is_solvable ? weight : 0;
    all += weight;
  }

  friend bool operator==(const Part&, const Part&) = default;
};

std::ostream& operator<<(std::ostream& out, const Part& part) {
  return out << part.solvable << " of " << part.all;
}

// How many equal cards follow one another, of each card that the ascending hand has.
std::vector<std::int64_t> repeats_of(const Hand& hand) {
  std::vector<std::int64_t> repeats;
  for (int i = 0; i < kCardsInHand; ++i) {
    if (i > 0 && hand.cards[i] == hand.cards[i - 1]) {
      ++repeats.back();
    } else {
      repeats.push_back(1);
    }
  }
  return repeats;
}

// In how many ways four cards of 52 are this hand: each number stands on a card of each suit.
std::int64_t deals_of(const Hand& hand) {
  constexpr std::int64_t kSuits[] = {1, 4, 6, 4, 1};  // 4 over how many
  std::int64_t deals = 1;
  for (const std::int64_t repeat : repeats_of(hand)) deals *= kSuits[repeat];
  return deals;
}

// In how many orders the cards of the hand can stand.
std::int64_t orders_of(const Hand& hand) {
  constexpr std::int64_t kFactorials[] = {1, 1, 2, 6, 24};
  std::int64_t orders = kFactorials[kCardsInHand];
  for (const std::int64_t repeat : repeats_of(hand)) orders /= kFactorials[repeat];
  return orders;
}

std::vector<std::int64_t> cards_of(const Hand& hand) {
  return {std::begin(hand.cards), std::end(hand.cards)};
}

// Of the 1,820 hands of a deck: 1,362 and 0.8046 of the deals,
// https://www.4nums.com/24_game/facts/; 3,017 expressions, as many as 4nums.com,
// https://github.com/mhfan/inrust and https://github.com/yuuki15/24 list.
TEST(PublishedCounts, OfADeckOf52Cards) {
  Part hands;
  Part deals;
  std::uint64_t expressions = 0;
  for (const Hand& hand : all_hands(1, 13)) {
    const bool is_solvable = Definition<RealDivision>::makes_24(hand);
    hands.add(is_solvable, 1);
    deals.add(is_solvable, deals_of(hand));
    expressions += count_expressions(deal_of(cards_of(hand)));
  }
  EXPECT_EQ(hands, (Part{1'362, 1'820}));
  EXPECT_EQ(deals, (Part{217'817, 270'725}));
  EXPECT_EQ(expressions, 3'017U);
}

// Tickets of trains, of which four digits make 10: 8,147 of the 10,000 from 0000 to 9999,
// https://dic.nicovideo.jp/a/10パズル; they are 552 of the 715 different ones.
TEST(PublishedCounts, OfTicketsThatMake10) {
  Part hands;
  Part tickets;
  for (const Hand& hand : all_hands(0, 9)) {
    const bool is_solvable = can_make(deal_of(cards_of(hand), 10));
    hands.add(is_solvable, 1);
    tickets.add(is_solvable, orders_of(hand));
  }
  EXPECT_EQ(hands, (Part{552, 715}));
  EXPECT_EQ(tickets, (Part{8'147, 10'000}));
}

// Only in the preset `check`, because they take minutes with sanitizers.
#ifdef TWENTYFOUR_WHOLE_DOMAINS

// Turns the ascending cards into the next ones up to `largest`. Returns whether there are any.
bool advance(std::vector<std::int64_t>& cards, std::int64_t largest) {
  const auto last = std::find_if(cards.rbegin(), cards.rend(),
                                 [largest](std::int64_t card) { return card < largest; });
  if (last == cards.rend()) return false;
  const std::int64_t next = *last + 1;
  std::fill(std::prev(last.base()), cards.end(), next);
  return true;
}

// Krypto: five cards of 1 to 25 make another one, without fractions. 61,910 games of 2,968,875 have
// no solution: "Krypto Game Analysis", 2002, which tried all orders and brackets for four hours.
TEST(PublishedCounts, OfKrypto) {
  constexpr std::int64_t kLargest = 25;
  Rules rules;
  rules.division = Division::kExact;
  const Interval targets = {Rational(1), Rational(kLargest)};
  Part games;
  std::vector<std::int64_t> cards(5, 1);
  do {
    const std::size_t made =
        shared_search(rules).count_values(deal_of(cards), targets, kDefaultLimit);
    games.solvable += static_cast<std::int64_t>(made);
    games.all += kLargest;
  } while (advance(cards, kLargest));
  EXPECT_EQ(games, (Part{2'968'875 - 61'910, 2'968'875}));
}

#endif

}  // namespace
}  // namespace twentyfour
