// What cannot be judged, why, and which option may help.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "tests/harness/options.hpp"
#include "tests/harness/puzzles.hpp"
#include "tests/harness/trials.hpp"

namespace twentyfour {

// How hands may be given otherwise.
std::string give_hint(const RefereeOptions& options);

// If no output at all has an answer that can be read, marks its texts as not judged. Where
// expressions are expected, an output without an expression is then not an answer, unless that is
// right everywhere, or all are the word for NO.
// @returns hints, a line each, without the last line end
std::string set_aside(const std::vector<PuzzleFile>& files, Tried& tried,
                      const RefereeOptions& options);

// If all is right, for which cards, and which group would tell more. Empty for scorers.
std::string reach(const std::vector<PuzzleFile>& files, const Tried& tried,
                  const RefereeOptions& options);

// If a program answers all hands right whose cards are in a range that programs are written for,
// and some others not: which range. Empty for scorers.
std::string usual_range_without_mistakes(const std::vector<PuzzleFile>& files, const Tried& tried,
                                         const RefereeOptions& options);

}  // namespace twentyfour
