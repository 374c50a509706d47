// Cards given as arguments, and what stands there in place of a card.
#ifndef TWENTYFOUR_SOLVER_COMMAND_LINE_ARGUMENTS_HPP
#define TWENTYFOUR_SOLVER_COMMAND_LINE_ARGUMENTS_HPP

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/loops/task.hpp"

namespace twentyfour {

// Reads the arguments as the input is read. They have to be one hand of `cards` cards.
// @returns the hand, or why there is none
std::variant<Cards, std::string> hand_of(const std::vector<std::string>& arguments, int cards);

// Whether it is a minus sign and then a digit.
bool looks_negative(std::string_view argument);

}  // namespace twentyfour

#endif
