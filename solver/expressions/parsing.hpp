// Text to expressions, and where and why a text is none.
//
// The grammar: cards (integers from 0 to 9999, leading zeros allowed, or A J Q K in either case for
// 1 11 12 13), + - * / between them, brackets, and white space (space, \t, \n, \v, \f, \r) between
// all of these. * and / hold tighter than + and -; operators that hold alike go from left to right.
// The rules may allow other forms: without brackets, and with no operator before another. ! stands
// behind what it takes, never two in a row, and holds tighter than ^, which goes from the right,
// and is before * and /. All six operators are read, whatever the rules allow. There is no unary
// minus. The signs U+00D7, U+00F7 and U+2212, in UTF-8, are read as * / -.
//
// Any bytes of any length are taken. At most kMostCards cards, kMostFactorials factorials and
// kMostOpenBrackets open brackets are, so an answer fits and memory does not grow with the text;
// the first byte that cannot be part of an answer ends the reading. Cost: linear, without
// recursion.
#ifndef TWENTYFOUR_SOLVER_EXPRESSIONS_PARSING_HPP
#define TWENTYFOUR_SOLVER_EXPRESSIONS_PARSING_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

constexpr std::size_t kMostOpenBrackets = 100;

struct ParseError {
  std::size_t offset;  // in bytes, of what was not expected; the text's size where it ends too soon
  std::string reason;  // "expected ..."
};

// The cards stand in the expression as in the text, from left to right.
std::variant<Expression, ParseError> parse(std::string_view text, const Rules& rules = {});

}  // namespace twentyfour

#endif
