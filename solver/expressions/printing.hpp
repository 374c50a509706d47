// Expressions as text: no blanks, no unary minus, and the fewest brackets.
//
// Brackets are written only where the text without them has another value for some cards. So the
// right operand of a plus needs none if it is a sum or difference, and that of a times none if it
// is a product or quotient: a+(b-c) prints as a+b-c, a*(b/c) as a*b/c. Such a text is read as
// another expression, of the same cards and the same value. Where division drops or forbids
// remainders, a*(b/c) keeps its brackets, because a*b/c divides another number. ! is applied before
// ^, and ^ from the right: 2^3^2, (2^3)^2, (1+2)!, 3!^2.
//
// Domain: in a form without brackets, an expression that needs none; not checked.
// Cost: linear; only the text is allocated.
#pragma once

#include <string>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

// Adds the expression to the text.
void print(const Expression& expression, const Rules& rules, std::string& text);

std::string to_string(const Expression& expression, const Rules& rules = {});

// How many pairs of brackets the text has.
int brackets_of(const Expression& expression, const Rules& rules);

}  // namespace twentyfour
