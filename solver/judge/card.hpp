// What a card is: an integer from 0 to 9999, or a letter for one.
#ifndef TWENTYFOUR_SOLVER_JUDGE_CARD_HPP
#define TWENTYFOUR_SOLVER_JUDGE_CARD_HPP

namespace twentyfour {

constexpr int kLargestCard = 9999;

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
