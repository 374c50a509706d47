// The value of an expression in doubles, as programs with mistakes compute it.
#pragma once

#include <cmath>
#include <vector>

#include "solver/expressions/expression.hpp"

namespace twentyfour {

// Of + - * / ^.
inline double result_in_doubles(Symbol symbol, double x, double y) {
  return symbol == Symbol::kPlus    ? x + y
         : symbol == Symbol::kMinus ? x - y
         : symbol == Symbol::kTimes ? x * y
         : symbol == Symbol::kOver  ? x / y
                                    : std::pow(x, y);
}

// NaN if there is a factorial.
// @param result_of  of an operator and its two operands
template <class ResultOf>
double value_in_doubles(const Expression& expression, const ResultOf& result_of) {
  std::vector<double> values;
  for (const PostfixToken token : expression) {
    const Symbol symbol = symbol_of(token);
    if (symbol == Symbol::kCard) {
      values.push_back(static_cast<double>(token));
      continue;
    }
    if (symbol == Symbol::kFactorial) return std::nan("");
    const double right = values.back();
    values.pop_back();
    values.back() = result_of(symbol, values.back(), right);
  }
  return values.front();
}

}  // namespace twentyfour
