// Reads hands up to four zeros, or to the end of the input.
#ifndef TWENTYFOUR_SOLVER_JUDGE_SENTINEL_HPP
#define TWENTYFOUR_SOLVER_JUDGE_SENTINEL_HPP

#include "solver/judge/hand.hpp"
#include "solver/judge/tokens.hpp"

namespace twentyfour {

template <NumberOf card_of>
struct SentinelReader : NumberReader {
  int cards[kCardsInHand];

  Reading read() {
    const Reading reading = read_numbers<card_of>(cards, kCardsInHand, kLargestCard);
    if (reading != Reading::kAll) return reading;
    return (cards[0] | cards[1] | cards[2] | cards[3]) == 0 ? Reading::kEnd : Reading::kAll;
  }
};

}  // namespace twentyfour

#endif
