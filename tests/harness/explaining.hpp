// Why are answers wrong? Asks the program again, and compares its answers with those of the wrong
// programs and the wrong scorers, and with those that are right by other rules.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "tests/harness/marking.hpp"
#include "tests/harness/options.hpp"
#include "tests/harness/puzzles.hpp"

namespace twentyfour {

// What came of asking some wrong hands again, a process for each.
struct AskedAgain {
  std::size_t wrong = 0;    // that have an answer again
  std::size_t changed = 0;  // of these, those that have another one
  std::string first = {};   // of the changed ones
  bool is_repeated = true;  // a batch with one of the changed ones has the same answers again
};

// Asks at most twenty hands.
// @throws std::system_error if the program cannot be started
AskedAgain ask_again(const std::vector<PuzzleFile>& files, const Marks& marks,
                     const RefereeOptions& options);

struct Explanation {
  std::vector<std::string> lines = {};
  bool is_explained = true;  // a cause is named for all that is wrong
};

// Says the first of these that holds:
//   known mistakes are not compared, because 300 of 596 answers cannot be judged
//   answers like a program that divides integers, as with --division=truncating
//     (integer-division): explains all 23 of its mistakes
//   may answer like a program that ...: explains its only mistake; more hands would tell
//   answers nearly like a program that ...: explains 99 of its 100 mistakes and makes 1 other, and
//     differs on 1 2 3 4
//   wrong expressions apart, answers like a program that ...     only YES and NO are explained
//   no known mistake explains it
// For scorers, each group of test data has such a line. A mistake is named as the cause if it
// predicts 97 of a hundred answers of the program: of those that are wrong, of those that are
// right, and of those that the mistake itself gets wrong. One that always gives the same answer, or
// carries answers over, is named only if it predicts all. If fewer than four different hands are
// wrong, or more than three mistakes predict all, or a process fails before its answer, it is only
// said that it may be the cause. Two mistakes at once, "(A and B)", are named if they predict all
// and no single one does. So two that no hand tells from one are not named.
//
// If a hand has another answer when it is asked again, that is said first. With a batch that gives
// the same answers twice, an answer depends on the hands before it: then mistakes that carry
// something over are compared, and no others; otherwise all others.
//
// Compared are the first 10,000 hands of each file, and fewer of five cards or more. The wrong
// programs are compared under the usual rules, with four cards and 24 and some of + - * / ^, the
// scorers with + - * /; those that always say the same, under all. Rules are compared if they
// differ in one option from those of the run, or in two. A wrong expression is explained if it is
// right by the rules, or by a scorer with the same mistake.
// @param again  if hands were asked again
Explanation explain(const std::vector<PuzzleFile>& files, const Marks& marks,
                    const RefereeOptions& options, const std::optional<AskedAgain>& again = {});

}  // namespace twentyfour
