// The formulas and the words of a line that a program printed (printed.hpp).
#pragma once

#include <string_view>
#include <vector>

namespace twentyfour {

struct LinePart {
  enum class Kind {
    kFormula,
    kWord,
    kMark,   // between other parts
    kColon,  // that may end a label
  };
  Kind kind;
  std::string_view text;
};

// The line without an item with which it begins.
// @param line  plain (plain_answer.hpp)
std::string_view without_item(std::string_view line);

// @param line  plain; outlives the parts
std::vector<LinePart> parts_of(std::string_view line);

// Whether a formula has a sign other than a bracket: an operator, or one that compares.
bool has_operator_sign(std::string_view formula);

}  // namespace twentyfour
