// Cards given as arguments.
#pragma once

#include <string>
#include <variant>
#include <vector>

namespace twentyfour {

// Reads the arguments in the same way as the input; commas and semicolons separate cards too.
// @returns the cards, of any number; or the reason for an error
std::variant<std::vector<int>, std::string> cards_of(const std::vector<std::string>& arguments);

}  // namespace twentyfour
