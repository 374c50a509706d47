// Expressions that make a target under any rules: whether there are any, and all of them.
//
// Under Division::kReal and without ^ and !, two expressions count as one if they are the same
// function of the cards (fingerprint.hpp). Otherwise they count as one if an exchange of equal
// cards, or another order of a sum or product (normal_form.hpp), makes them equal.
//
// Of the ways to write one function the easiest (effort.hpp) is given, chosen operand by operand:
// each operand is written in the way that is easiest for it alone; if one way is a sum and another
// is not, the easiest of each is kept. A factorial is never taken of 1, 2 or a factorial.
//
// Domain: 1 to 6 cards, with ^ or ! to 5, ordered one more (most_cards), each from 0 to 9999; a
// target whose parts fit 64 bits. Not checked. An expression counts if every number on the way fits
// a Rational; without ^ and ! all of them do. It is written in its normal form or, if that does not
// fit, as it was found: 9999*(7919^9/7919^8), not 9999*7919^9/7919^8.
//
// Theorem. The answer is YES, and the list is not empty, if and only if there is an expression that
// counts: all values are exact, and solving an operator for one operand overflows only where
// applying it does. For if x + y = t, the common denominator of t and y divides that of x and y,
// and the numerators of t, y and x over it are at most those that the sum of x and y has; and a
// product or quotient overflows only if its result, here x, does not fit.
//
// Method: first, the values of all sets of fewer cards, small sets first; then from the target
// backwards, the distinct derivations of those values that are needed.
// Cost: whether 4 cards make 24 takes 5 to 60 us, a list of all 10 to 300 us; 6 cards 0.2 to 6 ms
// and 2 to 200 ms. Powers and factorials take ten times as long, some 0.2 s for all of 5 cards.
// Truncated quotients make long lists, the longest for a target of 0 or 1: 6 cards then make 0.8
// million expressions, in some 1 s and 50 MB. With all operators and a limit that allows it,
// 0 3 4 5 6 makes 7 million for 1, in 17 s and 460 MB.
#pragma once

#include <cstddef>
#include <vector>

#include "solver/expressions/deal.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/packed_expression.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

bool can_make_by_rules(const Deal& deal, const Rules& rules);

// In no order, packed by Packing(deal).
//
// @param limit  the most expressions
// @throws TooManyExpressions
std::vector<Ranked<PackedExpression>> distinct_by_rules(const Deal& deal, const Rules& rules,
                                                        std::size_t limit);

}  // namespace twentyfour
