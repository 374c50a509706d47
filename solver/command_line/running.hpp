// What a request comes to: what is read and written, the messages, and the exit status. Everything
// that is asked for by a command line is done here, for the program and for the library.
#pragma once

#include "solver/answering/loops.hpp"
#include "solver/command_line/console.hpp"
#include "solver/command_line/request_builder.hpp"

namespace twentyfour {

// Greater is worse. The last two are for a check of one answer.
enum ExitStatus {
  kSuccess = 0,
  kFailure = 1,
  kWrongUsage = 2,
  kWrongAnswer = 1,
  kCheckFailed = 2,
};

// @param memory  all zeros, or as the last run of the same request has left it
// @throws std::bad_alloc where there is no memory even for a message
ExitStatus run(const Request& request, Console& console, LoopMemory& memory);

}  // namespace twentyfour
