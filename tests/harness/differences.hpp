// Says where two outputs part, so that a reader finds the hand that went wrong.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace twentyfour {

struct Difference {
  std::size_t line = 0;  // counted from 1
  std::string expected;  // the line as shown: in quotes, escaped, or "the end"
  std::string got;
};

// The first line that differs, the newline at its end included.
std::optional<Difference> first_difference(std::string_view expected, std::string_view got);

// The cards that line `line` of the output answers: the input's tokens, four by four. Empty where
// the input has no such hand.
std::string hand_on_line(std::string_view input, std::size_t line);

}  // namespace twentyfour
