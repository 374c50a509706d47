// What the program says on standard error.
#ifndef TWENTYFOUR_SOLVER_COMMAND_LINE_MESSAGES_HPP
#define TWENTYFOUR_SOLVER_COMMAND_LINE_MESSAGES_HPP

#include <string>
#include <string_view>

#include "solver/judge/hand_reader.hpp"

namespace twentyfour {

// The text between single quotation marks, unprintable bytes as \xHH, a backslash before double
// quotation marks and backslashes.
std::string quoted(std::string_view text);

// expected a card (0 to 9999, or A, J, Q, K), found "x"
std::string bad_card(const Token& token);

// the last hand has 2 of 4 cards
std::string short_hand(std::string_view which, int cards, int cards_in_hand);

// <stdin>:3:7: reason
std::string at_position(Position position, const std::string& reason);

}  // namespace twentyfour

#endif
