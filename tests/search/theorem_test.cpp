// No expression is missed, though the search compares residues: it finds it, or says that two
// different numbers have one residue. Not in the preset `test`: the compiler makes the engine once
// more for each prime.
// Tested with numbers that the modulus divides, which are rare for 2^61 - 1 and frequent for small
// primes.
#include <algorithm>
#include <cstddef>
#include <gtest/gtest.h>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/search/engine.hpp"
#include "solver/search/number_types.hpp"
#include "tests/search/brute_force.hpp"
#include "tests/search/brute_rules.hpp"
#include "tests/search/value_sets.hpp"
#include "tests/support/deals.hpp"
#include "tests/support/domains.hpp"
#include "tests/support/seeded.hpp"

namespace twentyfour {
namespace {

using Cards = std::vector<int>;

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
           {{488}, 24 * kPower - 1, kPower, false, "512-488-1/8192/8192/8192/8192"},
           {{488}, 24 * kPower - 1, kPower, true, "512-1/8192/8192/8192/8192-488"},
           {{61, 8}, 24 * kPower - 1, kPower, true, "512-1/8192/8192/8192/8192-61*8"},
           {{3, 1512}, 24 * kPower - 3, kPower, true, "(512-1/8192/8192/8192/8192)*3-1512"},
           {{2, 232}, 48 * kPower - 1, 2 * kPower, true, "(512-1/8192/8192/8192/8192)/2-232"}}) {
    Cards cards = {512, 1, 8192, 8192, 8192, 8192};
    cards.insert(cards.end(), c.others.begin(), c.others.end());
    const Rules rules = {.ordered = c.ordered};
    const Deal deal(cards.begin(), cards.end(), *Rational::of(c.numerator, c.denominator));
    EXPECT_TRUE(can_make(deal, rules));
    const auto text_of = [](const Expression& x) { return to_string(x); };
    EXPECT_EQ(std::ranges::count(all_expressions(deal, rules), c.end, text_of), 1) << c.end;
  }
}

using Targets = std::set<brute::Value>;

// A hand, and the engine modulo a small prime.
template <Residue modulus, bool up_to_sign>
class SmallPrime {
 public:
  SmallPrime(Cards cards, bool ordered)
      : cards_(std::move(cards)), rules_({'(', 'r', ordered, "+-*/"}), sets_(cards_, rules_) {
    const CardSet all = (1U << cards_.size()) - 1;
    for (CardSet x = 1; x < all; ++x) {
      const CardSet y = all & ~x;
      if (ordered && !comes_before(x, y)) continue;
      const brute::ValueSets::Values rights = sets_.of(y, false);
      for (const brute::Value& left : sets_.of(x, false)) {
        for (const brute::Value& right : rights) add_targets(left, right);
      }
    }
  }

  // What the proof needs of the prime: it divides no part of a value of up to 5 cards but 0. (For
  // 2^61 - 1 this is proved.)
  bool meets_the_condition() {
    for (CardSet set = 1; set < 1U << cards_.size(); ++set) {
      if (size_of(set) > 5 || (rules_.ordered && !is_contiguous(set))) continue;
      if (std::ranges::any_of(sets_.of(set, false), has_factor)) return false;
    }
    return true;
  }

  // The targets that are made by way of a multiple of the prime, and the others.
  const Targets& by_multiples() const { return by_multiples_; }
  const Targets& others() const { return others_; }

  // An expression that is found is right, and one is found where there is one, unless two numbers
  // had one residue.
  void expect_verdict(const brute::Value& target, bool is_yes) {
    SCOPED_TRACE(described(rules_, cards_) + ", target " + to_string(rational(target)));
    for (const Listed listed : {Listed::kFew, Listed::kMost}) {
      try {
        const std::optional<Expression> found = small_.any(deal(target), rational(target), listed);
        EXPECT_EQ(found.has_value(), is_yes);
        EXPECT_TRUE(!found || evaluate(*found).is(rational(target)));
        ++answers_;
      } catch (const Misled&) {
      }
    }
  }

  // A list is that of Search, unless two numbers had one residue. Returns whether there is a list.
  bool expect_same_list(const brute::Value& target) {
    SCOPED_TRACE(described(rules_, cards_) + ", target " + to_string(rational(target)));
    try {
      const std::vector<std::string> found = texts(deal(target));
      EXPECT_EQ(found, texts_of_all(deal(target), solver_rules_));
      return true;
    } catch (const Misled&) {
      return false;
    }
  }

