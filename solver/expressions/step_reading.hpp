// Reading answers in steps: a text to its parts, and a part to a step. steps.hpp has the grammar.
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

// A step that is read: its readings, and the numbers that it says are left.
struct StepText {
  std::vector<Step> readings;
  std::optional<std::vector<Rational>> left;
};

// Takes what stands before the first separator, and the separator.
std::string_view take_part(std::string_view& text);

// The readings of a step without an equals sign and a result, or where none can be read.
std::variant<std::vector<Step>, Unreadable> operation_in(std::string_view text);

// The readings of a step: an operand may be a fraction without brackets. If there are none, where
// the reading that comes furthest fails.
std::variant<StepText, Unreadable> step_in(std::string_view text);

// Takes the step with which a text begins, up to the end of its result, which the text may go on
// after; if there is none, takes nothing and returns no reading. Cost: of the first 200 bytes.
std::vector<Step> take_step(std::string_view& text);

}  // namespace twentyfour
