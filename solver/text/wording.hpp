// Words for YES and NO, and for messages: numbers, lists and bytes.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "solver/text/characters.hpp"

namespace twentyfour {

// What is printed for "there is an expression" or "the answer is right", and for the opposite.
struct Words {
  std::string yes = "YES";
  std::string no = "NO";

  bool operator==(const Words&) const = default;
};

// A number up to 8.
inline std::string in_words(std::size_t count) {
  constexpr std::array kWords = {"none", "one", "two",   "three", "four",
                                 "five", "six", "seven", "eight"};
  return kWords.at(count);
}

// "1 hand", "2 hands".
inline std::string counted(std::uint64_t number, std::string_view thing) {
  return std::to_string(number).append(" ").append(thing).append(number == 1 ? "" : "s");
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
  constexpr std::string_view kHexDigits = "0123456789abcdef";
  const auto code = static_cast<unsigned char>(byte);
  return {'\\', 'x', kHexDigits[code / 16U], kHexDigits[code % 16U]};
}

inline std::string joined(std::initializer_list<std::string_view> parts) {
  std::string result;
  for (const std::string_view part : parts) result += part;
  return result;
}

// The text on one line: as it is, but bytes that are not printable (printable_length()) as \xNN.
inline std::string printable(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::size_t length = printable_length(text);
    result += length == 0 ? hexadecimal(text.front()) : std::string(text.substr(0, length));
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return result;
}

// 'x': a printable() text.
inline std::string in_quotes(std::string_view text) {
  return joined({"'", printable(text), "'"});
}

// "x": a printable() token in quotation marks, which are single ones around double ones, '"x"'; of
// a long one, the first characters and "...".
inline std::string quoted(std::string_view token) {
  std::size_t size = std::min(token.size(), kLongestShown);
  for (int i = 0; i < 3 && size < token.size() && continues_character(token[size]); ++i) --size;
  const std::string_view shown = token.substr(0, size);
  const std::string_view mark = shown.find('"') == std::string_view::npos ? "\"" : "'";
  return joined({mark, printable(shown), size < token.size() ? "..." : "", mark});
}

}  // namespace twentyfour
