// Which answers are right?
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/answering/solver.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/input/query.hpp"
#include "tests/harness/options.hpp"
#include "tests/harness/puzzles.hpp"
#include "tests/harness/reading.hpp"

namespace twentyfour {

enum class Mark {
  kRight,
  // Wrong.
  kWrongYes,         // there is no solution, or the answer is wrong
  kWrongNo,          // there is a solution, or the answer is right
  kWrongExpression,  // for a hand with a solution
  // Neither right nor wrong.
  kNoAnswer,
  kNotJudged,  // what was printed cannot be read, or nobody knows which hand it is for
  kTooMuchOutput,
  kCrashed,
  kTimedOut,
  kNotTried,  // because too many before it timed out
};
constexpr std::size_t kMarks = 10;

// In the order of the marks.
constexpr std::array<std::string_view, kMarks> kNamesOfMarks = {
    "right",      "wrong YES",       "wrong NO", "wrong expressions", "no answer",
    "not judged", "too much output", "crashed",  "timed out",         "not tried"};

struct Marked {
  Mark mark = Mark::kNotTried;
  std::optional<bool> says_yes = {};  // what the answer comes to, where there is one
  std::string said = {};              // as it was printed, with the reason why it is wrong
  std::string wrong_expression = {};  // with kWrongExpression
  std::vector<Seen> seen = {};
  bool is_by_failure = false;  // nothing says it, and the process ends badly

  bool is_wrong() const { return mark >= Mark::kWrongYes && mark <= Mark::kWrongExpression; }
};

using Marks = std::vector<std::vector<Marked>>;  // by file, then by puzzle

bool are_right(const std::vector<Marked>& marks);

// What is right by the rules of a run. Keeps what a solver remembers from one hand to the next. For
// one thread.
class RightAnswers {
 public:
  explicit RightAnswers(const RefereeOptions& options)
      : RightAnswers(options.query, options.expect) {}
  RightAnswers(const Query& query, Expect expect);

  // Whether the hand has a solution or, for a scorer, the answer to it is right.
  bool is_yes(const Puzzle& puzzle);

  // Why an expression is wrong; empty if it is right.
  std::string flaw(const Puzzle& puzzle, std::string_view expression) const;

  // The right answer: a word or, where expressions are expected, the easiest, if there is one.
  std::string expected(const Puzzle& puzzle);

 private:
  Deal deal_of(const Puzzle& puzzle) const;

  const Expect expect_;
  const Query query_;  // of the solver
  Solver solver_{query_};
};

// What a program does in place of an answer, for certain cards only.
struct Refusal {
  Ending ending;
  std::string said;            // with Ending::kUsual
  bool is_of_letters = false;  // of all hands with a card that has one: A, J, Q or K
  CardRange range = {};        // otherwise: of all hands with a card outside
};

struct Marking {
  Marks marks = {};
  bool are_unread = false;  // no output has an answer that can be read, and not all say NO
  std::optional<Refusal> refusal = {};
};

// Where expressions are expected, a text without one says NO if some output has an answer that can
// be read, or if each such text has the word for NO. Otherwise these texts are not judged. Neither
// is a text with which a program refuses hands by their cards.
Marking mark(const std::vector<PuzzleFile>& files, const std::vector<FileOutput>& outputs,
             const RefereeOptions& options);

}  // namespace twentyfour
