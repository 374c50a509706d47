// What a kernel works with, how one hand is answered, and the lines that come of it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <string_view>

#include "solver/judge/hand.hpp"
#include "solver/judge/verdicts.hpp"
#include "solver/text/line_ends.hpp"

namespace twentyfour {

// Turns verdicts into lines of output, with words of at most 15 bytes. The caller owns the buffer,
// which must have kWidest bytes for each hand. (That is not checked.) Cost: one store writes one
// line, or four; if a word has more than three bytes, four lines take four stores.
class VerdictLines {
 public:
  static constexpr std::size_t kWidest = 16;

  // Whether lines of this word fit.
  static constexpr bool has_room_for(std::string_view word) { return word.size() < kWidest; }

  // @param yes, no  two different words that fit, not empty, without white space
  explicit VerdictLines(char* buffer, std::string_view yes = "YES", std::string_view no = "NO")
      : begin_(buffer), end_(buffer), lines_{line_of(no), line_of(yes)} {
    for (unsigned verdicts = 0; verdicts < fours_.size(); ++verdicts) {
      Prepared& four = fours_[verdicts];
      char* at = four.text;
      for (unsigned hand = 0; hand < 4; ++hand)
        at = copy<kWidest>(lines_[verdicts >> hand & 1], at);
      four.length = static_cast<std::size_t>(at - four.text);
    }
  }

  // Whether no word has more than three bytes.
  bool are_narrow() const { return lines_[0].length <= kNarrow && lines_[1].length <= kNarrow; }

  // A line of at most four bytes, in the order of memory, with zeros after it.
  std::int32_t narrow_line(bool yes) const {
    std::int32_t line;
    std::memcpy(&line, lines_[yes].text, sizeof line);
    return line;
  }

  // Writes four verdicts at a place, the first in the lowest bit, and returns the place after them.
  // (A loop can keep the place in a register. A member would be read again after each store.)
  template <bool kAreNarrow>
  char* put_four(char* at, unsigned verdicts) const {
    constexpr std::size_t kBytes = 4 * (kAreNarrow ? kNarrow : kWidest);
    return copy<kBytes>(fours_[verdicts], at);
  }

  void append(bool yes) { end_ = copy<kWidest>(lines_[yes], end_); }

  std::string_view lines() const { return {begin_, static_cast<std::size_t>(end_ - begin_)}; }
  char* end() const { return end_; }
  void set_end(char* end) { end_ = end; }
  void clear() { end_ = begin_; }

 private:
  static constexpr std::size_t kNarrow = 4;

  struct Prepared {
    char text[4 * kWidest];
    std::size_t length;
  };

  template <std::size_t kBytes>
  static char* copy(const Prepared& lines, char* at) {
    std::memcpy(at, lines.text, kBytes);
    return at + lines.length;
  }

  static Prepared line_of(std::string_view word) {
    Prepared line = {};
    line.text[word.copy(line.text, kWidest - 1)] = '\n';
    line.length = word.size() + 1;
    return line;
  }

  char* begin_;
  char* end_;
  std::array<Prepared, 2> lines_;
  std::array<Prepared, 16> fours_ = {};
};

// The verdict on a hand. It may throw.
using HandSolver = std::function<bool(const Hand& hand)>;

struct KernelState {
  static constexpr int kTableSize = 512;

  Verdicts<HandSolver> verdicts;
  unsigned char* own_table;  // the kernel's own; all zeros at first
  VerdictLines lines;
  LineEndCounter* line_counter;  // nullptr if has_lines

  // Answers a hand whose verdict is not cached, or leaves it to be answered after all `lines` so
  // far. It may clear `lines`. It may throw.
  std::function<void(const Hand& hand)> answer_uncached;

  bool has_lines = false;  // whether each line of the text is a hand

  // Answers the hand that follows those answered so far.
  void answer(const int* cards) {
    if (Verdicts<>::is_uncached(cards)) {
      answer_uncached({{cards[0], cards[1], cards[2], cards[3]}});
    } else {
      lines.append(verdicts.find(cards));
    }
  }
};

// Where a kernel has stopped.
struct KernelResult {
  const char* at;          // the first unread byte: white space before a hand, or its first card
  const char* retry_from;  // calling the kernel again makes sense from here on
  std::uint64_t hands;     // the number of hands that were answered
};

}  // namespace twentyfour
