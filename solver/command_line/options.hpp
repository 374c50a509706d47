// What the command line asks for.
#pragma once

#include <string>
#include <variant>

#include "solver/answering/task.hpp"
#include "solver/judge/problem.hpp"

namespace twentyfour {

// Answer the hands of standard input, or its games, each with a number of cards and a target.
struct AnswerInput {
  Task task = {};
  Framing framing = Framing::kSentinel;  // of hands
  bool has_games = false;
  bool shows_progress = false;
  int jobs = 0;  // the most searches at once; 0 for as many as there are processors
};

// Answer one hand, given as arguments.
struct AnswerHand {
  Task task;
  Cards hand;
};

// Print the help, the version, or the list of judges.
struct PrintText {
  std::string text;
};

// Report why the command line cannot be followed.
struct UsageError {
  std::string reason;
};

using Request = std::variant<AnswerInput, AnswerHand, PrintText, UsageError>;

// Takes the arguments of main, and may reorder argv. Call it once in a process: getopt_long keeps
// its state in global variables.
Request parse_command_line(int argc, char** argv);

}  // namespace twentyfour
