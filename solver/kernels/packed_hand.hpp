// A hand in one 64-bit word, with sixteen bits for each card.
//
// The first card is the one that stands first in memory. Domain: cards from 0 to 65535. Cost: a few
// instructions.
#ifndef TWENTYFOUR_SOLVER_KERNELS_PACKED_HAND_HPP
#define TWENTYFOUR_SOLVER_KERNELS_PACKED_HAND_HPP

#include <cstdint>
#include <cstring>

#include "solver/judge/hand.hpp"
#include "solver/judge/verdicts.hpp"
#include "solver/kernels/answers.hpp"
#include "solver/kernels/machine_words.hpp"

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
    for (int i = 0; i < kCardsInHand; ++i) {
      const int lane = is_little_endian() ? i : kCardsInHand - 1 - i;
      hand.cards[i] = static_cast<int>(cards >> 16 * lane & 0xffff);
    }
    return hand;
  }

  bool is_sentinel() const { return cards == 0; }

  // Whether each card is at most 15.
  bool is_small() const { return (cards & 0xfff0fff0fff0fff0) == 0; }

  // The cards of a small hand in sixteen bits, the first in the lowest. One multiplication adds up
  // shifts by 48, 36, 24 and 12, or by 60, 40, 20 and 0 where the first card is in the upper bits;
  // each of them brings one card, and nothing else, into the upper sixteen bits.
  std::uint32_t index() const {
    constexpr std::uint64_t kFirstIsLow = 0x0001001001001000;
    constexpr std::uint64_t kFirstIsHigh = 0x1000010000100001;
    const std::uint64_t factor = is_little_endian() ? kFirstIsLow : kFirstIsHigh;
    return static_cast<std::uint32_t>((cards * factor) >> 48);
  }
};

// Writes the answers to four small hands at `out`, and advances it. Returns false, and writes
// nothing, unless all four verdicts are known. (The parameter is the table of the verdicts, because
// a loop can keep it in a register; a member would be read again after each store of bytes.)
inline bool answer_four(PackedHand a, PackedHand b, PackedHand c, PackedHand d,
                        const unsigned char* table, const Answers& answers, char*& out) {
  const unsigned first = table[a.index()];
  const unsigned second = table[b.index()];
  const unsigned third = table[c.index()];
  const unsigned fourth = table[d.index()];
  if ((first & second & third & fourth & Verdicts::kKnown) == 0) return false;
  out = answers.put_four(out, (first & Verdicts::kYes) | (second & Verdicts::kYes) << 1 |
                                  (third & Verdicts::kYes) << 2 | (fourth & Verdicts::kYes) << 3);
  return true;
}

}  // namespace twentyfour

#endif
