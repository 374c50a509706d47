// A text over and over, in small letters, its parts and lines, and with parts replaced.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace twentyfour {

inline std::string repeated(std::string_view text, std::size_t times) {
  std::string result;
  result.reserve(text.size() * times);
  for (std::size_t i = 0; i < times; ++i) result += text;
  return result;
}

inline std::vector<std::string> split(std::string_view text, std::string_view separator) {
  std::vector<std::string> parts;
  for (std::size_t end; (end = text.find(separator)) != std::string_view::npos;) {
    parts.emplace_back(text.substr(0, end));
    text.remove_prefix(end + separator.size());
  }
  parts.emplace_back(text);
  return parts;
}

// Without line ends; the last one may have none.
inline std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines = split(text, "\n");
  if (lines.back().empty()) lines.pop_back();
  return lines;
}

inline std::string in_small_letters(std::string_view written) {
  std::string text(written);
  for (char& byte : text) byte = byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte + 32) : byte;
  return text;
}

// Replaces every `from`, which is not empty. Returns whether there was one.
inline bool replace_all(std::string& text, std::string_view from, std::string_view to) {
  std::string replaced;
  std::size_t at = 0;
  for (std::size_t end; (end = text.find(from, at)) != std::string::npos; at = end + from.size()) {
    replaced.append(text, at, end - at).append(to);
  }
  if (at > 0) text = replaced.append(text, at);
  return at > 0;
}

}  // namespace twentyfour
