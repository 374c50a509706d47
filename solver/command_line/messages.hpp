// What the program says on standard error.
#pragma once

#include <string>
#include <string_view>

#include "solver/expressions/deal.hpp"
#include "solver/input/bad_input.hpp"
#include "solver/input/query.hpp"
#include "solver/input/source.hpp"

namespace twentyfour {

// The place of an error and the reason: kBadCard, kShortHand or kFewHands.
//   <stdin>:9:1: the last hand has 2 of 4 cards
std::string input_error(Outcome outcome, const Source& source);

// How many lines are bad, of which there is one at least; or why the input is not text.
//   <stdin>: 3 of 100 lines are bad; the first is line 7
std::string bad_lines(const LineCounts& counts);

// hand 0 3 4 5 6: out of memory
std::string about_hand(const Deal& deal, std::string_view reason);

// hand 0 3 4 5 6: more than 1000000 expressions; --limit=N allows N
std::string limit_exceeded(const LimitExceeded& error);

}  // namespace twentyfour
