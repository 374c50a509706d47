// The values of a hand in an interval, and the one nearest to a target.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/expressions/deal.hpp"
#include "solver/numbers/nearest.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/search/engine.hpp"
#include "solver/search/value_table.hpp"

namespace twentyfour {

// Calls visit(number, is_below_zero) with every value, at least once; the number is its size where
// numbers are taken up to their signs, else the value.
template <class Numbers, class Visit>
void for_each_signed_value(Engine<Numbers>& engine, const Deal& deal, const Visit& visit) {
  engine.for_each_value(deal, [&visit](const auto& number, bool is_negatable) {
    visit(number, false);
    if (is_negatable && !Numbers::is_zero(number)) visit(number, true);
  });
}

// The values of a hand in an interval. The kinds of an entry are signs here: kPlus if its number is
// a value, kMinus if the negative of its number is one.
template <class Numbers>
struct FoundValues {
  static constexpr Kinds kPlus = 1;
  static constexpr Kinds kMinus = 2;

  ValueTable<Numbers> table;
  std::size_t count = 0;
};

// @throws LimitExceeded
template <class Numbers>
FoundValues<Numbers> found_within(Engine<Numbers>& engine, const Deal& deal,
                                  const Interval& interval, std::size_t limit) {
  using Found = FoundValues<Numbers>;
  Found found;
  const Interval mirrored = interval.mirrored();
  const auto contains = [](const Interval& some, const auto& number) {
    return (!some.low || Numbers::compare(number, *some.low) >= 0) &&
           (!some.high || Numbers::compare(number, *some.high) <= 0);
  };
  for_each_signed_value(engine, deal, [&](const auto& number, bool is_below_zero) {
    if (!contains(is_below_zero ? mirrored : interval, number)) return;
    const Kinds sign = is_below_zero ? Found::kMinus : Found::kPlus;
    if ((found.table.kinds_of(number) & sign) != 0) return;
    found.table.add(number, sign);
    if (++found.count > limit) throw LimitExceeded(deal, limit, Limited::kValues);
  });
  return found;
}

template <class Numbers>
std::size_t count_within(Engine<Numbers>& engine, const Deal& deal, const Interval& interval,
                         std::size_t limit) {
  return found_within(engine, deal, interval, limit).count;
}

// Ascending.
template <class Numbers>
std::vector<Rational> values_within(Engine<Numbers>& engine, const Deal& deal,
                                    const Interval& interval, std::size_t limit) {
  using Found = FoundValues<Numbers>;
  const Found found = found_within(engine, deal, interval, limit);
  std::vector<Rational> values;
  values.reserve(found.count);
  for (const auto& entry : found.table) {
    const Rational value = Numbers::rational(entry.value);
    if ((entry.kinds & Found::kPlus) != 0) values.push_back(value);
    if ((entry.kinds & Found::kMinus) != 0) values.push_back(-value);
  }
  std::sort(values.begin(), values.end());
  return values;
}

// The nearest numbers to a target so far, on either side.
template <class Numbers>
struct Neighbours {
  Rational target;
  Interval found = {};  // `low` is at most the target, `high` above it

  void add(const typename Numbers::Number& number) {
    if (Numbers::compare(number, target) <= 0) {
      if (!found.low || Numbers::compare(number, *found.low) > 0) {
        found.low = Numbers::rational(number);
      }
    } else if (!found.high || Numbers::compare(number, *found.high) < 0) {
      found.high = Numbers::rational(number);
    }
  }
};

// The value with the least distance to the deal's target, the smaller one of two.
template <class Numbers>
std::optional<Rational> nearest_value(Engine<Numbers>& engine, const Deal& deal) {
  Neighbours<Numbers> itself = {deal.target()};
  Neighbours<Numbers> negated = {-deal.target()};
  for_each_signed_value(engine, deal, [&](const auto& number, bool is_below_zero) {
    (is_below_zero ? negated : itself).add(number);
  });
  const Interval mirrored = negated.found.mirrored();
  const auto low = std::max(itself.found.low, mirrored.low);
  // If -x is a value, so is x, which is further above the target.
  const auto high = mirrored.high ? mirrored.high : itself.found.high;
  if (!low || !high) return low ? low : high;
  return compare_distances(*low, deal.target(), *high) >= 0 ? low : high;
}

}  // namespace twentyfour
