// Storage for the values of one question after another, so that not each of them asks the system
// for fresh pages: with 5 cards that took as long as the search.
#ifndef TWENTYFOUR_SOLVER_SEARCH_VALUE_STORAGE_HPP
#define TWENTYFOUR_SOLVER_SEARCH_VALUE_STORAGE_HPP

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "solver/expressions/fingerprint.hpp"

namespace twentyfour {

class ValueStorage {
 public:
  Residue* values() { return values_.get(); }
  Residue* inverses() { return inverses_.get(); }
  std::uint32_t* next() { return next_.get(); }
  std::vector<std::uint32_t>& heads() { return heads_; }

  // What was written before is lost.
  void reserve(std::size_t count) {
    if (count <= capacity_) return;
    values_ = std::make_unique_for_overwrite<Residue[]>(count);
    inverses_ = std::make_unique_for_overwrite<Residue[]>(count);
    next_ = std::make_unique_for_overwrite<std::uint32_t[]>(count);
    capacity_ = count;
  }

  // Gives back what is more than questions of 6 cards take.
  void trim() {
    if (capacity_ > kMostKept) *this = ValueStorage();
  }

 private:
  static constexpr std::size_t kMostKept = 32768;

  std::size_t capacity_ = 0;
  std::unique_ptr<Residue[]> values_;
  std::unique_ptr<Residue[]> inverses_;
  std::unique_ptr<std::uint32_t[]> next_;
  std::vector<std::uint32_t> heads_;
};

}  // namespace twentyfour

#endif
