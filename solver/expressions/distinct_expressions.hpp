// A list of expressions that make one value, one for each key (distinct_key.hpp): the easiest to
// read (effort.hpp) of those that are added.
//
// Cost: some 50 ns to add one of a structure (shape.hpp) that was added before, else 1 us; 20 bytes
// for each that is kept; hash_table.hpp for each key and each structure.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "solver/expressions/distinct_key.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/hash_table.hpp"
#include "solver/expressions/packed_expression.hpp"
#include "solver/judge/division.hpp"

namespace twentyfour {

using ListedExpression = Ranked<PackedExpression>;

class DistinctExpressions {
 public:
  // @param packing  must outlive this object
  DistinctExpressions(const Packing& packing, Division division)
      : packing_(packing), division_(division) {}

  // The easiest so far of the key that expressions of this structure have. Null if none was added.
  const ListedExpression* easiest_of(std::uint64_t structure) const {
    const std::uint32_t number = structures_.find(structure);
    return number == 0 ? nullptr : &list_[number - 1];
  }

  void add(std::uint64_t structure, const ListedExpression& added) {
    std::uint32_t number = structures_.find(structure);
    if (number == 0) {
      number = number_of_key(added);
      structures_.add(structure, number);
    }
    ListedExpression& easiest = list_[number - 1];
    if (added < easiest) easiest = added;
  }

  // In no order.
  const std::vector<ListedExpression>& list() const { return list_; }
  std::vector<ListedExpression> take() { return std::move(list_); }

 private:
  // Adds the expression to the list if its key is new.
  std::uint32_t number_of_key(const ListedExpression& added) {
    const DistinctKey key = key_of(added);
    const std::uint64_t hash = key.hash();
    const auto has_key = [&](std::uint32_t number) { return key_of(list_[number - 1]) == key; };
    std::uint32_t number = keys_.find(hash, has_key);
    if (number != 0) return number;
    list_.push_back(added);
    number = static_cast<std::uint32_t>(list_.size());
    keys_.add(hash, number);
    return number;
  }

  DistinctKey key_of(const ListedExpression& listed) const {
    return distinct_key(packing_.unpack(listed.expression), division_);
  }

  const Packing& packing_;
  const Division division_;
  std::vector<ListedExpression> list_;
  HashTable structures_;
  HashTable keys_;
};

}  // namespace twentyfour
