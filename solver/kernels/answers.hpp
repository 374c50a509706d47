// Turns verdicts into lines of output.
//
// The caller owns the buffer for the lines. It must have kWidest bytes for each hand, which is not
// checked. Cost: one store for each line, or for four lines at once.
#ifndef TWENTYFOUR_SOLVER_KERNELS_ANSWERS_HPP
#define TWENTYFOUR_SOLVER_KERNELS_ANSWERS_HPP

#include <cstddef>
#include <cstring>

#include "solver/judge/problem.hpp"

namespace twentyfour {

class Answers {
 public:
  static constexpr std::size_t kYesLength = sizeof kYesLine - 1;
  static constexpr std::size_t kNoLength = sizeof kNoLine - 1;
  static constexpr std::size_t kWidest = kYesLength > kNoLength ? kYesLength : kNoLength;
  static_assert(sizeof kYesLine >= kWidest && sizeof kNoLine >= kWidest);
  static constexpr std::size_t kFourLines = 4 * kWidest;

  explicit Answers(char* buffer) : begin_(buffer), end_(buffer), fours_() {
    for (unsigned verdicts = 0; verdicts < 16; ++verdicts) {
      char* at = fours_[verdicts].text;
      for (unsigned hand = 0; hand < 4; ++hand) at = put(at, (verdicts >> hand & 1) != 0);
      fours_[verdicts].length = at - fours_[verdicts].text;
    }
  }

  // put() and put_four() write at a place, and return the place behind. A loop can keep that place
  // in a register; a member would be read again after each store of bytes.
  static char* put(char* at, bool yes) {
    std::memcpy(at, yes ? kYesLine : kNoLine, kWidest);
    return at + (yes ? kYesLength : kNoLength);
  }

  // Writes four verdicts; the lowest bit is the first.
  char* put_four(char* at, unsigned verdicts) const {
    const Four& four = fours_[verdicts];
    std::memcpy(at, four.text, kFourLines);
    return at + four.length;
  }

  void append(bool yes) { end_ = put(end_, yes); }

  const char* begin() const { return begin_; }
  char* end() const { return end_; }
  void set_end(char* end) { end_ = end; }
  std::size_t size() const { return static_cast<std::size_t>(end_ - begin_); }

  void clear() { end_ = begin_; }

 private:
  struct Four {
    char text[kFourLines];
    std::ptrdiff_t length;
  };

  char* begin_;
  char* end_;
  Four fours_[16];
};

}  // namespace twentyfour

#endif
