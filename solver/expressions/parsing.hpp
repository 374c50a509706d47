// Plain text (plain_answer.hpp) to expressions, or why and where a text is not an expression.
//
// The grammar: cards (integers from 0 to 9999, leading zeros allowed, also with a point and zeros
// after it, or A T J Q K in either case for 1 10 11 12 13), + - * / ^ between them, brackets ( ) [
// ] { }, and white space (space, \t, \n, \v, \f, \r) between all of these; x and X are *, and ** is
// ^. * and / have higher precedence than + and -; operators of equal precedence are applied from
// left to right. The rules may choose other forms: without brackets, or with one precedence for all
// operators. ! follows its operand, never twice in a row. It has higher precedence than ^, which is
// applied from right to left and has higher precedence than * and /. All six operators are read,
// whatever the rules allow. There is no unary minus. Besides:
//   5(5-1/5)      a missing * before an opening bracket. Right after an operand of / or ^, where
//                 readers differ, the sign has to be written: 24/2(1+1), 2^2(3).
//   \frac{a}{b}   a fraction, as if in brackets. Right after an operand (5\frac{1}{5}) the sign has
//                 to be written.
// So it has for a card right after a bracket: (5-1/5)5. And ! or ^ may not follow braces that TeX
// does not show, 2^{3}! or \frac{2}{3}^2: there brackets have to be written.
//
// The text may be any bytes of any length. An expression has at most kMostCards cards,
// kMostFactorials factorials and kMostOpenBrackets open brackets, so memory does not grow with the
// text; parsing ends at the first byte that cannot be part of an expression.
// Cost: linear, without recursion or allocation.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/expressions/reason.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/judge/letters.hpp"
#include "solver/judge/numbers.hpp"

namespace twentyfour {

constexpr std::size_t kMostOpenBrackets = 100;

// The cards stand in the expression as in the text, from left to right.
// @param values  if given, cards may be any numbers without a minus, as 4.8 is; the value of each
// is
//                added to it, and may differ from the card in the expression
std::variant<Expression, Unreadable> parse(std::string_view text, const Rules& rules = {},
                                           std::vector<Rational>* values = nullptr);

// The bytes of the longest expression with which a text begins; 0 if there is none. The text may go
// on with anything.
// @param has_any_numbers  as if parse() were given values
std::size_t expression_length(std::string_view text, const Rules& rules, bool has_any_numbers);

// An operator in a text, and its length in bytes.
struct OperatorSign {
  Symbol symbol;
  std::size_t length;
};

// The operator with which a text begins, if it begins with one.
std::optional<OperatorSign> operator_at(std::string_view text);

// The card that a token is, or -1.
inline int card_of(std::string_view token) {
  const char* const begin = token.data();
  return static_cast<int>(number_or_letter(begin, begin + token.size(), kLargestCard));
}

// The expression that a text is in postfix order, 5 5 1 5 / - *: cards and operators, with white
// space between them; at least two cards, because one alone may be infix: 3 ! !.
std::optional<Expression> parse_postfix(std::string_view text);

}  // namespace twentyfour
