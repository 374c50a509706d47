// Why are answers wrong? Counts lines, and compares the answers with those of the wrong programs
// and the wrong scorers, and with those that are right by other rules.
#pragma once

#include <string>
#include <vector>

#include "tests/harness/options.hpp"
#include "tests/harness/puzzles.hpp"
#include "tests/harness/trials.hpp"

namespace twentyfour {

// Lines without the last line end; empty if there is nothing to say. A banner comes first; then the
// first of these that holds:
//   known-hard/mixed: 49 answers to 48 hands; ...      batches without a line for each hand
//   no expression in any output (only infix and steps are read)
//   answers like a program that divides integers, as with --division=truncating
//     (integer-division): explains all 3 of its mistakes, 3 of the 33 hands that show this one
//   no known mistake explains it
// For scorers, each group of test data has such a line. A mistake is named if it explains at least
// half of the wrong answers; of several, the one that is most like the program, by the hands that
// both get wrong of those that either does; "answers like" if all are the same, "answers most like"
// if not. A program that gives any hand another answer is not like one that always gives the same,
// or that carries answers over.
//
// Compared are the first 10,000 hands of each file, and fewer of five cards or more. The wrong
// programs and scorers are compared under the usual rules, with four cards and 24; those that
// always say the same, under all. Rules are compared if they differ in one option from those of the
// run. A wrong expression is explained if it is right by the rules, or by a scorer with the same
// mistake.
std::string diagnosis(const std::vector<PuzzleFile>& files, const Tried& tried,
                      const RefereeOptions& options);

}  // namespace twentyfour
