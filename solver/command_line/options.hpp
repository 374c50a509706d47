// What the command line asks for.
#ifndef TWENTYFOUR_SOLVER_COMMAND_LINE_OPTIONS_HPP
#define TWENTYFOUR_SOLVER_COMMAND_LINE_OPTIONS_HPP

#include <string>
#include <variant>

#include "solver/judge/problem.hpp"
#include "solver/loops/task.hpp"

namespace twentyfour {

// Answer the hands of standard input.
struct AnswerInput {
  Task task;
  Framing framing;
  bool shows_progress;
};

// The same with games, each of which says how many cards it has, and which target.
struct AnswerGames {
  Task task;
  bool shows_progress;
};

// The same with one hand, given as arguments.
struct AnswerHand {
  Task task;
  Cards hand;
};

struct ShowHelp {};

struct ShowVersion {};

struct ShowJudges {};

// A command line that asks for nothing the program can do, and why.
struct UsageError {
  std::string reason;
};

using Request = std::variant<AnswerInput, AnswerGames, AnswerHand, ShowHelp, ShowVersion,
                             ShowJudges, UsageError>;

// Takes main's arguments, and may reorder argv. Not to be called twice in a process: it stands on
// getopt_long, which keeps its place in globals.
Request parse_command_line(int argc, char** argv);

}  // namespace twentyfour

#endif
