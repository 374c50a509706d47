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

struct ValueStorage {
  std::unique_ptr<Residue[]> values;
  std::unique_ptr<Residue[]> inverses;
  std::unique_ptr<std::uint32_t[]> next;
  std::size_t capacity = 0;  // of each of these
  std::vector<std::uint32_t> heads;

  // What was written before is lost. Not filled with zeros: of 7 cards that would be 12 MB.
  void reserve(std::size_t count) {
    if (count <= capacity) return;
    values = std::make_unique_for_overwrite<Residue[]>(count);
    inverses = std::make_unique_for_overwrite<Residue[]>(count);
    next = std::make_unique_for_overwrite<std::uint32_t[]>(count);
    capacity = count;
  }

  // Gives back what is more than questions of 6 cards take.
  void trim() {
    constexpr std::size_t kMostKept = 32768;
    if (capacity > kMostKept) *this = ValueStorage();
  }
};

}  // namespace twentyfour

#endif
