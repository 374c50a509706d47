// The classic ways of solving the game, under one signature, for tests to compare and for
// benchmarks to race. Cards from 0 to 9999, not checked; any order.
#pragma once

#include <vector>

#include "solver/judge/hand.hpp"

namespace twentyfour {

struct Engine {
  const char* name;  // letters, digits and underscores
  bool (*solvable)(const Hand& hand);
};

// The first is the reference: the one written to be read as the definition of the game.
const std::vector<Engine>& engines();

}  // namespace twentyfour
