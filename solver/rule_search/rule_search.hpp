// Expressions that make a target under any rules: whether there are any, and all of them.
//
// Under Division::kReal and without ^ and !, two expressions are one if they are the same function
// of the cards, as fingerprint.hpp tells them. Else they are one if swapping equal cards, or
// putting a sum or a product in another order, makes them so; normal_form.hpp says what that takes
// in.
//
// Lists have the easiest to read first (effort.hpp). Of the ways to write one function the easiest
// is given, chosen part by part: each operand is written as is easiest for it alone, unless it is a
// sum in one way and none in another, of which both are kept. A factorial is never taken of 1 and
// 2, nor of a factorial.
//
// Domain: 1 to 6 cards, with ^ or ! to 5, ordered one more (most_cards), each from 0 to 9999; a
// target whose parts fit 64 bits. Not checked. What fits no Rational on the way is left out;
// without ^ and ! everything fits. (So what fits only as long as its terms are not put in order is
// found, but not listed.)
//
// Method: the values of all sets of fewer cards than there are, from few to many; then from the
// target backwards, listing the distinct derivations of just those values that are needed.
// Cost: whether 4 cards make 24 takes 5 to 60 us, a list of all 10 to 300 us; 6 cards 0.2 to 6 ms
// and 2 to 200 ms. Powers and factorials take ten times as long, some 0.2 s for all of 5 cards.
// Zeros, a target of 0 and truncated quotients make long lists: 6 cards with them up to a million
// expressions, in half a minute.
#ifndef TWENTYFOUR_SOLVER_RULE_SEARCH_RULE_SEARCH_HPP
#define TWENTYFOUR_SOLVER_RULE_SEARCH_RULE_SEARCH_HPP

#include <vector>

#include "solver/expressions/effort.hpp"
#include "solver/expressions/question.hpp"

namespace twentyfour {

bool can_make_by_rules(const Question& question);

// In no order.
std::vector<RankedExpression> distinct_by_rules(const Question& question);

}  // namespace twentyfour

#endif
