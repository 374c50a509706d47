// Expressions as text. The text is read as the same expression. It has no blanks and no unary
// minus, and it has brackets only where it would be read as another expression without them. If the
// expression is in its normal form (normal_form.hpp), that other expression has another value for
// some cards. ! is applied before ^, and ^ from the right: 2^3^2, (2^3)^2, (1+2)!, 3!^2.
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
