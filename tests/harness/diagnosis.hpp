// Why are answers wrong? Counts lines, and compares the answers with those of the wrong programs
// and the wrong scorers, and with those that are right by other rules.
#pragma once

#include <string>
#include <vector>

#include "tests/harness/options.hpp"
#include "tests/harness/puzzles.hpp"
#include "tests/harness/trials.hpp"

namespace twentyfour {

struct Diagnosis {
  std::string text = {};     // lines without the last line end; empty if there is nothing to say
  bool is_explained = true;  // a cause is named for all that is wrong
};

// A banner comes first; then the first of these that holds:
//   known-hard/mixed: 49 answers to 48 hands; ...      batches without a line for each hand
//   known mistakes are not compared, because 300 of 596 answers cannot be judged
//   answers like a program that divides integers, as with --division=truncating
//     (integer-division): explains all 3 of its mistakes
//   may answer like a program that ...: explains its only mistake; more hands would tell
//   answers nearly like a program that ...: explains 99 of its 100 mistakes and makes 1 other, and
//     differs first on 1 2 3 4
//   wrong expressions apart, answers like a program that ...     only YES and NO are explained
//   no known mistake explains it; the nearest is a program that ..., which explains 60 of ...
//   no known mistake explains it
// Where known mistakes are not compared, that is said in place of "no known mistake explains it".
// For scorers, each group of test data has such a line. A mistake is named as the cause if it
// predicts 97 of a hundred answers of the program: of those that are wrong, of those that are
// right, and of those that the mistake itself gets wrong. The nearest one differs on the fewest
// answers, and on at most half as many as are wrong. One that always gives the same answer, or
// carries answers over, is named only if it predicts all. If fewer than three different hands are
// wrong, or more than three mistakes predict all, or a process fails before its answer, it is only
// said that it may be the cause. If more are wrong, two mistakes at once are the cause,
// "(A and B)", if they predict all and no single one does, or 97 of a hundred and no single one
// does. So two that no hand tells from one are not named.
//
// Compared are the first 10,000 hands of each file, and fewer of five cards or more. The wrong
// programs are compared under the usual rules, with four cards and 24 and some of + - * / ^, the
// scorers with + - * /; those that always say the same, under all. Rules are compared if they
// differ in one option from those of the run. A wrong expression is explained if it is right by the
// rules, or by a scorer with the same mistake.
Diagnosis diagnosis(const std::vector<PuzzleFile>& files, const Tried& tried,
                    const RefereeOptions& options);

}  // namespace twentyfour
