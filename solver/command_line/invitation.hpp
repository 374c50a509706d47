// What a person at a terminal is told to type.
#ifndef TWENTYFOUR_SOLVER_COMMAND_LINE_INVITATION_HPP
#define TWENTYFOUR_SOLVER_COMMAND_LINE_INVITATION_HPP

#include <string>

#include "solver/command_line/options.hpp"

namespace twentyfour {

// A line without its end:
//   four cards a hand; 0 0 0 0 or Ctrl-D ends; --help
std::string invitation(const AnswerInput& request);
std::string invitation(const AnswerGames& request);

}  // namespace twentyfour

#endif
