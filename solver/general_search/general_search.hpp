// Expressions that make a target under any rules: whether there are any, and all of them.
//
// Of the expressions that count as one (distinct_key.hpp) the easiest to read (effort.hpp) is
// given. The operand of ! is never 1, 2 or a factorial.
//
// Domain: 1 to most_cards(rules) cards. Asserted. An expression counts if all its intermediate
// values fit a Rational; without ^ and ! they all do. The search gives its normal form or, if that
// does not fit, the expression as it was found: 9999*(7919^9/7919^8), not 9999*7919^9/7919^8.
//
// Theorem. The answer is YES, and the list is not empty, if and only if there is an expression that
// counts: all values are exact, and solving an operator for one operand overflows only where
// applying it does. For if x + y = t, the common denominator of t and y divides that of x and y,
// and the numerators of t, y and x over it are at most those that the sum of x and y has; and a
// product or quotient overflows only if its result, here x, does not fit.
//
// Method: from the target backwards. The last operator is solved for one side, and the solution is
// looked up among the values of its cards or, if these are all but one of five or more, searched
// for in the same way. (Truncated quotients, ^ and ! have many solutions: there all values are
// listed.) A list joins the normal forms of the values that are needed, each once: operands that
// have one key may be parts of larger expressions that have several.
// Cost: YES or NO for 4 cards takes 5 to 40 us, a list 10 to 300 us; for 6 cards 0.1 to 2 ms and
// 0.2 to 200 ms. Powers and factorials take ten times as much, a list of 5 cards some 0.2 s.
// Truncated quotients make long lists, the longest for the targets 0 and 1: up to 0.8 million
// normal forms of 6 cards, in some 1 s. A list that takes more than 400 million steps is ended by
// TooManyExpressions, also for the easiest expression: 7 large cards by truncation for 0, in some
// 50 s and 600 MB. With all operators, by truncation, 0 3 4 5 6 makes 7.3 million normal forms for
// 1, in 15 s; they are 290,648 expressions.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "solver/expressions/deal.hpp"
#include "solver/expressions/distinct_expressions.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

bool can_make_by_rules(const Deal& deal, const Rules& rules);

// The first expression of the list, which may be of any length.
//
// Cost: that of the list, which is not kept.
//
// @throws TooManyExpressions
std::optional<Expression> easiest_by_rules(const Deal& deal, const Rules& rules);

// In no order, packed by Packing(deal).
//
// @param limit  the most expressions
// @throws TooManyExpressions
std::vector<ListedExpression> distinct_by_rules(const Deal& deal, const Rules& rules,
                                                std::size_t limit);

}  // namespace twentyfour
