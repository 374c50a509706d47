// The expressions that are found for sets of cards, kept while a hand is searched: a list for each
// set, number and kind.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/search/bounds.hpp"
#include "solver/search/grammar.hpp"
#include "solver/search/kept_expressions.hpp"
#include "solver/search/value_table.hpp"

namespace twentyfour {

// The distinct expressions of a set with one value and of one kind.
struct ExpressionsOfValue {
  std::optional<Rational> value;  // none while there is no expression
  KeptExpressions forms;
};

template <class Numbers>
class ListsOfSets {
 public:
  using Number = typename Numbers::Number;
  using List = ExpressionsOfValue;

  // All must outlive this object.
  ListsOfSets(const Rules& rules, Forms& forms, Bounds& bounds)
      : rules_(rules), forms_(forms), bounds_(bounds) {}

  void clear() {
    bounds_.give_back(bytes_);
    bytes_ = 0;
    places_.clear();
    if (lists_.size() > kMany) lists_.clear();
    used_ = 0;
  }

  // The list, which stays where it is. A new one is filled first: fill(list, add) calls add(form)
  // with each expression, some more than once, and sets the value.
  // @throws LimitExceeded
  template <class Fill>
  const List& list_of(CardSet set, const Number& number, Kinds kind, const Fill& fill) {
    PlacesOfKinds& places = places_[set].records[places_.add(set, number, kind)];
    std::uint32_t& place = places[static_cast<std::size_t>(std::countr_zero(kind))];
    if (place != 0) return *lists_[place - 1];
    place = ++used_;
    const bool is_part = (kind & (kSum | kProduct | kQuotient)) != 0;
    const Distinct distinct = is_part ? Distinct::kByForm : Distinct::kByKey;
    if (used_ > lists_.size()) {
      lists_.push_back(std::make_unique<List>(List{{}, KeptExpressions(rules_, forms_)}));
    }
    List& list = *lists_[place - 1];
    list.value.reset();
    list.forms.clear(distinct);
    fill(list, [&](const Expression& form) {
      list.forms.add(form);
      bounds_.check(list.forms.size() * kBytesAForm + forms_.bytes());
    });
    const std::size_t bytes = kBytesAList + list.forms.size() * kBytesAForm;
    bounds_.take(bytes);
    bytes_ += bytes;
    return list;
  }

 private:
  // With room to grow.
  static constexpr std::size_t kBytesAList = 300;
  static constexpr std::size_t kBytesAForm = 60;

  static constexpr std::size_t kMany = 1000;  // whose memory is not kept for the next hand

  // For each kind 1 more than the place of its list in lists_, or 0.
  using PlacesOfKinds = std::array<std::uint32_t, 7>;

  const Rules& rules_;
  Forms& forms_;
  Bounds& bounds_;
  std::vector<std::unique_ptr<List>> lists_;
  std::uint32_t used_ = 0;  // of lists_
  RecordsOfSets<Numbers, PlacesOfKinds> places_;
  std::size_t bytes_ = 0;
};

}  // namespace twentyfour
