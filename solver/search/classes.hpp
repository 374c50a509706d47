// Ways to make something, one for each function: the easiest to read (effort.hpp).
//
// Functions come as quotients of residues, and inverses are dear; so they wait until there are
// many. Cost: some 30 ns a way; 40 bytes a function.
#ifndef TWENTYFOUR_SOLVER_SEARCH_CLASSES_HPP
#define TWENTYFOUR_SOLVER_SEARCH_CLASSES_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/expressions/effort.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/fingerprint.hpp"
#include "solver/search/meaning.hpp"

namespace twentyfour {

class Classes {
 public:
  struct Entry {
    Residue function;
    std::uint64_t hash;  // of the shape, as is
    Effort effort;
    std::uint32_t way;
    std::uint32_t form;  // its number, from 1, where it is known
  };

  // form_of(way), the normal form, is called for two of equal effort that look different.
  template <class FormOf>
  void add(std::uint32_t way, const Meaning& meaning, const FormOf& form_of) {
    waiting_[waiting_count_] = {0, meaning.shape.hash(), meaning.shape.effort(), way, 0};
    numerators_[waiting_count_] = meaning.numerator;
    denominators_[waiting_count_] = meaning.denominator;
    if (++waiting_count_ == kBatch) settle(form_of);
  }

  // Ends the waiting; before entries().
  template <class FormOf>
  void settle(const FormOf& form_of) {
    if (waiting_count_ == 0) return;
    std::array<Residue, kBatch> inverses;
    invert_all(denominators_.data(), inverses.data(), waiting_count_);
    for (std::size_t i = 0; i < waiting_count_; ++i) {
      waiting_[i].function = multiply(numerators_[i], inverses[i]);
      enter(waiting_[i], form_of);
    }
    waiting_count_ = 0;
  }

  const std::vector<Entry>& entries() const { return entries_; }

  template <class FormOf>
  Expression form(const Entry& entry, const FormOf& form_of) const {
    return entry.form == 0 ? form_of(entry.way) : forms_[entry.form - 1];
  }

 private:
  static constexpr std::size_t kBatch = 128;

  template <class FormOf>
  void enter(const Entry& entry, const FormOf& form_of) {
    if (entries_.size() * 2 >= slots_.size()) grow();
    std::uint32_t& slot = slot_of(entry.function);
    if (slot == 0) {
      entries_.push_back(entry);
      slot = static_cast<std::uint32_t>(entries_.size());
      return;
    }
    Entry& known = entries_[slot - 1];
    if (entry.effort < known.effort) {
      known = entry;
    } else if (entry.effort == known.effort && entry.hash != known.hash) {
      keep_easier(known, entry, form_of);
    }
  }

  template <class FormOf>
  void keep_easier(Entry& known, const Entry& entry, const FormOf& form_of) {
    if (known.form == 0) {
      forms_.push_back(form_of(known.way));
      known.form = static_cast<std::uint32_t>(forms_.size());
    }
    Expression& known_form = forms_[known.form - 1];
    const Expression form = form_of(entry.way);
    if (!(form < known_form)) return;
    known_form = form;
    const std::uint32_t number = known.form;
    known = entry;
    known.form = number;
  }

  // Where a function is, or is to be. Values at a random point are scattered as they are.
  std::uint32_t& slot_of(Residue function) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = static_cast<std::size_t>(function) & mask;
    while (slots_[at] != 0 && entries_[slots_[at] - 1].function != function) at = (at + 1) & mask;
    return slots_[at];
  }

  void grow() {
    entries_.reserve(32);
    slots_.assign(slots_.empty() ? 64 : slots_.size() * 4, 0);
    for (std::uint32_t i = 0; i < entries_.size(); ++i) slot_of(entries_[i].function) = i + 1;
  }

  std::vector<Entry> entries_;
  std::vector<Expression> forms_;
  std::vector<std::uint32_t> slots_;  // numbers of entries, from 1

  std::array<Entry, kBatch> waiting_;
  std::array<Residue, kBatch> numerators_;
  std::array<Residue, kBatch> denominators_;
  std::size_t waiting_count_ = 0;
};

}  // namespace twentyfour

#endif
