// What the program says on standard error.
#ifndef TWENTYFOUR_SOLVER_COMMAND_LINE_MESSAGES_HPP
#define TWENTYFOUR_SOLVER_COMMAND_LINE_MESSAGES_HPP

#include <string>
#include <string_view>

#include "solver/loops/line_checker.hpp"
#include "solver/loops/placed_reader.hpp"
#include "solver/loops/sources.hpp"

namespace twentyfour {

// The text between single quotation marks, unprintable bytes as \xHH, a backslash before double
// quotation marks and backslashes.
std::string in_quotes(std::string_view text);

// expected a card (0 to 9999, or A, J, Q, K), found "x"
std::string bad_card(std::string_view token);

// Where and why reading came to this: kBadCard, kShortHand or kFewHands.
//   <stdin>:9:1: the last hand has 2 of 4 cards
std::string input_error(Outcome outcome, const PlacedReader& reader);
std::string input_error(Outcome outcome, const HandSource& hands);
std::string input_error(Outcome outcome, const GameSource& games);
std::string line_error(const LineError& error);

}  // namespace twentyfour

#endif
