// Answers standard input as a request asks, and reports its errors on standard error.
#pragma once

#include "solver/command_line/exit_status.hpp"
#include "solver/command_line/options.hpp"
#include "solver/kernels/kernels.hpp"

namespace twentyfour {

// Call it once in a process: it closes standard output after the answers.
// @throws std::bad_alloc if a hand needs too much memory; all hands before it are answered
ExitStatus answer(const AnswerInput& request, const Kernel& kernel);

}  // namespace twentyfour
