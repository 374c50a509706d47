// Answers the hands of a text with a kernel: the kernel answers most hands, a reader the others.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "solver/answering/placed_reader.hpp"
#include "solver/answering/task.hpp"
#include "solver/judge/judge.hpp"
#include "solver/judge/verdicts.hpp"
#include "solver/kernels/kernel_state.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/kernels/verdict_lines.hpp"

namespace twentyfour {

// The memory of an answerer, for texts of kBlockSize bytes. All zeros at first, which costs nothing
// in static storage.
struct AnswererMemory {
  // A hand takes at least eight bytes of text, with white space.
  char output[kBlockSize / 8 * VerdictLines::kWidest];

  unsigned char verdicts[Verdicts<>::kTableSize];
  unsigned char kernel_table[KernelState::kTableSize];
};

// What is asked of each hand, and how it is answered. The order of the cards does not matter.
struct HandQuestion {
  HandSolver solver;
  Words words = {};
  bool takes_long = false;  // whether the solver may take more than a microsecond

  // For more than one job: makes a solver for another thread.
  std::function<HandSolver()> another_solver = {};
  int jobs = 1;  // the most hands that are answered at once; 0 for as many as there are processors
};

class HandAnswerer {
 public:
  HandAnswerer(const Kernel& kernel, const HandQuestion& question, Framing framing,
               AnswererMemory& memory)
      : kernel_(kernel),
        framing_(framing),
        reader_(kCardsInHand, framing),
        state_{{memory.verdicts, question.solver},
               memory.kernel_table,
               VerdictLines(memory.output, question.words.yes, question.words.no),
               reader_.lines(),
               [this](const Hand& hand) { answer_wide(hand); }} {}
  HandAnswerer(const HandAnswerer&) = delete;
  HandAnswerer& operator=(const HandAnswerer&) = delete;

  // KernelMemory::kBefore readable bytes stand before the block.
  void start_block(std::string_view block, bool is_last) {
    reader_.start_block(block, is_last);
    useless_before_ = reader_.at();
  }
  std::string_view leave_block() { return reader_.leave_block(); }

  // Begins anew, with a text that no other follows.
  void start_text(std::string_view text) {
    reader_ = PlacedReader(kCardsInHand, framing_);
    start_block(text, false);
  }

  // The functions below throw what the solver throws; all hands before are answered.

  // Answers hands up to `end`, as many as the kernel can.
  void answer_hands(const char* end) {
    const char* const from = reader_.after_space();
    end = std::min(reader_.end_of_hands(), end);
    if (!reader_.between_hands() || from < useless_before_ || end < from) return;
    const KernelResult result = kernel_.answer(from, end, state_);
    reader_.skip_to(result.at, result.hands);
    useless_before_ = result.useless_before;
  }

  // Answers the next hand. Returns kHand, or what there is in its place.
  Outcome answer_hand() {
    const Outcome outcome = reader_.read();
    if (outcome == Outcome::kHand) state_.answer(reader_.cards());
    return outcome;
  }

  PlacedReader& reader() { return reader_; }
  const PlacedReader& reader() const { return reader_; }
  VerdictLines& answers() { return state_.lines; }
  std::uint64_t wide_hands() const { return wide_hands_; }

 private:
  void answer_wide(const Hand& hand) {
    ++wide_hands_;
    state_.lines.append(state_.verdicts.solver(hand));
  }

  const Kernel& kernel_;
  Framing framing_;
  PlacedReader reader_;
  KernelState state_;
  std::uint64_t wide_hands_ = 0;
  const char* useless_before_ = nullptr;  // calling the kernel again before this address is useless
};

}  // namespace twentyfour
