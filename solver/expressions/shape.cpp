#include "solver/expressions/shape.hpp"

#include <array>
#include <cstddef>

#include "solver/judge/division.hpp"

namespace twentyfour {
namespace {

// With the signs of a power's base and exponent, which are not taken out of it.
std::uint64_t signed_structure(const Shape& x) {
  if (x.kind == SumOrProduct::kSum) return scramble(x.plain.hash(x.kind));
  return scramble(x.structure()) + (x.is_negative ? 1 : 0);
}

// A power, a factorial or a truncated quotient.
Shape shape_of_atom(Symbol symbol, std::uint64_t left, std::uint64_t right) {
  const PartHashes operands = {scramble(left), scramble(right)};
  const std::uint64_t plain = operands.hash(SumOrProduct::kNeither) + static_cast<unsigned>(symbol);
  return {.plain = {scramble(plain)}};
}

Shape truncated_quotient(const Shape& x, const Shape& y) {
  if (x.is_zero || y.is_one) return as_product(x);
  Shape made = as_product(shape_of_atom(Symbol::kOver, x.structure(), y.structure()));
  made.is_negative = as_product(x).is_negative != as_product(y).is_negative;
  return made;
}

// A term that counts though it is 0.
Shape fixed(Shape x) {
  return x.is_zero ? Shape{.plain = {scramble(0)}} : x;
}

class Folder {
 public:
  explicit Folder(const Rules& rules)
      : truncates_(rules.division == Division::kTruncating),
        one_floats_(!rules.operators.has_power_or_factorial()) {}

  Shape card(PostfixToken token) const {
    Shape made = shape_of_card(token, token);
    made.is_one = made.is_one && one_floats_;
    return made;
  }

  Shape combined(Symbol symbol, const Shape& x, const Shape& y) const {
    if (symbol == Symbol::kPower) {
      return shape_of_atom(symbol, signed_structure(x), signed_structure(y));
    }
    if (!truncates_ || symbol == Symbol::kTimes) return combine(symbol, x, y);
    if (symbol == Symbol::kOver) return truncated_quotient(x, y);
    return combine(symbol, fixed(x), fixed(y));
  }

 private:
  const bool truncates_;
  const bool one_floats_;
};

}  // namespace

std::uint64_t structure_of(const Expression& expression, const Rules& rules) {
  const Folder folder(rules);
  std::array<Shape, kMostCards> stack;
  std::size_t size = 0;
  for (const PostfixToken token : expression) {
    const Symbol symbol = symbol_of(token);
    if (symbol == Symbol::kCard) {
      stack[size++] = folder.card(token);
    } else if (symbol == Symbol::kFactorial) {
      stack[size - 1] = shape_of_atom(symbol, stack[size - 1].structure(), 0);
    } else {
      --size;
      stack[size - 1] = folder.combined(symbol, stack[size - 1], stack[size]);
    }
  }
  return stack[0].structure();
}

}  // namespace twentyfour
