// Where things are in a vector, by their hash: a table of their numbers, from 1 on.
//
// Cost: some 5 ns to find a number; 8 to 32 bytes for each; no allocation before the first.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace twentyfour {

class HashTable {
 public:
  static constexpr std::size_t kMuch = 1 << 16;

  // The number with this hash for which is_it(number) holds, or 0.
  template <class IsIt>
  std::uint32_t find(std::uint64_t hash, const IsIt& is_it) const {
    if ((filter_ & bit_of(hash)) == 0) return 0;
    for (std::size_t at = place_of(hash);; at = next(at)) {
      const std::uint32_t number = slots_[at];
      if (number == 0 || is_it(number)) return number;
    }
  }

  bool is_empty() const { return size_ == 0; }

  // Adds the next number. hash_of(number) is the hash of each.
  template <class HashOf>
  void add(const HashOf& hash_of) {
    if (slots_for(size_ + 1) > slots_.size()) {
      resize(std::max<std::size_t>(16, slots_.size() * 4), hash_of);
    }
    ++size_;
    place(hash_of(size_), size_);
  }

  // Makes room, so that up to this size add() allocates nothing.
  template <class HashOf>
  void reserve(std::uint32_t size, const HashOf& hash_of) {
    if (slots_for(size) > slots_.size()) resize(std::bit_ceil(slots_for(size)), hash_of);
  }

  // Empties it, and keeps the memory unless that is much.
  void clear() {
    if (slots_.size() > kMuch) {
      slots_ = {};
    } else if (size_ != 0) {
      std::fill(slots_.begin(), slots_.end(), 0);
    }
    size_ = 0;
    filter_ = 0;
  }

 private:
  static std::size_t slots_for(std::uint32_t size) { return std::size_t{2} * size; }

  template <class HashOf>
  void resize(std::size_t slots, const HashOf& hash_of) {
    slots_.assign(slots, 0);
    for (std::uint32_t number = 1; number <= size_; ++number) place(hash_of(number), number);
  }

  static std::uint64_t bit_of(std::uint64_t hash) { return std::uint64_t{1} << (hash >> 58); }
  std::size_t place_of(std::uint64_t hash) const {
    return static_cast<std::size_t>(hash >> 32) & (slots_.size() - 1);
  }
  std::size_t next(std::size_t at) const { return (at + 1) & (slots_.size() - 1); }

  void place(std::uint64_t hash, std::uint32_t number) {
    std::size_t at = place_of(hash);
    while (slots_[at] != 0) at = next(at);
    slots_[at] = number;
    filter_ |= bit_of(hash);
  }

  // bit_of() each hash that was added: if the bit is clear, find() does not probe.
  std::uint64_t filter_ = 0;
  std::vector<std::uint32_t> slots_;  // 0 is empty
  std::uint32_t size_ = 0;
};

}  // namespace twentyfour
