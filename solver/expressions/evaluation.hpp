// The exact value of an expression.
//
// Of the rules only the division matters: postfix fixes the order of the operations, and every
// operator is evaluated.
// Cost: an operation on Rationals a token; no allocation.
#pragma once

#include <cstdint>
#include <variant>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

// An operation that has no value: the reason and the operands. Those of kRemainder are dividend and
// divisor, in a power too: 2^(0-1) divides 1 by 2. A factorial has no right operand.
struct NoValue {
  Undefined reason;
  Rational left;
  Rational right;
};

// For what value_of() (arithmetic.hpp) gives no value.
NoValue no_value(Undefined reason, Symbol symbol, const Rational& left, const Rational& right,
                 Division division);

struct Evaluation {
  std::variant<Rational, NoValue> value;  // or the first operation that has none
  std::uint32_t fractions = 0;            // how many operators have a value that is no integer

  bool is(const Rational& number) const {
    const auto* const made = std::get_if<Rational>(&value);
    return made != nullptr && *made == number;
  }
};

Evaluation evaluate(const Expression& expression, const Rules& rules = {});

}  // namespace twentyfour
