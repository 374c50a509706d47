// Verdicts on hands of four cards, for any question: the table of judge/verdicts.hpp with any
// function behind it.
//
// Where the order of the cards matters, each order has a verdict of its own. Otherwise a hand is
// solved once, with its cards in ascending order, and other orders get a copy of its verdict.
#pragma once

#include <functional>

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
  bool find(const int* cards) const;
};

}  // namespace twentyfour
