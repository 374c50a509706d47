// Distinct functions, each with the derivation that is easiest to read (effort.hpp), in a hash
// table by value at the random point.
//
// Cost: some 30 ns a derivation; 24 bytes a function and 8 to 32 for its place in the table.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/expressions/effort.hpp"
#include "solver/expressions/fingerprint.hpp"
#include "solver/usual_search/derivations.hpp"
#include "solver/usual_search/shaped_fingerprint.hpp"

namespace twentyfour {

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
