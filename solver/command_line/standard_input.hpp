// Answers standard input as a run asks, and reports its errors on standard error.
#pragma once

#include "solver/answering/run.hpp"
#include "solver/command_line/exit_status.hpp"

namespace twentyfour {

// Call it once in a process: it closes standard output after the answers.
// @throws std::bad_alloc, as OutOfMemory where it is a hand that memory is too short for: all hands
// before the one that failed are answered
ExitStatus answer_input(const Run& run);

}  // namespace twentyfour
