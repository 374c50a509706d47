// What is wrong with an expression as the answer to a deal. Each kind of flaw has a function, in
// the order in which they are looked for:
//   needs brackets, which are not allowed here    of postfix and steps, in a form without brackets
//   uses ^, which is not allowed             the first such operator, in the order + - * / ^ !
//   uses 5 twice, the hand holds one         or "none"; the least such card
//   leaves a 1 unused                        or "two 5s", or "a 1 and two 5s"
//   makes 25                                 or 170/7, or it has no value (wrong_answer.hpp)
//   makes 24, not 25                         of a side other than the answer
//   does not keep the cards in order         where the rules ask for it
// With --subsets unused cards are allowed; later reasons list them: makes 25; leaves out a 6.
#pragma once

#include <optional>
#include <variant>

#include "solver/answers/wrong_answer.hpp"
#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

std::optional<Reason> flaw_in_brackets(const Expression& expression, const Rules& rules);
std::optional<Reason> flaw_in_operators(const Expression& expression, const Rules& rules);
std::optional<Reason> flaw_in_cards(const Expression& expression, const Deal& deal,
                                    const Rules& rules);
std::optional<Reason> flaw_in_value(const std::variant<Rational, NoValue>& value,
                                    const Rational& target, bool is_answer);
std::optional<Reason> flaw_in_order(const Expression& expression, const Deal& deal,
                                    const Rules& rules);

// "; leaves out two 5s and a 6", or nothing where an expression uses all cards.
std::string left_out(const Expression& expression, const Deal& deal);

}  // namespace twentyfour
