// Remembered answers: the line that answers a hand, by its cards.
//
// A run asks one question of all its hands; in games, the number of cards and the target vary too.
// No line depends on the order of the cards, unless they are ordered, because both searches sort
// them first (card_sets.hpp). So all orders of a hand are one key.
// Cost: 20 to 40 ns a hand while the lines fit the caches.
#ifndef TWENTYFOUR_SOLVER_LOOPS_MEMO_HPP
#define TWENTYFOUR_SOLVER_LOOPS_MEMO_HPP

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <new>
#include <string>
#include <unordered_map>

#include "solver/judge/hand_reader.hpp"
#include "solver/loops/task.hpp"

namespace twentyfour {

// The part of a question that varies within a run.
class MemoKey {
 public:
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

  std::size_t hash() const {
    constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15;
    std::uint64_t hash =
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
  std::int64_t target_;  // in games an integer, otherwise always the same
};

class Memo {
 public:
  static constexpr std::size_t kUsualBytes = std::size_t{64} << 20;

  explicit Memo(std::size_t most_bytes = kUsualBytes) : most_bytes_(most_bytes) {}

  // The line of this key, or nullptr. It is valid until the next call of keep() or forget().
  const std::string* find(const MemoKey& key) const {
    const auto entry = lines_.find(key);
    return entry == lines_.end() ? nullptr : &entry->second;
  }

  // Keeps a line that find() did not find, unless memory is short. A full memo is emptied first.
  void keep(const MemoKey& key, const std::string& line) {
    const std::size_t bytes = kBytesOfEntry + line.size();
    if (bytes > most_bytes_) return;
    if (bytes > most_bytes_ - bytes_) forget();
    try {
      lines_.emplace(key, line);
      bytes_ += bytes;
    } catch (const std::bad_alloc&) {
      forget();
    }
  }

  void forget() {
    lines_ = {};
    bytes_ = 0;
  }

 private:
  struct Hash {
    std::size_t operator()(const MemoKey& key) const { return key.hash(); }
  };

  // The memory that an entry takes besides the text of its line, about.
  static constexpr std::size_t kBytesOfEntry = 112;

  std::unordered_map<MemoKey, std::string, Hash> lines_;
  std::size_t most_bytes_;
  std::size_t bytes_ = 0;
};

}  // namespace twentyfour

#endif
