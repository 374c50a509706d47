// Runs a program on the cases of testdata/, and compares all that it wrote, byte for byte.
#pragma once

#include "tests/harness/options.hpp"

namespace twentyfour {

// Prints a line for each case, what is wrong with it, and the numbers of cases.
// @returns whether all cases passed
// @throws std::runtime_error, std::system_error
bool compare_outputs(const RefereeOptions& options);

}  // namespace twentyfour
