// Answers to a hand in what a program prints, among any other text.
//
// An answer is
//   - a line without words that is one, as checking.hpp reads answers;
//   - an expression with as many numbers as the hand has cards, and the equals signs around it, as
//     among_words.hpp finds them;
//   - steps, one fewer than the hand has cards, among any other text: 5-1=4; 4+2=6; 6*4=24. Each
//     takes what is left, and printed decimals stand for what they are rounded from;
//   - an expression of other numbers that says that it makes the target; or that makes it, of cards
//     of the hand or after a label; or, if there is no answer besides, that is alone in its line
//     and has only cards of the hand, or all of them.
// An answer that cannot be read is
//   - a line whose numbers are the cards of the hand, or begin with them, and have operators
//     between them, but which is not an expression: 5*(5-1/5)5;
//   - a line of the cards and operators before or after them: * - 5 / 1 5 5;
//   - steps without results, and some of the steps of an answer; if there is no answer besides.
// So dates, ranges and counts are passed over, and so are hands that are repeated.
// Cost: some tens of nanoseconds a byte of text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "solver/expressions/deal.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

struct FoundAnswer {
  std::string text;
  std::string_view flaw = {};       // why it is not read, if it is not
  bool has_other_operator = false;  // one that the rules do not allow
};

using Printed = std::vector<FoundAnswer>;

// In the order of the text.
Printed read_printed(std::string_view text, const Deal& deal, const Rules& rules);

}  // namespace twentyfour
