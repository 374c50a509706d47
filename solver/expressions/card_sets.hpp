// Sets of the cards of a hand, and how they are split in two.
//
// Equal cards are interchangeable. So one set represents all sets with the same numbers: the set
// that has the first of equal cards. Of the splits that differ by an exchange of equal cards, the
// search tries one: the lexicographically first. Ordered cards keep their
// places: all cards of one side come before all of the other, and equal cards are not
// interchangeable.
// Domain: at most 8 cards.
// Cost: a few nanoseconds a set.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/expressions/deal.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

// One bit for each card.
using CardSet = unsigned;

constexpr std::size_t kMostSets = std::size_t{1} << kMostCards;

// A table, because not every processor has an instruction that counts bits. With std::popcount
// instead, lists of 5 and 6 cards take 1.18 times as many instructions.
constexpr auto kSetSizes = [] {
  std::array<std::uint8_t, kMostSets> sizes = {};
  for (unsigned i = 1; i < kMostSets; ++i) {
    sizes[i] = static_cast<std::uint8_t>(sizes[i / 2] + i % 2);
  }
  return sizes;
}();

constexpr unsigned size_of(CardSet cards) {
  return kSetSizes[cards];
}

constexpr bool is_single(CardSet cards) {
  return (cards & (cards - 1)) == 0;
}

// Whether the cards are neighbours.
constexpr bool is_contiguous(CardSet cards) {
  return ((cards + (cards & -cards)) & cards) == 0;
}

// Whether all cards of a set come before those of another.
constexpr bool comes_before(CardSet set, CardSet other) {
  return set < (other & -other);
}

class CardSets {
 public:
  CardSets(const Deal& deal, bool ordered)
      : cards_(ordered ? deal : deal.sorted()), all_((1U << deal.size()) - 1), ordered_(ordered) {
    for (std::size_t i = 0; i + 1 < cards_.size() && !ordered_; ++i) {
      if (cards_.begin()[i] == cards_.begin()[i + 1]) equal_to_next_ |= CardSet{1} << i;
    }
  }

  CardSet all() const { return all_; }

  // The only card of the set.
  std::int64_t card(CardSet set) const { return cards_.begin()[std::countr_zero(set)]; }

  // The set with the same numbers that has the first of equal cards.
  CardSet representative(CardSet set) const {
    for (;;) {
      const CardSet movable = set >> 1 & ~set & equal_to_next_;
      if (movable == 0) return set;
      set = (set & ~(movable << 1)) | movable;
    }
  }

  // Calls visit(first, others) with each split of a representative in two representatives, until it
  // returns true. The side `first` has the first card of the set.
  template <class Visit>
  void for_each_split(CardSet set, const Visit& visit) const {
    const CardSet rest = set & (set - 1);
    for (CardSet others = rest; others != 0; others = (others - 1) & rest) {
      const CardSet first = set & ~others;
      const bool is_taken =
          ordered_ ? comes_before(first, others) : (others & equal_to_next_ & first >> 1) == 0;
      if (is_taken && visit(first, representative(others))) return;
    }
  }

 private:
  Deal cards_;
  CardSet all_;
  bool ordered_;
  CardSet equal_to_next_ = 0;  // never of ordered cards
};

// The sets of cards that make a value: all cards or, where cards may be left out, any. Of those
// with the same numbers the representative; those of few cards first.
inline std::vector<CardSet> sets_within(const CardSets& sets, const Rules& rules) {
  if (!rules.subsets) return {sets.all()};
  std::vector<CardSet> within;
  for (CardSet set = 1; set <= sets.all(); ++set) {
    if (sets.representative(set) == set) within.push_back(set);
  }
  std::stable_sort(within.begin(), within.end(),
                   [](CardSet x, CardSet y) { return size_of(x) < size_of(y); });
  return within;
}

}  // namespace twentyfour
