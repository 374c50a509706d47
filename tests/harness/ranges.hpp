// For which cards does something hold?
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "tests/harness/puzzles.hpp"

namespace twentyfour {

struct HandsInRange {
  CardRange range = {kLargestCard, 0};  // of their cards
  std::size_t hands = 0;                // all of them good
  std::size_t good = 0;                 // of the hands outside
  std::size_t bad = 0;
};

// The most hands of cards from 0, or else from 1, to a largest one that are all good.
// @param kind_of  of a file and of a puzzle in it: good, bad or, if there is nothing, neither
template <class KindOf>
HandsInRange good_range(const std::vector<PuzzleFile>& files, const KindOf& kind_of) {
  HandsInRange best;
  for (const std::int64_t least : {0, 1}) {
    std::int64_t limit = kLargestCard + 1;
    const auto for_each = [&](const auto& take) {
      for (std::size_t i = 0; i < files.size(); ++i) {
        for (std::size_t j = 0; j < files[i].puzzles.size(); ++j) {
          const std::optional<bool> is_good = kind_of(i, j);
          const auto [low, high] = std::ranges::minmax(files[i].puzzles[j].cards);
          if (is_good) take(*is_good, low, high);
        }
      }
    };
    for_each([&](bool is_good, std::int64_t low, std::int64_t high) {
      if (!is_good && low >= least) limit = std::min(limit, high);
    });
    HandsInRange found;
    for_each([&](bool is_good, std::int64_t low, std::int64_t high) {
      if (low < least || high >= limit) {
        ++(is_good ? found.good : found.bad);
        return;
      }
      ++found.hands;
      found.range = {std::min(found.range.least, low), std::max(found.range.most, high)};
    });
    if (found.hands > best.hands) best = found;
  }
  return best;
}

}  // namespace twentyfour
