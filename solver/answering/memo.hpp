// Remembered answers: the lines that answer the deals of a run.
//
// No line depends on the order of the cards, unless they are ordered: both searches sort them first
// (card_sets.hpp). So all orders of the cards have one key: the deal with its cards sorted.
// Cost: 20 to 40 ns a hand while the lines fit the caches; 21 MiB at most, which the system
// provides as they are used.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <string>
#include <string_view>

#include "solver/expressions/deal.hpp"

namespace twentyfour {

inline std::size_t hash_of(const Deal& key) {
  constexpr std::uint64_t kMultiplier = 0x9e3779b97f4a7c15;
  const Deal::Words words = key.words();
  const std::uint64_t others = words[1] ^ words[2] ^ words[3] << 32;
  const std::uint64_t hash = (words[0] ^ others * kMultiplier) * kMultiplier;
  return static_cast<std::size_t>(hash ^ hash >> 32);
}

// A hash table of fixed size with linear probing, at most half full, and the text of all lines. A
// full memo is emptied.
class Memo {
 public:
  // The line of a key is empty while it is awaited.
  struct Found {
    bool is_new;
    std::string_view line;  // valid until the next call of keep() or forget()
  };

  // Finds a key. Enters a new one as awaited.
  Found find(const Deal& key) {
    if (!table_ || 2 * keys_ == kSize) empty();
    if (!table_) return {true, {}};
    Entry& entry = entry_of(key);
    if (entry.size == kNone) {
      entry = {key, 0, kAwaited};
      ++keys_;
      return {true, {}};
    }
    if (entry.size == kAwaited) return {false, {}};
    return {false, std::string_view(text_).substr(entry.begin, entry.size)};
  }

  // Keeps the line of a key, which is not empty, if it is awaited still, and if there is memory for
  // the line.
  void keep(const Deal& key, std::string_view line) try {
    if (!table_ || line.size() > kMostText) return;
    if (line.size() > kMostText - text_.size()) return empty();
    Entry& entry = entry_of(key);
    if (entry.size != kAwaited) return;
    const auto begin = static_cast<std::uint32_t>(text_.size());
    text_ += line;
    entry = {key, begin, static_cast<std::uint32_t>(line.size())};
  } catch (const std::bad_alloc&) {
    forget();
  }

  // Gives back the memory.
  void forget() {
    table_.reset();
    text_ = {};
  }

 private:
  struct Entry {
    Deal key;
    std::uint32_t begin;
    std::uint32_t size;
  };

  // In place of the size of a line. All bytes of an entry without a key are zero.
  static constexpr std::uint32_t kNone = 0;
  static constexpr std::uint32_t kAwaited = ~std::uint32_t{0};

  static constexpr std::size_t kSize = 1 << 17;
  static constexpr std::size_t kMostText = std::size_t{16} << 20;

  struct Free {
    void operator()(Entry* table) const { std::free(table); }
  };

  // The entry of the key, or the free one where it belongs.
  Entry& entry_of(const Deal& key) {
    std::size_t place = hash_of(key) % kSize;
    while (table_[place].size != kNone && table_[place].key != key) place = (place + 1) % kSize;
    return table_[place];
  }

  // Fresh memory from calloc() is not written before it is used.
  void empty() {
    if (table_) {
      std::memset(static_cast<void*>(table_.get()), 0, kSize * sizeof(Entry));
    } else {
      table_.reset(static_cast<Entry*>(std::calloc(kSize, sizeof(Entry))));
    }
    text_.clear();
    keys_ = 0;
  }

  std::unique_ptr<Entry[], Free> table_;
  std::string text_;
  std::size_t keys_ = 0;
};

}  // namespace twentyfour
