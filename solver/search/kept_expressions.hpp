// Expressions of one value, each kept once: of those that count as one the easiest to read or, for
// operands, each form: the normal form or, where that does not fit, the expression itself.
//
// Cost: some 0.1 us to add a form that is there, 1 us for a new one; some 150 bytes for each that
// is kept, and its key.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/expressions/distinct_key.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/hash_table.hpp"
#include "solver/expressions/normal_form.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

enum class Distinct : std::uint8_t { kByKey, kByForm };

class KeptExpressions {
 public:
  // Both must outlive this object; `forms` may be cleared together with it.
  KeptExpressions(const Rules& rules, Forms& forms) : rules_(rules), forms_(forms) {}

  // Empties it, and keeps the memory unless that is much.
  //
  // @param distinct  kByKey for answers, as at first. kByForm for sums and products that may be
  //                  operands: there the easier of two with one key may depend on the others.
  void clear(Distinct distinct) {
    constexpr std::size_t kMuch = 100;
    if (size() > kMuch) {
      kept_ = {};
      keys_ = {};
      efforts_ = {};
      places_ = {};
    }
    distinct_ = distinct;
    kept_.clear();
    keys_.clear();
    efforts_.clear();
    places_.clear();
  }

  std::size_t size() const { return kept_.size(); }
  const Expression& operator[](std::size_t i) const { return kept_[i]; }

  // Adds a form. It takes the place of one with the same key if that is harder to read and was not
  // one of the first `closed` ones.
  void add(const Expression& form, std::size_t closed = 0) {
    if (size() == 0) return kept_.push_back(form);
    if (kept_.back() == form) return;
    if (places_.is_empty()) enter(key_of(kept_[0]));
    const FormId key = key_of(form);
    const std::uint32_t known = places_.find(hash_of(key, form), [&](std::uint32_t number) {
      return is_by_key() ? keys_[number - 1] == key : kept_[number - 1] == form;
    });
    if (known == 0) {
      kept_.push_back(form);
      enter(key);
    } else if (known > closed && is_by_key()) {
      keep_easier(form, known - 1);
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

  // Replaces the i-th one if the form is easier. Where its signs alone make it harder, no value is
  // computed.
  void keep_easier(const Expression& form, std::size_t i) {
    efforts_.resize(size(), kUnknown);
    if (efforts_[i] == kUnknown) efforts_[i] = ranked(kept_[i]).effort;
    if (effort_of(form, rules_) > efforts_[i]) return;
    const RankedExpression added = ranked(form);
    if (added.effort > efforts_[i] || !(added < ranked(kept_[i]))) return;
    kept_[i] = form;
    efforts_[i] = added.effort;
  }

  bool is_by_key() const { return distinct_ == Distinct::kByKey; }

  FormId key_of(const Expression& form) const {
    return is_by_key() ? forms_.key_of(form, rules_.division) : FormId();
  }

  std::uint64_t hash_of(FormId key, const Expression& form) const {
    return is_by_key() ? (key + 1) * 0x9e3779b97f4a7c15 : hash_of_tokens(form);
  }

  // Enters the next one that is kept.
  void enter(FormId key) {
    keys_.push_back(key);
    places_.add(
        [&](std::uint32_t number) { return hash_of(keys_[number - 1], kept_[number - 1]); });
  }

  static constexpr auto kUnknown = static_cast<Effort>(-1);

  const Rules& rules_;
  Forms& forms_;
  Distinct distinct_ = Distinct::kByKey;
  std::vector<Expression> kept_;
  std::vector<FormId> keys_;     // of these, once there are two
  std::vector<Effort> efforts_;  // of these, where two had one key, or kUnknown
  HashTable places_;             // of these
};

}  // namespace twentyfour
