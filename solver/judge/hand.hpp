// What a hand is: four cards, each an integer from 0 to 9999.
//
// Domain: every function of this folder takes hands whose cards lie in [0, kLargestCard] and does
// not check it; hand_reader.hpp lets no other hand through.
#ifndef TWENTYFOUR_SOLVER_JUDGE_HAND_HPP
#define TWENTYFOUR_SOLVER_JUDGE_HAND_HPP

namespace twentyfour {

constexpr int kCardsInHand = 4;
constexpr int kMostCardsInHand = 8;  // of hands that are read for other questions than the judge's
constexpr int kLargestCard = 9999;
constexpr int kTarget = 24;

struct Hand {
  int cards[kCardsInHand];
};

// Four zeros: the hand that ends the input and is not answered.
inline bool is_sentinel(const Hand& hand) {
  return (hand.cards[0] | hand.cards[1] | hand.cards[2] | hand.cards[3]) == 0;
}

// The card that a letter stands for, or 0.
inline int letter_card(char byte) {
  switch (byte) {
    case 'A':
    case 'a':
      return 1;
    case 'J':
    case 'j':
      return 11;
    case 'Q':
    case 'q':
      return 12;
    case 'K':
    case 'k':
      return 13;
    default:
      return 0;
  }
}

}  // namespace twentyfour

#endif
