// A list of expressions, each once.
//
// Cost: some 50 ns to add one; 16 bytes for each, and hash_table.hpp while the list grows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/fingerprint.hpp"
#include "solver/expressions/hash_table.hpp"
#include "solver/expressions/packed_expression.hpp"

namespace twentyfour {

class ExpressionSet {
 public:
  // @param packing  must outlive this object
  explicit ExpressionSet(const Packing& packing) : packing_(packing) {}

  void add(const Expression& added) {
    const PackedExpression packed = packing_.pack(added);
    std::uint64_t hash = 0;
    for (const std::uint32_t word : packed) hash = scramble(hash + word);
    const auto is_it = [&](std::uint32_t number) { return list_[number - 1] == packed; };
    if (table_.find(hash, is_it) != 0) return;
    list_.push_back(packed);
    table_.add(hash, static_cast<std::uint32_t>(list_.size()));
  }

  // No add() may follow.
  void drop_table() { table_ = {}; }

  std::size_t size() const { return list_.size(); }
  Expression operator[](std::size_t i) const { return packing_.unpack(list_[i]); }

 private:
  const Packing& packing_;
  std::vector<PackedExpression> list_;
  HashTable table_;
};

}  // namespace twentyfour
