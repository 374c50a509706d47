// What few of the cards can make: the values of all functions of every small set of them, as
// residues modulo 2^61 - 1.
//
// A value that divides by zero is kNoResidue. A residue is 0 just where the value is, and equal for
// equal values; values that differ may share one, so what is found by residue needs an exact check.
// Domain: as in search.hpp. Cost: a few nanoseconds a value; 6 cards have 18,000, 7 have 620,000.
#ifndef TWENTYFOUR_SOLVER_SEARCH_VALUES_HPP
#define TWENTYFOUR_SOLVER_SEARCH_VALUES_HPP

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/fingerprint.hpp"
#include "solver/search/functions.hpp"
#include "solver/search/undoing.hpp"

namespace twentyfour {

// How many cards there are; a table, for not every machine counts bits.
constexpr auto kSetSizes = [] {
  std::array<std::uint8_t, 256> sizes = {};
  for (unsigned i = 1; i < 256; ++i) sizes[i] = static_cast<std::uint8_t>(sizes[i / 2] + i % 2);
  return sizes;
}();

constexpr unsigned size_of(CardSet cards) {
  return kSetSizes[cards];
}

// By function, in the order of functions_of.
struct ValueList {
  const Residue* values;
  const Residue* inverses;
  std::uint32_t size;

  WithInverse at(std::uint32_t function) const { return {values[function], inverses[function]}; }
};

// What Values write to. It may serve one question after another, so that not each of them asks the
// system for fresh pages: of 5 cards that took as long as the search.
class ValueStorage {
 public:
  Residue* values() { return values_.get(); }
  Residue* inverses() { return inverses_.get(); }
  std::uint32_t* next() { return next_.get(); }
  std::vector<std::uint32_t>& heads() { return heads_; }

  // What was written before is lost.
  void reserve(std::size_t count) {
    if (count <= capacity_) return;
    values_ = std::make_unique_for_overwrite<Residue[]>(count);
    inverses_ = std::make_unique_for_overwrite<Residue[]>(count);
    next_ = std::make_unique_for_overwrite<std::uint32_t[]>(count);
    capacity_ = count;
  }

  // Gives back what is more than questions of 6 cards take.
  void trim() {
    if (capacity_ > kMostKept) *this = ValueStorage();
  }

 private:
  static constexpr std::size_t kMostKept = 32768;

  std::size_t capacity_ = 0;
  std::unique_ptr<Residue[]> values_;
  std::unique_ptr<Residue[]> inverses_;
  std::unique_ptr<std::uint32_t[]> next_;
  std::vector<std::uint32_t> heads_;
};

class Values {
 public:
  // The storage is to outlive this, and to serve nothing else meanwhile.
  Values(const std::vector<std::int64_t>& cards, bool ordered, ValueStorage& storage);

  // Whether the values of so many cards are listed from the start.
  bool lists(CardSet cards) const { return size_of(cards) <= listed_; }

  // Whether functions of four cards are asked for, though their values are not listed.
  bool names_four() const { return cards_.size() == 5 && !ordered_; }

  // Whether an operator may stand between the two sets. Takes just one of (x, y) and (y, x), one
  // where y is listed; and of splits that only exchange equal cards, the one that leads y's.
  bool may_split(CardSet x, CardSet y) const {
    const unsigned x_size = size_of(x);
    const unsigned y_size = size_of(y);
    if (y_size > x_size || (y_size == x_size && y > x)) return false;
    if (ordered_) return is_stretch(x) && is_stretch(y);
    for (CardSet before = x & equal_to_next_; before != 0; before &= before - 1) {
      // The next of the cards, past those that are in neither set, if it is equal.
      const CardSet lowest = before & -before;
      const CardSet later = (x | y) & ~(lowest | (lowest - 1));
      const CardSet next = later & -later;
      if ((next & y) != 0 && are_equal(lowest, next)) return false;
    }
    return true;
  }

  const Functions& functions(CardSet cards) const { return *functions_[size_of(cards)]; }

  // Of listed cards.
  ValueList of(CardSet cards) const {
    const std::size_t at = starts_[cards];
    return {values_ + at, inverses_ + at, sizes_[size_of(cards)]};
  }

  // Of three or more cards, listed: false if none of their functions has the value.
  bool may_have(CardSet cards, Residue value) const {
    return heads_[head_starts_[cards] + bucket(value, size_of(cards))] != 0;
  }

