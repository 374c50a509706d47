// Marks what a program printed: which of its answers are right?
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "solver/answering/solver.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/input/run.hpp"
#include "tests/harness/found_answers.hpp"
#include "tests/harness/options.hpp"
#include "tests/harness/puzzles.hpp"
#include "tests/support/run_program.hpp"

namespace twentyfour {

enum class Mark {
  kRight,
  // Wrong.
  kWrongYes,         // there is no solution, or the answer is wrong
  kWrongNo,          // there is a solution, or the answer is right
  kWrongExpression,  // for a hand with a solution
  kWrongCount,       // neither it nor the right number is 0
  // Neither right nor wrong.
  kNoAnswer,
  kNotJudged,  // what was printed cannot be read, or nobody knows which hand it is for
  kTooMuchOutput,
  kCrashed,
  kTimedOut,
  kNotTried,  // because too many before it timed out
};
constexpr std::size_t kMarks = 11;

// In the order of the marks.
constexpr std::array<std::string_view, kMarks> kNamesOfMarks = {
    "right",      "wrong YES",       "wrong NO", "wrong expressions", "wrong counts", "no answer",
    "not judged", "too much output", "crashed",  "timed out",         "not tried"};

struct Marked {
  Mark mark = Mark::kNotTried;
  std::optional<bool> says_yes;       // what the answer comes to, where there is one
  std::string said = {};              // what was printed, or how the program ended
  std::string wrong_expression = {};  // with kWrongExpression
  bool is_about_all_hands = false;    // `said` is not about this hand alone
  std::string unread = {};            // a text that has no answer
  std::string_view hint = {};         // what may help
};

// The lines of a batch that may be answers. If there is not one for each hand, nobody knows which
// belongs to which, and no hand has an answer.
struct BatchLines {
  std::size_t hands = 0;
  std::size_t lines = 0;  // without the banner
  std::string banner;     // the first line, if the other lines are as many as the hands
  bool has_ended = true;  // by itself: otherwise later lines may only be missing

  bool fits() const { return lines == hands || !has_ended; }
};

// "49 answers to 48 hands"
std::string answers_to_hands(const BatchLines& lines);

// What is said of a process that prints nothing: this, how it ended, and what standard error has.
constexpr std::string_view kNothing = "(nothing)";
constexpr std::string_view kOnErrors = ", and on standard error: ";

// What may help, of a mark.
constexpr std::string_view kReadErrors = "its answers are on standard error: --stderr reads it";
constexpr std::string_view kAnyStatus =
    "right answers fail because of how the program ends; --any-status lets them count";
constexpr std::string_view kReadsOn =
    "it reads past the end of its input: give it all hands with --give=batch, or put what it waits "
    "for in --stdin";
constexpr std::string_view kNeverEnds =
    "it answers, but does not end: if it reads past the end of its input, give it all hands with "
    "--give=batch, or put what ends it in --stdin";
constexpr std::string_view kDropsLast =
    "all hands but the last are answered right: it may need a line after the last hand, or not "
    "stop at the end of its input";
constexpr std::string_view kBothWords =
    "an output has both words; the last one counts, so name other words with --words=Y/N if that "
    "is wrong";
constexpr std::string_view kReversed = "all answers are right in reverse order";
constexpr std::string_view kExpected = "it prints expressions: --expect=expressions";
constexpr std::string_view kOtherOperators =
    "an answer uses an operator that is not allowed; --operators sets those that are, as in "
    "--operators=+-*/^";
constexpr std::string_view kAsksForArguments =
    "it asks for arguments; --give=arguments gives it each hand that way";
constexpr std::string_view kReadShapes =
    "the referee reads expressions, in infix or postfix order, and steps with their results";

// What is right by the rules of a run. Keeps what a solver remembers from one hand to the next. For
// one thread.
class RightAnswers {
 public:
  RightAnswers(const Run& run, Expect expect);

  // Whether the hand has a solution or, for a scorer, the answer to it is right.
  bool is_yes(const Puzzle& puzzle);

  // Why an expression is wrong; empty if it is right.
  std::string flaw(const Puzzle& puzzle, std::string_view expression) const;

  // The number of distinct expressions, or the easiest; by what is expected.
  std::string line(const Puzzle& puzzle);

  Deal deal_of(const Puzzle& puzzle) const;

 private:
  const Expect expect_;
  const Run run_;  // of the solver
  Solver solver_{run_};
};

// What a program prints whatever the hand, so that it answers none.
struct Banners {
  std::vector<std::string> lines = {};
  std::string prompts = {};  // at the beginning of its output, without a line end
};

// For one thread.
class Marker {
 public:
  explicit Marker(const RefereeOptions& options, Banners banners = {});

  // Marks the process that was given these puzzles.
  //
  // With Give::kBatch each line is the answer to a hand; if there are more lines than hands, those
  // without a word or a number do not count, and of one line too many the first, if more answers
  // are right so. A process for one puzzle has its answer anywhere.
  // @param lines  set with Give::kBatch
  std::vector<Marked> mark(RunResult result, std::span<const Puzzle> puzzles, BatchLines& lines);

  // What would be right, in the words of the program; of the expressions, the easiest.
  std::string expected(const Puzzle& puzzle);

 private:
  std::vector<std::string_view> texts_of(const RunResult& result, std::span<const Puzzle> puzzles);
  std::vector<Marked> mark_texts(std::span<const std::string_view> texts,
                                 std::span<const Puzzle> puzzles);
  Marked mark_text(std::string_view text, const Puzzle& puzzle);
  Marked mark_expressions(std::string_view text, const Puzzle& puzzle);
  Marked mark_count(std::string_view text, const Puzzle& puzzle);
  bool has_answer(std::string_view text, const Puzzle& puzzle) const;
  bool is_answered_in(std::string_view text, std::span<const Puzzle> puzzles) const;
  std::string without_banners(std::string_view text) const;
  std::vector<FoundAnswer> answers_in(std::string_view text, const Puzzle& puzzle) const;

  const RefereeOptions& options_;
  RightAnswers right_;
  const Banners banners_;
};

}  // namespace twentyfour
