#include "tests/harness/asking_again.hpp"

#include <algorithm>
#include <cstddef>

namespace twentyfour {

std::string changes_if_asked_again(const std::vector<PuzzleFile>& files, const Tried& tried,
                                   const RefereeOptions& options) {
  constexpr std::size_t kMostAsked = 100;
  std::vector<PuzzleFile> again;
  std::vector<std::vector<Marked>> before;
  std::size_t asked = 0;
  for (std::size_t i = 0; i < files.size() && asked < kMostAsked; ++i) {
    if (std::ranges::none_of(tried.marks[i], is_wrong)) continue;
    again.push_back(files[i]);
    before.push_back(tried.marks[i]);
    if (options.give == Give::kBatch) continue;
    again.back().puzzles.clear();
    before.back().clear();
    for (std::size_t j = 0; j < files[i].puzzles.size() && asked < kMostAsked; ++j) {
      if (!is_wrong(tried.marks[i][j])) continue;
      again.back().puzzles.push_back(files[i].puzzles[j]);
      before.back().push_back(tried.marks[i][j]);
      ++asked;
    }
  }
  const Tried second = try_program(again, options, &tried.banners);
  std::size_t wrong = 0;
  std::size_t changed = 0;
  std::string first;
  for (std::size_t i = 0; i < again.size(); ++i) {
    for (std::size_t j = 0; j < before[i].size(); ++j) {
      const Marked& now = second.marks[i][j];
      if (!is_wrong(before[i][j]) || !now.says_yes) continue;
      ++wrong;
      if (now.mark == before[i][j].mark || ++changed > 1) continue;
      first = to_text(again[i].puzzles[j].cards) + ": " + before[i][j].said + ", then " + now.said;
    }
  }
  if (changed == 0) return {};
  return "it does not answer the same twice: asked again, it changes " + std::to_string(changed) +
         " of " + std::to_string(wrong) + " wrong answers, first for " + first;
}

}  // namespace twentyfour
