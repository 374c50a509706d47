// Answers hands in any layout, many chunks at a time: first all cards are read, then all hands are
// answered.
//
// An unfinished hand at the end of the last chunk is left unread, so there is no state between two
// calls. Cost: that of the chunks, and a nanosecond for each hand with a known verdict.
#ifndef TWENTYFOUR_SOLVER_KERNELS_CHUNK_HANDS_HPP
#define TWENTYFOUR_SOLVER_KERNELS_CHUNK_HANDS_HPP

#include <cstddef>
#include <cstdint>

#include "solver/kernels/answers.hpp"
#include "solver/kernels/chunks.hpp"
#include "solver/kernels/kernel_verdicts.hpp"
#include "solver/kernels/packed_hand.hpp"

namespace twentyfour {

// A small number, so that tidy lines are soon tried again, and the cards fit into the first cache.
constexpr int kChunksAtOnce = 32;

// Answers hands up to the sentinel. Returns their number. If the solver throws, all hands before
// are answered.
inline std::ptrdiff_t answer_hands(const std::uint16_t* cards, std::ptrdiff_t hands,
                                   const KernelVerdicts& verdicts, Answers& answers) {
  const auto hand_at = [cards](std::ptrdiff_t hand) {
    return PackedHand::load(cards + hand * kCardsInHand);
  };
  const unsigned char* const table = verdicts.table;
  char* out = answers.end();
  std::ptrdiff_t hand = 0;
  while (hand < hands) {
    if (hands - hand >= 4) {
      const PackedHand a = hand_at(hand);
      const PackedHand b = hand_at(hand + 1);
      const PackedHand c = hand_at(hand + 2);
      const PackedHand d = hand_at(hand + 3);
      const PackedHand any = {a.cards | b.cards | c.cards | d.cards};
      if (any.is_small() && answer_four(a, b, c, d, table, answers, out)) {
        hand += 4;
        continue;
      }
    }
    if (hand_at(hand).is_sentinel()) break;
    answers.set_end(out);
    answers.append(verdicts.find(hand_at(hand).unpacked().cards));
    out = answers.end();
    ++hand;
  }
  answers.set_end(out);
  return hand;
}

// Goes back from `at` over an unfinished number, if there is one, and then over this many cards,
// but not beyond `from`. There are only numbers and white space between the two.
inline const char* before_cards(const char* from, const char* at, std::ptrdiff_t cards) {
  const auto is_digit = [](char byte) { return byte >= '0' && byte <= '9'; };
  while (at != from && is_digit(at[-1])) --at;
  for (; cards > 0; --cards) {
    while (!is_digit(at[-1])) --at;
    while (at != from && is_digit(at[-1])) --at;
  }
  return at;
}

// Reads up to kChunksAtOnce chunks, and advances `at` behind the last that could be read. Returns
// the end of the cards.
template <class Chunks>
std::uint16_t* read_chunks(const char*& at, const char* end, std::uint16_t* cards) {
  for (int i = 0; i < kChunksAtOnce && end - at >= Chunks::kLength; ++i) {
    std::uint16_t* const next = Chunks::read(at, cards);
    if (next == nullptr) break;
    cards = next;
    at += Chunks::kLength;
  }
  return cards;
}

// The place at which answer_chunks() has stopped.
struct ChunksEnd {
  const char* at;     // the first unread byte: white space before a hand, or its first card
  const char* retry;  // no call before here can read the chunk that stopped this one
};

// Answers hands from `from`, where a hand begins, up to the sentinel, a chunk that Chunks cannot
// read, or the last whole chunk before `end`. The byte before `from` must be no digit, and
// kLookback bytes before `from` must be readable. AnswerHands: as answer_hands() above.
template <class Chunks, class AnswerHands>
ChunksEnd answer_chunks(const char* from, const char* end, const KernelVerdicts& verdicts,
                        Answers& answers, const AnswerHands& answer_hands) {
  std::uint16_t cards[kChunksAtOnce * kCardsInChunk + kSpareCards];
  const char* at = from;
  const std::ptrdiff_t count = read_chunks<Chunks>(at, end, cards) - cards;
  const bool was_stopped = at - from < kChunksAtOnce * Chunks::kLength;
  const char* const retry = was_stopped ? at + Chunks::kLength : at;
  if (count < kCardsInHand) return {before_cards(from, at, count), retry};
  const std::ptrdiff_t hands = answer_hands(cards, count / kCardsInHand, verdicts, answers);
  return {before_cards(from, at, count - hands * kCardsInHand), retry};
}

}  // namespace twentyfour

#endif
