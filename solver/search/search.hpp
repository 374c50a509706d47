// What cards can make, under any rules: YES or NO, the easiest expression, all of them, every
// value, and the value nearest to a target.
//
// Where cards may be left out, the expressions and values of all subsets of the hand count, and
// expressions of few cards come first.
//
// Domain: 1 to most_cards(rules) cards. Asserted. An expression counts if all its intermediate
// values fit a Rational; without ^ and ! they all do.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "solver/expressions/deal.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/numbers/rational.hpp"

namespace twentyfour {

// Keeps its memory from one hand to the next, and the values of a hand that comes again. Each
// thread needs its own. After an exception it can be used again.
class Search {
 public:
  explicit Search(const Rules& rules);
  ~Search();

  // All of these throw LimitExceeded where a search takes too many steps.

  bool can_make(const Deal& deal);

  // The first expression of the next function.
  std::optional<Expression> easiest(const Deal& deal);

  // Visits every distinct expression, the easiest to read first; the same ones for any order of the
  // cards, unless they are ordered.
  //
  // @param limit  the most expressions
  void for_each_expression(const Deal& deal, std::size_t limit,
                           const std::function<void(const Expression&)>& visit);

  // Their number.
  std::uint64_t count(const Deal& deal, std::size_t limit);

  // The next three ignore the deal's target.

  // Visits the values in the interval, ascending, each once.
  //
  // @param limit  the most values
  void for_each_value(const Deal& deal, const Interval& interval, std::size_t limit,
                      const std::function<void(const Rational&)>& visit);

  // Their number.
  std::size_t count_values(const Deal& deal, const Interval& interval, std::size_t limit);

  // An expression with this value, of as few cards as possible; nothing if there is none. It is the
  // same for any order of the cards, unless they are ordered. Fast for many values of one hand.
  std::optional<Expression> expression_of(const Deal& deal, const Rational& value);

  // The value with the least distance to the deal's target, the smaller one of two; none if the
  // hand has no value.
  std::optional<Rational> nearest(const Deal& deal);

  // Frees the memory.
  void forget();

 private:
  struct Engines;

  const Rules rules_;
  std::unique_ptr<Engines> engines_;
};

}  // namespace twentyfour