  // How many verdicts there were.
  std::size_t answers() const { return answers_; }

 private:
  static constexpr auto kPrime = static_cast<brute::Wide>(modulus);

  static bool is_multiple(const brute::Value& x) {
    return x.numerator != 0 && x.numerator % kPrime == 0;
  }

  static bool has_factor(const brute::Value& x) {
    return is_multiple(x) || x.denominator % kPrime == 0;
  }

  static Rational rational(const brute::Value& x) {
    return *Rational::of(x.numerator, x.denominator);
  }

  void add_targets(const brute::Value& left, const brute::Value& right) {
    for (const char op : rules_.operators) {
      const brute::MaybeValue made = brute::result_of(op, left, right, 'r');
      if (!made || made->denominator >= kPrime) continue;
      const brute::Wide least = up_to_sign ? 0 : 1 - kPrime;
      if (made->numerator < least || made->numerator >= kPrime) continue;
      (is_multiple(left) || is_multiple(right) ? by_multiples_ : others_).insert(*made);
    }
  }

  Deal deal(const brute::Value& target) const {
    return {cards_.begin(), cards_.end(), rational(target)};
  }

  std::vector<std::string> texts(const Deal& deal) {
    std::vector<std::string> texts;
    small_.for_each_list(deal, kNoLimit, [&](const KeptExpressions& all, std::size_t first) {
      std::vector<RankedExpression> list;
      all.append_sorted(first, list);
      for (const auto& each : list) texts.push_back(to_string(each.expression, solver_rules_));
      return false;
    });
    return texts;
  }

  const Cards cards_;
  const brute::Rules rules_;
  const Rules solver_rules_ = rules_of(rules_);
  brute::ValueSets sets_;
  Engine<Residues<up_to_sign, modulus>> small_{solver_rules_, {}};
  Targets by_multiples_;
  Targets others_;
  std::size_t answers_ = 0;
};

// Random hands: verdicts for all targets made by way of a multiple of the prime, and verdicts and
// lists for some targets. Where two numbers have one residue there are none; for the smallest
// primes that is so in every list.
template <Residue modulus, bool up_to_sign>
void expect_theorem(std::size_t cards, bool ordered, int hands, bool needs_lists) {
  Seeded random(static_cast<unsigned>(modulus));
  std::size_t answers = 0;
  int lists = 0;
  for (int i = 0; i < hands; ++i) {
    SmallPrime<modulus, up_to_sign> hand(random_hand(random, cards, 4), ordered);
    if (!hand.meets_the_condition()) continue;
    for (const brute::Value& target : hand.by_multiples()) hand.expect_verdict(target, true);
    answers += hand.answers();
    for (const Targets* const targets : {&hand.by_multiples(), &hand.others()}) {
      int left = 5;
      for (const brute::Value& target : *targets) {
        if (left-- == 0) break;
        hand.expect_verdict(target, true);
        if (hand.expect_same_list(target)) ++lists;
      }
    }
    const brute::Value least = {1 - static_cast<brute::Wide>(modulus), 1};
    const bool is_made = hand.others().contains(least) || hand.by_multiples().contains(least);
    if (!up_to_sign) hand.expect_verdict(least, is_made);
  }
  EXPECT_GT(answers, 0U);
  EXPECT_TRUE(lists > 0 || !needs_lists);
}

TEST(Theorem, HoldsForSevenCardsAndSmallPrimes) {
  expect_theorem<59, false>(7, true, part_or_whole(100, 1000), true);
}

TEST(Theorem, HoldsForEightOrderedCardsAndSmallPrimes) {
  expect_theorem<59, false>(8, true, part_or_whole(60, 600), false);
}

#ifdef TWENTYFOUR_WHOLE_DOMAINS
TEST(Theorem, HoldsForMorePrimesAndAnyOrder) {
  expect_theorem<59, true>(7, false, 20, false);
  expect_theorem<127, true>(7, false, 20, true);
  expect_theorem<127, false>(7, false, 20, false);
  expect_theorem<31, false>(8, true, 600, false);
  expect_theorem<61, false>(8, true, 100, false);
  expect_theorem<89, false>(8, true, 100, true);
}
#endif

}  // namespace
}  // namespace twentyfour
