// Text to expressions, or why a text is not an expression, and where.
//
// The grammar: cards (integers from 0 to 9999, leading zeros allowed, or A J Q K in either case for
// 1 11 12 13), + - * / between them, brackets ( ) [ ] { }, and white space (space, \t, \n, \v, \f,
// \r) between all of these; signs.hpp has the other spellings. * and / have higher precedence than
// + and -; operators of equal precedence are applied from left to right. The rules may choose other
// forms: without brackets, or with one precedence for all operators. ! follows its operand, never
// twice in a row. It has higher precedence than ^, which is applied from right to left and has
// higher precedence than * and /. All six operators are read, whatever the rules allow. There is no
// unary minus.
//
// The text may be any bytes of any length. An expression has at most kMostCards cards,
// kMostFactorials factorials and kMostOpenBrackets open brackets, so memory does not grow with the
// text; parsing ends at the first byte that cannot be part of an expression.
// Cost: linear, without recursion.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

constexpr std::size_t kMostOpenBrackets = 100;

struct ParseError {
  std::size_t offset;  // in bytes; the size of the text if it ends too early
  std::string reason;  // "expected ..."
};

// The cards stand in the expression as in the text, from left to right.
std::variant<Expression, ParseError> parse(std::string_view text, const Rules& rules = {});

}  // namespace twentyfour
