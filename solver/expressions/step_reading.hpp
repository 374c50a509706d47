// Reads answers in steps: splits a text into parts, and reads each part as a step. steps.hpp has
// the grammar.
#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/expressions/reason.hpp"

namespace twentyfour {

struct Step {
  Rational left;
  Symbol symbol = Symbol::kCard;
  Rational right;  // 0 for !
  Rational result;
};

// A step as it is read: its readings, and the numbers that its remark says are left.
struct StepText {
  std::vector<Step> readings;
  std::optional<std::vector<Rational>> left;
};

// Takes what stands before the first separator, and drops the separator.
std::string_view take_part(std::string_view& text);

// The readings of what stands before the equals sign of a step. If there are none, where the
// reading that comes furthest fails.
std::variant<std::vector<Step>, Unreadable> operation_in(std::string_view text);

// The readings of a part, or where it is not a step.
std::variant<StepText, Unreadable> step_in(std::string_view text);

// Takes the step with which a text begins, up to the end of its result; the text may go on after
// that. If there is none, takes nothing and returns no reading. Cost: reads at most 200 bytes
// before the equals sign.
std::vector<Step> take_step(std::string_view& text);

}  // namespace twentyfour
