// Derivations: how cards make a value, as operations on derivations of fewer cards. And of those of
// one function, the easiest to read.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/fingerprint.hpp"
#include "solver/expressions/normal_form.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/usual_search/functions.hpp"
#include "solver/usual_search/shaped_fingerprint.hpp"
#include "solver/usual_search/usual_search.hpp"

namespace twentyfour {

// For a given set of cards: the index of a function in the table or, with the highest bit set, of
// an Operation between derivations of some of the cards and of the others.
using Derivation = std::uint32_t;

// The operations that a search has found, and what they make.
class Derivations {
 public:
  // The arguments must outlive this object.
  Derivations(const CardSets& sets, SearchMemory& memory)
      : sets_(sets),
        rules_{.ordered = sets.are_ordered()},
        functions_(memory.functions()),
        memo_(memory.fingerprints(sets.are_ordered())),
        variables_(variables_of(sets.cards())) {
    operations_.reserve(64);  // enough for most hands of four cards
  }

  Derivation add(const Operation& operation) {
    operations_.push_back(operation);
    return static_cast<Derivation>(operations_.size() - 1) | kIsOperation;
  }

  // The product of all the cards.
  Derivation add_product(CardSet cards) {
    if (is_single(cards)) return 0;
    const CardSet others = cards & ~std::bit_floor(cards);
    return add({static_cast<std::uint8_t>(others), Symbol::kTimes, add_product(others), 0});
  }

  // Domain: a derivation of all cards.
  ShapedFingerprint fingerprint(Derivation derivation) {
    return fingerprint(sets_.all(), derivation);
  }

  ShapedFingerprint fingerprint(CardSet cards, Derivation derivation) {
    if ((derivation & kIsOperation) == 0 && size_of(cards) <= FingerprintMemo::kMostInSet) {
      const ShapedFingerprint*& known = fingerprints_[cards];
      if (known == nullptr) known = memo_.of(variables_, cards);
      return known[derivation];
    }
    const Operation made = operation(cards, derivation);
    const CardSet left = made.left_set;
    return combine(made.symbol, fingerprint(left, made.left),
                   fingerprint(cards & ~left, made.right));
  }

  // The normal form. Domain: a derivation of all cards.
  Expression form(Derivation derivation) const {
    Expression expression;
    write(sets_.all(), derivation, expression);
    return normal_form(expression, rules_);
  }

 private:
  static constexpr Derivation kIsOperation = Derivation{1} << 31;

  Operation operation(CardSet cards, Derivation derivation) const {
    if ((derivation & kIsOperation) != 0) return operations_[derivation & ~kIsOperation];
    Operation made = functions_.of(size_of(cards), sets_.are_ordered()).functions[derivation];
    made.left_set = static_cast<std::uint8_t>(deposit(made.left_set, cards));
    return made;
  }

  void write(CardSet cards, Derivation derivation, Expression& expression) const {
    if (is_single(cards)) return expression.push_card(sets_.card(cards));
    const Operation made = operation(cards, derivation);
    const CardSet left = made.left_set;
    write(left, made.left, expression);
    write(cards & ~left, made.right, expression);
    expression.push(made.symbol);
  }

  const CardSets& sets_;
  const Rules rules_;
  FunctionTables& functions_;
  FingerprintMemo& memo_;
  const Variables variables_;
  std::array<const ShapedFingerprint*, kMostSets> fingerprints_ = {};  // those found so far
  std::vector<Operation> operations_;
};

// Distinct functions, each with the derivation that is easiest to read (effort.hpp), in a hash
// table by value at the random point.
//
// Cost: some 30 ns a derivation; 24 bytes a function and 8 to 32 for its place in the table.
class DistinctFunctions {
 public:
  struct Entry {
    Residue value;
    std::uint64_t hash;  // of the shape
    Effort effort;
    Derivation derivation;
  };

  // Those of derivations of all cards. The first argument must outlive this object.
  DistinctFunctions(Derivations& derivations, const std::vector<Derivation>& all)
      : derivations_(derivations) {
    // Values come as quotients of residues, and a batch of them shares one inversion, which is
    // slow.
    constexpr std::size_t kBatch = 128;
    std::array<Entry, kBatch> batch;
    std::array<Residue, kBatch> denominators;
    std::array<Residue, kBatch> inverses;
    for (auto at = all.begin(); at != all.end();) {
      std::size_t size = 0;
      for (; size < kBatch && at != all.end(); ++size, ++at) {
        const ShapedFingerprint made = derivations.fingerprint(*at);
        batch[size] = {made.numerator, made.shape.hash(), made.shape.effort(), *at};
        denominators[size] = made.denominator;
      }
      invert_all(denominators.data(), inverses.data(), size);
      for (std::size_t i = 0; i < size; ++i) {
        batch[i].value = multiply(batch[i].value, inverses[i]);
        enter(batch[i]);
      }
    }
  }

  const std::vector<Entry>& entries() const { return entries_; }

 private:
  void enter(const Entry& entry) {
    if (entries_.size() * 2 >= slots_.size()) grow();
    std::uint32_t& slot = slot_of(entry.value);
    if (slot == 0) {
      entries_.push_back(entry);
      slot = static_cast<std::uint32_t>(entries_.size());
      return;
    }
    Entry& known = entries_[slot - 1];
    if (is_easier(entry, known)) known = entry;
  }

  // Shapes of one hash have one form.
  bool is_easier(const Entry& x, const Entry& y) const {
    if (x.effort != y.effort) return x.effort < y.effort;
    return x.hash != y.hash && derivations_.form(x.derivation) < derivations_.form(y.derivation);
  }

  // The slot that holds the value, or the empty slot where it belongs. Values at a random point
  // need no hash.
  std::uint32_t& slot_of(Residue value) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = static_cast<std::size_t>(value) & mask;
    while (slots_[at] != 0 && entries_[slots_[at] - 1].value != value) at = (at + 1) & mask;
    return slots_[at];
  }

  void grow() {
    entries_.reserve(32);
    slots_.assign(slots_.empty() ? 64 : slots_.size() * 4, 0);
    for (std::uint32_t i = 0; i < entries_.size(); ++i) slot_of(entries_[i].value) = i + 1;
  }

  Derivations& derivations_;
  std::vector<Entry> entries_;
  std::vector<std::uint32_t> slots_;  // indices of entries, plus 1; 0 is empty
};

}  // namespace twentyfour
