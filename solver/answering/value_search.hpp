// The values of hands, and an equation for each: the answers to --values and --nearest, and what
// makes a target where cards may be left out.
//
// Rules with subsets count the values of all subsets.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "solver/expressions/deal.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

// Remembers the values of the last hand, so that games of one hand with many targets are fast. Each
// thread needs its own.
class ValueSearch {
 public:
  using Visit = std::function<void(const Rational& value)>;

  // @param rules  must outlive this object
  explicit ValueSearch(const Rules& rules);
  ~ValueSearch();

  // The next two ignore the deal's target, and find at most `limit` distinct values.
  // @throws TooManyExpressions

  // Visits the values in the interval, ascending, each once. A visit may ask for expression_of()
  // one with the same deal.
  void for_each(const Deal& deal, const Interval& interval, std::size_t limit, const Visit& visit);

  std::size_t count(const Deal& deal, const Interval& interval, std::size_t limit);

  // An expression with this value, of as few cards as possible; nothing if there is none. It is the
  // same for any order of the cards, unless they are ordered.
  std::optional<Expression> expression_of(const Deal& deal, const Rational& value);

  // The value with the least distance to the deal's target, the smaller one of two; none if the
  // hand has no value.
  std::optional<Rational> nearest(const Deal& deal);

  // The subsets of the fewest cards that make the target; of cards too large for HandValues, all
  // subsets. Those of few cards come first. Domain: are_values_faster().
  std::vector<Deal> smallest_hands(const Deal& deal);

  // Frees the memory. Call it after any exception other than TooManyExpressions.
  void forget();

 private:
  struct Known;

  template <class Use>
  auto with_values(const Deal& deal, const Use& use);

  const Rules& rules_;
  std::unique_ptr<Known> known_;  // of the last hand
};

// Which of two numbers is nearer to a target between them: more than 0 for `low`, less for `high`,
// 0 if both are as near. Domain: low <= target <= high; can_be_target(target).
int compare_distances(const Rational& low, const Rational& target, const Rational& high);

}  // namespace twentyfour
