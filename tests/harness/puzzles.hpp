// What a program is asked: the puzzles of the test data or of a file.
#pragma once

#include <string>
#include <vector>

#include "tests/harness/options.hpp"
#include "tests/support/suspect.hpp"

namespace twentyfour {

// The puzzles of one file, in their order.
struct PuzzleFile {
  std::string group;
  std::string name;
  std::vector<Puzzle> puzzles;
};

// The cards, with blanks between them.
std::string to_text(const Cards& cards);

// The cards as the program is given them: a judge may write them as letters.
std::vector<std::string> card_texts(const Cards& cards, const RefereeOptions& options);

// The standard input for one puzzle or several, as a batch.
std::string batch_of(const std::vector<Puzzle>& puzzles, const RefereeOptions& options);

// The cases of the groups that have puzzles of this kind, or the file of --hands. Cases that need
// arguments or expect an error are left out, and so are files without a puzzle in the range.
// @throws std::runtime_error where a file cannot be read, or there is nothing to ask
std::vector<PuzzleFile> load_puzzles(const RefereeOptions& options);

}  // namespace twentyfour
