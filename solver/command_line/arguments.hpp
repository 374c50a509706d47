// Cards given as arguments.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "solver/answering/task.hpp"

namespace twentyfour {

// Reads the arguments in the same way as the input. They must be one hand of `cards` cards.
// @returns the hand, or the reason for an error
std::variant<Cards, std::string> hand_of(const std::vector<std::string>& arguments, int cards);

}  // namespace twentyfour
