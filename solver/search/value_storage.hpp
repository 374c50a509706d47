// Storage for the values of one question after another, so that not each of them asks the system
// for fresh pages: with 5 cards that took as long as the search.
#ifndef TWENTYFOUR_SOLVER_SEARCH_VALUE_STORAGE_HPP
#define TWENTYFOUR_SOLVER_SEARCH_VALUE_STORAGE_HPP

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/expressions/fingerprint.hpp"

namespace twentyfour {

struct ValueStorage {
  std::vector<Residue> values;
  std::vector<Residue> inverses;
  std::vector<std::uint32_t> next;
  std::vector<std::uint32_t> heads;

  // What was written before is lost.
  void reserve(std::size_t count) {
    if (count <= values.size()) return;
    *this = ValueStorage();
    values.resize(count);
    inverses.resize(count);
    next.resize(count);
  }

  // Gives back what is more than questions of 6 cards take.
  void trim() {
    constexpr std::size_t kMostKept = 32768;
    if (values.size() > kMostKept) *this = ValueStorage();
  }
};

}  // namespace twentyfour

#endif
