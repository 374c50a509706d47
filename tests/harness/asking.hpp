// Gives the puzzles to the program, several processes at a time.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "tests/harness/options.hpp"
#include "tests/harness/puzzles.hpp"
#include "tests/support/run_program.hpp"

namespace twentyfour {

// The arguments for one puzzle: {1} to {8} become its cards, {} all of them, and {answer} the
// answer. {} as an argument of its own becomes an argument for each card. If no argument has a
// place for the cards, or for the answer, they come last.
std::vector<std::string> arguments_for(const Puzzle& puzzle,
                                       const std::vector<std::string>& arguments,
                                       const RefereeOptions& options);

// A process, and the puzzles of a file that it was given.
struct ProcessRun {
  std::size_t file;
  std::size_t first;
  std::size_t count;
  bool was_tried = false;  // otherwise too many before it timed out
  RunResult result = {};   // of a process that was ended, the beginning of its output
  double seconds = 0;
};

// Says on standard error that no process has ended for five seconds, and once a minute how far it
// is. After three processes that time out, or print without end where most do, no more are tried,
// and those that still run count as not tried if they time out too.
// @returns in the order of the puzzles
// @throws std::system_error if the program cannot be started
std::vector<ProcessRun> ask(const std::vector<PuzzleFile>& files, const RefereeOptions& options);

}  // namespace twentyfour
