#include "solver/expressions/quoting.hpp"

#include <algorithm>
#include <cstddef>

#include "solver/expressions/characters.hpp"

namespace twentyfour {
namespace {

constexpr std::size_t kLongestShown = 24;

// The bytes of the character with which a text that is not empty begins; 0 if it is none in UTF-8.
std::size_t character_length(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t length = lead < 0x80                    ? 1U
                             : lead >= 0xc2 && lead <= 0xdf ? 2U
                             : lead >= 0xe0 && lead <= 0xef ? 3U
                             : lead >= 0xf0 && lead <= 0xf4 ? 4U
                                                            : 0U;
  if (text.size() < length || length == 0) return 0;
  const std::string_view others = text.substr(1, length - 1);
  return std::all_of(others.begin(), others.end(), continues_character) ? length : 0;
}

bool is_control(char byte) {
  return static_cast<unsigned char>(byte) < ' ' || byte == '\x7f';
}

// Whether a character may stand in a longer word.
bool is_in_word(char first_byte) {
  return is_digit(first_byte) || is_letter(first_byte) ||
         static_cast<unsigned char>(first_byte) >= 0x80;
}

}  // namespace

std::string hexadecimal(char byte) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  const auto code = static_cast<unsigned char>(byte);
  return {'\\', 'x', kDigits[code / 16U], kDigits[code % 16U]};
}

std::string found_in(std::string_view text) {
  if (text.empty()) return "the end";
  const bool may_go_on = is_in_word(text.front()) || text.front() == '\\';
  std::string shown;
  do {
    const std::size_t length = character_length(text);
    shown += length == 0 || is_control(text.front()) ? hexadecimal(text.front())
                                                     : std::string(text.substr(0, length));
    text.remove_prefix(std::max<std::size_t>(length, 1));
  } while (shown.size() < kLongestShown && may_go_on && !text.empty() && is_in_word(text.front()));
  const bool is_cut = may_go_on && !text.empty() && is_in_word(text.front());
  return '"' + shown + (is_cut ? "...\"" : "\"");
}

}  // namespace twentyfour
