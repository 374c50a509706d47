// Expressions that make a target under the usual rules, and for ordered cards: whether there are
// any, and all of them.
//
// Two expressions count as one if they are the same function of the cards (fingerprint.hpp): equal
// cards are one variable, and the cards 0 and 1 are numbers. An expression that divides by zero
// does not count. Of all ways to write a function the easiest to read (effort.hpp) is given, in its
// normal form.
//
// Domain: 1 to 7 cards, ordered to 8, each from 0 to 9999; a target whose parts fit 64 bits. Not
// checked. No expression is given, counted or said to exist unless its exact value is the target.
// None is missed while 2^(n-1) * N^n * T < 2^61 - 1, for n cards up to N >= 1 and a target whose
// parts are at most T; beyond that, one is missed if a number on the way is a multiple of 2^61 - 1.
//
// Method: meet in the middle. First, the values of small sets of cards are listed, as residues
// modulo 2^61 - 1. Then from the target backwards: for each split of the cards in two and each
// value of the smaller side, the last operator is solved for the other side, and its solution is
// looked up or searched for in the same way.
// Cost: 4 cards 1 to 5 us, 5 some 30 to 60 us, 6 some 0.1 ms for YES and 1 ms for all, 7 some 5 ms
// and 40 ms. All expressions of 7 cards took at most 100 MB and half a second, with zeros the most.
// To fill the memory takes more time, once.
#pragma once

#include <vector>

#include "solver/expressions/effort.hpp"
#include "solver/expressions/question.hpp"
#include "solver/search/memory.hpp"

namespace twentyfour {

bool can_make_by_usual_rules(const Question& question, SearchMemory& memory);

// In no order.
std::vector<RankedExpression> distinct_by_usual_rules(const Question& question,
                                                      SearchMemory& memory);

}  // namespace twentyfour
