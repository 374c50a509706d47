// Lines of four one-digit cards with single spaces, "5 5 5 1\n", eight bytes at a time.
//
// Such a line is one 64-bit load. Exclusive or with the line of four zeros leaves the digits in
// every other byte and zeros between them, if the line is tidy: and that is a packed hand.
// Cost: below a nanosecond a hand that has been seen before.
#ifndef TWENTYFOUR_SOLVER_KERNELS_TIDY_LINES_HPP
#define TWENTYFOUR_SOLVER_KERNELS_TIDY_LINES_HPP

#include <cstddef>
#include <cstdint>

#include "solver/judge/verdicts.hpp"
#include "solver/kernels/answers.hpp"
#include "solver/kernels/four_hands.hpp"
#include "solver/kernels/machine_words.hpp"
#include "solver/kernels/packed_hand.hpp"

namespace twentyfour {

class TidyLine {
 public:
  static constexpr std::ptrdiff_t kLength = 8;

  explicit TidyLine(const char* at) : digits_(word(at) ^ word("0 0 0 0\n")) {}

  // Nonzero where the line is not tidy: a byte between digits that is not zero, or, the 6 carrying
  // into the upper half of its byte, a digit above 9.
  std::uint64_t flaws() const {
    return (digits_ | (digits_ + word("\6\0\6\0\6\0\6"))) &
           word("\xf0\xff\xf0\xff\xf0\xff\xf0\xff");
  }

  // Of a tidy line. A digit is the first byte of a card's two; where that is the upper one, it
  // has to come down.
  PackedHand hand() const { return {digits_ >> (is_little_endian() ? 0 : 8)}; }

 private:
  static std::uint64_t word(const char* at) { return load<std::uint64_t>(at); }

  std::uint64_t digits_;
};

// Answers hands from `at` on for as long as their lines are tidy, up to the sentinel. Returns the
// first line that it leaves.
inline const char* answer_tidy_lines(const char* at, const char* end, Verdicts& verdicts,
                                     Answers& answers) {
  constexpr std::ptrdiff_t kLength = TidyLine::kLength;
  const unsigned char* const table = verdicts.table;
  char* out = answers.end();
  while (end - at >= kLength) {
    const TidyLine first(at);
    if (end - at >= 4 * kLength) {
      const TidyLine second(at + kLength);
      const TidyLine third(at + 2 * kLength);
      const TidyLine fourth(at + 3 * kLength);
      if ((first.flaws() | second.flaws() | third.flaws() | fourth.flaws()) == 0 &&
          answer_four(first.hand(), second.hand(), third.hand(), fourth.hand(), table, answers,
                      out)) {
        at += 4 * kLength;
        continue;
      }
    }
    if (first.flaws() != 0 || first.hand().is_sentinel()) break;
    out = Answers::put(out, verdicts.find(first.hand().unpacked().cards));
    at += kLength;
  }
  answers.set_end(out);
  return at;
}

}  // namespace twentyfour

#endif
