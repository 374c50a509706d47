// Marks what a program printed: which of its answers are right?
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "solver/expressions/deal.hpp"
#include "solver/usual_search/memory.hpp"
#include "tests/harness/found_answers.hpp"
#include "tests/harness/options.hpp"
#include "tests/harness/puzzles.hpp"
#include "tests/support/run_program.hpp"

namespace twentyfour {

enum class Mark {
  kRight,
  kWrongYes,         // there is no solution, or the answer is wrong
  kWrongNo,          // there is a solution, or the answer is right
  kWrongExpression,  // for a hand with a solution
  kWrongCount,       // neither it nor the right number is 0
  kNoAnswer,
  kTooMuchOutput,
  kCrashed,
  kTimedOut,
  kNotTried,  // because too many before it timed out
};
constexpr std::size_t kMarks = 10;

// In the order of the marks.
constexpr std::array<std::string_view, kMarks> kNamesOfMarks = {
    "right",     "wrong YES",       "wrong NO", "wrong expressions", "wrong counts",
    "no answer", "too much output", "crashed",  "timed out",         "not tried"};

struct Marked {
  Mark mark = Mark::kNotTried;
  std::optional<bool> says_yes;  // what the answer comes to, where there is one
  std::string said;              // what was printed, or how the program ended
};

// Keeps what the searches remember from one hand to the next. For one thread.
class Marker {
 public:
  explicit Marker(const RefereeOptions& options) : options_(options) {}

  // Marks the process that was given these puzzles.
  //
  // With Give::kBatch each line is the answer to a hand; if there are more lines than hands, those
  // without a word or a number do not count. A process for one puzzle has its answer anywhere.
  std::vector<Marked> mark(RunResult result, std::span<const Puzzle> puzzles);

  // What would be right, in the words of the program; of the expressions, the easiest.
  std::string expected(const Puzzle& puzzle);

 private:
  std::vector<std::string_view> texts_of(const RunResult& result, std::span<const Puzzle> puzzles);
  Marked mark_text(std::string_view text, const Puzzle& puzzle);
  Marked mark_expressions(std::string_view text, const Puzzle& puzzle);
  Marked mark_count(std::string_view text, const Puzzle& puzzle);
  bool has_answer(std::string_view text, const Puzzle& puzzle) const;
  std::string flaw(const FoundAnswer& answer, const Deal& deal) const;
  Deal deal_of(const Puzzle& puzzle) const;
  bool is_yes(const Puzzle& puzzle);

  const RefereeOptions& options_;
  SearchMemory memory_;
};

}  // namespace twentyfour
