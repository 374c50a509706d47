// What a kernel works with, and how one hand is answered.
#pragma once

#include <functional>

#include "solver/judge/hand.hpp"
#include "solver/judge/verdicts.hpp"
#include "solver/kernels/line_ends.hpp"
#include "solver/kernels/verdict_lines.hpp"

namespace twentyfour {

// The verdict on a hand. It may throw.
using HandSolver = std::function<bool(const Hand& hand)>;

struct KernelState {
  static constexpr int kTableSize = 512;

  Verdicts<HandSolver> verdicts;
  unsigned char* table;  // the kernel's own; all zeros at first
  VerdictLines lines;
  LineCounter& line_counter;

  // Answers a hand that has no entry in the table of verdicts, or leaves it to be answered after
  // all `lines` so far. It may clear `lines`. It may throw.
  std::function<void(const Hand& hand)> answer_wide;

  // Answers the hand that follows those answered so far.
  void answer(const int* cards) {
    if (Verdicts<>::is_wide(cards)) {
      answer_wide({{cards[0], cards[1], cards[2], cards[3]}});
    } else {
      lines.append(verdicts.find(cards));
    }
  }
};

}  // namespace twentyfour
