// Answers to a hand in what a program prints, among any other text.
//
// An answer is
//   a line that is one, as checking.hpp reads answers;
//   an expression with as many numbers as the hand has cards, and the equals signs after it;
//   steps, one fewer than the hand has cards, in one line or several: 5-1=4; 4+2=6; 6*4=24;
//   an expression of fewer numbers, all of them cards of the hand, if it makes the target; or,
//   where there is no answer besides, if its line has no letters; a line that cannot be read,
//   though its numbers are, or begin with, the cards of the hand and have operators between them:
//   5*(5-1/5)5.
// So dates, ranges and counts are passed over, and so are hands that are repeated.
// Cost: a fraction of a microsecond a byte; less than quadratic in the length of a line only where
// it has few signs.
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
