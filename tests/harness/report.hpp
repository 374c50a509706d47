// The report of the referee, in each of its formats.
#pragma once

#include <string>
#include <vector>

#include "tests/harness/marking.hpp"
#include "tests/harness/options.hpp"
#include "tests/harness/puzzles.hpp"

namespace twentyfour {

struct Report {
  std::string title;  // the program, and how much it was asked
  const std::vector<PuzzleFile>& files;
  const std::vector<FileOutput>& outputs;
  const Marks& marks;
  std::vector<std::string> notes;  // what is said of all, a line each
};

// 0 if all is right, 3 if what is not right could not be judged, and otherwise 1.
int status_of(const Report& report);

// kText: the title, a table with a row for each group, the first puzzle of each mark that is not
// right, and the notes. kJunit: a test suite for each group, a test case for each file; its first
// suite has the notes. Both are UTF-8, whatever the program printed.
std::string to_text(const Report& report, Format format);

// A line for each puzzle that is not right: the hand (and a tab and the answer), what would be
// right, and what was printed, with tabs between.
std::string failures(const Report& report, const RefereeOptions& options);

}  // namespace twentyfour
