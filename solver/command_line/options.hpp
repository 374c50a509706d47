// What the command line asks for.
#pragma once

#include <string>
#include <variant>

#include "solver/answering/run.hpp"
#include "solver/expressions/deal.hpp"

namespace twentyfour {

// A Run answers standard input.

// Answer one hand, given as arguments, or check the answer that follows it.
struct AnswerHand {
  Run run;
  Deal deal;
  std::string answer;   // for kCheck
  bool has_own_number;  // of cards: no option says it
};

// Print the help, the version, or the list of judges.
struct PrintText {
  std::string text;
};

// Report why the command line cannot be followed.
struct UsageError {
  std::string reason;
};

using Request = std::variant<Run, AnswerHand, PrintText, UsageError>;

// Takes the arguments of main, and may reorder argv. Call it once in a process: getopt_long keeps
// its state in global variables.
Request parse_command_line(int argc, char** argv);

}  // namespace twentyfour
