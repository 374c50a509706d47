// The loop of all kernels for input in which each line is a hand, as Runs is for a stream of cards.
//
// A run of text is copied, with blanks in place of all that separates cards in a line. The chunks
// mark the number that ends a line. So the lines are hands if every fourth number is marked, and
// there are no more line ends. As in Runs, there is no state between two runs.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "solver/judge/hand.hpp"
#include "solver/kernels/chunks.hpp"
#include "solver/kernels/kernel_state.hpp"
#include "solver/kernels/runs.hpp"

namespace twentyfour {

// Chunks are as PlainChunks in chunks.hpp, with marks, and answer_hands() is as in packed_hand.hpp.
template <class Chunks, auto answer_hands>
class LineRuns {
 public:
  // A line begins at `from`. The byte before it is readable, and is not \r.
  LineRuns(const char* from, const char* end, KernelState& state)
      : at_(from), end_(end), state_(state) {
    std::memset(copy_, ' ', kBefore);
  }

  // Answers lines up to one that is more or less than four numbers of at most two digits, with
  // white space, commas or semicolons between them, or up to a hand of zeros. The next line begins
  // at the place that it returns.
  KernelResult answer() {
    std::ptrdiff_t length = Chunks::kLength;
    do {
      std::ptrdiff_t tidy_length = TidyChunks::kLength;
      while (answer_run<TidyChunks>(tidy_length)) continue;
    } while (answer_run<Chunks>(length));
    return {at_, at_ + std::min<std::ptrdiff_t>(end_ - at_, Chunks::kLength), hands_};
  }

 private:
  using Byte = unsigned char;

  static constexpr std::ptrdiff_t kLongest = 1 << 14;
  static constexpr std::ptrdiff_t kBefore = 64;  // bytes that chunks may read

  // Answers the lines of at most `length` bytes, and doubles it. Returns false if there are none,
  // or not all could be answered.
  template <class AnyChunks>
  bool answer_run(std::ptrdiff_t& length) {
    if (end_ - at_ <= AnyChunks::kLength) return false;
    for (;;) {
      const std::ptrdiff_t chunk_count = std::min(length, end_ - at_ - 1) / AnyChunks::kLength;
      copy(at_, chunk_count * AnyChunks::kLength, copy_ + kBefore);
      AnyChunks chunks;
      unsigned char* cards_end = cards_;
      for (std::ptrdiff_t i = 0; i < chunk_count; ++i) {
        cards_end = chunks.read(copy_ + kBefore + i * AnyChunks::kLength, cards_end);
      }
      const std::ptrdiff_t hands = (cards_end - cards_) / kCardsInHand;
      const bool are_hands = !chunks.is_irregular() && hands > 0 &&
                             static_cast<std::uint64_t>(hands) == chunks.line_ends();
      if (are_hands && (AnyChunks::kIsTidy || take_marks(hands))) {
        length = std::min(2 * length, kLongest);
        return answer_lines(hands, chunk_count * AnyChunks::kLength);
      }
      if (length == AnyChunks::kLength) return false;
      length = AnyChunks::kLength;
    }
  }

  // Copies a run. Of \r\n, the first becomes the line end; the byte after the run is readable.
  // (Compilers make vectors of loops that change one thing.)
  static void copy(const char* from, std::ptrdiff_t length, char* to) {
    for (std::ptrdiff_t i = 0; i < length; ++i) {
      const Byte is_cr = from[i] == '\r' ? 0xff : 0;
      const Byte is_lf = from[i] == '\n' ? 0xff : 0;
      const Byte is_after_cr = from[i - 1] == '\r' ? 0xff : 0;
      const Byte is_before_lf = from[i + 1] == '\n' ? 0xff : 0;
      to[i] = static_cast<char>(from[i] ^ (('\r' ^ '\n') & is_cr & is_before_lf) ^
                                (('\n' ^ ' ') & is_lf & is_after_cr));
    }
    for (const char separator : {',', ';', '\t'}) {
      for (std::ptrdiff_t i = 0; i < length; ++i) to[i] = to[i] == separator ? ' ' : to[i];
    }
  }

  // Removes the marks. Returns whether the last card of each hand had one.
  bool take_marks(std::ptrdiff_t hands) {
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

  // Answers the hands of a run, which are its lines but for an unfinished one at its end.
  bool answer_lines(std::ptrdiff_t hands, std::ptrdiff_t length) {
    const std::ptrdiff_t answered = answer_hands(cards_, hands, state_);
    const char* const begin = copy_ + kBefore;
    const char* next = begin + length;
    for (std::ptrdiff_t line_ends = hands - answered + 1; next != begin; --next) {
      if (next[-1] == '\n' && --line_ends == 0) break;
    }
    at_ += next - begin;
    if (next != begin && at_[-1] == '\r') ++at_;
    hands_ += static_cast<std::uint64_t>(answered);
    return answered == hands;
  }

  const char* at_;
  const char* end_;
  KernelState& state_;
  std::uint64_t hands_ = 0;
  char copy_[kBefore + kLongest];
  unsigned char cards_[kLongest / 2 + kSpareCards];
};

}  // namespace twentyfour
