// The theorem of usual_search.hpp: no expression is missed, though the search compares residues.
// Tested with numbers that the modulus divides, which are rare for 2^61 - 1 and frequent for small
// primes.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <gtest/gtest.h>
#include <numeric>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "solver/expressions/printing.hpp"
#include "solver/usual_search/backwards_search.hpp"
#include "tests/support/deals.hpp"
#include "tests/support/domains.hpp"
#include "tests/support/seeded.hpp"

namespace twentyfour {
namespace {

using Cards = std::vector<std::int64_t>;

// 512*8192^4 is 2^61, so the numerator of 512-1/8192^4 is 2^61 - 1.
TEST(Theorem, HoldsForMultiplesOfItsModulus) {
  constexpr Int128 kPower = Int128{1} << 52;  // 8192^4
  struct Case {
    Cards others;
    Int128 numerator;
    Int128 denominator;
    bool ordered;
    std::string end;
  };
  for (const Case& c : std::vector<Case>{
           {{488}, 24 * kPower - 1, kPower, false, "512-1/8192/8192/8192/8192-488"},
           {{488}, 24 * kPower - 1, kPower, true, "512-1/8192/8192/8192/8192-488"},
           {{61, 8}, 24 * kPower - 1, kPower, true, "512-1/8192/8192/8192/8192-61*8"},
           {{3, 1512}, 24 * kPower - 3, kPower, true, "(512-1/8192/8192/8192/8192)*3-1512"},
           {{2, 232}, 48 * kPower - 1, 2 * kPower, true, "(512-1/8192/8192/8192/8192)/2-232"}}) {
    Cards cards = {512, 1, 8192, 8192, 8192, 8192};
    cards.insert(cards.end(), c.others.begin(), c.others.end());
    const Rules rules = {.ordered = c.ordered};
    const Deal deal = deal_of(cards, c.numerator, c.denominator);
    EXPECT_TRUE(can_make(deal, rules));
    const auto text_of = [](const Expression& x) { return to_string(x); };
    EXPECT_EQ(std::ranges::count(all_expressions(deal, rules), c.end, text_of), 1) << c.end;
  }
}

// An exact fraction in lowest terms with a positive denominator.
struct Fraction {
  std::int64_t numerator;
  std::int64_t denominator;

  friend bool operator==(const Fraction&, const Fraction&) = default;
};

struct HashOfFraction {
  std::size_t operator()(const Fraction& x) const {
    return static_cast<std::size_t>(x.numerator * 1'000'003 + x.denominator);
  }
};

using Fractions = std::unordered_set<Fraction, HashOfFraction>;

// Calls visit with the results of two fractions. Those of 8 cards up to 4 fit 64 bits.
template <class Visit>
void for_each_result(const Fraction& x, const Fraction& y, const Visit& visit) {
  const auto reduce = [&](std::int64_t numerator, std::int64_t denominator) {
    if (denominator == 0) return;
    const std::int64_t sign = denominator < 0 ? -1 : 1;
    const std::int64_t divisor = sign * std::gcd(numerator, denominator);
    visit(Fraction{numerator / divisor, denominator / divisor});
  };
  const std::int64_t left = x.numerator * y.denominator;
  const std::int64_t right = y.numerator * x.denominator;
  const std::int64_t common = x.denominator * y.denominator;
  reduce(left + right, common);
  reduce(left - right, common);
  reduce(x.numerator * y.numerator, common);
  reduce(left, right);
}

// The values of each set of cards but the whole; for ordered cards, of each stretch.
std::vector<Fractions> values_of_parts(const Cards& cards, bool ordered) {
  const CardSet all = (1U << cards.size()) - 1;
  std::vector<Fractions> values(all);
  for (CardSet set = 1; set < all; ++set) {
    if (ordered && !is_contiguous(set)) continue;
    if (is_single(set)) {
      values[set].insert({cards[static_cast<std::size_t>(std::countr_zero(set))], 1});
      continue;
    }
    for (CardSet x = (set - 1) & set; x != 0; x = (x - 1) & set) {
      if (ordered && x > (set & ~x)) continue;
      for (const Fraction& left : values[x]) {
        for (const Fraction& right : values[set & ~x]) {
          for_each_result(left, right, [&](const Fraction& made) { values[set].insert(made); });
        }
      }
    }
  }
  return values;
}

// A hand, and the search modulo a small prime.
template <Residue modulus>
class SmallPrime {
 public:
  SmallPrime(Cards cards, bool ordered)
      : cards_(std::move(cards)),
        rules_({.ordered = ordered}),
        values_(values_of_parts(cards_, ordered)) {
    const CardSet all = static_cast<CardSet>(values_.size());
    for (CardSet x = 1; x < all; ++x) {
      if (ordered && x > (all & ~x)) continue;
      for (const Fraction& left : values_[x]) {
        for (const Fraction& right : values_[all & ~x]) add_targets(left, right);
      }
    }
  }

