// The shapes of the functions of up to three cards in any order, by the variables that stand for
// the cards: a shape depends only on which cards are equal, 0 or 1.
//
// Domain: variables from 0 to kMostCards + 1; 0 and 1 are the numbers. Asserted.
// Cost: some 4 us and 4 KB for all functions of three variables, once. There are at most 165 sets
// of three variables.
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
#include "solver/expressions/shape.hpp"
#include "solver/usual_search/functions.hpp"

namespace twentyfour {

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

// Shapes are computed when they are first needed.
class ShapeMemo {
 public:
  static constexpr unsigned kMostInSet = 3;

  explicit ShapeMemo(FunctionTables& functions) : functions_(functions) {}

  // Domain: a set of at most kMostInSet. The shapes are in the order of the table of
  // functions; the pointer stays valid.
  const Shape* of(const Variables& variables, CardSet set) {
    std::vector<Shape>& shapes = shapes_[number(variables, set)];
    if (shapes.empty()) shapes = compute(variables, set);
    return shapes.data();
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

  std::vector<Shape> compute(const Variables& variables, CardSet set) {
    if (is_single(set)) {
      const std::int64_t variable = variables[static_cast<std::size_t>(std::countr_zero(set))];
      return {shape_of_card(variable, static_cast<std::uint64_t>(variable))};
    }
    const Functions& functions = functions_.of(size_of(set), false);
    std::vector<Shape> shapes;
    shapes.reserve(functions.size());
    for (const Operation& f : functions.functions) {
      const CardSet left = deposit(f.left_set, set);
      const Shape& x = of(variables, left)[f.left];
      const Shape& y = of(variables, set & ~left)[f.right];
      shapes.push_back(combine(f.symbol, x, y));
    }
    return shapes;
  }

  FunctionTables& functions_;
  std::array<std::vector<Shape>, kNumbers> shapes_;
};

}  // namespace twentyfour
