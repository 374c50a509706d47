// How pleasant an expression is to read, told without writing it down.
//
// A shape stands for an expression in its plainest form: sums of sums and products of products are
// flattened, so that a-(b-c) counts as a+c-b and a/(b/c) as a*c/b. Shapes combine as expressions
// do, in constant time. Two expressions of one plainest form have shapes of equal hash.
#ifndef TWENTYFOUR_SOLVER_EXPRESSIONS_SHAPE_HPP
#define TWENTYFOUR_SOLVER_EXPRESSIONS_SHAPE_HPP

#include <cstdint>
#include <utility>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/fingerprint.hpp"

namespace twentyfour {

enum class Kind : std::uint8_t { kCard, kSum, kProduct };

constexpr bool is_additive(Symbol symbol) {
  return symbol == Symbol::kPlus || symbol == Symbol::kMinus;
}

constexpr bool is_inverse(Symbol symbol) {
  return symbol == Symbol::kMinus || symbol == Symbol::kOver;
}

constexpr Kind kind_of(Symbol symbol) {
  return is_additive(symbol) ? Kind::kSum : Kind::kProduct;
}

struct Shape {
  // What is added or multiplied, and what is subtracted or divided by: a hash and a number.
  std::uint64_t up;
  std::uint64_t down;
  std::uint8_t ups;
  std::uint8_t downs;

  Kind kind;

  // Pairs of brackets, and the / and - below the top.
  std::uint8_t brackets;
  std::uint8_t overs;
  std::uint8_t minuses;

  std::uint64_t hash() const {
    if (kind == Kind::kCard) return up;
    return scramble(up * 3 + scramble(down) + static_cast<std::uint64_t>(kind));
  }

  // Smaller is more pleasant: brackets, then divisions, then subtractions.
  std::uint32_t effort() const {
    const int all_overs = overs + (kind == Kind::kProduct ? downs : 0);
    const int all_minuses = minuses + (kind == Kind::kSum ? downs : 0);
    return static_cast<std::uint32_t>(brackets << 16 | all_overs << 8 | all_minuses);
  }
};

constexpr Shape shape_of_card(std::int64_t card) {
  return {scramble(static_cast<std::uint64_t>(card)), 0, 1, 0, Kind::kCard, 0, 0, 0};
}

// The same, as a sum or product, if need be of one.
inline Shape as_part_of(Kind kind, const Shape& x) {
  if (x.kind == kind) return x;
  Shape part = x;
  part.kind = kind;
  part.up = scramble(x.hash());
  part.down = 0;
  part.ups = 1;
  part.downs = 0;
  if (x.kind == Kind::kSum) {
    ++part.brackets;
    part.minuses = static_cast<std::uint8_t>(x.minuses + x.downs);
  } else if (x.kind == Kind::kProduct) {
    part.overs = static_cast<std::uint8_t>(x.overs + x.downs);
  }
  return part;
}

inline Shape combine(Symbol symbol, const Shape& left, const Shape& right) {
  const Kind kind = kind_of(symbol);
  Shape x = as_part_of(kind, left);
  Shape y = as_part_of(kind, right);
  if (is_inverse(symbol)) {
    std::swap(y.up, y.down);
    std::swap(y.ups, y.downs);
  }
  x.up += y.up;
  x.down += y.down;
  x.ups = static_cast<std::uint8_t>(x.ups + y.ups);
  x.downs = static_cast<std::uint8_t>(x.downs + y.downs);
  x.brackets = static_cast<std::uint8_t>(x.brackets + y.brackets);
  x.overs = static_cast<std::uint8_t>(x.overs + y.overs);
  x.minuses = static_cast<std::uint8_t>(x.minuses + y.minuses);
  return x;
}

}  // namespace twentyfour

#endif
