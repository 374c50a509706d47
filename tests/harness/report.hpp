// The report of the referee, in each of its formats.
#pragma once

#include <string>
#include <vector>

#include "tests/harness/marking.hpp"
#include "tests/harness/options.hpp"
#include "tests/harness/puzzles.hpp"

namespace twentyfour {

struct Report {
  const std::vector<PuzzleFile>& files;
  const std::vector<std::vector<Marked>>& marks;  // by file, then by puzzle
  std::string diagnosis;                          // may be empty
};

bool all_right(const Report& report);

// kText: a table with a row for each group, the first puzzle of each mark that is not right, and
// the diagnosis. kTsv: the table. kJunit: a test suite for each group, a test case for each file.
std::string to_text(const Report& report, Format format);

}  // namespace twentyfour
