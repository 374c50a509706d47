// The value of an operator for two numbers, or for one, under a kind of division; or the reason why
// there is no value; and the value of an expression.
//
// An exponent must be an integer; 0 to a power below 1 has no value; x^-k is 1/x^k, by the division
// in force: by truncation that is 0 for all integers but 1 and -1, however large x^k is. Factorials
// are of integers from 0 to 20. With Division::kExact and kTruncating, numbers are integers; a
// fraction is neither dividend nor divisor. Cost: integers some nanoseconds (a power up to ten
// times that), fractions as in rational.hpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <new>
#include <optional>
#include <span>
#include <type_traits>
#include <variant>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/numbers/rational.hpp"

namespace twentyfour {

enum class Undefined : std::uint8_t {
  kDivisionByZero,
  kRemainder,  // where the division has to be exact
  kPower,      // of 0, or with an exponent that is not an integer
  kFactorial,
  kTooLarge,  // for a Rational
};

using MaybeValue = std::variant<Rational, Undefined>;

// ! takes x alone.
MaybeValue apply(Symbol symbol, const Rational& x, const Rational& y, Division division);

constexpr std::int64_t kLargestWithFactorial = 20;

MaybeValue factorial(const Rational& x);

// The number whose factorial is a number, if there is one; 1 and 2 do not count, because they are
// factorials of themselves.
std::optional<Rational> factorial_root(const Rational& x);

inline bool is_integer(const Rational& x) {
  return x.denominator() == 1;
}

// An operation that has no value: the reason and the operands. Those of kRemainder are dividend and
// divisor, in a power too: 2^(0-1) divides 1 by 2. A factorial has no right operand.
struct NoValue {
  Undefined reason;
  Rational left;
  Rational right;
};

// For what apply() gives no value.
NoValue no_value(Undefined reason, Symbol symbol, const Rational& left, const Rational& right,
                 Division division);

struct Evaluation {
  std::variant<Rational, NoValue> value;  // or the first operation that has none
  std::uint32_t fractions = 0;            // how many operators have a value that is not an integer
  std::uint32_t negatives = 0;            // how many have one below 0

  bool is(const Rational& number) const {
    const auto* const made = std::get_if<Rational>(&value);
    return made != nullptr && *made == number;
  }
};

// Room for the values of an expression's operands: evaluate() writes them, so nothing is written
// before. (Rationals are of implicit lifetime, and so they begin in an array of bytes.)
class RoomForValues {
 public:
  Rational* data() { return std::launder(reinterpret_cast<Rational*>(bytes_.data())); }
  const Rational& operator[](std::size_t i) const {
    return std::launder(reinterpret_cast<const Rational*>(bytes_.data()))[i];
  }

 private:
  static_assert(std::is_trivially_copyable_v<Rational>);
  alignas(Rational) std::array<std::byte, kMostTokens * sizeof(Rational)> bytes_;
};

// The exact value of an expression. Of the rules only the division matters: postfix fixes the order
// of the operations, and every operator is evaluated.
// Cost: an operation on Rationals a token; no allocation.
// @param values  if not empty, the values of the cards, from left to right
// @param of_tokens  if given, gets the value of the operand that ends with each token
Evaluation evaluate(const Expression& expression, const Rules& rules = {},
                    std::span<const Rational> values = {}, Rational* of_tokens = nullptr);

}  // namespace twentyfour
