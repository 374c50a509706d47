// Reads hands of any number of cards, in any framing.
#pragma once

#include <algorithm>

#include "solver/expressions/expression.hpp"
#include "solver/judge/counted.hpp"
#include "solver/judge/hand.hpp"
#include "solver/judge/letters.hpp"
#include "solver/judge/number_reader.hpp"
#include "solver/judge/numbers.hpp"

namespace twentyfour {

enum class Framing {
  kSentinel,  // a hand of zeros ends the hands, or the end of the input
  kCounted,   // the number of hands comes first
  kEof,       // the end of the input ends the hands
};

struct FramedReader : NumberReader {
  int cards[kMostCards];
  int cards_in_hand = kCardsInHand;
  long long hands = -1;  // their number, once known
  long long hands_read = 0;
  Framing framing = Framing::kSentinel;

  bool awaits_count() const { return framing == Framing::kCounted && hands < 0; }

  Reading read() {
    if (awaits_count()) {
      const Reading reading = read_numbers<number_of>(&hands, 1, kMostHands);
      if (reading != Reading::kAll) return reading;
    }
    if (hands_read == hands) return Reading::kEnd;
    const Reading reading = read_numbers<number_or_letter>(cards, cards_in_hand, kLargestCard);
    if (reading != Reading::kAll) return reading;
    const auto is_zero = [](int card) { return card == 0; };
    if (framing == Framing::kSentinel && std::all_of(cards, cards + cards_in_hand, is_zero)) {
      return Reading::kEnd;
    }
    ++hands_read;
    return Reading::kAll;
  }
};

}  // namespace twentyfour
