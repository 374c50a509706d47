// The normal form of an expression: the same for all expressions that differ only by the order and
// the grouping of sums and products.
//
// A sum is flattened with its signs: a-(b-c) becomes a+c-b. So is a product with its quotients:
// a/(b/c) becomes a*c/b; but a quotient is one factor by truncating division, and by exact division
// where cards are ordered or * is not allowed. The terms of a sum and the factors of a product are
// then sorted:
//   1. added terms come before subtracted ones, factors before divisors;
//   2. in a sum the longer comes first, in a product the shorter, so that cards lead products and
//      end sums; in a form without brackets the longer comes first in a product too, because
//      only cards can follow * and / there;
//   3. token by token.
// A factor that is a quotient leads its product, where it needs no brackets.
//
// Ordered cards stay in place, and only the flattening is done: a-(b-c) becomes a-b+c. Operators
// that are not allowed are not written: without +, a-(b-c) stays; without *, a/(b/c) stays.
//
// Domain: at most kMostCards cards, operators that are allowed, a form that the expression can be
// written in. Asserted. Cost: some 100 ns, no allocation.
#pragma once

#include "solver/expressions/effort.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

Expression normal_form(const Expression& expression, const Rules& rules);

// The same, where both operands are in normal form. Cost: some 50 ns.
Expression normal_form_of_join(const Expression& expression, const Rules& rules);

// A normal form, ranked; if that is easier to read, with the parts of its sums and products in
// other orders: what is added still comes before what is subtracted, and no more brackets are
// needed. Ordered cards stay in place. Domain: the form has a value. Cost: some 200 ns; 10 us if
// there are fractions or negative values on the way.
RankedExpression easiest_form(const Expression& form, const Rules& rules);

}  // namespace twentyfour
