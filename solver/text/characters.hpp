// Kinds of bytes in a text, and the characters of a text in UTF-8.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "solver/judge/tokens.hpp"

namespace twentyfour {

constexpr bool is_digit(char byte) {
  return byte >= '0' && byte <= '9';
}

constexpr bool is_letter(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

constexpr bool is_letter_or_digit(char byte) {
  return is_letter(byte) || is_digit(byte);
}

constexpr bool is_control(char byte) {
  return static_cast<unsigned char>(byte) < ' ' || byte == '\x7f';
}

constexpr char lower_case(char byte) {
  return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
}

// The sign that closes an opening bracket; 0 for any other sign.
constexpr char closing_sign(char sign) {
  return sign == '(' ? ')' : sign == '[' ? ']' : sign == '{' ? '}' : '\0';
}

constexpr bool is_bracket(char sign) {
  return closing_sign(sign) != 0 || sign == ')' || sign == ']' || sign == '}';
}

inline std::string_view trim_left(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  return text;
}

inline std::string_view trim_right(std::string_view text) {
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

// The text without the white space at both ends.
inline std::string_view trim(std::string_view text) {
  return trim_left(trim_right(text));
}

// The place of a part of a text, or of its end.
inline std::size_t offset_of(const char* part, std::string_view text) {
  return static_cast<std::size_t>(part - text.data());
}

// Whether two texts differ at most in the case of letters.
inline bool equal_ignoring_case(std::string_view x, std::string_view y) {
  return std::equal(x.begin(), x.end(), y.begin(), y.end(),
                    [](char a, char b) { return lower_case(a) == lower_case(b); });
}

// Drops words with which a text begins, whatever the case of their letters. Returns whether it
// does.
inline bool take_words(std::string_view words, std::string_view& text) {
  if (!equal_ignoring_case(text.substr(0, words.size()), words)) return false;
  text.remove_prefix(words.size());
  return true;
}

// U+FEFF, with which some programs begin a file in UTF-8.
constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

// Whether a byte is not the first of its character.
constexpr bool continues_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80;
}

inline std::size_t characters_of(std::string_view text) {
  return text.size() -
         static_cast<std::size_t>(std::count_if(text.begin(), text.end(), continues_character));
}

// The bytes of the character with which a text that is not empty begins; 0 if it is not UTF-8.
inline std::size_t character_length(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t length = lead < 0x80                    ? 1U
                             : lead >= 0xc2 && lead <= 0xdf ? 2U
                             : lead >= 0xe0 && lead <= 0xef ? 3U
                             : lead >= 0xf0 && lead <= 0xf4 ? 4U
                                                            : 0U;
  if (text.size() < length || length == 0) return 0;
  const auto second = static_cast<unsigned char>(text[length > 1 ? 1 : 0]);
  const bool is_too_long = (lead == 0xe0 && second < 0xa0) || (lead == 0xf0 && second < 0x90);
  const bool is_no_code_point = (lead == 0xed && second > 0x9f) || (lead == 0xf4 && second > 0x8f);
  if (is_too_long || is_no_code_point) return 0;
  const std::string_view others = text.substr(1, length - 1);
  return std::all_of(others.begin(), others.end(), continues_character) ? length : 0;
}

// Whether a character shows nothing, or changes how others are shown: controls, blanks other than
// that of ASCII, ends of lines, and marks of the direction of text.
inline bool is_invisible(std::string_view character) {
  if (character.size() == 1) return is_control(character.front());
  const auto is_within = [character](std::string_view first, std::string_view last) {
    return character >= first && character <= last;
  };
  return is_within("\xc2\x80", "\u00a0") || character == "\u00ad" || character == "\u061c" ||
         is_within("\u2000", "\u200f") || is_within("\u2028", "\u202f") ||
         is_within("\u205f", "\u206f") || character == "\u3000" || character == "\ufeff";
}

// As character_length(), but 0 for an invisible character too.
inline std::size_t printable_length(std::string_view text) {
  const std::size_t length = character_length(text);
  return is_invisible(text.substr(0, length)) ? 0 : length;
}

}  // namespace twentyfour
