// Gives the puzzles to the program, several processes at a time, and marks what it prints.
#pragma once

#include <string>
#include <vector>

#include "tests/harness/marking.hpp"
#include "tests/harness/options.hpp"
#include "tests/harness/puzzles.hpp"

namespace twentyfour {

// The arguments for one puzzle: {1} to {8} become its cards, {} all of them, and {answer} the
// answer. {} as an argument of its own becomes an argument for each card. If no argument has a
// place for the cards, or for the answer, they come last.
std::vector<std::string> arguments_for(const Puzzle& puzzle,
                                       const std::vector<std::string>& arguments,
                                       const RefereeOptions& options);

bool is_wrong(const Marked& marked);

// By file, in the order of the files.
struct Tried {
  std::vector<std::vector<Marked>> marks;  // of each puzzle
  std::vector<BatchLines> lines;           // with Give::kBatch; otherwise of no hands
  std::vector<double> seconds = {};        // of all processes
  Banners banners = {};
};

// Shows the progress if standard error is a terminal, and says there that no process has ended for
// five seconds, and once a minute elsewhere how far it is. After three processes that time
// out, or print without end where most do, no more are tried, and those that still run count as not
// tried if they time out too. What the outputs for three hands have in common is no
// answer to any.
// @param banners  that, if it is known
// @throws std::system_error if the program cannot be started
Tried try_program(const std::vector<PuzzleFile>& files, const RefereeOptions& options,
                  const Banners* banners = nullptr);

}  // namespace twentyfour
