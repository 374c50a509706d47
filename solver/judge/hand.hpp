// What a hand is: four cards, each an integer from 0 to 9999.
//
// Domain: every function of this folder takes hands whose cards lie in [0, kLargestCard] and does
// not check it; hand_reader.hpp lets no other hand through.
#ifndef TWENTYFOUR_SOLVER_JUDGE_HAND_HPP
#define TWENTYFOUR_SOLVER_JUDGE_HAND_HPP

namespace twentyfour {

constexpr int kCardsInHand = 4;
constexpr int kTarget = 24;

struct Hand {
  int cards[kCardsInHand];
};

}  // namespace twentyfour

#endif
