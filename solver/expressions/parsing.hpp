// Text to expressions, or why a text is not an expression, and where.
//
// The grammar: cards (integers from 0 to 9999, leading zeros allowed, or A T J Q K in either case
// for 1 10 11 12 13), + - * / between them, brackets ( ) [ ] { }, and white space (space, \t, \n,
// \v, \f, \r) between all of these; signs.hpp has the other spellings. * and / have higher
// precedence than
// + and -; operators of equal precedence are applied from left to right. The rules may choose other
// forms: without brackets, or with one precedence for all operators. ! follows its operand, never
// twice in a row. It has higher precedence than ^, which is applied from right to left and has
// higher precedence than * and /. All six operators are read, whatever the rules allow. There is no
// unary minus.
//
// Syntax::kFree adds what people and language models write besides:
//   5.0           a card with zeros after the point
//   2**3          2^3
//   5(5-1/5)      a missing * before an opening bracket. Right after an operand of / or ^, where
//                 readers differ, it is an error ("write the sign"): 24/2(1+1), 2^2(3).
//   \frac{a}{b}   a fraction, as if in brackets. Right after an operand (5\frac{1}{5}) it is an
//                 error.
// A card right after a bracket is the same error: (5-1/5)5.
//
// The text may be any bytes of any length. An expression has at most kMostCards cards,
// kMostFactorials factorials and kMostOpenBrackets open brackets, so memory does not grow with the
// text; parsing ends at the first byte that cannot be part of an expression.
// Cost: linear, without recursion.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/judge/hand_reader.hpp"

namespace twentyfour {

constexpr std::size_t kMostOpenBrackets = 100;

struct ParseError {
  std::size_t offset;  // in bytes; the size of the text if it ends too early
  std::string reason;  // "expected ..."
};

enum class Syntax : std::uint8_t { kStrict, kFree };

// The cards stand in the expression as in the text, from left to right.
std::variant<Expression, ParseError> parse(std::string_view text, const Rules& rules = {},
                                           Syntax syntax = Syntax::kStrict);

// The card that a token is, or -1.
inline int card_of(std::string_view token) {
  const char* const begin = token.data();
  const auto number = static_cast<int>(number_of(begin, begin + token.size(), kLargestCard));
  return number < 0 && token.size() == 1 ? letter_card(token.front()) : number;
}

// The expression that a text is in postfix order, 5 5 1 5 / - *: cards and operators, with white
// space between them; at least two cards, because one alone may be infix: 3 ! !.
std::optional<Expression> parse_postfix(std::string_view text);

}  // namespace twentyfour
