// What is said and done at the end of the program, and its exit status.
#ifndef TWENTYFOUR_SOLVER_COMMAND_LINE_EXIT_STATUS_HPP
#define TWENTYFOUR_SOLVER_COMMAND_LINE_EXIT_STATUS_HPP

#include <algorithm>
#include <string>
#include <string_view>

#include "solver/command_line/messages.hpp"
#include "solver/loops/placed_reader.hpp"

namespace twentyfour {

enum ExitStatus { kSuccess = 0, kFailure = 1, kWrongUsage = 2 };

inline ExitStatus worse(ExitStatus x, ExitStatus y) {
  return std::max(x, y);
}

// Says why on standard error. Returns kFailure.
ExitStatus fail(const std::string& reason);

// The same where `what` failed for the reason in errno.
ExitStatus fail_at(const char* what);

// A closed pipe ends the program as it ends others: by its signal, in silence.
ExitStatus write_failed();

ExitStatus close_output();

// Writes a text to standard output, and closes it.
ExitStatus write_text(std::string_view text);

// Turns what a loop over hands came to into a message and a status.
template <class Source>
ExitStatus report(Outcome outcome, const Source& source) {
  switch (outcome) {
    case Outcome::kEnd:
      return close_output();
    case Outcome::kWriteFailed:
      return write_failed();
    case Outcome::kReadFailed:
      fail_at("cannot read <stdin>");
      break;
    default:
      fail(input_error(outcome, source));
  }
  // The answers before the error may be lost yet, which is to be said too.
  close_output();
  return kFailure;
}

}  // namespace twentyfour

#endif
