// Answers to a hand in what a program prints. check_answer() (solver/checking) reads them: this only
// finds, line by line, what to give it.
//
// Of a line without an item (- * > # 1. 1) before it, these are tried, until one can be read: all of
// it; what stands after each label (up to a colon, > or an arrow, or "is", or a name and =); the
// same without words at its end; then what stands between quotation marks, commas or tabs. Beside
// it a line must have nothing that could change its value or be another answer: no operator, no
// number after it but in brackets with a word, and none of kOperatorWords.
//
// An answer is
//   - an expression of as many numbers as the hand has cards, or anything that is right;
//   - if there is none: equations of one operator in any lines, as many as the hand has steps, or a
//     multiple;
//   - if there are none: an expression of other numbers that says that it makes the target, or is
//     the only formula in the output.
// An answer that cannot be judged has the reason of check_answer():
//   - a line that cannot be read, with all cards of the hand, or with an equation to the target;
//   - if there is no other answer: steps of another number, or with rounded decimals; one of several
//     expressions of other numbers; a line with an operator between cards, or an equation with one.
// Other lines are passed over: dates, counts, ranges, hands that are repeated.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "solver/expressions/deal.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

struct PrintedAnswer {
  std::string text;
  std::string flaw = {};  // why it is not judged, if it is not
};

struct Printed {
  std::vector<PrintedAnswer> answers = {};
  bool denies = false;  // a word says no or not, or nearly: an expression may be no answer

  bool empty() const { return answers.empty(); }
};

Printed read_printed(std::string_view text, const Deal& deal, const Rules& rules);

}  // namespace twentyfour
