// Kinds of bytes in a text, and the characters of a text in UTF-8.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace twentyfour {

constexpr bool is_digit(char byte) {
  return byte >= '0' && byte <= '9';
}

constexpr bool is_letter(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

// Whether a byte is not the first of its character.
constexpr bool continues_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80;
}

inline std::size_t characters_of(std::string_view text) {
  return text.size() -
         static_cast<std::size_t>(std::count_if(text.begin(), text.end(), continues_character));
}

}  // namespace twentyfour
