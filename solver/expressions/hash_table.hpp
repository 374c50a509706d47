// A hash table of numbers from 1 on, which the caller gives to what it stores elsewhere.
//
// Cost: some 5 ns to find a number; 16 bytes for each at most two thirds, 48 at least one sixth of
// the places being taken; no allocation before the first.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace twentyfour {

class HashTable {
 public:
  // The number with this hash for which is_it(number) holds, or 0.
  template <class IsIt>
  std::uint32_t find(std::uint64_t hash, const IsIt& is_it) const {
    if (slots_.empty()) return 0;
    for (std::size_t at = place_of(hash);; at = next(at)) {
      const Slot& slot = slots_[at];
      if (slot.number == 0 || (slot.hash == hash && is_it(slot.number))) return slot.number;
    }
  }

  // The number with this hash, which is the only one, or 0.
  std::uint32_t find(std::uint64_t hash) const {
    return find(hash, [](std::uint32_t) { return true; });
  }

  void add(std::uint64_t hash, std::uint32_t number) {
    assert(number != 0);
    if (++size_ * 3 > slots_.size() * 2) grow();
    place({hash, number});
  }

 private:
  struct Slot {
    std::uint64_t hash = 0;
    std::uint32_t number = 0;  // 0 is empty
  };

  std::size_t place_of(std::uint64_t hash) const {
    return static_cast<std::size_t>(hash) & (slots_.size() - 1);
  }
  std::size_t next(std::size_t at) const { return (at + 1) & (slots_.size() - 1); }

  void place(const Slot& slot) {
    std::size_t at = place_of(slot.hash);
    while (slots_[at].number != 0) at = next(at);
    slots_[at] = slot;
  }

  void grow() {
    std::vector<Slot> old(slots_.empty() ? 16 : slots_.size() * 2);
    old.swap(slots_);
    for (const Slot& slot : old) {
      if (slot.number != 0) place(slot);
    }
  }

  std::vector<Slot> slots_;
  std::size_t size_ = 0;
};

}  // namespace twentyfour
