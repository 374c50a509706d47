// Answers in steps, one operator a step: 11-8=3; 3+5=8; 3*8=24.
//
// The manual says how steps are written ("Steps"). A number may be a fraction that is no integer:
// so a/b/c has two readings, (a/b)/c and a/(b/c). At most one fits: c is at least 2 in the second
// and a is not 0 in the first, so that they have different values.
//
// Each number before an equals sign is one that is left: a card, or the result of an earlier step,
// each once. Equal numbers leave a choice. It matters where the cards keep their order, where
// brackets are not allowed, and where cards may be left out, but results may not. There we keep all
// choices that differ in this, as rows of at most 8 numbers.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/checking/wrong_answer.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/numbers/rational.hpp"

namespace twentyfour {

struct WrittenOperation {
  Rational left;
  Symbol symbol;
  Rational right;  // 0 for !
};

struct Step {
  std::vector<WrittenOperation> readings;  // at least one
  Rational result;
  std::optional<std::vector<Rational>> left;  // the numbers that it says are left
};

struct UnreadableStep {
  std::size_t number;  // from 1
  Unreadable reason;
};

// Nothing if a text is not in steps: it has no separator, or no step before the first one.
// Cost: linear; some hundred nanoseconds a step.
std::optional<std::variant<std::vector<Step>, UnreadableStep>> read_steps(std::string_view text);

// The expression that steps come to, whatever its flaws (wrong_answer.hpp), or the first flaw of a
// step, with its number. Cost: some microseconds a step.
std::variant<Expression, Reason> expression_of(const std::vector<Step>& steps, const Deal& deal,
                                               const Rules& rules);

}  // namespace twentyfour
