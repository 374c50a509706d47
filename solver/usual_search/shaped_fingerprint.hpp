// The fingerprint of a function, its value at the random point, with the shape of its expression.
//
// Both depend only on which cards are equal, 0 or 1. So a memo for all hands has the fingerprints
// of the functions of up to three cards, by the variables that stand for the cards.
//
// Domain: variables from 0 to kMostCards + 1; 0 and 1 are the numbers. Asserted.
// Cost: a few nanoseconds to combine two; some 4 us and 3 KB for all functions of three variables,
// once. There are at most 165 sets of three variables in any order and 1000 ordered ones, which
// have fewer functions.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/fingerprint.hpp"
#include "solver/usual_search/functions.hpp"

namespace twentyfour {

// The value at the random point is a quotient, because an inversion is slow.
struct ShapedFingerprint {
  Residue numerator;
  Residue denominator;
  Shape shape;
};

inline ShapedFingerprint combine(Symbol symbol, const ShapedFingerprint& x,
                                 const ShapedFingerprint& y) {
  const Shape shape = combine(symbol, x.shape, y.shape);
  if (symbol == Symbol::kTimes) {
    return {multiply(x.numerator, y.numerator), multiply(x.denominator, y.denominator), shape};
  }
  const Residue left = multiply(x.numerator, y.denominator);
  const Residue right = multiply(x.denominator, y.numerator);
  if (symbol == Symbol::kOver) return {left, right, shape};
  return {symbol == Symbol::kPlus ? add(left, right) : subtract(left, right),
          multiply(x.denominator, y.denominator), shape};
}

// The variable that stands for each card; equal cards have equal ones.
using Variables = std::array<std::uint8_t, kMostCards>;

inline Variables variables_of(const Deal& deal) {
  Variables variables = {};
  std::transform(deal.begin(), deal.end(), variables.begin(), [&deal](std::uint16_t card) {
    const auto first = std::find(deal.begin(), deal.end(), card) - deal.begin();
    return static_cast<std::uint8_t>(card < 2 ? card : 2 + first);
  });
  return variables;
}

// The fingerprints of the functions of up to kMostInSet variables, computed when they are first
// needed.
class FingerprintMemo {
 public:
  static constexpr unsigned kMostInSet = 3;

  FingerprintMemo(bool ordered, FunctionTables& functions)
      : ordered_(ordered), functions_(functions) {}

  // Domain: a set of at most kMostInSet. The fingerprints are in the order of the table of
  // functions; the pointer stays valid.
  const ShapedFingerprint* of(const Variables& variables, CardSet set) {
    std::vector<ShapedFingerprint>& fingerprints = fingerprints_[number(variables, set)];
    if (fingerprints.empty()) fingerprints = compute(variables, set);
    return fingerprints.data();
  }

 private:
  static constexpr std::size_t kNumbers = (kMostCards + 3) * (kMostCards + 3) * (kMostCards + 3);

  static std::size_t number(const Variables& variables, CardSet set) {
    assert(1 <= size_of(set) && size_of(set) <= kMostInSet);
    std::size_t number = 0;
    for (CardSet left = set; left != 0; left &= left - 1) {
      const std::size_t variable = variables[static_cast<std::size_t>(std::countr_zero(left))];
      assert(variable <= kMostCards + 1);
      number = number * (kMostCards + 3) + variable + 1;
    }
    return number;
  }

  std::vector<ShapedFingerprint> compute(const Variables& variables, CardSet set) {
    if (is_single(set)) {
      const std::int64_t variable = variables[static_cast<std::size_t>(std::countr_zero(set))];
      return {{residue_of_variable(variable), 1, shape_of_card(variable)}};
    }
    const Functions& functions = functions_.of(size_of(set), ordered_);
    std::vector<ShapedFingerprint> fingerprints;
    fingerprints.reserve(functions.size());
    for (const Operation& f : functions.functions) {
      const CardSet left = deposit(f.left_set, set);
      const ShapedFingerprint& x = of(variables, left)[f.left];
      const ShapedFingerprint& y = of(variables, set & ~left)[f.right];
      fingerprints.push_back(combine(f.symbol, x, y));
    }
    return fingerprints;
  }

  const bool ordered_;
  FunctionTables& functions_;
  std::array<std::vector<ShapedFingerprint>, kNumbers> fingerprints_;
};

}  // namespace twentyfour
