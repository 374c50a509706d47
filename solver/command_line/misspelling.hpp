// The name that a short or a misspelt word was perhaps meant to be.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "solver/text/characters.hpp"

namespace twentyfour {

// The index of the name that the text is; if it is none, of each name that begins with the text.
inline std::vector<std::size_t> candidates(const std::vector<std::string_view>& names,
                                           std::string_view text) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (equal_ignoring_case(names[i], text)) return {i};
    const bool begins_so = equal_ignoring_case(names[i].substr(0, text.size()), text);
    if (begins_so && !text.empty()) found.push_back(i);
  }
  return found;
}

// How many characters must be inserted, deleted, replaced or exchanged with a neighbour to turn one
// text into the other, whatever their case (optimal string alignment: the distance of Damerau and
// Levenshtein, with no part edited twice). Cost: the product of the sizes.
inline std::size_t edits_between(std::string_view x, std::string_view y) {
  std::vector<std::vector<std::size_t>> edits(x.size() + 1, std::vector(y.size() + 1, y.size()));
  const auto is_same = [&](std::size_t i, std::size_t j) {
    return lower_case(x[i - 1]) == lower_case(y[j - 1]);
  };
  for (std::size_t i = 0; i <= x.size(); ++i) {
    for (std::size_t j = 0; j <= y.size(); ++j) {
      std::size_t& least = edits[i][j] = i + j;
      if (i == 0 || j == 0) continue;
      least = std::min({edits[i - 1][j] + 1, edits[i][j - 1] + 1,
                        edits[i - 1][j - 1] + (is_same(i, j) ? 0 : 1)});
      const bool is_exchanged = i > 1 && j > 1 && is_same(i, j - 1) && is_same(i - 1, j);
      if (is_exchanged) least = std::min(least, edits[i - 2][j - 2] + 1);
    }
  }
  return edits[x.size()][y.size()];
}

// "; the nearest is ...": the first of the nearest names, with `before` in front of it. Empty if
// for each name more than half of its characters would have to be edited.
inline std::string hint_at_nearest(std::string_view word,
                                   const std::vector<std::string_view>& names,
                                   std::string_view before = {}) {
  std::string_view nearest;
  std::size_t least = word.size();
  for (const std::string_view name : names) {
    if (word.size() > 2 * name.size()) continue;
    const std::size_t edits = edits_between(word, name);
    if (edits * 2 > name.size() || edits >= least) continue;
    least = edits;
    nearest = name;
  }
  if (nearest.empty()) return {};
  return std::string("; the nearest is ").append(before).append(nearest);
}

}  // namespace twentyfour
