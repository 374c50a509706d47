// Expressions that make a target under the usual rules, and from ordered cards: whether there are
// any, and all of them.
//
// Two expressions count as one if they are the same function of the cards (fingerprint.hpp): equal
// cards are one variable, and the cards 0 and 1 are numbers. An expression that divides by zero
// does not count. Of all ways to write a function the easiest to read (effort.hpp) is given, in its
// normal form.
//
// Domain: 1 to 7 cards, ordered to 8, each from 0 to 9999; a target P/Q with |P| and Q below 10^18.
// Not checked.
//
// Theorem. The answer to a question is YES, and its list is not empty, if and only if there is an
// expression.
//
// Every expression that is given, counted or said to exist has been evaluated exactly. So only the
// other direction needs a proof: an expression that makes the target is not missed, though the
// search compares residues modulo the prime p = 2^61 - 1. Write v(x) for the exponent of p in a
// number x other than 0: x has a residue if v(x) >= 0, and that residue is 0 only if v(x) > 0. Two
// steps suffice.
//
// 1. A value other than 0 has v = 0 if it is made of at most 5 cards, and v >= 0 if of 6. So has
//    the target v = 0, if it is not 0, because p is larger than its parts.
//    Write an expression of k cards as a fraction N/D without reducing it: a card c is c/1,
//    A/B +- C/D is (AD +- BC)/BD, and the parts of a product or quotient are products of parts. By
//    induction, each part is a sum of at most 2^(k-1) terms, each a product of cards none of which
//    comes twice; a term of D leaves out at least one card of the k; so does a term of N, if the
//    expression is a sum. And each part is a product of cards and of numerators of sums, each of
//    other cards. Such a numerator, of a sum of at most 5 cards, is at most 2^4 * 9999^4, which is
//    less than p; so it is divisible by p only if it is 0. The factors of the denominator of at
//    most 6 cards are made of at most 5.
// 2. The search goes from the target t of some cards to targets of fewer. At most 4 cards are on
//    the side y whose values are listed, and y has its residue by step 1. Let x # y or y # x be t,
//    and v(t) >= 0 or t = 0; then the solution for x that the search computes is the residue of x:
//    - A sum or difference: x is t - y, t + y or y - t. No inverse is taken.
//    - x * y or x / y, y not 0: x is t/y or t*y. The residue of y has an inverse.
//    - y / x, y not 0: x is y/t. If v(t) = 0, the residue of t has an inverse. If v(t) > 0, then t
//      is neither the whole target nor made of less than 6 cards, by step 1; x is made of at most
//      6, as there are at most 8; and v(x) = v(y) - v(t) < 0, which contradicts step 1: there is no
//      such x.
//    - y = 0, in a product or quotient: then t = 0, and any x will do. For YES the product of x's
//      cards is taken. A list takes all of x, unless y is 0 for all cards, where it is all one
//      function; other such y have at least 3 cards, so x at most 5, and its values other than 0
//      have other residues than 0 by step 1.
//    In each case v(x) >= 0 or x = 0, so the argument repeats for x, until x is listed and found by
//    its residue. (The table of functions.hpp has a function in one way, which has a value whenever
//    any way has.)
//
// Four cards in any order are searched in floating point instead; four_cards.hpp has the proof.
//
// A list has a function of the cards once. It lacks one only if two of its functions agree at the
// random point of fingerprint.hpp. That depends on which cards are equal, 0 or 1, and not on their
// sizes; tests show that no two functions of up to 6 cards agree there. For more cards
// fingerprint.hpp bounds the chance.
//
// Method: meet in the middle. First, the values of small sets of cards are listed, as residues
// modulo 2^61 - 1. Then from the target backwards: for each split of the cards in two and each
// value of the smaller side, the last operator is solved for the other side, and its solution is
// looked up or searched for in the same way.
// Cost: 4 cards 1 to 5 us, 5 some 30 to 60 us, 6 some 0.1 ms for YES and 1 ms for all, 7 some 5 ms
// and 40 ms. All expressions of 7 cards took at most 100 MB and half a second, zeros the most. The
// first search with a memory takes more time.
#pragma once

#include <cstddef>
#include <vector>

#include "solver/expressions/deal.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/usual_search/memory.hpp"

namespace twentyfour {

bool can_make_by_usual_rules(const Deal& deal, const Rules& rules, SearchMemory& memory);

// In no order.
//
// @param limit  the most expressions
// @throws TooManyExpressions
std::vector<RankedExpression> distinct_by_usual_rules(const Deal& deal, const Rules& rules,
                                                      std::size_t limit, SearchMemory& memory);

}  // namespace twentyfour
