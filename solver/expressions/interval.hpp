// The numbers from one to another, both included, or all numbers.
#pragma once

#include <optional>

#include "solver/expressions/rational.hpp"

namespace twentyfour {

struct Interval {
  std::optional<Rational> low;
  std::optional<Rational> high;

  // A number is anything that can be compared with a Rational.
  template <class Number>
  bool contains(const Number& x) const {
    return (!low || x >= *low) && (!high || x <= *high);
  }

  // The interval of -x for all x of this one.
  Interval mirrored() const {
    const auto negative = [](const std::optional<Rational>& x) {
      return x ? std::optional(-*x) : std::nullopt;
    };
    return {negative(high), negative(low)};
  }
};

}  // namespace twentyfour
