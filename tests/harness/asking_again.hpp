// Does a program answer the same twice?
#pragma once

#include <string>
#include <vector>

#include "tests/harness/options.hpp"
#include "tests/harness/puzzles.hpp"
#include "tests/harness/trials.hpp"

namespace twentyfour {

// Gives the hands that are wrong once more, or the batches that have one; at most a hundred
// processes. Says how many get another answer, and the first; empty if none does.
// @throws std::system_error if the program cannot be started
std::string changes_if_asked_again(const std::vector<PuzzleFile>& files, const Tried& tried,
                                   const RefereeOptions& options);

}  // namespace twentyfour
