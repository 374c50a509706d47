// Reads hands to the end of the input.
#ifndef TWENTYFOUR_SOLVER_JUDGE_EOF_HPP
#define TWENTYFOUR_SOLVER_JUDGE_EOF_HPP

#include "solver/judge/hand.hpp"
#include "solver/judge/tokens.hpp"

namespace twentyfour {

template <NumberOf card_of>
struct EofReader : NumberReader {
  int cards[kCardsInHand];

  Reading read() { return read_numbers<card_of>(cards, kCardsInHand, kLargestCard); }
};

}  // namespace twentyfour

#endif
