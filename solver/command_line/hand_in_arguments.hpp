// A hand in the arguments of the command line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace twentyfour {

struct CardsInArguments {
  std::vector<int> cards;
  std::string error;  // why the first bad argument is no card; or empty
};

// The cards, read as those of a line; brackets may enclose an argument.
CardsInArguments cards_in(const std::vector<std::string>& arguments);

// "; if each digit is a card, ...": for cards without blanks in the only argument; or empty.
std::string hint_at(const std::vector<std::string>& arguments);

// Whether a file has this name, or the text looks like one: 2.txt and a/b do; 2.5, 1/2 and (A-1)/2
// do not.
bool names_file(const std::string& argument);

bool is_card(std::string_view text);

}  // namespace twentyfour
