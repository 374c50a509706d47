// A hand in one 64-bit word, sixteen bits a card: what the fast ways through the input deal in.
//
// Whether a hand makes 24 does not depend on the order of its cards, so which of them comes first
// in the word is left to the machine. Domain: cards from 0 to 65535. Cost: a few instructions.
#ifndef TWENTYFOUR_SOLVER_KERNELS_PACKED_HAND_HPP
#define TWENTYFOUR_SOLVER_KERNELS_PACKED_HAND_HPP

#include <cstdint>
#include <cstring>

#include "solver/judge/hand.hpp"

namespace twentyfour {

struct PackedHand {
  std::uint64_t cards;

  // From four cards in a row in memory.
  static PackedHand load(const std::uint16_t* cards) {
    PackedHand hand;
    std::memcpy(&hand.cards, cards, sizeof hand.cards);
    return hand;
  }

  static PackedHand of(const Hand& hand) {
    std::uint16_t cards[kCardsInHand];
    for (int i = 0; i < kCardsInHand; ++i) cards[i] = static_cast<std::uint16_t>(hand.cards[i]);
    return load(cards);
  }

  Hand unpacked() const {
    Hand hand;
    for (int i = 0; i < kCardsInHand; ++i)
      hand.cards[i] = static_cast<int>(cards >> 16 * i & 0xffff);
    return hand;
  }

  bool is_sentinel() const { return cards == 0; }

  // Whether each card is at most 15.
  bool is_small() const { return (cards & 0xfff0fff0fff0fff0) == 0; }

  // Of a small hand: its cards in sixteen bits. Shifts by 48, 36, 24 and 12, added up in one
  // multiplication, bring one card each into the upper sixteen, and nothing else.
  std::uint32_t index() const {
    return static_cast<std::uint32_t>((cards * 0x0001001001001000) >> 48);
  }
};

}  // namespace twentyfour

#endif
