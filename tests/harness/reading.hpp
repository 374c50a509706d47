// What processes say, before it is compared with what is right.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/harness/asking.hpp"
#include "tests/harness/options.hpp"
#include "tests/harness/printed.hpp"
#include "tests/harness/puzzles.hpp"

namespace twentyfour {

// What is seen in an output, where an option may help (advising.hpp).
enum class Seen {
  kNothing,
  kAnswersOnErrors,    // standard output is empty
  kFailsAfterAnswers,  // the process has answered, and then ends badly
  kFailsWithText,      // the process has printed something, and ends badly
  kReadsOn,            // the process fails where its input ends
  kWantsOneCard,       // the process fails where it reads a line as a number
  kFailsWithErrors,    // the process has a line on standard error alone, and ends badly
  kNeverEnds,          // though it answers
  kBothWords,          // the words for YES and NO
  kExpressions,        // where words are expected
  kOtherOperator,      // one that is not allowed
  kUnreadableAnswer,   // an expression, or what may be one
  kUsage,              // how the program is used, or that it finds no arguments
  kNoAnswer,           // a text in which nothing is an answer
  kDoubtfulNo,         // such a text, which may or may not say NO
  kOtherCase,          // but for the case of letters, a word for YES or NO
  kSilence,            // not even a text
  kFailsByItself,      // the process has text on standard error, and ends badly
};

enum class Ending { kNotTried, kUsual, kCrashed, kTimedOut, kFlooded };

// What the program printed for one puzzle, which may be no answer.
struct Response {
  Ending ending = Ending::kUsual;
  std::string said = {};          // as it was printed, or how the process ended
  std::optional<bool> word = {};  // whether the last word is that for YES
  Printed printed = {};           // expressions, where they are expected or there is no word
  bool is_unmatched = false;      // nobody knows which lines are for which hand
  int status = 0;                 // of the process
  std::vector<Seen> seen = {};

  bool has(Seen what) const { return std::ranges::find(seen, what) != seen.end(); }
};

// The lines of a batch that may be answers. If there is not one for each hand, nobody knows which
// belongs to which, and no hand has an answer.
struct BatchLines {
  std::size_t hands = 0;
  std::size_t lines = 0;    // without the banner
  std::string banner = {};  // the first line, if the other lines are as many as the hands
  bool has_ended = true;    // by itself: otherwise later lines may only be missing
  bool is_row = false;      // the only line has a word for each of several hands

  bool fits() const { return lines == hands || !has_ended; }
};

// "49 answers to 48 hands"
std::string answers_to_hands(const BatchLines& lines);

// What the program printed for the puzzles of a file: a response to each, in their order.
struct FileOutput {
  std::vector<Response> responses = {};
  BatchLines lines = {};  // with Give::kBatch; otherwise of no hands
  double seconds = 0;
};

// By file. With Give::kBatch each line is the answer to a hand; if there are more lines than hands,
// those without a word do not count, and of one line too many the first, if it is no answer and
// like no other. A process for one puzzle has its answer anywhere; what the outputs for three hands
// have in common is no answer to any.
std::vector<FileOutput> read_outputs(const std::vector<PuzzleFile>& files,
                                     const std::vector<ProcessRun>& runs,
                                     const RefereeOptions& options);

}  // namespace twentyfour
