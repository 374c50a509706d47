// How pleasant an expression is to read, told without writing it down.
//
// A shape stands for an expression in its plainest form: sums of sums and products of products are
// flattened, so that a-(b-c) counts as a+c-b and a/(b/c) as a*c/b. Shapes combine as expressions
// do, in constant time. Two expressions of one plainest form have shapes of equal hash.
#ifndef TWENTYFOUR_SOLVER_EXPRESSIONS_SHAPE_HPP
#define TWENTYFOUR_SOLVER_EXPRESSIONS_SHAPE_HPP

#include <cstdint>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/fingerprint.hpp"

namespace twentyfour {

enum class Kind : std::uint8_t { kCard, kSum, kProduct };

constexpr Kind kind_of(Symbol symbol) {
  return is_additive(symbol) ? Kind::kSum : Kind::kProduct;
}

struct Shape {
  // What is added or multiplied, and what is subtracted or divided by: a hash of it, and how many.
  std::uint64_t up;
  std::uint64_t down;
  std::uint8_t ups;
  std::uint8_t downs;

  Kind kind;
  std::uint32_t effort_below;  // the top

  // Both are sums of scrambled hashes; so one with a multiple of the other tells as much as if it
  // were scrambled again.
  std::uint64_t hash() const {
    return up + 0x9e3779b97f4a7c15 * down + static_cast<std::uint64_t>(kind);
  }

  // Smaller is more pleasant: brackets, then divisions, then subtractions, a byte each.
  std::uint32_t effort() const {
    return effort_below + (std::uint32_t{downs} << (kind == Kind::kProduct ? 8 : 0));
  }
};

constexpr std::uint32_t kEffortOfBrackets = 1 << 16;

constexpr Shape shape_of_card(std::int64_t card) {
  return {scramble(static_cast<std::uint64_t>(card)), 0, 1, 0, Kind::kCard, 0};
}

// The same, as a sum or product, if need be of one.
inline Shape as_part_of(Kind kind, const Shape& x) {
  if (x.kind == kind) return x;
  const std::uint32_t brackets = x.kind == Kind::kSum ? kEffortOfBrackets : 0;
  return {scramble(x.hash()), 0, 1, 0, kind, x.effort() + brackets};
}

// Of two that are parts of the symbol's kind.
inline Shape combine_parts(Symbol symbol, const Shape& x, const Shape& y) {
  const bool turns = is_inverse(symbol);
  return {x.up + (turns ? y.down : y.up),
          x.down + (turns ? y.up : y.down),
          static_cast<std::uint8_t>(x.ups + (turns ? y.downs : y.ups)),
          static_cast<std::uint8_t>(x.downs + (turns ? y.ups : y.downs)),
          x.kind,
          x.effort_below + y.effort_below};
}

inline Shape combine(Symbol symbol, const Shape& x, const Shape& y) {
  const Kind kind = kind_of(symbol);
  return combine_parts(symbol, as_part_of(kind, x), as_part_of(kind, y));
}

}  // namespace twentyfour

#endif
