// Finds the answers in what other programs print, where text may stand around them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "solver/answering/run.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

// The lines that have anything but white space.
std::vector<std::string_view> lines_with_text(std::string_view text);

// Whether the last word for YES or NO in the text is the one for YES; nothing if there is none. A
// word is not part of a longer one: "no solution" is not the word "solution".
std::optional<bool> last_word(std::string_view text, const Words& words);

// The last whole number in the text.
std::optional<std::uint64_t> last_number(std::string_view text);

// The expressions in a line that have an operator, from left to right, each as long as possible.
std::vector<std::string_view> expressions_in(std::string_view line, const Rules& rules);

}  // namespace twentyfour
