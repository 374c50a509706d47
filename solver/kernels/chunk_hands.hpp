// Hands in any layout, from many chunks at a time: first the cards of all chunks, then their hands.
//
// What the last chunk holds of a hand that goes on is left unread, so nothing is kept from one call
// to the next. Cost: that of the chunks, and a nanosecond a hand that has been seen before.
#ifndef TWENTYFOUR_SOLVER_KERNELS_CHUNK_HANDS_HPP
#define TWENTYFOUR_SOLVER_KERNELS_CHUNK_HANDS_HPP

#include <cstddef>
#include <cstdint>

#include "solver/judge/verdicts.hpp"
#include "solver/kernels/answers.hpp"
#include "solver/kernels/chunks.hpp"
#include "solver/kernels/four_hands.hpp"
#include "solver/kernels/packed_hand.hpp"

namespace twentyfour {

// Short, so that tidy lines further on are found soon, and the cards stay in the nearest cache.
constexpr int kChunksAtOnce = 32;

// Answers hands up to the sentinel. Returns how many that are.
inline std::ptrdiff_t answer_hands(const std::uint16_t* cards, std::ptrdiff_t hands,
                                   Verdicts& verdicts, Answers& answers) {
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
    out = Answers::put(out, verdicts.find(hand_at(hand).unpacked().cards));
    ++hand;
  }
  answers.set_end(out);
  return hand;
}

// Goes back from `at`, but not beyond `from`, over the number that may have been begun and as many
// cards as that. Between the two is nothing but numbers and white space.
inline const char* before_cards(const char* from, const char* at, std::ptrdiff_t cards) {
  const auto is_digit = [](char byte) { return byte >= '0' && byte <= '9'; };
  while (at != from && is_digit(at[-1])) --at;
  for (; cards > 0; --cards) {
    while (!is_digit(at[-1])) --at;
    while (at != from && is_digit(at[-1])) --at;
  }
  return at;
}

// Reads up to kChunksAtOnce chunks from `at` on. Returns where the cards end, and leaves `at`
// behind the last chunk that could be read.
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

// Where answer_chunks() has stopped.
struct ChunksEnd {
  const char* at;     // the first unread byte: white space before a hand, or its first card
  const char* retry;  // calls before here cannot read the chunk that stopped this one
};

// Answers hands from `from` on, where a hand begins, up to the sentinel, to a chunk that Chunks
// cannot read, or to the last whole chunk before `end`. The byte before `from` must be no digit,
// and Chunks::kLookback bytes before it readable. AnswerHands: as answer_hands() above.
template <class Chunks, class AnswerHands>
ChunksEnd answer_chunks(const char* from, const char* end, Verdicts& verdicts, Answers& answers,
                        const AnswerHands& answer_hands) {
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
