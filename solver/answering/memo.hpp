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

// A list of keys with a hash table of fixed size, at most half full, and the text of all lines.
// (The table holds indices: inline entries would each touch a page.) Where there is no room, or no
// memory, a line is not remembered.
class Memo {
 public:
  // An index of an entry, until make_room().
  using Id = std::uint32_t;
  static constexpr Id kNone = ~Id{0};

  // The line of a key is empty while it is awaited.
  struct Found {
    Id id = kNone;
    bool is_new = true;
    std::string_view line = {};  // valid until the next call of another function
  };

  // Finds a key. Enters a new one as awaited.
  Found find(const Deal& key) try {
    if (slots_.empty()) slots_.assign(kSize, 0);
    std::uint32_t& slot = slot_of(key);
    if (slot != 0) return {slot - 1, false, line(slot - 1)};
    is_full_ = is_full_ || 2 * entries_.size() == kSize;
    if (is_full_) return {};
    entries_.push_back({key, 0, 0, 0});
    slot = static_cast<std::uint32_t>(entries_.size());
    return {slot - 1};
  } catch (const std::bad_alloc&) {
    is_full_ = true;
    return {};
  }

  // The line of an entry; empty if it is awaited, or was not kept.
  std::string_view line(Id id) const {
    if (id == kNone) return {};
    return std::string_view(text_).substr(entries_[id].begin, entries_[id].size);
  }

  // Whether that line says why there is no answer.
  bool is_bad(Id id) const { return id != kNone && entries_[id].is_bad != 0; }

  // Keeps the line of an entry that is still awaited.
  void keep(Id id, std::string_view line, bool is_bad = false) try {
    if (id == kNone || entries_[id].size != 0 || line.size() > kMostText) return;
    is_full_ = is_full_ || line.size() > kMostText - text_.size();
    if (is_full_) return;
    entries_[id].begin = static_cast<std::uint32_t>(text_.size());
    text_ += line;
    entries_[id].size = static_cast<std::uint32_t>(line.size()) & 0x7fffffffU;
    entries_[id].is_bad = is_bad ? 1 : 0;
  } catch (const std::bad_alloc&) {
    is_full_ = true;
  }

  // Forgets all lines, and gives back their memory, if there was no room for one.
  void make_room() {
    if (!is_full_) return;
    Memo fresh;
    std::swap(*this, fresh);  // to assign {} to a string would keep its memory
  }

 private:
  struct Entry {
    Deal key;
    std::uint32_t begin;
    std::uint32_t size : 31;  // 0 while the line is awaited
    std::uint32_t is_bad : 1;
  };

  static constexpr std::size_t kSize = 1 << 16;
  static constexpr std::size_t kMostText = std::size_t{16} << 20;

  // The slot of the key's entry, or the empty one where it belongs.
  std::uint32_t& slot_of(const Deal& key) {
    std::size_t place = hash_of(key) % kSize;
    while (slots_[place] != 0 && entries_[slots_[place] - 1].key != key) {
      place = (place + 1) % kSize;
    }
    return slots_[place];
  }

  std::vector<std::uint32_t> slots_;  // indices of entries, plus 1; 0 is empty
  std::vector<Entry> entries_;
  std::string text_;
  bool is_full_ = false;  // there was no room for a line
};

}  // namespace twentyfour
