// What the command line asks for.
#ifndef TWENTYFOUR_SOLVER_COMMAND_LINE_OPTIONS_HPP
#define TWENTYFOUR_SOLVER_COMMAND_LINE_OPTIONS_HPP

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "solver/expressions/task.hpp"

namespace twentyfour {

// Judge the hands of standard input: four cards, 24, YES or NO.
struct JudgeInput {};

// Do something else with them.
struct AnswerInput {
  Task task;
};

// The same with one hand, given as arguments.
struct AnswerHand {
  Task task;
  std::vector<std::int64_t> hand;
};

struct ShowHelp {};

struct ShowVersion {};

// A command line that asks for nothing the program can do, and why.
struct UsageError {
  std::string reason;
};

using Request =
    std::variant<JudgeInput, AnswerInput, AnswerHand, ShowHelp, ShowVersion, UsageError>;

// Takes main's arguments, and may reorder argv. Not to be called twice in a process: it stands on
// getopt_long, which keeps its place in globals.
Request parse_command_line(int argc, char** argv);

}  // namespace twentyfour

#endif
