// The loop of all kernels: reads the cards of a run of chunks, then answers their hands.
//
// Runs double from one chunk. A run that holds an irregular chunk is discarded and restarted at one
// chunk. If that chunk is irregular itself, its hands are read number by number.
//
// An unfinished hand at the end of a run is left unread, so there is no state between two runs.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "solver/judge/numbers.hpp"
#include "solver/kernels/chunks.hpp"
#include "solver/kernels/kernel_state.hpp"
#include "solver/kernels/line_ends.hpp"

namespace twentyfour {

// The number of four digits, each in a byte, the first in the lowest.
inline int number_of_digits(std::uint32_t digits) {
  const std::uint32_t pairs = (digits * 10 + (digits >> 8)) & 0x00ff00ff;
  return static_cast<int>((pairs & 0xff) * 100 + (pairs >> 16));
}

// Reads four numbers of at most four digits, each with white space after it. Returns the place
// after them, or nullptr if there is anything else, four zeros, or too little text.
inline const char* read_numbers(const char* at, const char* end, int* numbers) {
  for (int i = 0; i < kCardsInHand;) {
    if (end - at < 8) return nullptr;
    // A digit becomes 0 to 9. Any other byte has its upper bit set, or gets it if 118 is added.
    const auto word = load_little_endian<std::uint64_t>(at) ^ 0x3030303030303030;
    const std::uint64_t others = ((word + 0x7676767676767676) | word) & 0x8080808080808080;
    // Most wide cards have four digits. (The processor can go on before it knows the length.)
    if ((others & 0xffffffffff) == 0x8000000000 && is_space(at[4])) {
      numbers[i++] = number_of_digits(static_cast<std::uint32_t>(word));
      at += 5;
      continue;
    }
    const int length = std::countr_zero(others) / 8;
    if (length > 4 || !is_space(at[length])) return nullptr;
    at += length + 1;
    if (length > 0)
      numbers[i++] = number_of_digits(static_cast<std::uint32_t>(word << (32 - 8 * length)));
  }
  return (numbers[0] | numbers[1] | numbers[2] | numbers[3]) == 0 ? nullptr : at;
}

// Returns the first byte of the last `cards` numbers before `at`, in a text without bytes above
// '9'. A number that ends at `at` is not counted, because more digits may follow.
inline const char* before_cards(const char* at, std::ptrdiff_t cards) {
  while (at[-1] >= '0') --at;
  for (; cards > 0; --cards) {
    while (at[-1] < '0') --at;
    while (at[-1] >= '0') --at;
  }
  return at;
}

// Chunks are as PlainChunks in chunks.hpp, and answer_hands() is as in packed_hand.hpp.
template <class Chunks, auto answer_hands>
class Runs {
 public:
  // A hand begins at `from`. Two bytes before it are readable, and the last of them is white space
  // or 0.
  Runs(const char* from, const char* end, KernelState& state)
      : at_(from), end_(end), state_(state) {}

  // Answers hands up to the sentinel, or anything that is not a number up to 9999.
  KernelResult answer() {
    std::ptrdiff_t length = Chunks::kLength;
    std::ptrdiff_t irregular_length = Chunks::kLength;
    const char* retry_from;
    do {
      for (;;) {
        std::ptrdiff_t tidy_length = TidyChunks::kLength;
        while (answer_run<TidyChunks>(tidy_length)) continue;
        if (!answer_run<Chunks>(length)) break;
        irregular_length = Chunks::kLength;
      }
      retry_from = at_ + std::min(end_ - at_, irregular_length);
      irregular_length = std::min(2 * irregular_length, kLongest);
    } while (answer_numbers(retry_from));
    return {at_, retry_from, hands_};
  }

 private:
  static constexpr std::ptrdiff_t kLongest = 1 << 14;

  // Answers the hands of at most `length` bytes, and doubles it. Returns false if there are none,
  // or not all could be answered.
  template <class AnyChunks>
  bool answer_run(std::ptrdiff_t& length) {
    if (end_ - at_ < AnyChunks::kLength) return false;
    for (;;) {
      AnyChunks chunks;
      const char* to = at_;
      unsigned char* cards_end = cards_;
      for (auto left = std::min(length, end_ - at_) / AnyChunks::kLength; left > 0; --left) {
        cards_end = chunks.read(to, cards_end);
        to += AnyChunks::kLength;
      }
      const std::ptrdiff_t cards = cards_end - cards_;
      if (!chunks.is_irregular() && cards >= kCardsInHand) {
        length = std::min(2 * length, kLongest);
        return answer_cards(cards, to, chunks.line_ends());
      }
      if (length == AnyChunks::kLength) return false;
      length = AnyChunks::kLength;
    }
  }

  // Answers the hands of the cards between at_ and `to`.
  bool answer_cards(std::ptrdiff_t cards, const char* to, std::uint64_t line_ends) {
    const std::ptrdiff_t hands = cards / kCardsInHand;
    const std::ptrdiff_t answered = answer_hands(cards_, hands, state_);
    const char* const next = before_cards(to, cards - answered * kCardsInHand);
    state_.line_counter.skip(at_, next, line_ends - count_line_ends(next, to));
    at_ = next;
    hands_ += static_cast<std::uint64_t>(answered);
    return answered == hands;
  }

  // Answers hands up to `to`, and perhaps some more. Returns whether text is left and all before
  // `to` was answered.
  bool answer_numbers(const char* to) {
    constexpr int kHands = 16;
    while (at_ < to) {
      int cards[kHands][kCardsInHand];
      int hands = 0;
      const char* next = at_;
      while (at_ < to && hands < kHands) {
        next = read_numbers(at_, end_, cards[hands]);
        if (next == nullptr) break;
        at_ = next;
        ++hands;
      }
      for (int i = 0; i < hands; ++i) state_.answer(cards[i]);
      hands_ += static_cast<std::uint64_t>(hands);
      if (next == nullptr) return false;
    }
    return at_ != end_;
  }

  const char* at_;
  const char* end_;
  KernelState& state_;
  std::uint64_t hands_ = 0;
  unsigned char cards_[kLongest / 2 + kSpareCards];
};

}  // namespace twentyfour