  // What the proof needs of the prime: it divides no part of a value of up to 5 cards but 0. (For
  // 2^61 - 1 this is proved.)
  bool meets_the_condition() const {
    for (CardSet set = 1; set < values_.size(); ++set) {
      if (size_of(set) <= 5 && std::any_of(values_[set].begin(), values_[set].end(), has_factor)) {
        return false;
      }
    }
    return true;
  }

  // The targets that are made by way of a multiple of the prime, and the others.
  const Fractions& by_multiples() const { return by_multiples_; }
  const Fractions& others() const { return others_; }

  void expect_verdict(const Fraction& target, bool is_yes) const {
    EXPECT_EQ(Search<modulus>(deal(target), rules_, shared_memory()).finds_any(), is_yes)
        << testing::PrintToString(cards_) << " " << target.numerator << "/" << target.denominator;
  }

  // The list is that of the large prime.
  void expect_same_list(const Fraction& target) const {
    EXPECT_EQ(texts(Search<modulus>(deal(target), rules_, shared_memory()).find_all()),
              texts(Search<>(deal(target), rules_, shared_memory()).find_all()))
        << testing::PrintToString(cards_) << " " << target.numerator << "/" << target.denominator;
  }

 private:
  static constexpr auto kPrime = static_cast<std::int64_t>(modulus);

  static bool is_multiple(const Fraction& x) {
    return x.numerator != 0 && x.numerator % kPrime == 0;
  }

  static bool has_factor(const Fraction& x) {
    return is_multiple(x) || x.denominator % kPrime == 0;
  }

  void add_targets(const Fraction& left, const Fraction& right) {
    for_each_result(left, right, [&](const Fraction& made) {
      if (std::abs(made.numerator) >= kPrime || made.denominator >= kPrime) return;
      (is_multiple(left) || is_multiple(right) ? by_multiples_ : others_).insert(made);
    });
  }

  Deal deal(const Fraction& target) const {
    return deal_of(cards_, target.numerator, target.denominator);
  }

  std::vector<std::string> texts(std::vector<ListedExpression> found) const {
    std::sort(found.begin(), found.end());
    const Packing packing(deal({0, 1}));
    std::vector<std::string> texts;
    for (const ListedExpression& x : found) {
      texts.push_back(to_string(packing.unpack(x.expression)));
    }
    return texts;
  }

  const Cards cards_;
  const Rules rules_;
  const std::vector<Fractions> values_;
  Fractions by_multiples_;
  Fractions others_;
};

// Random hands, and lists for some of them. Returns how many targets there were that are made by
// way of a multiple of the prime.
template <Residue modulus>
std::size_t expect_theorem(std::size_t cards, bool ordered, int hands, int lists) {
  Seeded random(static_cast<unsigned>(modulus));
  std::size_t multiples = 0;
  for (int i = 0; i < hands; ++i) {
    Cards some(cards);
    for (std::int64_t& card : some) card = random() % 5;
    const SmallPrime<modulus> hand(some, ordered);
    if (!hand.meets_the_condition()) continue;
    multiples += hand.by_multiples().size();
    for (const Fraction& target : hand.by_multiples()) hand.expect_verdict(target, true);
    int left = 5;
    for (const Fraction& target : hand.others()) {
      if (left-- == 0) break;
      hand.expect_verdict(target, true);
    }
    if (hand.by_multiples().empty() || --lists < 0) continue;
    hand.expect_same_list(*hand.by_multiples().begin());
    const Fraction least = {1 - static_cast<std::int64_t>(modulus), 1};
    const bool is_made = hand.others().count(least) + hand.by_multiples().count(least) > 0;
    hand.expect_verdict(least, is_made);
  }
  return multiples;
}

TEST(Theorem, HoldsForSevenCardsAndSmallPrimes) {
  EXPECT_GT(expect_theorem<59>(7, true, part_or_whole(10, 40), part_or_whole(2, 5)), 0U);
}

TEST(Theorem, HoldsForEightOrderedCardsAndSmallPrimes) {
  EXPECT_GT(expect_theorem<31>(8, true, part_or_whole(6, 25), part_or_whole(1, 3)), 0U);
}

// For each further prime the compiler makes the search once more, which takes too long for the
// preset `test`.
#ifdef TWENTYFOUR_WHOLE_DOMAINS
TEST(Theorem, HoldsForMorePrimesAndAnyOrder) {
  EXPECT_GT(expect_theorem<59>(7, false, 5, 1), 0U);
  EXPECT_GT(expect_theorem<127>(7, false, 5, 1), 0U);
  EXPECT_GT(expect_theorem<61>(8, true, 15, 3), 0U);
  EXPECT_GT(expect_theorem<89>(8, true, 15, 3), 0U);
}
#endif

}  // namespace
}  // namespace twentyfour
