// What an expression makes, exactly.
//
// Cost: an operation on Rationals a node, and one vector; no recursion.
#ifndef TWENTYFOUR_SOLVER_EXPRESSIONS_EVALUATION_HPP
#define TWENTYFOUR_SOLVER_EXPRESSIONS_EVALUATION_HPP

#include <cstddef>
#include <variant>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/rational.hpp"

namespace twentyfour {

// Both name the node that has no value, by its index. It is the first of them.
struct DivisionByZero {
  std::size_t node;
};

// Only with more than kMostCards cards.
struct Overflow {
  std::size_t node;
};

using Evaluation = std::variant<Rational, DivisionByZero, Overflow>;

Evaluation evaluate(const Expression& expression);

}  // namespace twentyfour

#endif
