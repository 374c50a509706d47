// Answers in steps, one operator a step: 11-8=3; 3+5=8; 3*8=24.
//
// Steps are separated by one or more of , and ; and line ends, which may also follow the last step.
// A step is
//   operand operator operand = number    or    operand ! = number
// in plain text (plain_answer.hpp), with wrappers around it and its sides. What stands before the
// equals sign is an expression of any numbers, also with a minus before them (parsing.hpp), of
// which an operand is a number or a fraction of integers that is no integer: 8/3*9. The result is a
// number in any spelling, or the letter of a card. The numbers that are left may follow: (left: 3 3
// 4).
//
// Each operand is a number that is left: a card, or the result of an earlier step, each once.
// Because an operand may be a fraction without brackets, a/b/c = d has two readings, (a/b)/c and
// a/(b/c), and a*b/c is a*(b/c). The two have different values, because c is at least 2 in the
// second and a is not 0 in the first; so at most one reading fits.
//
// Equal numbers are ambiguous where the cards are ordered or brackets are not allowed: we keep
// every possible remainder (a row of at most 8 numbers, equal rows once) and accept a step if one
// of them allows it. Where cards may be left out, we start with a row for each subset.
#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/answers/plain_answer.hpp"
#include "solver/answers/wrong_answer.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/numbers/rational.hpp"

namespace twentyfour {

struct StepReading {
  Rational left;
  Symbol symbol = Symbol::kCard;
  Rational right;  // 0 for !
  Rational result;
};

// A step as it is read: its readings, and the numbers that its remark says are left.
struct StepText {
  std::vector<StepReading> readings;
  std::optional<std::vector<Rational>> leftover;
};

// Takes what stands before the first separator, and drops the separator.
std::string_view take_part(std::string_view& text);

// The readings of what stands before the equals sign of a step. If there are none, where the
// reading that comes furthest fails.
std::variant<std::vector<StepReading>, Unreadable> operation_in(std::string_view text);

// The readings of a part, or where it is not a step.
std::variant<StepText, Unreadable> step_in(std::string_view text);

// The reasons why steps are wrong that checking.hpp does not have, in the order in which they are
// looked for:
//   takes 7, which is not left               or "takes 5 twice, but only one is left"
//   uses more than 16 factorials
//   makes 8/3, not 267/100                   its result is another number
//   leaves 3 and 8, not 3 and 9              where the step says what is left
//   leaves 3 and 1/3 unused                  the last step; of cards that must be used
struct StepsFinding {
  std::optional<Reason> flaw = {};            // the first one, with the number of its step, from 1
  std::vector<PostfixToken> used_cards = {};  // where the flaw is found at the end
};

// Checks an answer in steps; nothing if the text is to be checked otherwise: it has no separator,
// or no step before the first one. Cost: some microseconds a step.
//
// @param text   a part of the answer
std::optional<StepsFinding> check_steps(const Deal& deal, std::string_view text,
                                        const PlainAnswer& answer, const Rules& rules);

}  // namespace twentyfour
