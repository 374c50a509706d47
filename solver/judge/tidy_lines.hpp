// Lines of four one-digit cards with single spaces, "5 5 5 1\n", eight bytes at a time.
//
// Such a line is one 64-bit load. Exclusive or with the line of four zeros leaves the digits in
// every other byte and zeros between them, if the line is tidy: and that is a packed hand.
// Cost: below a nanosecond a hand that has been seen before.
#ifndef TWENTYFOUR_SOLVER_JUDGE_TIDY_LINES_HPP
#define TWENTYFOUR_SOLVER_JUDGE_TIDY_LINES_HPP

#include <cstddef>
#include <cstdint>

#include "solver/judge/answers.hpp"
#include "solver/judge/four_hands.hpp"
#include "solver/judge/packed_hand.hpp"
#include "solver/judge/verdicts.hpp"
#include "solver/judge/words.hpp"

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

// Answers hands from `at` on for as long as their lines are tidy and their verdicts remembered.
// Returns the first line that it leaves.
inline const char* answer_tidy_lines(const char* at, const char* end, const Verdicts& verdicts,
                                     Answers& answers) {
  for (; end - at >= 4 * TidyLine::kLength; at += 4 * TidyLine::kLength) {
    const TidyLine a(at);
    const TidyLine b(at + TidyLine::kLength);
    const TidyLine c(at + 2 * TidyLine::kLength);
    const TidyLine d(at + 3 * TidyLine::kLength);
    if ((a.flaws() | b.flaws() | c.flaws() | d.flaws()) != 0) break;
    if (!answer_four(a.hand(), b.hand(), c.hand(), d.hand(), verdicts, answers)) break;
  }
  for (; end - at >= TidyLine::kLength; at += TidyLine::kLength) {
    const TidyLine line(at);
    if (line.flaws() != 0) break;
    const unsigned verdict = verdicts.remembered(line.hand());
    if (verdict == 0) break;
    answers.append((verdict & Verdicts::kYes) != 0);
  }
  return at;
}

}  // namespace twentyfour

#endif
