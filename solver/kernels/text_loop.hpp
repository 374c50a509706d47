// The loop of all kernels: reads the cards of a run of chunks, then answers their hands.
//
// Runs double from one chunk. A run that holds an irregular chunk is discarded and restarted at one
// chunk. If that chunk is irregular itself, its hands are read number by number.
//
// An unfinished hand at the end of a run is left unread, so there is no state between two runs.
//
// Where each line is a hand, a run is copied, with blanks in place of all that separates cards in a
// line. The chunks mark the number that ends a line. So the lines are hands if every fourth number
// is marked, and there are no more line ends.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "solver/judge/hand.hpp"
#include "solver/judge/tokens.hpp"
#include "solver/kernels/chunks.hpp"
#include "solver/kernels/kernel_state.hpp"
#include "solver/text/line_ends.hpp"

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
    // Most cards of more than two digits have four. (The processor can go on before it knows the
    // length.)
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

// The loop over text: of hands, or of lines that are a hand each. Chunks are as PlainChunks in
// chunks.hpp, for lines with marks, and kAnswer is as answer_hands() in packed_hand.hpp.
template <class Chunks, auto kAnswer, bool kAreLines = false>
class TextLoop {
 public:
  // A hand begins at `from`. Two bytes before it are readable, and the last of them is white space
  // or 0. Or a line begins there. Then one byte before it is readable, and is not \r.
  TextLoop(const char* from, const char* end, KernelState& state)
      : at_(from), end_(end), state_(state) {
    if (kAreLines) std::memset(copy_, ' ', kBefore);
  }

