// Places in a text of others, and quotations from it, for messages.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace twentyfour {

constexpr bool continues_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80;
}

// The characters of a text in UTF-8.
inline std::size_t characters_of(std::string_view text) {
  return text.size() -
         static_cast<std::size_t>(std::count_if(text.begin(), text.end(), continues_character));
}

// The word with which a text begins, for a message of one line: "x", "the end", or at most 24 bytes
// of letters and digits, which may be those of a TeX command, and "..." if there are more. Any
// other character stands alone. Bytes that are no UTF-8, and control characters, are shown as \xNN.
std::string found_in(std::string_view text);

}  // namespace twentyfour
