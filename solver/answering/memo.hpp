// Remembered answers: the lines that answer the deals of a run.
//
// No line depends on the order of the cards, unless they are ordered: both searches sort them first
// (card_sets.hpp). So all orders of the cards have one key: the deal with its cards sorted.
// Cost: 20 to 40 ns a hand while the lines fit the caches; some 20 MiB at most.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/expressions/deal.hpp"
#include "solver/text/words.hpp"

namespace twentyfour {

inline std::size_t hash_of(const Deal& key) {
  constexpr std::uint64_t kMultiplier = 0x9e3779b97f4a7c15;
  const Deal::Words words = key.words();
  const std::uint64_t others = words[1] ^ words[2] ^ words[3] << 32;
  // All bits of the cards reach the highest bits of the product.
  return static_cast<std::size_t>((words[0] ^ others * kMultiplier) * kMultiplier >> 40);
}

// A list of keys with a hash table of fixed size, at most half full, and the text of all lines. A
// full memo is emptied. (The table holds indices: inline entries would each touch a page.)
class Memo {
 public:
  // The index of an entry among all that were ever made.
  using Id = std::uint64_t;
  static constexpr Id kNone = ~Id{0};

  // The line of a key is empty while it is awaited.
  struct Found {
    Id id = kNone;
    bool is_new = true;
    bool is_bad = false;         // as it was kept
    std::string_view line = {};  // valid until the next call of another function
  };

  // Finds a key. Enters a new one as awaited, if there is memory for it.
  Found find(const Deal& key) try {
    if (slots_.empty()) empty();
    const std::uint32_t known = slot_of(key);
    if (known != 0) return at(first_ + known - 1);
    if (2 * entries_.size() == kSize) empty();
    entries_.push_back({key, 0, 0, false});
    slot_of(key) = static_cast<std::uint32_t>(entries_.size());
    return {first_ + entries_.size() - 1};
  } catch (const std::bad_alloc&) {
    forget();
    return {};
  }

  // The entry, or an empty one if it has been forgotten.
  Found at(Id id) const {
    if (!has(id)) return {};
    const Entry& entry = entries_[id - first_];
    return {id, false, entry.is_bad, std::string_view(text_).substr(entry.begin, entry.size)};
  }

  // Keeps the line of an entry that is still awaited, if there is memory for the line.
  // @param is_bad  whether the line is an ERROR
  void keep(Id id, std::string_view line, bool is_bad) try {
    if (!has(id) || entries_[id - first_].size != 0 || line.size() > kMostText) return;
    if (line.size() > kMostText - text_.size()) return empty();
    Entry& entry = entries_[id - first_];
    entry.begin = static_cast<std::uint32_t>(text_.size());
    text_ += line;
    entry.size = static_cast<std::uint32_t>(line.size()) & 0x7fffffff;
    entry.is_bad = is_bad;
  } catch (const std::bad_alloc&) {
    forget();
  }

  // Gives back the memory. (To assign {} to a vector or a string would keep it.)
  void forget() {
    Memo fresh;
    fresh.first_ = first_ + entries_.size();
    std::swap(*this, fresh);
  }

 private:
  struct Entry {
    Deal key;
    std::uint32_t begin;
    std::uint32_t size : 31;  // 0 while the line is awaited
    bool is_bad : 1;
  };

  static constexpr std::size_t kSize = 1 << 16;
  static constexpr std::size_t kMostText = std::size_t{16} << 20;

  bool has(Id id) const { return id - first_ < entries_.size(); }

  // The slot of the key's entry, or the empty one where it belongs.
  std::uint32_t& slot_of(const Deal& key) {
    std::size_t place = hash_of(key) % kSize;
    while (slots_[place] != 0 && entries_[slots_[place] - 1].key != key) {
      place = (place + 1) % kSize;
    }
    return slots_[place];
  }

  void empty() {
    slots_.assign(kSize, 0);
    first_ += entries_.size();
    entries_.clear();
    text_.clear();
  }

  std::vector<std::uint32_t> slots_;  // indices of entries, plus 1; 0 is empty
  Id first_ = 0;                      // of the first entry
  std::vector<Entry> entries_;
  std::string text_;
};

}  // namespace twentyfour
