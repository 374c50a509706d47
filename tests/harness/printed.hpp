// Answers to a hand in what a program prints. check_answer() (solver/checking) reads them and says
// which are right: this only finds, line by line, what to give it (parts.hpp). What stands beside
// that must be harmless (beside.hpp); otherwise the line is not judged.
//
// An answer is
//   - an expression of as many numbers as the hand has cards, or anything that is right;
//   - if there is none: equations of one operator in any lines, as many as the hand has steps, or a
//     multiple, also with the last one first;
//   - if there are none: an expression of other numbers that says that it makes the target, or is
//     the only formula in the output.
// What is not judged has the reason of check_answer(), or what stands beside it. It counts
//   - as an answer: a line with all cards of the hand, or with an equation to the target;
//   - if there is none: any other line with an expression or an equation.
// Other lines are passed over: dates, counts, ranges, hands that are repeated. Where there is no
// answer, what the text claims tells a NO from what may be anything.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "solver/checking/template.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/rules.hpp"
#include "tests/harness/claims.hpp"
#include "tests/harness/parts.hpp"

namespace twentyfour {

struct PrintedAnswer {
  std::string text;
  Verdict verdict = Verdict::kRight;
  PrintedReason reason = {};
  std::string place = {};  // a template for it, if it stands among other words
};

struct Printed {
  std::vector<PrintedAnswer> answers = {};
  bool denies = false;  // a word says no or not: an expression may be no answer
  Claim claim = {};     // where there is no answer

  bool empty() const { return answers.empty(); }
};

using Templates = std::vector<Template>;

// What stands where the first of the templates that occurs says; empty if none occurs, and all of
// the text if there are none.
std::string at_place(std::string_view text, const Templates& places);

Printed read_printed(std::string_view text, const Deal& deal, const Rules& rules,
                     const Templates& places = {});

}  // namespace twentyfour
