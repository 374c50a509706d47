// YES or NO about four cards in any order, with a kernel, under any rules and for any target: small
// hands have their verdicts in a table, wide ones (with a card above 15) go to the queue.
#pragma once

#include <cstddef>
#include <iterator>
#include <string_view>

#include "solver/answering/engine.hpp"
#include "solver/answering/loops.hpp"
#include "solver/answering/queue.hpp"
#include "solver/answering/run.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/judge/hand.hpp"
#include "solver/kernels/kernel_state.hpp"
#include "solver/kernels/line_ends.hpp"
#include "solver/kernels/runs.hpp"
#include "solver/kernels/verdict_lines.hpp"

namespace twentyfour {

// Whether a kernel can answer hands of a run, in its words.
inline bool suits_kernels(const Run& run) {
  return may_use_kernel(run) && VerdictLines::has_room_for(run.words.yes) &&
         VerdictLines::has_room_for(run.words.no);
}

// Thrown where a write has failed, with errno set.
struct WriteFailed {};

// Throws what a solver throws, too. Then all hands before are answered by the queue's flush().
class KernelJudge {
 public:
  // All arguments must outlive this object.
  // @param queue  does not remember, and gets all lines
  KernelJudge(const Run& run, Queue& queue, LoopMemory& memory, LineCounter& line_counter)
      : run_(run),
        queue_(queue),
        kernel_solver_(engine_of(run, deal_of({})) == Engine::kKernel
                           ? run.kernel->solver(run.rules.division)
                           : nullptr),
        at_once_(deals_at_once(run, deal_of({}))),
        state_{{memory.verdicts, [this](const Hand& hand) { return solve(hand); }},
               memory.kernel_table,
               VerdictLines(memory.lines, run.words.yes, run.words.no),
               line_counter,
               [this](const Hand& hand) { answer_wide(hand); }} {}
  KernelJudge(const KernelJudge&) = delete;
  KernelJudge& operator=(const KernelJudge&) = delete;

  // Answer hands or lines, as the kernel does. Those of a block have room; then the lines are to be
  // passed on.
  KernelResult answer_text(const char* from, const char* end) {
    return run_.kernel->answer(from, end, state_);
  }
  KernelResult answer_lines(const char* from, const char* end) {
    return run_.kernel->answer_lines(from, end, state_);
  }
  void answer(const int* cards) { state_.answer(cards); }

  // Passes the lines so far to the queue, which counts them where lines are answered. Returns false
  // if a write failed.
  bool pass_lines() {
    const std::string_view lines = state_.lines.lines();
    const bool is_passed = answers_lines(run_) ? queue_.add_lines(lines) : queue_.add_text(lines);
    state_.lines.clear();
    return is_passed;
  }

 private:
  // Passes the lines before hands that may be slow.
  bool solve(const Hand& hand) {
    if (kernel_solver_ != nullptr) return kernel_solver_(hand);
    const bool is_due = at_once_ < kFastDealsAtOnce && ++solved_ % at_once_ == 0;
    if (is_due && !(pass_lines() && queue_.write())) throw WriteFailed();
    return queue_.solver().is_solvable(deal_of(hand));
  }

  void answer_wide(const Hand& hand) {
    if (run_.jobs == 1 || ++wide_ <= kBatchesAlone * at_once_) {
      return state_.lines.append(solve(hand));
    }
    if (!pass_lines() || !queue_.add(deal_of(hand))) throw WriteFailed();
  }

  Deal deal_of(const Hand& hand) const {
    return {std::begin(hand.cards), std::end(hand.cards), run_.target};
  }

  const Run& run_;
  Queue& queue_;                      // has wide hands, once there are many
  const KernelSolver kernel_solver_;  // nullptr where a search answers
  const std::size_t at_once_;
  KernelState state_;
  std::size_t solved_ = 0;
  std::size_t wide_ = 0;
};

}  // namespace twentyfour
