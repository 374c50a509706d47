// Remembers which hands of cards up to 15 make 24, in a table, all 0 at first.
// A hand is solved in ascending order; other orders get a copy of its verdict.
#ifndef TWENTYFOUR_SOLVER_JUDGE_VERDICTS_HPP
#define TWENTYFOUR_SOLVER_JUDGE_VERDICTS_HPP

#include <algorithm>

#include "solver/judge/hand.hpp"

namespace twentyfour {

template <class Solver = bool (*)(const Hand&)>
struct Verdicts {
  static constexpr int kTableSize = 1 << 16;
  static constexpr unsigned char kYes = 1;
  static constexpr unsigned char kKnown = 2;

  unsigned char* table;
  Solver solver;

  static bool is_uncached(const int* cards) {
    return (cards[0] | cards[1] | cards[2] | cards[3]) > 15;
  }

  bool find(const int* cards) const {
    Hand hand = {{cards[0], cards[1], cards[2], cards[3]}};
    if (is_uncached(cards)) return solver(hand);
    unsigned char& entry = entry_of(cards);
    if (entry == 0) {
      std::sort(hand.cards, hand.cards + kCardsInHand);
      unsigned char& verdict = entry_of(hand.cards);
      if (verdict == 0) verdict = solver(hand) ? kKnown | kYes : kKnown;
      entry = verdict;
    }
    return (entry & kYes) != 0;
  }

  unsigned char& entry_of(const int* cards) const {
    return table[cards[0] | cards[1] << 4 | cards[2] << 8 | cards[3] << 12];
  }
};

}  // namespace twentyfour

#endif
