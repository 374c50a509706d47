// Expressions as text. Printing then parsing gives the same expression. The text has no blanks and
// no unary minus, and it has brackets only where it would be read as another expression without
// them. If the expression is in its normal form (normal_form.hpp), that other expression has
// another value for some cards. ! is applied before ^, and ^ from the right: 2^3^2, (2^3)^2,
// (1+2)!, 3!^2.
//
// Domain: with a --form without brackets, an expression that needs none. Asserted.
// Cost: linear; only the text is allocated. Other notations than infix: an allocation an operator.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

enum class Notation : std::uint8_t {
  kInfix,     // (11-8)*(3+5)
  kEquation,  // (11-8)*(3+5)=24
  kSteps,     // 11-8=3; 3+5=8; 3*8=24: an operator a step, in the order of postfix; a fraction or a
              // negative number as an operand stands in brackets; a card alone is 24=24
  kPostfix,   // 11 8 - 3 5 + *
  kBrackets,  // ((11-8)*(3+5)): a pair for each operator
};

// In the order of the notations.
constexpr std::array<std::string_view, 5> kNotations = {"infix", "equation", "steps", "postfix",
                                                        "brackets"};

// Adds the expression to the text.
void print(const Expression& expression, const Rules& rules, std::string& text);

// In a notation. The expression has a value by the rules.
void print(const Expression& expression, const Rules& rules, Notation notation, std::string& text);

std::string to_string(const Expression& expression, const Rules& rules = {});

// Whether an operand needs brackets: its last operator (kCard for a card), and the operator that
// takes it.
constexpr bool left_needs_brackets(Symbol operand, Symbol parent, Form form) {
  return precedence(operand, form) < precedence(parent, form) ||
         (parent == operand && (parent == Symbol::kPower || parent == Symbol::kFactorial));
}

// Operators of equal precedence are applied from the left, but ^ from the right.
constexpr bool right_needs_brackets(Symbol operand, Symbol parent, Form form) {
  return precedence(operand, form) < precedence(parent, form) ||
         (precedence(operand, form) == precedence(parent, form) && parent != Symbol::kPower);
}

// How many pairs of brackets the text has, with any --form.
int brackets_of(const Expression& expression, const Rules& rules);

}  // namespace twentyfour
