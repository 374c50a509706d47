// Reads as many hands as the number that comes first says.
#ifndef TWENTYFOUR_SOLVER_JUDGE_COUNTED_HPP
#define TWENTYFOUR_SOLVER_JUDGE_COUNTED_HPP

#include "solver/judge/hand.hpp"
#include "solver/judge/tokens.hpp"

namespace twentyfour {

constexpr long long kMostHands = 1000000000000000;

template <NumberOf card_of>
struct CountedReader : NumberReader {
  int cards[kCardsInHand];
  long long hands_left = -1;  // once known

  Reading read() {
    if (hands_left < 0) {
      const Reading reading = read_numbers<number_of>(&hands_left, 1, kMostHands);
      if (reading != Reading::kAll) return reading;
    }
    if (hands_left == 0) return Reading::kEnd;
    const Reading reading = read_numbers<card_of>(cards, kCardsInHand, kLargestCard);
    if (reading == Reading::kAll) --hands_left;
    return reading;
  }
};

}  // namespace twentyfour

#endif
