// The shape of an expression: its effort, and hashes that tell whether another one has its normal
// form or its key, without writing it. Shapes are combined by operators as expressions are, in
// constant time.
//
// The structure is a hash of what decides the key (distinct_key.hpp): the tree, but for the order
// and grouping of sums and products, with the signs in a product taken out of it. The cards 0 and 1
// float: a term 0 and a factor or divisor 1 do not count beside others, and a product with the
// factor 0 is 0. So expressions of one structure, with one value, have one key; expressions of
// several structures may have one key too.
//
// Theorem. If two expressions have one structure, then what distinct_key.hpp leaves of them is the
// same, and their values are the same up to their signs.
// Proof. By induction: what is left of a sum or product depends on what is left of its terms or
// factors, on their sizes and, in a sum, on their relative signs, all of which the structure has. A
// term 0 goes, unless all terms are 0; then it stays only where nothing larger is left, and it is
// the smallest form of one card. So for a factor 1. Where a factor is 0, it alone is left. A sum
// times 1 is a product of one factor, because only a sum that stands in a sum is part of that
// before it is reduced; so a product plus 0. (Other forms of one card that are 1 are x^0 and 0!:
// where ^ or ! is allowed, the card 1 does not float. Truncated quotients that are 0 are such forms
// too, as 1/x: there a term 0 does not.)
//
// Cost: a few nanoseconds to combine two. Two of a million structures have one hash of 64 bits with
// a chance below 10^-7.
#pragma once

#include <cstdint>
#include <utility>

#include "solver/expressions/effort.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/fingerprint.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

enum class SumOrProduct : std::uint8_t { kNeither, kSum, kProduct };

constexpr SumOrProduct kind_of(Symbol symbol) {
  return is_additive(symbol) ? SumOrProduct::kSum : SumOrProduct::kProduct;
}

// The sums of the hashes of parts: up for parts that are added or multiplied, down for parts that
// are subtracted or divided by.
struct PartHashes {
  std::uint64_t up = 0;
  std::uint64_t down = 0;

  // Of a sum or a product of the parts. The hashes of parts are scrambled, so this need not be.
  std::uint64_t hash(SumOrProduct kind) const {
    return up + 0x9e3779b97f4a7c15 * down + static_cast<std::uint64_t>(kind);
  }

  void add(const PartHashes& other, bool turns) {
    up += turns ? other.down : other.up;
    down += turns ? other.up : other.down;
  }
};

struct Shape {
  PartHashes parts = {};  // of the normal form
  PartHashes plain = {};  // of the structure
  std::uint8_t ups = 1;
  std::uint8_t downs = 0;
  SumOrProduct kind = SumOrProduct::kNeither;
  bool is_negative = false;  // whether the structure of a product has a minus taken out of it
  bool is_zero = false;      // the card 0, or a product with that
  bool is_one = false;       // the card 1
  Effort effort_of_parts = 0;

  // Expressions of one normal form have one hash.
  std::uint64_t hash() const { return parts.hash(kind); }

  // Fractions and negative values are not counted.
  Effort effort() const {
    const Effort of_inverse =
        kind == SumOrProduct::kProduct ? kEffortOfDivision : kEffortOfSubtraction;
    return effort_of_parts + downs * of_inverse;
  }

  std::uint64_t structure() const;
};

// A card, which the normal form knows by its identity.
inline Shape shape_of_card(std::int64_t card, std::uint64_t identity) {
  return {.parts = {scramble(identity)},
          .plain = {scramble(static_cast<std::uint64_t>(card))},
          .is_zero = card == 0,
          .is_one = card == 1};
}

// The shape as a product, of one factor if it is none.
inline Shape as_product(const Shape& x) {
  if (x.kind == SumOrProduct::kProduct) return x;
  const bool is_sum = x.kind == SumOrProduct::kSum;
  Shape made = {.parts = {scramble(x.hash())},
                .kind = SumOrProduct::kProduct,
                .is_zero = x.is_zero,
                .effort_of_parts = x.effort() + (is_sum ? kEffortOfBrackets : 0)};
  PartHashes plain = x.plain;
  if (is_sum && plain.up < plain.down) {
    std::swap(plain.up, plain.down);
    made.is_negative = true;
  }
  if (!x.is_one) made.plain.up = scramble(plain.hash(x.kind));
  return made;
}

inline std::uint64_t Shape::structure() const {
  if (is_zero) return 0;
  return as_product(*this).plain.hash(SumOrProduct::kProduct);
}

// The shape as a sum, of one term if it is none.
inline Shape as_sum(const Shape& x) {
  if (x.kind == SumOrProduct::kSum) return x;
  Shape made = {
      .parts = {scramble(x.hash())}, .kind = SumOrProduct::kSum, .effort_of_parts = x.effort()};
  if (x.is_zero) return made;
  const bool is_negative = x.kind == SumOrProduct::kProduct && x.is_negative;
  (is_negative ? made.plain.down : made.plain.up) = scramble(x.structure());
  return made;
}

inline Shape as_part_of(SumOrProduct kind, const Shape& x) {
  return kind == SumOrProduct::kSum ? as_sum(x) : as_product(x);
}

// Both shapes are sums for + and -, products for * and /.
inline Shape combine_parts(Symbol symbol, const Shape& x, const Shape& y) {
  const bool turns = is_inverse(symbol);
  Shape made = x;
  made.parts.add(y.parts, turns);
  made.plain.add(y.plain, turns);
  made.ups = static_cast<std::uint8_t>(x.ups + (turns ? y.downs : y.ups));
  made.downs = static_cast<std::uint8_t>(x.downs + (turns ? y.ups : y.downs));
  made.is_negative = x.is_negative != y.is_negative;
  made.is_zero = x.is_zero || y.is_zero;
  made.effort_of_parts += y.effort_of_parts;
  return made;
}

// The symbol is + - * or /; a quotient is part of a product.
inline Shape combine(Symbol symbol, const Shape& x, const Shape& y) {
  const SumOrProduct kind = kind_of(symbol);
  return combine_parts(symbol, as_part_of(kind, x), as_part_of(kind, y));
}

// The structure of an expression under any rules. Cost: some nanoseconds a token.
std::uint64_t structure_of(const Expression& expression, const Rules& rules);

}  // namespace twentyfour
