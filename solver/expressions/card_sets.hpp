// Sets of the cards of a hand, and how they are split in two.
//
// Equal cards are interchangeable: of the sets that hold the same numbers one stands for all, the
// one with the first of each. Ordered cards keep their places, and their sets are stretches.
// Domain: at most 8 cards. Cost: a few nanoseconds a set.
#ifndef TWENTYFOUR_SOLVER_EXPRESSIONS_CARD_SETS_HPP
#define TWENTYFOUR_SOLVER_EXPRESSIONS_CARD_SETS_HPP

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace twentyfour {

// A bit a card.
using CardSet = unsigned;

constexpr bool is_single(CardSet cards) {
  return (cards & (cards - 1)) == 0;
}

// Whether they stand side by side.
constexpr bool is_stretch(CardSet cards) {
  return ((cards + (cards & -cards)) & cards) == 0;
}

class CardSets {
 public:
  CardSets(std::vector<std::int64_t> cards, bool ordered)
      : cards_(std::move(cards)), ordered_(ordered) {
    if (!ordered_) std::sort(cards_.begin(), cards_.end());
    for (std::size_t i = 0; !ordered_ && i + 1 < cards_.size(); ++i) {
      if (cards_[i] == cards_[i + 1]) equal_to_next_ |= 1U << i;
    }
  }

  CardSet all() const { return (1U << cards_.size()) - 1; }

  // Of a set of one.
  std::int64_t card(CardSet set) const {
    return cards_[static_cast<std::size_t>(std::countr_zero(set))];
  }

  // Visits, as (left, right), the ways to deal out a set that stands for its like; each side stands
  // for its like too. Where right_is_card, that side is of one card.
  template <class Visit>
  void for_each_split(CardSet set, bool right_is_card, const Visit& visit) const {
    for (CardSet left = (set - 1) & set; left != 0; left = (left - 1) & set) {
      const CardSet right = set & ~left;
      if (right_is_card && !is_single(right)) continue;
      if (ordered_ ? left < right && is_stretch(left) && is_stretch(right)
                   : takes_first(left, set)) {
        visit(left, standing_for(right));
      }
    }
  }

 private:
  // Whether no card is left out of some that is equal to a later one in it.
  bool takes_first(CardSet some, CardSet all) const {
    return (all & ~some & equal_to_next_ & some >> 1) == 0;
  }

  // Moves cards down to places of equal ones that are free.
  CardSet standing_for(CardSet set) const {
    for (CardSet movable = set >> 1 & ~set & equal_to_next_; movable != 0;
         movable = set >> 1 & ~set & equal_to_next_) {
      set = (set & ~(movable << 1)) | movable;
    }
    return set;
  }

  std::vector<std::int64_t> cards_;
  bool ordered_;
  CardSet equal_to_next_ = 0;
};

}  // namespace twentyfour

#endif
