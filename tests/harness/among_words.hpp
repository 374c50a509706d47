// Expressions and steps among the words that other programs print, in plain text
// (plain_answer.hpp).
//
// An expression begins at a number, a letter of a card or an opening bracket, and not in a word or
// a number, nor after an operator. Signs that belong to the words are no operators: those of an
// item in a list, as - or **, several as -- or ***, and the - of "Solution 1 - ". It ends where the
// parser ends, and not before an operator or in a word. With it come the equals signs around it and
// their sides; a bracket after a blank is no factor of a side.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/numbers/rational.hpp"

namespace twentyfour::printed {

struct WrittenExpression {
  std::string_view text;  // with the equals signs around it, and their sides
  Expression expression;
  std::vector<Rational> numbers;  // its cards, which may be any numbers
};

using Fits = std::function<bool(const std::vector<Rational>& numbers)>;

// Whether an expression or, with a minus, a number may begin at a place of a plain text.
bool may_begin(std::string_view text, std::size_t at);

// Whether it may end at another place. Cost of both: reads some hundred bytes.
bool may_end(std::string_view text, std::size_t begin, std::size_t end);

// The expression that begins at a place. What a bracket after a blank begins may multiply, as in
// 4 (1+2+3), or be another text: of several readings, the longest that fits or that an equals
// sign follows, or else the shortest, if it is more than a number.
// Cost: reads some hundred bytes besides what it returns.
std::optional<WrittenExpression> expression_at(std::string_view text, std::size_t at,
                                               const Rules& rules, const Fits& fits);

// One reading of a step: a/b/c = d may be (a/b)/c and a/(b/c).
struct StepReading {
  Rational left;
  Symbol symbol = Symbol::kCard;
  Rational right;  // 0 for !
  Rational result;
};

// The readings of what stands before the equals sign of a step; none if it is not a step.
std::vector<StepReading> operation_in(std::string_view text);

}  // namespace twentyfour::printed
