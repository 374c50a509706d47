// Hands to test with: whole domains of small cards, and the hands known to be hard.
#pragma once

#include <istream>
#include <string>
#include <vector>

#include "solver/judge/hand.hpp"

namespace twentyfour {

// Every hand of cards from `lowest` to `highest`, its cards in ascending order.
inline std::vector<Hand> all_hands(int lowest, int highest) {
  std::vector<Hand> hands;
  for (int a = lowest; a <= highest; ++a) {
    for (int b = a; b <= highest; ++b) {
      for (int c = b; c <= highest; ++c) {
        for (int d = c; d <= highest; ++d) hands.push_back({{a, b, c, d}});
      }
    }
  }
  return hands;
}

// Four zeros.
inline bool is_sentinel(const Hand& hand) {
  return (hand.cards[0] | hand.cards[1] | hand.cards[2] | hand.cards[3]) == 0;
}

// The hands before four zeros; without these, the stream has failed.
inline std::vector<Hand> read_hands(std::istream& in) {
  std::vector<Hand> hands;
  for (Hand hand; in >> hand.cards[0] >> hand.cards[1] >> hand.cards[2] >> hand.cards[3];) {
    if (is_sentinel(hand)) break;
    hands.push_back(hand);
  }
  return hands;
}

inline std::string to_string(const Hand& hand) {
  std::string text;
  for (int card : hand.cards) {
    if (!text.empty()) text += ' ';
    text += std::to_string(card);
  }
  return text;
}

// Make 24, but only by way of a fraction.
inline const std::vector<Hand> kSolvableThroughFractions = {
    {{1, 3, 4, 6}},   {{1, 4, 5, 6}},  {{1, 5, 5, 5}},   {{1, 6, 6, 8}},
    {{3, 3, 7, 7}},   {{3, 3, 8, 8}},  {{4, 4, 7, 7}},   {{2, 4, 10, 10}},
    {{2, 5, 5, 10}},  {{2, 7, 7, 10}}, {{1, 8, 12, 12}}, {{2, 2, 11, 11}},
    {{2, 2, 13, 13}}, {{2, 3, 5, 12}}, {{5, 5, 7, 11}},  {{5, 7, 7, 11}},
};

// Make 24 in ways that people overlook.
inline const std::vector<Hand> kSolvableButHard = {
    {{4, 4, 10, 10}}, {{3, 8, 8, 10}}, {{2, 6, 9, 9}},  {{1, 3, 7, 8}},
    {{1, 2, 7, 7}},   {{2, 5, 7, 8}},  {{3, 6, 6, 10}}, {{2, 9, 10, 12}},
};

}  // namespace twentyfour
