// A hand: four cards from 0 to 9999.
#ifndef TWENTYFOUR_SOLVER_JUDGE_HAND_HPP
#define TWENTYFOUR_SOLVER_JUDGE_HAND_HPP

namespace twentyfour {

constexpr int kTarget = 24;
constexpr int kCardsInHand = 4;

struct Hand {
  int cards[kCardsInHand];
};

}  // namespace twentyfour

#endif
