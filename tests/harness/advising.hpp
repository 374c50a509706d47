// What was seen, and what to try.
#pragma once

#include <string>
#include <vector>

#include "tests/harness/explaining.hpp"
#include "tests/harness/marking.hpp"
#include "tests/harness/options.hpp"
#include "tests/harness/puzzles.hpp"
#include "tests/harness/reading.hpp"

namespace twentyfour {

// Lines without line ends: what stands in the output beside the answers, the cause, and which
// option may help. If all is right, for which cards.
std::vector<std::string> advise(const std::vector<PuzzleFile>& files,
                                const std::vector<FileOutput>& outputs, const Marking& marking,
                                const Explanation& explanation, const RefereeOptions& options);

}  // namespace twentyfour
