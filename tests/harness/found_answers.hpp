// Answers to a hand in what a program prints, among any other text.
//
// An answer is
//   - a line that is one, as checking.hpp reads answers;
//   - an expression with as many numbers as the hand has cards, and the equals signs after it;
//   - steps, one fewer than the hand has cards, in one line or several: 5-1=4; 4+2=6; 6*4=24. The
//     first takes cards of the hand;
//   - an expression of fewer numbers, all of them cards of the hand, if it makes the target; or, if
//     there is no answer besides, where its line has no letters;
//   - a line that cannot be read, though its numbers are the cards of the hand, or begin with them,
//     and have operators between them: 5*(5-1/5)5.
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
  bool is_readable = true;
};

// In the order of the text.
std::vector<FoundAnswer> answers_in(std::string_view text, const Deal& deal, const Rules& rules);

}  // namespace twentyfour
