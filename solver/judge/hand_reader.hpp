// Reads hands: cards, or A T J Q K for 1 10 11 12 13, with white space between them.
#ifndef TWENTYFOUR_SOLVER_JUDGE_HAND_READER_HPP
#define TWENTYFOUR_SOLVER_JUDGE_HAND_READER_HPP

#include "solver/judge/format.hpp"
#include "solver/judge/hand.hpp"

namespace twentyfour {

constexpr int kLargestCard = 9999;
constexpr int kMostCardsInHand = 8;
constexpr long long kMostHands = 1000000000000000;

// The card that a letter stands for, or -1.
inline int letter_card(char letter) {
  constexpr char kLetters[] = "ATJQKatjqk";
  constexpr int kCards[] = {1, 10, 11, 12, 13};
  for (int i = 0; i < 10; ++i) {
    if (letter == kLetters[i]) return kCards[i % 5];
  }
  return -1;
}

// The number from 0 to `most` that a token is, or -1.
inline long long number_of(const char* token, const char* end, long long most) {
  long long number = 0;
  for (; token != end; ++token) {
    if (*token < '0' || *token > '9') return -1;
    number = number * 10 + (*token - '0');
    if (number > most) return -1;
  }
  return number;
}

inline bool is_space(char byte) {
  return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

// kMore: what is left of the block may be a part of a token.
enum class Reading { kHand, kMore, kEnd, kBadToken };

struct HandReader {
  // What is left of a block, which does not begin inside a token.
  const char* at;
  const char* end;
  bool is_last;

  int cards[kMostCardsInHand];
  int cards_in_hand = kCardsInHand;
  int cards_read = 0;
  long long hands = -1;  // their number, once known
  long long hands_read = 0;
  Framing framing = kFraming;

  Reading read() {
    while (hands_read != hands) {
      while (at != end && is_space(*at)) ++at;
      const char* token_end = at;
      while (token_end != end && !is_space(*token_end)) ++token_end;
      if (token_end == end && !is_last) return Reading::kMore;
      if (at == end) return Reading::kEnd;
      const bool is_count = framing == Framing::kCounted && hands < 0;
      long long number = number_of(at, token_end, is_count ? kMostHands : kLargestCard);
      if (number < 0 && token_end - at == 1 && !is_count) number = letter_card(*at);
      if (number < 0) return Reading::kBadToken;
      at = token_end;
      if (is_count) {
        hands = number;
      } else {
        cards[cards_read++] = static_cast<int>(number);
        if (cards_read == cards_in_hand) return end_hand();
      }
    }
    return Reading::kEnd;
  }

  Reading end_hand() {
    int bits = 0;
    while (cards_read > 0) bits |= cards[--cards_read];
    if (framing == Framing::kSentinel && bits == 0) return Reading::kEnd;
    ++hands_read;
    return Reading::kHand;
  }
};

}  // namespace twentyfour

#endif
