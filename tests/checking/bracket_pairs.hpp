// The brackets of a text, and the text without some.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace twentyfour {

// The offsets of each bracket and its partner.
inline std::vector<std::pair<std::size_t, std::size_t>> bracket_pairs(const std::string& text) {
  std::vector<std::pair<std::size_t, std::size_t>> pairs;
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(') open.push_back(i);
    if (text[i] == ')') {
      pairs.emplace_back(open.back(), i);
      open.pop_back();
    }
  }
  return pairs;
}

inline std::string without(std::string text, std::pair<std::size_t, std::size_t> brackets) {
  text.erase(brackets.second, 1);
  text.erase(brackets.first, 1);
  return text;
}

}  // namespace twentyfour
