// Which known mistake does a program make? Compares its answers with those of the wrong programs
// and the wrong scorers.
#pragma once

#include <string>
#include <vector>

#include "tests/harness/options.hpp"
#include "tests/harness/puzzles.hpp"
#include "tests/harness/trials.hpp"

namespace twentyfour {

// The mistakes that explain most of the wrong answers, on the hands that the program or the mistake
// gets wrong, among the first 10,000 of each file:
//   answers like a program that divides integers (integer-division): 39 of 39
// Empty if no YES or NO is wrong, or the mistakes are not known under these rules.
std::string diagnosis(const std::vector<PuzzleFile>& files, const Tried& tried,
                      const RefereeOptions& options);

}  // namespace twentyfour
