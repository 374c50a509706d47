// What the command line asks for.
#ifndef TWENTYFOUR_SOLVER_COMMAND_LINE_OPTIONS_HPP
#define TWENTYFOUR_SOLVER_COMMAND_LINE_OPTIONS_HPP

#include <string>
#include <variant>

#include "solver/judge/hand.hpp"

namespace twentyfour {

// Answer the hands of standard input.
struct AnswerInput {};

// Answer one hand, given as arguments.
struct AnswerHand {
  Hand hand;
};

struct ShowHelp {};

struct ShowVersion {};

// A command line that asks for nothing the program can do, and why.
struct UsageError {
  std::string reason;
};

using Request = std::variant<AnswerInput, AnswerHand, ShowHelp, ShowVersion, UsageError>;

// Takes main's arguments, and may reorder argv. Not to be called twice in a process: it stands on
// getopt_long, which keeps its place in globals.
Request parse_command_line(int argc, char** argv);

}  // namespace twentyfour

#endif
