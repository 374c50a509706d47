// Expressions of one value, of which those that count as one are kept once: in the form that is
// easiest to read.
//
// Cost: some 0.1 us to add a form that is there, 1 us for a new one; some 200 bytes for each that
// is kept.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/distinct_key.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/search/hash_table.hpp"
#include "solver/search/numbers.hpp"

namespace twentyfour {

class DistinctSolutions {
 public:
  // @param rules  must outlive this object
  // @param reduces  whether expressions are compared as answers; if not, as operands of larger
  //                 ones, where no part of the sum or product itself is taken out
  DistinctSolutions(const Rules& rules, Reduces reduces) : rules_(rules), reduces_(reduces) {}

  std::size_t size() const { return kept_.size(); }
  const Expression& operator[](std::size_t i) const { return kept_[i]; }

  // Adds a form. It takes the place of one with the same key if that is harder to read and was not
  // one of the first `closed` ones.
  void add(const Expression& form, std::size_t closed = 0) {
    if (kept_.empty()) return kept_.push_back(form);
    if (form == kept_.back()) return;
    if (key_of_.empty()) add_key(distinct_key(kept_.front(), rules_.division, reduces_));
    const DistinctKey key = distinct_key(form, rules_.division, reduces_);
    const std::uint32_t known =
        keys_.find(key.hash(), [&](std::uint32_t number) { return key_of_[number - 1] == key; });
    if (known == 0) {
      kept_.push_back(form);
      add_key(key);
    } else if (known > closed && ranked(form) < ranked(kept_[known - 1])) {
      kept_[known - 1] = form;
    }
  }

  // Those from the first one on, sorted.
  std::vector<RankedExpression> sorted_from(std::size_t first) const {
    std::vector<RankedExpression> sorted;
    sorted.reserve(size() - first);
    for (; first < size(); ++first) sorted.push_back(ranked(kept_[first]));
    std::sort(sorted.begin(), sorted.end());
    return sorted;
  }

 private:
  RankedExpression ranked(const Expression& form) const {
    return {effort_of(form, rules_) + effort_of(evaluate(form, rules_)), form};
  }

  void add_key(const DistinctKey& key) {
    key_of_.push_back(key);
    keys_.add([this](std::uint32_t number) { return key_of_[number - 1].hash(); });
  }

  const Rules& rules_;
  const Reduces reduces_;
  std::vector<Expression> kept_;  // in the order of their keys
  std::vector<DistinctKey> key_of_;
  HashTable keys_;  // places in key_of_, plus 1
};

}  // namespace twentyfour
