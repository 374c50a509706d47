// Cards given as arguments.
#pragma once

#include <string>
#include <variant>
#include <vector>

namespace twentyfour {

// Writes blanks in place of what separates cards.
void blank_separators(std::string& text);

// Reads the arguments in the same way as the input; commas and semicolons separate cards too, and
// brackets may enclose an argument.
// @returns the cards, of any number; or the reason for an error
std::variant<std::vector<int>, std::string> cards_of(const std::vector<std::string>& arguments);

}  // namespace twentyfour
