// The loop of all kernels: reads the cards of a run of chunks, then answers their hands.
//
// A run has one chunk at first, and each run twice the chunks of the last. If a run is odd, its
// hands are not answered, and one of a single chunk is tried in its place: so the loop comes, in
// ever shorter runs, to the chunk that is odd. The hands of that chunk are read one by one.
//
// An unfinished hand at the end of a run is left unread, so there is no state between two runs.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "solver/judge/hand_reader.hpp"
#include "solver/kernels/chunks.hpp"
#include "solver/kernels/line_ends.hpp"
#include "solver/kernels/work.hpp"

namespace twentyfour {

// The place at which a kernel has stopped.
struct Stop {
  const char* at;       // the first unread byte: white space before a hand, or its first card
  const char* retry;    // no call before here can answer more
  std::uint64_t hands;  // the number of hands that were answered
};

inline bool is_card_digit(char byte) {
  return byte >= '0' && byte <= '9';
}

// The number of four digits, each in a byte, the first in the lowest.
inline int number_of_digits(std::uint32_t digits) {
  const std::uint32_t pairs = (digits * 10 + (digits >> 8)) & 0x00ff00ff;
  return static_cast<int>((pairs & 0xff) * 100 + (pairs >> 16));
}

// Reads four numbers of at most four digits, each with white space behind it. Returns the place
// behind the last byte that it needs, or nullptr if there is anything else, four zeros, or little
// text left.
inline const char* read_numbers(const char* at, const char* end, int* numbers) {
  for (int i = 0; i < kCardsInHand;) {
    if (end - at < 8) return nullptr;
    // A digit becomes 0 to 9; adding 118 takes anything above 9 into the upper half of its byte.
    const auto word = load_little_endian<std::uint64_t>(at) ^ 0x3030303030303030;
    const std::uint64_t others = ((word + 0x7676767676767676) | word) & 0x8080808080808080;
    // Most wide cards have four digits. (So the processor can go on before it knows the length.)
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

// Returns the first byte of the last `cards` numbers before `at`; a number that ends at `at` is not
// counted, because more digits may follow. Before those numbers, there must be a byte that is no
// digit.
inline const char* before_cards(const char* at, std::ptrdiff_t cards) {
  while (is_card_digit(at[-1])) --at;
  for (; cards > 0; --cards) {
    while (!is_card_digit(at[-1])) --at;
    while (is_card_digit(at[-1])) --at;
  }
  return at;
}

// TidyChunks and Chunks are as in chunks.hpp, and answer_hands() is as in packed_hand.hpp.
template <class TidyChunks, class Chunks, auto answer_hands>
class Runs {
 public:
  // A hand begins at `from`; the byte before is no digit, and the one before that is readable.
  Runs(const char* from, const char* end, Work& work) : at_(from), end_(end), work_(work) {}

  // Answers hands up to the sentinel, or anything that is no number up to 9999.
  Stop answer() {
    std::ptrdiff_t length = Chunks::kLength;
    std::ptrdiff_t odd_length = Chunks::kLength;
    const char* retry;
    do {
      for (;;) {
        std::ptrdiff_t tidy_length = TidyChunks::kLength;
        while (answer_run<TidyChunks>(tidy_length)) continue;
        if (!answer_run<Chunks>(length)) break;
        odd_length = Chunks::kLength;
      }
      retry = at_ + std::min(end_ - at_, odd_length);
      odd_length = std::min(2 * odd_length, kLongest);
    } while (answer_numbers(retry));
    return {at_, retry, hands_};
  }

 private:
  static constexpr std::ptrdiff_t kLongest = 1 << 14;

  // Answers the hands of at most `length` bytes, and doubles it. Returns false if there are none,
  // or not all could be answered.
  template <class AnyChunks>
  bool answer_run(std::ptrdiff_t& length) {
    for (;;) {
      AnyChunks chunks;
      const char* to = at_;
      unsigned char* cards_end = cards_;
      for (auto left = std::min(length, end_ - at_) / AnyChunks::kLength; left > 0; --left) {
        cards_end = chunks.read(to, cards_end);
        to += AnyChunks::kLength;
      }
      const std::ptrdiff_t cards = cards_end - cards_;
      if (!chunks.is_odd() && cards >= kCardsInHand) {
        length = std::min(2 * length, kLongest);
        return answer_cards(cards, to, chunks.line_ends());
      }
      if (length == AnyChunks::kLength) return false;
      length = AnyChunks::kLength;
    }
  }

  // Answers the hands of the cards that stand between at_ and `to`.
  bool answer_cards(std::ptrdiff_t cards, const char* to, std::uint64_t line_ends) {
    const std::ptrdiff_t hands = cards / kCardsInHand;
    const std::ptrdiff_t answered = answer_hands(cards_, hands, work_);
    const char* const next = before_cards(to, cards - answered * kCardsInHand);
    work_.lines.skip(at_, next, line_ends - count_line_ends(next, to));
    at_ = next;
    hands_ += static_cast<std::uint64_t>(answered);
    return answered == hands;
  }

  // Answers hands up to `to`, after reading some of them. Returns whether it has come there.
  bool answer_numbers(const char* to) {
    constexpr int kHands = 16;
    while (at_ < to) {
      int cards[kHands][kCardsInHand];
      int hands = 0;
      const char* next = at_;
      for (; hands < kHands && next != nullptr && next < to; ++hands) {
        at_ = next;
        next = read_numbers(at_, end_, cards[hands]);
      }
      if (next == nullptr)
        --hands;
      else
        at_ = next;
      for (int i = 0; i < hands; ++i) {
        work_.answers.append(work_.verdicts.find(cards[i]));
        ++hands_;
      }
      if (next == nullptr) return false;
    }
    return at_ != end_;
  }

  const char* at_;
  const char* end_;
  Work& work_;
  std::uint64_t hands_ = 0;
  unsigned char cards_[kLongest / 2 + kSpareCards];
};

}  // namespace twentyfour
