// Finds words and numbers in what other programs print, where text may stand around them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "solver/answering/run.hpp"

namespace twentyfour {

// Whether the last word for YES or NO in the text is the one for YES; nothing if there is none. A
// word is not part of a longer one: "no solution" is not the word "solution". If there is no word
// for YES, any other text says YES; if there is none for NO, any other text says NO, also none.
std::optional<bool> last_word(std::string_view text, const Words& words);

// The last whole number in the text.
std::optional<std::uint64_t> last_number(std::string_view text);

}  // namespace twentyfour
