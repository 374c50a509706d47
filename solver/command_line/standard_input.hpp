// Answers standard input, as a request asks, and says on standard error what is wrong with it.
#ifndef TWENTYFOUR_SOLVER_COMMAND_LINE_STANDARD_INPUT_HPP
#define TWENTYFOUR_SOLVER_COMMAND_LINE_STANDARD_INPUT_HPP

#include "solver/command_line/exit_status.hpp"
#include "solver/command_line/options.hpp"
#include "solver/kernels/kernels.hpp"

namespace twentyfour {

// Each to the end of the hands. Once in a process: standard output is closed behind the answers.
// @throws std::bad_alloc where a hand takes more memory than there is; those before it have been
// answered
ExitStatus answer_input(const AnswerInput& request, const Kernel& kernel);
ExitStatus answer_games(const AnswerGames& request);

}  // namespace twentyfour

#endif
