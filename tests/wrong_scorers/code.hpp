// Answers as an interpreter of another language evaluates them, with signs that are not of this
// game.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace twentyfour {

// The signs that are read beside + - * / and ( ).
struct CodeSigns {
  bool powers = false;      // **, before a leading minus: -2**2 is -4
  bool carets = false;      // ^ is **
  bool factorials = false;  // 4!
  bool roots = false;       // sqrt(4)
  bool minuses = false;     // -4, -(1+2)
  bool floors = false;      // 7//2 is 3

  bool operator==(const CodeSigns&) const = default;
};

struct Evaluated {
  double value;
  std::vector<std::int64_t> numbers;  // in the order of the text
};

// Nothing if the text, to its end, is not code with these signs, or is nested more than 100 deep.
std::optional<Evaluated> evaluate_code(std::string_view text, const CodeSigns& signs);

}  // namespace twentyfour
