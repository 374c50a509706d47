// Verdicts to bytes: one line a hand, YES or NO.
//
// Lines are gathered in a buffer that the caller owns and that must have room for kWidest bytes a
// hand; nothing is checked. Cost: a store a line, or a store for four lines at once.
#ifndef TWENTYFOUR_SOLVER_JUDGE_ANSWERS_HPP
#define TWENTYFOUR_SOLVER_JUDGE_ANSWERS_HPP

#include <cstddef>
#include <cstring>

namespace twentyfour {

class Answers {
 public:
  static constexpr std::size_t kWidest = 4;
  static constexpr std::size_t kFourLines = 4 * kWidest;

  explicit Answers(char* buffer) : begin_(buffer), at_(buffer), fours_() {
    for (unsigned verdicts = 0; verdicts < 16; ++verdicts) {
      at_ = fours_[verdicts].text;
      for (unsigned hand = 0; hand < 4; ++hand) append((verdicts >> hand & 1) != 0);
      fours_[verdicts].length = at_ - fours_[verdicts].text;
    }
    at_ = begin_;
  }

  void append(bool yes) {
    std::memcpy(at_, yes ? "YES\n" : "NO\n", kWidest);
    at_ += yes ? 4 : 3;
  }

  // Four verdicts, the first in the lowest bit.
  void append_four(unsigned verdicts) {
    const Four& four = fours_[verdicts];
    std::memcpy(at_, four.text, kFourLines);
    at_ += four.length;
  }

  const char* begin() const { return begin_; }
  std::size_t size() const { return static_cast<std::size_t>(at_ - begin_); }

  void clear() { at_ = begin_; }

 private:
  struct Four {
    char text[kFourLines];
    std::ptrdiff_t length;
  };

  char* begin_;
  char* at_;
  Four fours_[16];
};

}  // namespace twentyfour

#endif
