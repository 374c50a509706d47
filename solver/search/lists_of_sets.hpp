// The expressions that are found for sets of cards, kept while a hand is searched: a list for each
// set, number and kind.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/search/bounds.hpp"
#include "solver/search/distinct_solutions.hpp"
#include "solver/search/grammar.hpp"
#include "solver/search/value_table.hpp"

namespace twentyfour {

// The distinct expressions of a set with one value and of one kind.
struct ExpressionsOfValue {
  std::optional<Rational> value;  // none while there is no expression
  DistinctSolutions forms;
};

template <class Numbers>
class ListsOfSets {
 public:
  using Number = typename Numbers::Number;
  using List = ExpressionsOfValue;

  // Both must outlive this object.
  ListsOfSets(const Rules& rules, Bounds& bounds) : rules_(rules), bounds_(bounds) {}

  void clear() {
    bounds_.give_back(bytes_);
    bytes_ = 0;
    for (const CardSet set : used_sets_) {
      of_set_[set].numbers.clear();
      of_set_[set].places.clear();
    }
    used_sets_.clear();
    lists_.clear();
  }

  // The list, which stays where it is. A new one is filled first: fill(list, add) calls add(form)
  // with each expression, some more than once, and sets the value.
  // @throws TooManyExpressions
  template <class Fill>
  const List& list_of(CardSet set, const Number& number, Kinds kind, const Fill& fill) {
    std::uint32_t& place = place_of(set, number, kind);
    if (place != kNone) return lists_[place];
    place = static_cast<std::uint32_t>(lists_.size());
    const bool is_part = (kind & (kSum | kProduct | kQuotient)) != 0;
    lists_.push_back(
        {std::nullopt, DistinctSolutions(rules_, is_part ? Distinct::kByForm : Distinct::kByKey)});
    List& list = lists_.back();
    fill(list, [&](const Expression& form) {
      list.forms.add(form);
      bounds_.check(list.forms.size() * kBytesAForm);
    });
    const std::size_t bytes = kBytesAList + list.forms.size() * kBytesAForm;
    bounds_.take(bytes);
    bytes_ += bytes;
    return list;
  }

 private:
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  // With room to grow.
  static constexpr std::size_t kBytesAList = 300;
  static constexpr std::size_t kBytesAForm = 60;

  // For each number the list of each kind, or kNone.
  struct OfSet {
    ValueTable<Numbers> numbers;
    std::vector<std::array<std::uint32_t, 7>> places;
  };

  std::uint32_t& place_of(CardSet set, const Number& number, Kinds kind) {
    OfSet& lists = of_set_[set];
    if (lists.places.empty()) used_sets_.push_back(set);
    const std::uint32_t at = lists.numbers.add(number, kind);
    if (at == lists.places.size()) {
      lists.places.emplace_back();
      lists.places.back().fill(kNone);
    }
    return lists.places[at][static_cast<std::size_t>(std::countr_zero(kind))];
  }

  const Rules& rules_;
  Bounds& bounds_;
  std::deque<List> lists_;
  std::array<OfSet, kMostSets> of_set_;
  std::vector<CardSet> used_sets_;
  std::size_t bytes_ = 0;
};

}  // namespace twentyfour
