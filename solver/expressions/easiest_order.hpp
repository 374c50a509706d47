// The order of the terms of a sum, or of the factors and divisors of a product, that is easiest to
// read (effort.hpp): it has the fewest fractions and negative values on the way.
//
// A value on the way depends only on the set of the items before it. So the easiest order of each
// set follows from those of its subsets: n * 2^n steps for n items.
#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <optional>
#include <tuple>
#include <variant>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/judge/division.hpp"
#include "solver/numbers/rational.hpp"

namespace twentyfour {

// A part, or a group of parts, by its value.
struct Item {
  Rational value;
  bool is_inverse;
  bool leads = false;  // it must be the first
};

struct Order {
  Effort effort = 0;
  std::vector<std::size_t> places = {};  // of the items
  Rational value = {};

  friend auto operator<=>(const Order& x, const Order& y) {
    return std::tie(x.effort, x.places) <=> std::tie(y.effort, y.places);
  }
};

constexpr Symbol up_of(Symbol symbol) {
  return is_additive(symbol) ? Symbol::kPlus : Symbol::kTimes;
}

constexpr Symbol inverse_of(Symbol up) {
  return up == Symbol::kPlus ? Symbol::kMinus : Symbol::kOver;
}

// An order with one more item.
inline std::optional<Order> followed_by(const Order& order, const std::vector<Item>& items,
                                        std::size_t i, Symbol up, Division division) {
  const bool is_first = order.places.empty();
  const Symbol symbol = items[i].is_inverse ? inverse_of(up) : up;
  const MaybeValue value =
      is_first ? items[i].value : apply(symbol, order.value, items[i].value, division);
  if (!std::holds_alternative<Rational>(value)) return std::nullopt;
  Order longer = {order.effort, order.places, std::get<Rational>(value)};
  if (!is_first) longer.effort += effort_of(longer.value);
  longer.places.push_back(i);
  return longer;
}

// The easiest order in which what is added comes before what is subtracted; of several the first,
// by places. Nothing if no order has a value.
inline std::optional<Order> easiest_order(const std::vector<Item>& items, Symbol up,
                                          Division division) {
  std::optional<Order> given = Order();
  for (std::size_t i = 0; i < items.size() && given; ++i) {
    given = followed_by(*given, items, i, up, division);
  }
  if (given && given->effort == effort_of(given->value)) return given;
  std::vector<std::optional<Order>> orders(std::size_t{1} << items.size());
  orders[0] = Order();
  std::size_t subtracted = 0;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (up == Symbol::kPlus && items[i].is_inverse) subtracted |= std::size_t{1} << i;
  }
  for (std::size_t set = 1; set < orders.size(); ++set) {
    for (std::size_t i = 0; i < items.size(); ++i) {
      const std::size_t before = set ^ std::size_t{1} << i;
      const bool is_late = !items[i].is_inverse && (before & subtracted) != 0;
      if (before > set || !orders[before] || is_late) continue;
      if (before == 0 ? items[i].is_inverse : items[i].leads) continue;
      const std::optional<Order> order = followed_by(*orders[before], items, i, up, division);
      if (order && (!orders[set] || *order < *orders[set])) orders[set] = order;
    }
  }
  return orders.back();
}

// Without +, which joins a group in brackets: a term, less a group, less the other subtracted
// terms. The group is a subtracted term less the other added ones.
inline std::optional<Order> easiest_groups(const std::vector<Item>& items) {
  const auto of = [&](const std::vector<std::size_t>& places, const std::optional<Order>& group) {
    std::vector<Item> some;
    some.reserve(places.size() + 1);
    for (const std::size_t place : places) some.push_back({items[place].value, !some.empty()});
    if (group) some.push_back({group->value, true});
    return easiest_order(some, Symbol::kPlus, Division::kReal);
  };
  const auto added = static_cast<std::size_t>(
      std::count_if(items.begin(), items.end(), [](const Item& item) { return !item.is_inverse; }));
  std::optional<Order> easiest;
  for (std::size_t lead = 0; lead < added; ++lead) {
    for (std::size_t grouped = added; grouped < items.size(); ++grouped) {
      std::vector<std::size_t> inner = {grouped};
      std::vector<std::size_t> outer = {lead};
      for (std::size_t i = 0; i < items.size(); ++i) {
        if (i != lead && i != grouped) (i < added ? inner : outer).push_back(i);
      }
      const std::optional<Order> group = of(inner, std::nullopt);
      const std::optional<Order> whole = group ? of(outer, group) : std::nullopt;
      if (!whole) continue;
      Order order = {group->effort + whole->effort, {}, whole->value};
      for (const std::size_t place : whole->places) {
        if (place < outer.size()) {
          order.places.push_back(outer[place]);
          continue;
        }
        for (const std::size_t part : group->places) order.places.push_back(inner[part]);
      }
      if (!easiest || order < *easiest) easiest = order;
    }
  }
  return easiest;
}

}  // namespace twentyfour
