// Expressions of one value, each kept once: of those that count as one the easiest to read or, for
// operands, each form: the normal form or, where that does not fit, the expression itself.
//
// Cost: some 0.1 us to add a form that is there, 1 us for a new one; some 300 bytes for each that
// is kept.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/expressions/distinct_key.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/normal_form.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/search/hash_table.hpp"

namespace twentyfour {

enum class Distinct : std::uint8_t { kByKey, kByForm };

class KeptExpressions {
 public:
  // @param rules  must outlive this object
  // @param distinct  kByKey for answers. kByForm for sums and products that may be operands: there
  //                  the easier of two with one key may depend on the other operands.
  KeptExpressions(const Rules& rules, Distinct distinct) : rules_(rules), distinct_(distinct) {}

  std::size_t size() const { return kept_.size(); }
  Expression operator[](std::size_t i) const { return kept_[i]; }

  // Adds a form. It takes the place of one with the same key if that is harder to read and was not
  // one of the first `closed` ones.
  void add(const Expression& form, std::size_t closed = 0) {
    if (size() == 0) return kept_.push_back(form);
    if (kept_.back() == form) return;
    if (places_.is_empty()) enter(kept_[0], key_of(kept_[0]));
    const DistinctKey key = key_of(form);
    const std::uint32_t known = places_.find(hash_of(form, key), [&](std::uint32_t number) {
      return is_by_key() ? keys_[number - 1] == key : kept_[number - 1] == form;
    });
    if (known == 0) {
      kept_.push_back(form);
      enter(form, key);
    } else if (known > closed && is_by_key() && ranked(form) < ranked(kept_[known - 1])) {
      kept_[known - 1] = form;
    }
  }

  // The easiest of those from the first one on. Domain: there is one.
  Expression easiest_from(std::size_t first) const {
    RankedExpression easiest = ranked(kept_[first]);
    while (++first < size()) easiest = std::min(easiest, ranked(kept_[first]));
    return easiest.expression;
  }

  // Appends those from the first one on, sorted.
  void append_sorted(std::size_t first, std::vector<RankedExpression>& list) const {
    const auto before = static_cast<std::ptrdiff_t>(list.size());
    list.reserve(list.size() + size() - first);
    for (; first < size(); ++first) list.push_back(ranked(kept_[first]));
    std::sort(list.begin() + before, list.end());
  }

 private:
  RankedExpression ranked(const Expression& form) const { return easiest_form(form, rules_); }

  bool is_by_key() const { return distinct_ == Distinct::kByKey; }

  DistinctKey key_of(const Expression& form) const {
    return is_by_key() ? distinct_key(form, rules_.division) : DistinctKey();
  }

  std::uint64_t hash_of(const Expression& form, const DistinctKey& key) const {
    return is_by_key() ? hash_of_tokens(key) : hash_of_tokens(form);
  }

  // Enters the last one that is kept.
  void enter(const Expression& form, const DistinctKey& key) {
    if (is_by_key()) keys_.push_back(key);
    places_.add([&](std::uint32_t number) {
      if (number == kept_.size()) return hash_of(form, key);
      return hash_of(kept_[number - 1], is_by_key() ? keys_[number - 1] : key);
    });
  }

  const Rules& rules_;
  const Distinct distinct_;
  std::vector<Expression> kept_;
  std::vector<DistinctKey> keys_;  // of these, once there are two
  HashTable places_;               // of these
};

}  // namespace twentyfour
