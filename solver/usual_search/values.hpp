// The values of all functions of every small set of cards, as residues modulo 2^61 - 1 (in tests,
// another prime).
//
// A function that divides by zero has kNoResidue. Equal values have equal residues, and only 0 has
// the residue 0 (usual_search.hpp says why). Different values may share another residue, so a
// function found by its residue needs an exact check.
// Domain: as in usual_search.hpp.
// Cost: a few nanoseconds a value; 6 cards have 19,000, 7 have 610,000.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/fingerprint.hpp"
#include "solver/usual_search/functions.hpp"

namespace twentyfour {

// Storage for the values of one deal after another, which only grows. (Fresh pages from the system
// for each deal take as much time as the search, of 5 cards as of 7.)
struct ValueStorage {
  std::unique_ptr<Residue[]> values;
  std::unique_ptr<Residue[]> inverses;
  std::unique_ptr<std::uint32_t[]> next;
  std::size_t capacity = 0;  // of each of these
  std::vector<std::uint32_t> heads;

  // Makes room. Neither keeps the old values nor fills with zeros, which for 7 cards are 12 MB.
  void reserve(std::size_t count) {
    if (count <= capacity) return;
    values = std::make_unique_for_overwrite<Residue[]>(count);
    inverses = std::make_unique_for_overwrite<Residue[]>(count);
    next = std::make_unique_for_overwrite<std::uint32_t[]>(count);
    capacity = count;
  }
};

// By function, in the order of the table.
template <Residue modulus = kModulus>
struct ValueList {
  const Residue* values;
  const Residue* inverses;
  std::uint32_t size;

  InvertedResidue<modulus> at(std::uint32_t function) const {
    return {values[function], inverses[function]};
  }
};

template <Residue modulus = kModulus>
class ListedValues {
 public:
  // The arguments must outlive this object. Nothing else may use the storage meanwhile.
  ListedValues(const CardSets& sets, FunctionTables& functions, ValueStorage& storage)
      : sets_(sets),
        functions_(functions),
        listed_(listed_of(size_of(sets.all()), sets.are_ordered())),
        storage_(storage) {
    reserve();
    std::uint32_t end = 0;
    std::uint32_t head_end = 0;
    for (unsigned size = 1; size <= listed_; ++size) {
      const std::uint32_t begin = end;
      for (CardSet some = 1; some <= sets_.all(); ++some) {
        if (!is_evaluated(some, size)) continue;
        const CardSet representative = sets_.representative(some);
        starts_[some] = representative == some ? end : starts_[representative];
        head_starts_[some] = representative == some ? head_end : head_starts_[representative];
        if (representative != some) continue;
        end += sizes_[size];
        head_end += buckets(size);
        evaluate(some, storage_.values.get() + starts_[some]);
        hash(some);
      }
      // The search divides by no value of the largest sets, unless they are single cards.
      if (size < listed_ || size == 1) {
        invert_all<modulus>(storage_.values.get() + begin, storage_.inverses.get() + begin,
                            end - begin);
      }
    }
  }

  // Whether the values of sets of this size are listed.
  bool lists(CardSet cards) const { return size_of(cards) <= listed_; }

  const Functions& functions(CardSet cards) const {
    return functions_.of(size_of(cards), sets_.are_ordered());
  }

  // Domain: listed cards.
  ValueList<modulus> of(CardSet cards) const {
    assert(lists(cards));
    const std::size_t at = starts_[cards];
    return {storage_.values.get() + at, storage_.inverses.get() + at, sizes_[size_of(cards)]};
  }

  // False if no function of the cards has the value. Domain: listed cards.
  bool may_have(CardSet cards, Residue value) const {
    return storage_.heads[head_starts_[cards] + bucket(value, size_of(cards))] != 0;
  }

  // Calls visit(function) with every function that has the value. Domain: listed cards.
  template <class Visit>
  void for_each(CardSet cards, Residue value, const Visit& visit) const {
    const std::size_t start = starts_[cards];
    const Residue* const values = storage_.values.get() + start;
    const std::uint32_t* const next = storage_.next.get() + start;
    std::uint32_t at = storage_.heads[head_starts_[cards] + bucket(value, size_of(cards))];
    for (; at != 0; at = next[at - 1]) {
      if (values[at - 1] == value) visit(at - 1);
    }
  }

