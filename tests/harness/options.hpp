// What the command line of the referee asks for.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "solver/checking/template.hpp"
#include "solver/command_line/judges.hpp"
#include "solver/input/query.hpp"
#include "solver/judge/tokens.hpp"

namespace twentyfour {

// How the program is given the hands.
enum class Give {
  kBatch,      // all at once, on standard input
  kStdin,      // a process for each, on standard input
  kArguments,  // a process for each, as arguments
};

// What the program prints.
enum class Expect {
  kWords,        // a word for YES or NO
  kExpressions,  // expressions, if there are any
  kVerdicts,     // whether an answer to a hand is right
  kOutput,       // byte for byte what the case says
};

enum class Format { kText, kJunit };

struct CardRange {
  std::int64_t least = 0;
  std::int64_t most = kLargestCard;

  bool holds_all(std::span<const std::int64_t> cards) const {
    return std::ranges::all_of(cards,
                               [this](std::int64_t card) { return card >= least && card <= most; });
  }

  bool operator==(const CardRange&) const = default;
};

struct RefereeOptions {
  std::vector<std::string> command;  // the program and its arguments
  Give give = Give::kBatch;
  Expect expect = Expect::kWords;
  std::string standard_input;  // of a process for each hand, with places; empty: as in a batch
  bool reads_errors = false;   // standard error is output too
  std::vector<Template> places = {};  // of an answer in an output or, in a batch, in a line
  Query query = {};                   // its framing is that of a batch, and of the file with hands
  const KnownJudge* judge = nullptr;  // gives hands its way
  CardRange range;                    // hands with other cards are left out
  std::string testdata;
  std::vector<std::string> groups;  // or cases
  std::string hands_file;           // in place of groups
  Format format = Format::kText;
  std::string report_file;    // for the report in its format, and the text stays on the screen
  std::string failures_file;  // for what is wrong, a line each
  int jobs = 1;
  std::chrono::milliseconds time_limit{0};  // of a process
  bool keeps_going = false;                 // however many processes time out
  bool allows_any_status = false;           // right answers count however the program ends

  // With Expect::kOutput.
  bool silent_errors = false;
  bool without_arguments = false;

  std::string text;  // print it instead: the help, the version or the list of judges
};

// The command line cannot be followed; what() has the reason.
struct WrongUsage : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// @throws WrongUsage
RefereeOptions parse_referee_options(int argc, char** argv);

}  // namespace twentyfour
