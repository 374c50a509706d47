// Remembered answers: the line that answers a hand, by its cards.
//
// A run asks one question of all its hands; in games, the number of cards and the target vary too.
// No line depends on the order of the cards, unless they are ordered, because both searches sort
// them first (card_sets.hpp). So all orders of a hand are one key.
// Cost: 20 to 40 ns a hand while the lines fit the caches.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/answering/task.hpp"
#include "solver/judge/hand_reader.hpp"

namespace twentyfour {

// The part of a question that varies within a run.
class MemoKey {
 public:
  // The key of no hand.
  MemoKey() = default;

  // @param cards  task.cards cards
  MemoKey(const Task& task, const int* cards)
      : target_(static_cast<std::int64_t>(task.target.numerator())) {
    std::array<int, kMostCardsInHand> sorted = {};
    std::copy_n(cards, task.cards, sorted.begin());
    if (!task.rules.ordered) sort(sorted, task.cards);
    for (std::size_t i = 0; i < static_cast<std::size_t>(task.cards); ++i) {
      cards_high_ = cards_high_ << kBitsOfCard | cards_low_ >> (64 - kBitsOfCard);
      cards_low_ = cards_low_ << kBitsOfCard | (static_cast<std::uint64_t>(sorted[i]) + 1);
    }
  }

  bool operator==(const MemoKey&) const = default;

  // For std::unordered_set.
  struct Hash {
    std::size_t operator()(const MemoKey& key) const { return key.hash(); }
  };

  std::size_t hash() const {
    constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15;
    const std::uint64_t hash =
        (cards_low_ ^ cards_high_ * kOdd ^ static_cast<std::uint64_t>(target_)) * kOdd;
    return static_cast<std::size_t>(hash ^ hash >> 32);
  }

 private:
  // A card plus one; all zeros are no card.
  static constexpr int kBitsOfCard = 16;
  static_assert(kMostCardsInHand * kBitsOfCard <= 128 && kLargestCard + 1 < 1 << kBitsOfCard);

  // Without branches, which for so few numbers is faster than std::sort().
  static void sort(std::array<int, kMostCardsInHand>& cards, int count) {
    for (std::size_t i = 1; i < static_cast<std::size_t>(count); ++i) {
      for (std::size_t j = i; j > 0; --j) {
        const auto [less, more] = std::minmax({cards[j - 1], cards[j]});
        cards[j - 1] = less;
        cards[j] = more;
      }
    }
  }

  std::uint64_t cards_low_ = 0;
  std::uint64_t cards_high_ = 0;
  std::int64_t target_ = 0;  // in games an integer, otherwise always the same
};

// A hash table with linear probing, at most half full, and the text of all lines. A full memo is
// emptied. The table grows beyond the caches only if lines were found in it: hands that never come
// again take little time and memory.
class Memo {
 public:
  static constexpr std::size_t kUsualBytes = std::size_t{64} << 20;

  explicit Memo(std::size_t most_bytes = kUsualBytes)
      : most_text_(most_bytes / 3),
        most_entries_(std::max(kFewestEntries, std::bit_floor(most_bytes / 3 / sizeof(Entry)))) {}

  // The line of this key, if it is there: valid until the next call of keep() or forget().
  std::optional<std::string_view> find(const MemoKey& key) {
    if (entries_.empty()) return std::nullopt;
    const Entry& entry = entries_[place_of(key, entries_)];
    if (entry.key == MemoKey()) return std::nullopt;
    ++found_;
    return std::string_view(text_).substr(entry.begin, entry.size);
  }

  // Keeps a line that find() did not find, if it is not too long and there is memory for it.
  void keep(const MemoKey& key, std::string_view line) {
    if (line.size() > most_text_) return;
    try {
      if (line.size() > most_text_ - text_.size() || !has_room()) empty();
      const auto begin = static_cast<std::uint32_t>(text_.size());
      text_ += line;
      entries_[place_of(key, entries_)] = {key, begin, static_cast<std::uint32_t>(line.size())};
      ++hands_;
    } catch (const std::bad_alloc&) {
      forget();
    }
  }

  // Gives back the memory.
  void forget() {
    entries_ = {};
    text_ = {};
    empty();
  }

 private:
  struct Entry {
    MemoKey key;  // MemoKey() if there is none
    std::uint32_t begin = 0;
    std::uint32_t size = 0;
  };

  static constexpr std::size_t kFewestEntries = 1 << 10;
  static constexpr std::size_t kEntriesInCaches = 1 << 16;
  static constexpr std::size_t kGrowth = 8;

  // The table grows beyond the caches if at least one in so many hands was found. (If a million
  // hands are equally likely, a table of the size of the caches finds more than that.)
  static constexpr std::size_t kHandsForOneFound = 64;

  // The place of the key, or of the free entry where it belongs.
  static std::size_t place_of(const MemoKey& key, const std::vector<Entry>& entries) {
    const std::size_t mask = entries.size() - 1;
    std::size_t place = key.hash() & mask;
    while (!(entries[place].key == key) && !(entries[place].key == MemoKey())) {
      place = (place + 1) & mask;
    }
    return place;
  }

  // Whether the table has room for another hand. Lets it grow if it may.
  bool has_room() {
    if (2 * hands_ < entries_.size()) return true;
    if (entries_.size() == most_entries_) return false;
    if (entries_.size() >= kEntriesInCaches && kHandsForOneFound * found_ < hands_) return false;
    std::vector<Entry> grown(std::clamp(kGrowth * entries_.size(), kFewestEntries, most_entries_));
    for (const Entry& entry : entries_) {
      if (!(entry.key == MemoKey())) grown[place_of(entry.key, grown)] = entry;
    }
    entries_ = std::move(grown);
    return true;
  }

  void empty() {
    std::fill(entries_.begin(), entries_.end(), Entry());
    text_.clear();
    hands_ = 0;
    found_ = 0;
  }

  // A third each. The last third is for the memory that is copied while one of them grows.
  std::size_t most_text_;
  std::size_t most_entries_;

  std::vector<Entry> entries_;  // none, or a power of two
  std::string text_;
  std::size_t hands_ = 0;
  std::size_t found_ = 0;
};

}  // namespace twentyfour
