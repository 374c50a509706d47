// How easy the normal form of an expression is to read, computed without writing it.
//
// The shape of an expression under the usual rules has the hash of its normal form and its effort
// (effort.hpp). Shapes are combined by operators as expressions are, in constant time. Two
// expressions of one normal form have shapes of equal hash.
#pragma once

#include <cstdint>

#include "solver/expressions/effort.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/fingerprint.hpp"

namespace twentyfour {

enum class SumOrProduct : std::uint8_t { kNeither, kSum, kProduct };

constexpr SumOrProduct kind_of(Symbol symbol) {
  return is_additive(symbol) ? SumOrProduct::kSum : SumOrProduct::kProduct;
}

struct Shape {
  // The sums of the hashes of the parts, and their numbers: up for parts that are added or
  // multiplied, down for parts that are subtracted or divided by.
  std::uint64_t up;
  std::uint64_t down;
  std::uint8_t ups;
  std::uint8_t downs;

  SumOrProduct kind;
  Effort effort_of_parts;

  // Every hash in the two sums is scrambled, so the result need not be scrambled again.
  std::uint64_t hash() const {
    return up + 0x9e3779b97f4a7c15 * down + static_cast<std::uint64_t>(kind);
  }

  // Fractions are not counted.
  Effort effort() const {
    const Effort of_inverse =
        kind == SumOrProduct::kProduct ? kEffortOfDivision : kEffortOfSubtraction;
    return effort_of_parts + downs * of_inverse;
  }
};

constexpr Shape shape_of_card(std::int64_t card) {
  return {scramble(static_cast<std::uint64_t>(card)), 0, 1, 0, SumOrProduct::kNeither, 0};
}

// The shape as a sum or a product, of one part if it is neither.
inline Shape as_part_of(SumOrProduct kind, const Shape& x) {
  if (x.kind == kind) return x;
  const Effort brackets = x.kind == SumOrProduct::kSum ? kEffortOfBrackets : 0;
  return {scramble(x.hash()), 0, 1, 0, kind, x.effort() + brackets};
}

// Both shapes are sums for + and -, products for * and /.
inline Shape combine_parts(Symbol symbol, const Shape& x, const Shape& y) {
  const bool turns = is_inverse(symbol);
  return {x.up + (turns ? y.down : y.up),
          x.down + (turns ? y.up : y.down),
          static_cast<std::uint8_t>(x.ups + (turns ? y.downs : y.ups)),
          static_cast<std::uint8_t>(x.downs + (turns ? y.ups : y.downs)),
          x.kind,
          x.effort_of_parts + y.effort_of_parts};
}

inline Shape combine(Symbol symbol, const Shape& x, const Shape& y) {
  const SumOrProduct kind = kind_of(symbol);
  return combine_parts(symbol, as_part_of(kind, x), as_part_of(kind, y));
}

}  // namespace twentyfour
