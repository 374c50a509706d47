// Plain text (plain_answer.hpp) to expressions, or why and where a text is not an expression.
//
// The manual has the grammar ("The answer", "Spellings"); here the text may have all six operators.
// The highest precedence has !, then come ^, * and /, + and -, unless --form is left-to-right.
// ^ is applied from right to left. A * may not be missing where readers differ: 24/2(1+1).
//
// The text may be any bytes of any length. An expression has at most kMostCards cards,
// kMostFactorials factorials and kMostOpenBrackets open brackets, so memory does not grow with the
// text. Cost: linear up to the first byte that cannot be part of an expression, without recursion.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/checking/wrong_answer.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/numbers/rational.hpp"

namespace twentyfour {

constexpr std::size_t kMostOpenBrackets = 100;

// What stands between the operators of an expression.
enum class OperandKind {
  kCards,
  kNumbers,        // any without a minus, such as 4.8, or with one in brackets
  kFractions,      // also with a minus before them, as in 3--2, and 8/3 in 8/3*9
  kLaterFractions  // the same, but the first is no fraction
};

// The cards stand in the expression as in the text, from left to right.
//
// @param values  where operands are numbers, gets their values, and must be given; the cards in the
//                expression then mean nothing
std::variant<Expression, Unreadable> parse(std::string_view text, const Rules& rules = {},
                                           OperandKind operands = OperandKind::kCards,
                                           std::vector<Rational>* values = nullptr);

// An operator in a text, and its length in bytes.
struct OperatorSign {
  Symbol symbol;
  std::size_t length;
};

// The operator with which a text begins, if it begins with one.
//
// @param text  not empty
std::optional<OperatorSign> operator_at(std::string_view text);

// The expression that a text is in another notation than infix: in postfix order, 5 5 1 5 / - *,
// cards and operators with white space between them.
std::optional<Expression> parse_other_notation(std::string_view text);

}  // namespace twentyfour
