// How easy an expression is to read. Of two expressions, the easier one has
//   1. fewer ^ and !;
//   2. fewer pairs of brackets;
//   3. fewer operators whose value is no integer;
//   4. fewer divisions;
//   5. fewer subtractions;
// and, if all that is equal,
//   6. the earlier tokens: it comes first token by token, cards by size and before operators.
//
// Lists are in this order. Of several ways to write one function the easiest is chosen; there 3
// does not count, because it depends on the values of the cards. (Under the usual rules shape.hpp
// counts 2, 4 and 5 without writing the expression.)
#pragma once

#include <compare>
#include <cstdint>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

// The counts 1 to 5, six bits each, 1 in the highest bits.
using Effort = std::uint32_t;

constexpr Effort kEffortOfSubtraction = 1;
constexpr Effort kEffortOfDivision = 1 << 6;
constexpr Effort kEffortOfFraction = 1 << 12;
constexpr Effort kEffortOfBrackets = 1 << 18;
constexpr Effort kEffortOfPowerOrFactorial = 1 << 24;

constexpr Effort effort_of(Symbol symbol) {
  switch (symbol) {
    case Symbol::kMinus:
      return kEffortOfSubtraction;
    case Symbol::kOver:
      return kEffortOfDivision;
    case Symbol::kPower:
    case Symbol::kFactorial:
      return kEffortOfPowerOrFactorial;
    default:
      return 0;
  }
}

// Without count 3.
inline Effort effort_of(const Expression& expression, const Rules& rules) {
  Effort effort = kEffortOfBrackets * static_cast<Effort>(brackets_of(expression, rules));
  for (const PostfixToken token : expression) effort += effort_of(symbol_of(token));
  return effort;
}

// The order of lists.
//
// Written: an Expression or a PackedExpression of one hand.
template <class Written>
struct Ranked {
  Effort effort;
  Written expression;

  friend auto operator<=>(const Ranked& x, const Ranked& y) = default;
};

using RankedExpression = Ranked<Expression>;

}  // namespace twentyfour