  // Calls visit(function, value) with every function of a group. Domain: listed cards or one more;
  // divisors of fewer cards than the largest listed sets.
  template <class Visit>
  void evaluate(const Functions& functions, const FunctionGroup& group, CardSet cards,
                const Visit& visit) const {
    const CardSet left = deposit(group.left_set, cards);
    const Residue* const x = storage_.values.get() + starts_[left];
    const std::uint32_t right = starts_[cards & ~left];
    const Residue* const y =
        (group.symbol == Symbol::kOver ? storage_.inverses : storage_.values).get() + right;
    const auto fill = [&](auto operate) {
      const Operation* function = functions.functions.data() + group.begin;
      for (std::uint32_t i = group.begin; i < group.end; ++i, ++function) {
        const Residue first = x[function->left];
        const Residue second = y[function->right];
        visit(i, ((first | second) >> 63) != 0 ? kNoResidue : operate(first, second));
      }
    };
    switch (group.symbol) {
      case Symbol::kPlus:
        return fill([](Residue a, Residue b) { return add<modulus>(a, b); });
      case Symbol::kMinus:
        return fill([](Residue a, Residue b) { return subtract<modulus>(a, b); });
      default:
        return fill([](Residue a, Residue b) { return multiply<modulus>(a, b); });
    }
  }

  // Calls visit(function, value) with every function that has a value. Domain: listed cards.
  template <class Visit>
  void for_each(CardSet cards, const Visit& visit) const {
    const ValueList<modulus> list = of(cards);
    for (std::uint32_t i = 0; i < list.size; ++i) {
      if (list.values[i] != kNoResidue) visit(i, list.values[i]);
    }
  }

 private:
  // The size of the largest listed sets, by the number of cards. One side of any split is listed.
  // The search looks up the target of the other side, or splits it once more.
  static unsigned listed_of(unsigned cards, bool ordered) {
    constexpr unsigned kListed[] = {0, 1, 1, 2, 3, 3, 4, 5};
    if (ordered) return std::clamp(cards - 1, 1U, 5U);
    return kListed[cards];
  }

  std::size_t bucket(Residue value, unsigned size) const {
    return static_cast<std::size_t>(value * 0x9e3779b97f4a7c15 >> shifts_[size]);
  }

  bool is_evaluated(CardSet cards, unsigned size) const {
    return size_of(cards) == size && (!sets_.are_ordered() || is_contiguous(cards));
  }

  std::uint32_t buckets(unsigned size) const { return std::uint32_t{1} << (64 - shifts_[size]); }

  void reserve() {
    std::size_t count = 0;
    std::size_t heads = 0;
    for (unsigned size = 1; size <= listed_; ++size) {
      sizes_[size] = functions_.of(size, sets_.are_ordered()).size();
      // Most searches are in sets of three. With four times as many buckets, most absent values
      // meet an empty bucket.
      const auto bits = static_cast<int>(std::bit_width(sizes_[size])) + (size == 3 ? 2 : 0);
      shifts_[size] = 64 - bits;
      for (CardSet some = 1; some <= sets_.all(); ++some) {
        if (!is_evaluated(some, size) || sets_.representative(some) != some) continue;
        count += sizes_[size];
        heads += buckets(size);
      }
    }
    storage_.reserve(count);
    storage_.heads.assign(heads, 0);
  }

  void evaluate(CardSet cards, Residue* to) const {
    if (is_single(cards)) {
      *to = static_cast<Residue>(sets_.card(cards));
      return;
    }
    const Functions& functions = this->functions(cards);
    for (const FunctionGroup& group : functions.groups) {
      evaluate(functions, group, cards, [to](std::uint32_t i, Residue value) { to[i] = value; });
    }
  }

  void hash(CardSet cards) {
    const unsigned size = size_of(cards);
    const std::size_t start = starts_[cards];
    std::uint32_t* const heads = storage_.heads.data() + head_starts_[cards];
    for (std::uint32_t i = 0; i < sizes_[size]; ++i) {
      const Residue value = storage_.values[start + i];
      if (value == kNoResidue) continue;
      std::uint32_t& head = heads[bucket(value, size)];
      storage_.next[start + i] = head;
      head = i + 1;
    }
  }

  const CardSets& sets_;
  FunctionTables& functions_;
  const unsigned listed_;

  // By number of cards.
  std::array<std::uint32_t, kMostVariables + 1> sizes_;
  std::array<int, kMostVariables + 1> shifts_;

  // By set.
  std::array<std::uint32_t, kMostSets> starts_;
  std::array<std::uint32_t, kMostSets> head_starts_;

  ValueStorage& storage_;
};

}  // namespace twentyfour
