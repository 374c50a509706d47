// Expressions as text: no blanks, no unary minus, and the fewest brackets.
//
// Brackets stand only where the text would be read as something else without them: as another
// value, for some cards. So what is right of a plus needs none around a sum or difference, and what
// is right of a times none around a product or quotient: a+(b-c) prints as a+b-c, a*(b/c) as a*b/c.
// The tree is not told apart from those it then reads as; its value and its cards are. Where
// division drops or forbids remainders, a*(b/c) keeps its brackets, for the text without them is
// another division. ! holds before ^, and ^ from the right: 2^3^2, (2^3)^2, (1+2)!, 3!^2.
//
// In a form without brackets the tree must be one that can be written so; not checked.
// Cost: linear, whatever the depth.
#ifndef TWENTYFOUR_SOLVER_EXPRESSIONS_PRINTING_HPP
#define TWENTYFOUR_SOLVER_EXPRESSIONS_PRINTING_HPP

#include <string>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

std::string to_string(const Expression& expression, const Rules& rules = {});

}  // namespace twentyfour

#endif
