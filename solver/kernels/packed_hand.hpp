// Answers many hands at once, each in one 32-bit word with eight bits for each card.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "solver/judge/hand.hpp"
#include "solver/judge/verdicts.hpp"
#include "solver/kernels/chunks.hpp"
#include "solver/kernels/kernel_state.hpp"

namespace twentyfour {

struct PackedHand {
  std::uint32_t cards;

  static PackedHand load(const unsigned char* cards) {
    return {load_little_endian<std::uint32_t>(cards)};
  }

  Hand unpacked() const {
    Hand hand;
    for (int i = 0; i < kCardsInHand; ++i) hand.cards[i] = static_cast<int>(cards >> 8 * i & 0xff);
    return hand;
  }

  bool is_sentinel() const { return cards == 0; }

  bool is_uncached() const { return (cards & 0xf0f0f0f0) != 0; }

  // The place in the table of verdicts. Domain: not is_uncached().
  std::uint32_t index() const {
    const std::uint32_t pairs = (cards | cards >> 4) & 0x00ff00ff;
    return (pairs | pairs >> 8) & 0xffff;
  }
};

constexpr std::ptrdiff_t kHandsAtOnce = 64;

// Writes the lines of a multiple of four hands, kHandsAtOnce at most, at `out`. Returns the place
// after them, or nullptr if a verdict is not in the table. (`table` is kept in a register, as `at`
// in put_four().)
template <bool kAreNarrow>
char* write_known_lines(const unsigned char* cards, std::ptrdiff_t hands,
                        const unsigned char* table, const VerdictLines& lines, char* out) {
  std::uint32_t any = 0;
  std::uint32_t indices[kHandsAtOnce];
  for (std::ptrdiff_t i = 0; i < hands; ++i) {
    const PackedHand hand = PackedHand::load(cards + i * kCardsInHand);
    any |= hand.cards;
    indices[i] = hand.index();
  }
  if (PackedHand{any}.is_uncached()) return nullptr;
  for (std::ptrdiff_t i = 0; i < hands; i += 4) {
    const unsigned a = table[indices[i]];
    const unsigned b = table[indices[i + 1]];
    const unsigned c = table[indices[i + 2]];
    const unsigned d = table[indices[i + 3]];
    if ((a & b & c & d & Verdicts<>::kKnown) == 0) return nullptr;
    const unsigned yes = a + 2 * b + 4 * c + 8 * d - 15 * Verdicts<>::kKnown;
    out = lines.put_four<kAreNarrow>(out, yes);
  }
  return out;
}

// Answers hands up to the sentinel. Returns their number.
inline std::ptrdiff_t answer_hands(const unsigned char* cards, std::ptrdiff_t hands,
                                   KernelState& state) {
  const auto& write_known =
      state.lines.are_narrow() ? write_known_lines<true> : write_known_lines<false>;
  std::ptrdiff_t hand = 0;
  while (hand < hands) {
    const std::ptrdiff_t left = hands - hand;
    const std::ptrdiff_t some = left < 4 ? left : std::min(left / 4 * 4, kHandsAtOnce);
    char* out = nullptr;
    if (left >= 4) {
      out = write_known(cards + hand * kCardsInHand, some, state.verdicts.table, state.lines,
                        state.lines.end());
    }
    if (out != nullptr) {
      state.lines.set_end(out);
      hand += some;
      continue;
    }
    for (const std::ptrdiff_t next = hand + some; hand < next; ++hand) {
      const PackedHand packed = PackedHand::load(cards + hand * kCardsInHand);
      if (packed.is_sentinel()) return hand;
      state.answer(packed.unpacked().cards);
    }
  }
  return hand;
}

}  // namespace twentyfour
