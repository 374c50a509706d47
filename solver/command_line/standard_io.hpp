// What the program does with standard input, output and error, and the exit status that follows.
#pragma once

#include <string>
#include <string_view>

#include "solver/input/query.hpp"

namespace twentyfour {

// Greater is worse. The last two are for a check of one answer.
enum ExitStatus {
  kSuccess = 0,
  kFailure = 1,
  kWrongUsage = 2,
  kWrongAnswer = 1,
  kCheckFailed = 2,
};

// Prints a message on standard error.
void say(const std::string& message);

// Prints the reason on standard error. Returns kFailure.
ExitStatus fail(const std::string& reason);

// Prints why no more is answered, closes standard output, and reports if that fails: the answers so
// far may be lost. Returns kFailure.
ExitStatus end_early(const std::string& reason);

// Writes a text to standard output, closes it, and reports if that fails.
ExitStatus write_text(std::string_view text);

// Answers standard input as is asked, closes standard output, and reports errors. Call it once
// in a process.
// @throws std::bad_alloc; OutOfMemory where a hand needs too much memory: all hands before it are
// answered
ExitStatus answer_input(const Query& asked);

}  // namespace twentyfour
