// A query: what is asked about every hand of a run.
#pragma once

#include <cstddef>
#include <optional>

#include "solver/checking/template.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/input/columns.hpp"
#include "solver/judge/hand.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {

struct Kernel;

enum class Framing {
  kSentinel,  // a hand of zeros ends the hands, or the end of the input
  kCounted,   // the number of hands or games comes first
  kEof,       // the end of the input ends the hands
};

enum class Question {
  kSolvable,  // YES or NO
  kOne,       // an expression, or NO
  kAll,       // every distinct expression, with tabs between, or NO
  kCount,     // the number of distinct expressions
  kCheck,     // is the answer after the hand in its line right? YES, or NO, a tab and the reason
  kValues,    // every value that the hand makes, with tabs between, or NO
  kValueEquations,  // an equation for each
  kCountValues,     // the number of values
  kNearest,         // an equation of the target or, if it cannot be made, of the nearest value
};
constexpr std::size_t kQuestions = static_cast<std::size_t>(Question::kNearest) + 1;

// Whether the values of a hand are asked for, and no target.
constexpr bool asks_for_values(Question asked) {
  return asked == Question::kValues || asked == Question::kValueEquations ||
         asked == Question::kCountValues;
}

struct Query {
  Question asked = Question::kSolvable;
  int cards = kCardsInHand;              // in a hand; a game has its own number
  Notation notation = Notation::kInfix;  // of expressions; an equation may be in steps
  std::vector<Template> templates = {};  // for the place of the answer in its text; of kCheck
  Rational target = Rational(kTarget);   // of a hand; a game has its own
  Rules rules = {};
  Words words = {};
  std::size_t limit = kDefaultLimit;  // of distinct expressions or values in a list or a count
  Interval interval = {};             // that are asked for

  Framing framing = Framing::kSentinel;
  bool has_games = false;   // each with a number of cards and a target; never with kSentinel
  bool has_lines = false;   // each is a hand or a game; not with kCounted
  bool has_header = false;  // the first line is answered by an empty one; where lines are answered
  char echo = 0;            // between a line and its answer: a tab, or a comma of CSV; or 0: none
  Columns columns = {};     // that have the cards; where has_lines
  bool is_typed = false;    // at a terminal: bad hands and lines get no answer, and are reported
  bool shows_progress = false;
  int jobs = 0;  // the most hands that are answered at once; 0: one for each processor

  const Kernel* kernel = nullptr;  // set where may_use_kernel()

  bool operator==(const Query&) const = default;
};

// Whether every line of the input has a line of its own in the output. A bad one does not end the
// run.
inline bool answers_lines(const Query& query) {
  return query.has_lines || query.asked == Question::kCheck;
}

// The line that an answer gets.
inline std::string answer_line(const Query& query, std::string_view answer) {
  return (query.echo == ',' ? as_field(answer) : std::string(answer)) += '\n';
}

// Whether a hand with an error gets a line that says so.
inline bool goes_on_after_errors(const Query& query) {
  return answers_lines(query) || query.is_typed;
}

}  // namespace twentyfour
