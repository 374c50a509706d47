// How easy an expression is to read. Of two expressions, the easier one has
//   1. fewer ^ and !;
//   2. fewer pairs of brackets;
//   3. fewer operators whose value is not an integer;
//   4. fewer divisions;
//   5. fewer operators whose value is negative;
//   6. fewer subtractions;
// and, if all that is equal,
//   7. the earlier tokens: it comes first token by token, cards by size and before operators.
//
// Lists are in this order. Of the expressions that count as one (distinct_key.hpp) and add before
// they subtract, one is listed that none comes before by 1 to 6: of the normal forms, each with its
// parts in the easiest order (normal_form.hpp), the first.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

// The counts 1 to 6, 1 in the highest bits. Only the first two may count more than the 7 binary
// operators: they have six bits each, the others four.
using Effort = std::uint32_t;

constexpr Effort kEffortOfSubtraction = 1;
constexpr Effort kEffortOfNegative = 1 << 4;
constexpr Effort kEffortOfDivision = 1 << 8;
constexpr Effort kEffortOfFraction = 1 << 12;
constexpr Effort kEffortOfBrackets = 1 << 16;
constexpr Effort kEffortOfPowerOrFactorial = 1 << 22;

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

// The counts of values: 3 and 5.
constexpr Effort effort_of(const Evaluation& evaluation) {
  return evaluation.fractions * kEffortOfFraction + evaluation.negatives * kEffortOfNegative;
}

inline Effort effort_of(const Rational& value) {
  return (is_integer(value) ? 0 : kEffortOfFraction) +
         (value.numerator() < 0 ? kEffortOfNegative : 0);
}

// The counts of signs: 1, 2, 4 and 6.
inline Effort effort_of(const Expression& expression, const Rules& rules) {
  Effort effort = kEffortOfBrackets * static_cast<Effort>(brackets_of(expression, rules));
  for (const PostfixToken token : expression) effort += effort_of(symbol_of(token));
  return effort;
}

// The order of lists.
struct RankedExpression {
  Effort effort;
  Expression expression;

  friend auto operator<=>(const RankedExpression& x, const RankedExpression& y) = default;
};

}  // namespace twentyfour
