// The values of a set of cards, each once, and where each is: a hash table; and a record for each
// of the numbers of all sets.
//
// Cost: some 10 ns to add or to find a value.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/hash_table.hpp"
#include "solver/search/grammar.hpp"

namespace twentyfour {

// Numbers: one of number_types.hpp.
template <class Numbers>
class ValueTable {
 public:
  using Number = typename Numbers::Number;

  struct Entry {
    Number value;
    typename Numbers::Inverse inverse;  // 0 if it is not computed; empty if !kHasInverses
    Kinds kinds;                        // of the expressions with this value
  };

  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  std::size_t size() const { return entries_.size(); }
  const Entry& operator[](std::size_t i) const { return entries_[i]; }
  typename std::vector<Entry>::const_iterator begin() const { return entries_.begin(); }
  typename std::vector<Entry>::const_iterator end() const { return entries_.end(); }
  std::vector<Entry>& entries() { return entries_; }

  // Empties it, and keeps the memory unless that is much.
  void clear() {
    if (entries_.capacity() > HashTable::kMuch) entries_ = {};
    entries_.clear();
    places_.clear();
  }

  // Adds a value, or kinds to one that is there. Returns its place.
  std::uint32_t add(const Number& value, Kinds kinds) {
    const std::uint32_t known = find(value);
    if (known != kNone) {
      entries_[known].kinds |= kinds;
      return known;
    }
    entries_.push_back({value, {}, kinds});
    places_.add(hash_of());
    return static_cast<std::uint32_t>(entries_.size() - 1);
  }

  // The place of a value, or kNone.
  std::uint32_t find(const Number& value) const {
    return places_.find(Numbers::hash(value), [&](std::uint32_t number) {
      return entries_[number - 1].value == value;
    }) - 1;
  }

  Kinds kinds_of(const Number& value) const {
    const std::uint32_t at = find(value);
    return at == kNone ? Kinds{0} : entries_[at].kinds;
  }

  // Sorts the values; places change.
  void sort() {
    std::sort(entries_.begin(), entries_.end(),
              [](const Entry& x, const Entry& y) { return x.value < y.value; });
    places_.clear();
    for (std::size_t i = 0; i < entries_.size(); ++i) places_.add(hash_of());
  }

  // The first value that is not smaller. Domain: sorted.
  std::size_t first_from(const Number& value) const {
    const auto at = std::lower_bound(entries_.begin(), entries_.end(), value,
                                     [](const Entry& x, const Number& y) { return x.value < y; });
    return static_cast<std::size_t>(at - entries_.begin());
  }

 private:
  auto hash_of() const {
    return [this](std::uint32_t number) { return Numbers::hash(entries_[number - 1].value); };
  }

  std::vector<Entry> entries_;
  HashTable places_;  // of entries_: the number of entries_[i] is i + 1
};

// For each set of cards some numbers, and a Record for each number.
template <class Numbers, class Record>
class RecordsOfSets {
 public:
  // records[i] belongs to numbers[i].
  struct OfSet {
    ValueTable<Numbers> numbers;
    std::vector<Record> records;
  };

  OfSet& operator[](CardSet set) { return of_sets_[set]; }

  // The sets that have numbers.
  std::vector<CardSet>& sets() { return sets_; }

  // The place of a number, which is new or gets more kinds.
  std::uint32_t add(CardSet set, const typename Numbers::Number& number, Kinds kinds) {
    auto& [numbers, records] = of_sets_[set];
    if (records.empty()) sets_.push_back(set);
    const std::uint32_t at = numbers.add(number, kinds);
    if (at == records.size()) records.emplace_back();
    return at;
  }

  void clear() {
    for (const CardSet set : sets_) {
      of_sets_[set].numbers.clear();
      of_sets_[set].records.clear();
    }
    sets_.clear();
  }

 private:
  std::array<OfSet, kMostSets> of_sets_;
  std::vector<CardSet> sets_;
};

}  // namespace twentyfour
