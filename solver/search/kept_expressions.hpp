// Expressions of one value, each kept once: of those that count as one the easiest to read or, for
// operands, each form: the normal form or, where that does not fit, the expression itself.
//
// Cost: some 0.1 us to add a form that is there, 1 us for a new one; some 150 bytes for each that
// is kept, and its key.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/distinct_key.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/hash_table.hpp"
#include "solver/expressions/normal_form.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/search/bounds.hpp"
#include "solver/search/grammar.hpp"
#include "solver/search/value_table.hpp"

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
