// What an expression makes, exactly.
//
// Under rules only the division matters here: the tree says in what order things are done, and all
// operators are known. Cost: an operation on Rationals a node, and one vector; no recursion.
#ifndef TWENTYFOUR_SOLVER_EXPRESSIONS_EVALUATION_HPP
#define TWENTYFOUR_SOLVER_EXPRESSIONS_EVALUATION_HPP

#include <cstddef>
#include <variant>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

// Each names the node that has no value, by its index. It is the first of them.
struct DivisionByZero {
  std::size_t node;
};

// Without powers, only with more than kMostCards cards.
struct Overflow {
  std::size_t node;
};

// Where divisions have to be exact.
struct Remainder {
  std::size_t node;
  Rational dividend;
  Rational divisor;
};

struct UndefinedPower {
  std::size_t node;
  Rational base;
  Rational exponent;
};

struct UndefinedFactorial {
  std::size_t node;
  Rational operand;
};

using Evaluation =
    std::variant<Rational, DivisionByZero, Overflow, Remainder, UndefinedPower, UndefinedFactorial>;

Evaluation evaluate(const Expression& expression, const Rules& rules = {});

}  // namespace twentyfour

#endif
