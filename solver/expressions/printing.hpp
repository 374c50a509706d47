// Expressions as text: no blanks, no unary minus, and the fewest brackets.
//
// Brackets stand only where the value would change without them, for some cards. So what is right
// of a plus needs none around a sum or difference, and what is right of a times none around a
// product or quotient: a+(b-c) prints as a+b-c, a*(b/c) as a*b/c. The tree is not told apart from
// those it then reads as; its value and its cards are. (The latter holds for the division of real
// numbers, not for one that drops remainders.)
// Cost: linear, whatever the depth.
#ifndef TWENTYFOUR_SOLVER_EXPRESSIONS_PRINTING_HPP
#define TWENTYFOUR_SOLVER_EXPRESSIONS_PRINTING_HPP

#include <string>

#include "solver/expressions/expression.hpp"

namespace twentyfour {

std::string to_string(const Expression& expression);

}  // namespace twentyfour

#endif
