// What cards can make: whether, how, in how many ways.
//
// Two expressions are one if they are the same function of the cards, where equal cards are one
// variable and a card 0 or 1 is the number it is; fingerprint.hpp tells how that is decided. One
// that divides by zero is none. Of all ways to write a function the most pleasant is given, in its
// plain form; plain_form.hpp has the order, by which lists are sorted too. All this under the usual
// rules, and for ordered cards; other rules are left to rule_search.hpp.
//
// Domain: 1 to 7 cards, ordered to 8, each from 0 to 9999; a target whose parts fit 64 bits. Not
// checked. No expression is given, counted or said to exist unless its exact value is the target.
// None is missed while 2^(n-1) * N^n * T < 2^61 - 1, for n cards up to N >= 1 and a target whose
// parts are at most T; beyond, one could be if a number met on the way were a multiple of 2^61 - 1.
//
// Method: from the target backwards. Wanted of all cards is the target. Whatever stands on one side
// of the last operator, what is wanted on the other follows; and what few cards can make is listed
// beforehand, by value, as residues modulo 2^61 - 1.
// Cost: 4 cards 1 to 5 us, 5 some 30 to 60 us, 6 some 0.1 ms for YES and 1 ms for all, 7 some 5 ms
// and 40 ms. All expressions of 7 cards took at most 100 MB and half a second, with zeros the most.
// The functions of up to 5 variables (functions.hpp) come on top, once.
#ifndef TWENTYFOUR_SOLVER_SEARCH_SEARCH_HPP
#define TWENTYFOUR_SOLVER_SEARCH_SEARCH_HPP

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/question.hpp"

namespace twentyfour {

bool can_make(const Question& question);

// The first of all_distinct.
std::optional<Expression> one(const Question& question);

// The most pleasant first; the same list for any order of the cards, unless they are ordered.
std::vector<Expression> all_distinct(const Question& question);

// The same one by one, with a fraction of the memory.
void for_each_distinct(const Question& question,
                       const std::function<void(const Expression&)>& visit);

std::uint64_t count_distinct(const Question& question);

}  // namespace twentyfour

#endif
