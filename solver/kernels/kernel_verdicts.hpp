// Verdicts on hands of four cards, for any question: the table of judge/verdicts.hpp with any
// function behind it.
//
// Where the order of the cards matters, each order has a verdict of its own. Otherwise a hand is
// solved once, with its cards in ascending order, and other orders get a copy of its verdict.
#ifndef TWENTYFOUR_SOLVER_KERNELS_KERNEL_VERDICTS_HPP
#define TWENTYFOUR_SOLVER_KERNELS_KERNEL_VERDICTS_HPP

#include <algorithm>
#include <functional>
#include <iterator>

#include "solver/judge/hand.hpp"
#include "solver/judge/verdicts.hpp"

namespace twentyfour {

// The verdict on a hand. It may throw.
using HandSolver = std::function<bool(const Hand& hand)>;

struct KernelVerdicts {
  unsigned char* table;  // Verdicts::kTableSize entries, 0 at first
  HandSolver solver;
  bool ordered = false;  // whether the order of the cards matters

  // Asks the solver if the verdict is not in the table. If that throws, the table stays as it was.
  bool find(const int* cards) const {
    Hand hand = {{cards[0], cards[1], cards[2], cards[3]}};
    if ((cards[0] | cards[1] | cards[2] | cards[3]) > 15) return solver(hand);
    unsigned char& entry = entry_of(cards);
    if (entry == 0) {
      if (!ordered) std::sort(std::begin(hand.cards), std::end(hand.cards));
      unsigned char& verdict = entry_of(hand.cards);
      if (verdict == 0)
        verdict = solver(hand) ? Verdicts::kKnown | Verdicts::kYes : Verdicts::kKnown;
      entry = verdict;
    }
    return (entry & Verdicts::kYes) != 0;
  }

 private:
  unsigned char& entry_of(const int* cards) const {
    return table[cards[0] | cards[1] << 4 | cards[2] << 8 | cards[3] << 12];
  }
};

}  // namespace twentyfour

#endif
