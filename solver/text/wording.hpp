// Words for messages: numbers, lists and bytes.
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace twentyfour {

// A number up to 8.
inline std::string in_words(std::size_t count) {
  constexpr std::array kWords = {"none", "one", "two",   "three", "four",
                                 "five", "six", "seven", "eight"};
  return kWords.at(count);
}

// "x", "x and y", "x, y and z". There is at least one item.
inline std::string enumerated(const std::vector<std::string>& items, std::string_view before_last) {
  const std::string last = std::string(" ").append(before_last).append(" ");
  std::string text = items.front();
  for (std::size_t i = 1; i < items.size(); ++i) {
    text.append(i + 1 < items.size() ? ", " : last).append(items[i]);
  }
  return text;
}

// The signs with blanks between them.
inline std::string spaced(std::string_view signs) {
  std::string text;
  for (const char sign : signs) text.append(text.empty() ? 0 : 1, ' ').append(1, sign);
  return text;
}

// A message shows at most this many bytes of a token.
constexpr std::size_t kLongestShown = 24;

// A byte as \xNN.
inline std::string hexadecimal(char byte) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  const auto code = static_cast<unsigned char>(byte);
  return {'\\', 'x', kDigits[code / 16U], kDigits[code % 16U]};
}

inline std::string joined(std::initializer_list<std::string_view> parts) {
  std::string result;
  for (const std::string_view part : parts) result += part;
  return result;
}

// The text with unprintable bytes as \xHH, and with a backslash before double quotation marks and
// backslashes.
inline std::string escaped(std::string_view text) {
  std::string result;
  for (const char byte : text) {
    const auto code = static_cast<unsigned char>(byte);
    if (byte == '"' || byte == '\\') {
      result.append({'\\', byte});
    } else if (code >= ' ' && code <= '~') {
      result += byte;
    } else {
      result += hexadecimal(byte);
    }
  }
  return result;
}

}  // namespace twentyfour
