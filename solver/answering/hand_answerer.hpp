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
#include "solver/kernels/answers.hpp"
#include "solver/kernels/kernel_verdicts.hpp"
#include "solver/kernels/kernels.hpp"

namespace twentyfour {

// The memory of an answerer, for texts of kBlockSize bytes. All zeros at first, which costs nothing
// in static storage.
struct AnswererMemory {
  // A hand takes at least eight bytes of text, with white space.
  char output[kBlockSize / 8 * Answers::kWidest];

  unsigned char verdicts[Verdicts::kTableSize];
  unsigned char kernel_table[Work::kTableSize];
};

// What is asked of each hand, and how it is answered.
struct HandQuestion {
  HandSolver solver;
  bool ordered = false;
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
        work_{{memory.verdicts, question.solver, question.ordered},
              memory.kernel_table,
              Answers(memory.output, question.words.yes, question.words.no),
              reader_.lines()} {}

  // KernelMemory::kBefore readable bytes stand before the block.
  void start_block(std::string_view block, bool is_last) {
    reader_.start_block(block, is_last);
    retry_ = reader_.at();
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
    if (!reader_.between_hands() || from < retry_ || end < from) return;
    const Stop stop = kernel_.answer(from, end, work_);
    reader_.skip_to(stop.at, stop.hands);
    retry_ = stop.retry;
  }

  // Answers the next hand. Returns kHand, or what there is in its place.
  Outcome answer_hand() {
    const Outcome outcome = reader_.read();
    if (outcome == Outcome::kHand) work_.answers.append(work_.verdicts.find(reader_.cards()));
    return outcome;
  }

  PlacedReader& reader() { return reader_; }
  const PlacedReader& reader() const { return reader_; }
  Answers& answers() { return work_.answers; }
  std::uint64_t wide_hands() const { return work_.verdicts.wide_hands; }

 private:
  const Kernel& kernel_;
  Framing framing_;
  PlacedReader reader_;
  Work work_;
  const char* retry_ = nullptr;  // no call of the kernel before here can answer more
};

}  // namespace twentyfour
