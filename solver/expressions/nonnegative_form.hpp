// The form of an expression in which no value on the way is negative: (3-1)*(13-1), not
// (1-3)*(1-13). A value on the way is that of each sum and product as it grows from left to right.
//
// Theorem. Every expression of + - * / in brackets whose value is 0 or more has such a form: the
// same function of the cards, in its normal form, with the same brackets and divisions, and
// sometimes with more subtractions.
// Proof. From the inside out, each operand is written as one of 0 or more, or as a minus before
// one. A product or quotient of two operands takes over their minuses. A sum adds and subtracts its
// operands by theirs; if that is negative, it is turned, a-b to b-a, and has a minus. A minus
// before a product that is 0 is moved into the factor that is 0: a-b becomes b-a there, and 0 stays
// 0. So no minus is left at the end, because the value is 0 or more. In normal form the terms of a
// sum that are added come first, so the values of the sum rise and then fall to the last, which is
// 0 or more.
#pragma once

#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

// Writes an expression in this form, and evaluates it anew, where it has negative values and its
// own value is 0 or more. Under other rules than those of the theorem, with ordered cards, and
// where + is not allowed, the expression stays. Cost: some 50 ns an operator that is written
// anew.
//
// @param evaluation  of the expression
void write_without_negatives(Expression& expression, Evaluation& evaluation, const Rules& rules);

// The normal forms that are the same function of the cards and differ only by where a minus stands:
// (1-3)*(2-6) and (3-1)*(6-2). Domain: an expression of + - * / under the default rules. Cost: some
// 0.3 us for each; there are at most two for each sum in it.
std::vector<Expression> all_signs_of(const Expression& expression, const Rules& rules);

}  // namespace twentyfour
