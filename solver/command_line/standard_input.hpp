// Answers standard input as a run asks, and reports its errors on standard error.
#pragma once

#include "solver/answering/run.hpp"
#include "solver/command_line/exit_status.hpp"

namespace twentyfour {

// Call it once in a process: it closes standard output after the answers.
// @throws TooManyExpressions, std::bad_alloc: all hands before the one that failed are answered
ExitStatus answer_input(const Run& run);

}  // namespace twentyfour
