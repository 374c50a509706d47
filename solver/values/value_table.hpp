// Distinct numbers, each with the ways to make it: a list with a hash table.
//
// Cost: some nanoseconds to add a number that is in the table, and what the type of numbers takes
// to compare two.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "solver/values/numbers.hpp"

namespace twentyfour {

// How a number can be made from all cards of a set; bits.
using Ways = std::uint8_t;
constexpr Ways kAsSum = 1;
constexpr Ways kAsProduct = 2;
constexpr Ways kAsQuotient = 4;
constexpr Ways kAsAny = kAsSum | kAsProduct | kAsQuotient;
constexpr Ways kWithMinus = 8;  // so that the negative number can be made too

template <class Number>
class ValueTable {
 public:
  struct Entry {
    Number number;
    Ways ways;
  };

  using Range = std::span<const Entry>;

  // Adds a number, or ways to one in the table. Returns those that are new.
  Ways add(const Number& number, Ways ways) {
    if (2 * entries_.size() >= slots_.size()) grow();
    std::uint32_t& slot = slots_[slot_of(
        hash_of(number), [&number](const Entry& entry) { return entry.number == number; })];
    if (slot == 0) {
      entries_.push_back({number, ways});
      slot = static_cast<std::uint32_t>(entries_.size());
      return ways;
    }
    Entry& entry = entries_[slot - 1];
    const auto added = static_cast<Ways>(ways & ~entry.ways);
    entry.ways |= ways;
    return added;
  }

  // Calls visit(entry) for the entries of a key, until it returns true. Returns whether it did.
  // Domain: the table is not empty.
  template <class Visit>
  bool find(Key key, const Visit& visit) const {
    const auto suits = [&](const Entry& entry) {
      return hash_of(entry.number) == key && visit(entry);
    };
    return slots_[slot_of(key, suits)] != 0;
  }

  // Sorts the entries by their ways, for the ranges below, and prepares the numbers. No add() may
  // follow.
  void finish() {
    std::array<std::vector<Entry>, 4> groups;
    for (const Entry& entry : entries_) groups[group_of(entry.ways)].push_back(entry);
    entries_.clear();
    for (std::size_t i = 0; i < groups.size(); ++i) {
      entries_.insert(entries_.end(), groups[i].begin(), groups[i].end());
      ends_[i] = entries_.size();
    }
    Number::prepare_to_divide(entries_);
    rebuild();
  }

  // The numbers that can be made in some ways, after finish().
  Range sums() const { return range(0, 2); }
  Range sums_and_products() const { return range(0, 3); }
  Range products_and_quotients() const { return range(1, 4); }

  const std::vector<Entry>& entries() const { return entries_; }

 private:
  static std::size_t group_of(Ways ways) {
    if ((ways & kAsSum) != 0) return (ways & (kAsProduct | kAsQuotient)) != 0 ? 1 : 0;
    return (ways & kAsProduct) != 0 ? 2 : 3;
  }

  Range range(std::size_t first, std::size_t last) const {
    const std::size_t begin = first == 0 ? 0 : ends_[first - 1];
    return Range(entries_).subspan(begin, ends_[last - 1] - begin);
  }

  // The first slot of a key with an entry that suits, or the empty slot after them.
  template <class Suits>
  std::size_t slot_of(Key key, const Suits& suits) const {
    auto at = static_cast<std::size_t>(key * 0x9e3779b97f4a7c15 >> shift_);
    while (slots_[at] != 0 && !suits(entries_[slots_[at] - 1])) at = (at + 1) & (slots_.size() - 1);
    return at;
  }

  void grow() {
    shift_ = slots_.empty() ? 60 : shift_ - 2;
    slots_.resize(std::size_t{1} << (64 - shift_));
    rebuild();
  }

  void rebuild() {
    std::fill(slots_.begin(), slots_.end(), 0);
    std::uint32_t number = 0;
    for (const Entry& entry : entries_) {
      slots_[slot_of(hash_of(entry.number), [](const Entry&) { return false; })] = ++number;
    }
  }

  std::vector<Entry> entries_;
  std::vector<std::uint32_t> slots_;  // indices of entries, plus 1; 0 is empty
  int shift_ = 64;
  std::array<std::size_t, 4> ends_ = {};
};

}  // namespace twentyfour