  // Answers hands up to the sentinel, or anything that is not a number up to 9999. Or answers lines
  // up to one that is more or less than four numbers of at most two digits, with white space,
  // or one comma or semicolon and white space, between them, or up to a hand of zeros.
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
    } while (!kAreLines && answer_numbers(retry_from));
    return {at_, retry_from, hands_};
  }

 private:
  using Byte = unsigned char;

  static constexpr std::ptrdiff_t kLongest = 1 << 14;
  static constexpr std::ptrdiff_t kBefore = 64;  // bytes before a copy that chunks may read
  static constexpr std::ptrdiff_t kAfter = kAreLines ? 1 : 0;  // bytes after a run that are read

  // Answers the hands of at most `length` bytes, and doubles it. Returns false if there are none,
  // or not all could be answered.
  template <class AnyChunks>
  bool answer_run(std::ptrdiff_t& length) {
    if (end_ - at_ < AnyChunks::kLength + kAfter) return false;
    for (;;) {
      const std::ptrdiff_t chunk_count = std::min(length, end_ - at_ - kAfter) / AnyChunks::kLength;
      if (kAreLines) copy(at_, chunk_count * AnyChunks::kLength, copy_ + kBefore);
      AnyChunks chunks;
      const char* const text = kAreLines ? copy_ + kBefore : at_;
      unsigned char* cards_end = cards_;
      for (std::ptrdiff_t i = 0; i < chunk_count; ++i) {
        cards_end = chunks.read(text + i * AnyChunks::kLength, cards_end);
      }
      const char* const to = text + chunk_count * AnyChunks::kLength;
      const std::ptrdiff_t hands = (cards_end - cards_) / kCardsInHand;
      if (!chunks.is_irregular() && hands > 0 &&
          (!kAreLines || are_lines<AnyChunks>(hands, chunks.line_ends()))) {
        length = std::min(2 * length, kLongest);
        const std::ptrdiff_t answered = kAnswer(cards_, hands, state_);
        hands_ += static_cast<std::uint64_t>(answered);
        if (kAreLines) {
          skip_lines(hands - answered, to);
        } else {
          skip_hands(cards_end - cards_ - answered * kCardsInHand, to, chunks.line_ends());
        }
        return answered == hands;
      }
      if (length == AnyChunks::kLength) return false;
      length = AnyChunks::kLength;
    }
  }

  // Moves at_ to the last `cards_left` cards before `to`, which are not answered, and counts the
  // line ends before them.
  void skip_hands(std::ptrdiff_t cards_left, const char* to, std::uint64_t line_ends) {
    const char* const next = before_cards(to, cards_left);
    state_.line_counter->skip(at_, next, line_ends - count_line_ends(next, to));
    at_ = next;
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

  // Copies a run. Of \r\n, the first becomes the line end; the byte after the run is readable.
  // A comma or semicolon that is not after a digit stays, which makes the run irregular: there may
  // be an empty field before it. (Compilers make vectors of loops that change one thing.)
  static void copy(const char* from, std::ptrdiff_t length, char* to) {
    for (std::ptrdiff_t i = 0; i < length; ++i) {
      const Byte is_cr = from[i] == '\r' ? 0xff : 0;
      const Byte is_lf = from[i] == '\n' ? 0xff : 0;
      const Byte is_after_cr = from[i - 1] == '\r' ? 0xff : 0;
      const Byte is_before_lf = from[i + 1] == '\n' ? 0xff : 0;
      to[i] = static_cast<char>(from[i] ^ (('\r' ^ '\n') & is_cr & is_before_lf) ^
                                (('\n' ^ ' ') & is_lf & is_after_cr));
    }
    for (std::ptrdiff_t i = 0; i < length; ++i) to[i] = to[i] == '\t' ? ' ' : to[i];
    for (const char separator : {',', ';'}) {
      for (std::ptrdiff_t i = 0; i < length; ++i) {
        const Byte is_after_digit = static_cast<Byte>(from[i - 1] - '0') < 10 ? 0xff : 0;
        const Byte is_separator = from[i] == separator ? 0xff : 0;
        to[i] = static_cast<char>(to[i] ^ ((separator ^ ' ') & is_separator & is_after_digit));
      }
    }
  }

  // Whether each line is a hand: chunks that are not tidy have marked the last card of each hand.
  // Removes the marks.
  template <class AnyChunks>
  bool are_lines(std::ptrdiff_t hands, std::uint64_t line_ends) {
    if (static_cast<std::uint64_t>(hands) != line_ends) return false;
    if (std::is_same_v<AnyChunks, TidyChunks>) return true;
    using Four = std::array<unsigned char, kCardsInHand>;
    constexpr auto kMark = std::bit_cast<std::uint32_t>(Four{0, 0, 0, kLineEndMark});
    std::uint32_t all = kMark;
    for (std::ptrdiff_t i = 0; i < hands; ++i) {
      std::uint32_t hand;
      std::memcpy(&hand, cards_ + i * kCardsInHand, sizeof hand);
      all &= hand;
      hand &= ~kMark;
      std::memcpy(cards_ + i * kCardsInHand, &hand, sizeof hand);
    }
    return all == kMark;
  }

  // Moves at_ to the last `lines_left` lines of the copy, which are not answered, and the
  // unfinished line that may follow them. The copy ends at `to`.
  void skip_lines(std::ptrdiff_t lines_left, const char* to) {
    const char* const begin = copy_ + kBefore;
    const char* next = to;
    for (std::ptrdiff_t line_ends = lines_left + 1; next != begin; --next) {
      if (next[-1] == '\n' && --line_ends == 0) break;
    }
    at_ += next - begin;
    if (next != begin && at_[-1] == '\r') ++at_;
  }

  // (Aligned because vectors that cross cache lines take longer.)
  alignas(64) unsigned char cards_[kLongest / 2 + kSpareCards];
  alignas(64) char copy_[kAreLines ? kBefore + kLongest : 1];
  const char* at_;
  const char* end_;
  KernelState& state_;
  std::uint64_t hands_ = 0;
};

template <class Chunks, auto kAnswer>
using LineTextLoop = TextLoop<Chunks, kAnswer, true>;

}  // namespace twentyfour
