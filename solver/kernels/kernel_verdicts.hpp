// Verdicts on hands of four cards, for any question: the table of judge/verdicts.hpp with any
// function behind it.
//
// Where the order of the cards matters, each order has a verdict of its own. Otherwise a hand is
// solved once, with its cards in ascending order, and other orders get a copy of its verdict.
#pragma once

#include <cstdint>
#include <functional>
#include <utility>

#include "solver/judge/hand.hpp"
#include "solver/judge/verdicts.hpp"

namespace twentyfour {

// The verdict on a hand. It may throw.
using HandSolver = std::function<bool(const Hand& hand)>;

struct KernelVerdicts {
  // @param entries  Verdicts::kTableSize entries, 0 at first
  // @param order_matters  whether each order of a hand is a question of its own
  KernelVerdicts(unsigned char* entries, HandSolver hand_solver, bool order_matters = false)
      : table(entries), solver(std::move(hand_solver)), ordered(order_matters) {}

  unsigned char* table;
  HandSolver solver;
  bool ordered;

  // How many hands with a card above 15 the solver was asked about: they are in no table.
  mutable std::uint64_t wide_hands = 0;

  // Asks the solver if the verdict is not in the table. If that throws, the table stays as it was.
  bool find(const int* cards) const;
};

}  // namespace twentyfour