  // Calls visit with every function of listed cards that has the value.
  template <class Visit>
  void for_each(CardSet cards, Residue value, const Visit& visit) const {
    const std::size_t start = starts_[cards];
    const Residue* const values = values_ + start;
    const auto size = size_of(cards);
    if (size <= kLargestUnhashed) {
      for (std::uint32_t i = 0; i < sizes_[size]; ++i) {
        if (values[i] == value) visit(i);
      }
      return;
    }
    const std::uint32_t* const next = next_ + start;
    std::uint32_t at = heads_[head_starts_[cards] + bucket(value, size)];
    for (; at != 0; at = next[at - 1]) {
      if (values[at - 1] == value) visit(at - 1);
    }
  }

  // Calls visit(function, value) with every function of a run; of listed cards or one more. What it
  // divides by, if it does, has to be of fewer cards than the most that are listed.
  template <class Visit>
  void evaluate(const Run& run, CardSet cards, const Visit& visit) const {
    const CardSet left = spread(run.left_variables, cards);
    const Residue* const x = values_ + starts_[left];
    const std::uint32_t right = starts_[cards & ~left];
    const Residue* const y = (run.symbol == Symbol::kOver ? inverses_ : values_) + right;
    const Function* const functions = this->functions(cards).functions.data();
    const auto fill = [&](auto operate) {
      for (std::uint32_t i = run.begin; i < run.end; ++i) {
        const Residue first = x[functions[i].left];
        const Residue second = y[functions[i].right];
        visit(i, ((first | second) >> 63) != 0 ? kNoResidue : operate(first, second));
      }
    };
    switch (run.symbol) {
      case Symbol::kPlus:
        return fill([](Residue a, Residue b) { return add(a, b); });
      case Symbol::kMinus:
        return fill([](Residue a, Residue b) { return subtract(a, b); });
      default:
        return fill([](Residue a, Residue b) { return multiply(a, b); });
    }
  }

  // Calls visit(function, value) with every function that has a value; of listed cards or one more.
  template <class Visit>
  void for_each(CardSet cards, const Visit& visit) {
    std::vector<Residue> unlisted;
    if (!lists(cards)) unlisted = evaluate_unlisted(cards);
    const Residue* const values = unlisted.empty() ? of(cards).values : unlisted.data();
    const std::size_t size = unlisted.empty() ? of(cards).size : unlisted.size();
    for (std::size_t i = 0; i < size; ++i) {
      if (values[i] != kNoResidue) visit(static_cast<std::uint32_t>(i), values[i]);
    }
  }

 private:
  static constexpr unsigned kLargestUnhashed = 2;

  bool are_equal(CardSet x, CardSet y) const { return card(x) == card(y); }

  std::int64_t card(CardSet single) const {
    return cards_[static_cast<std::size_t>(std::countr_zero(single))];
  }

  // An equal set of earlier cards, whose values are the same; or the set itself.
  CardSet twin_of(CardSet cards) const {
    const CardSet movable = cards & (equal_to_next_ & ~cards) << 1;
    const CardSet lowest = movable & -movable;
    return cards - lowest / 2;
  }

  std::size_t bucket(Residue value, unsigned size) const {
    return static_cast<std::size_t>(value * 0x9e3779b97f4a7c15 >> shifts_[size]);
  }

  void lay_out(int cards);
  void evaluate(CardSet cards, Residue* to) const;
  void hash(CardSet cards);
  std::vector<Residue> evaluate_unlisted(CardSet cards);
  void invert_largest();

  const std::vector<std::int64_t>& cards_;
  const bool ordered_;
  const unsigned listed_;
  CardSet equal_to_next_ = 0;  // never of ordered cards
  bool largest_are_inverted_ = false;

  // By number of cards.
  std::array<const Functions*, kMostVariables + 1> functions_;
  std::array<std::uint32_t, kMostVariables + 1> sizes_;
  std::array<int, kMostVariables + 1> shifts_;
  std::array<std::size_t, kMostVariables + 2> ends_;

  // By set.
  std::array<std::uint32_t, kMostSets> starts_;
  std::array<std::uint32_t, kMostSets> head_starts_;

  ValueStorage& storage_;
  Residue* values_ = nullptr;
  Residue* inverses_ = nullptr;
  std::uint32_t* next_ = nullptr;
  std::uint32_t* heads_ = nullptr;
};

}  // namespace twentyfour

#endif
