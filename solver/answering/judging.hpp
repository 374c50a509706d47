// YES or NO about four cards in any order, with a kernel, under any rules and for any target: small
// hands have their verdicts in a table, wide ones (with a card above 15) go to the queue.
#pragma once

#include <cstddef>
#include <optional>

#include "solver/answering/loops.hpp"
#include "solver/answering/queue.hpp"
#include "solver/answering/run.hpp"
#include "solver/answering/solver.hpp"
#include "solver/answering/source.hpp"
#include "solver/answering/streams.hpp"
#include "solver/judge/hand.hpp"
#include "solver/kernels/kernel_state.hpp"
#include "solver/kernels/kernels.hpp"

namespace twentyfour {

// Throws what a solver throws. Then all hands before are answered by flush().
class Judging {
 public:
  // All arguments must outlive this object.
  Judging(const Run& run, Source& source, Streams& streams, LoopMemory& memory);
  Judging(const Judging&) = delete;
  Judging& operator=(const Judging&) = delete;

  // Answers the hands of the block that the source has. Returns what there is after them, or
  // kWriteFailed.
  Outcome answer_block();

  // Writes all lines. Returns false if that failed, with errno set.
  bool flush();

 private:
  struct WriteFailed {};

  bool solve(const Hand& hand);
  void answer_wide(const Hand& hand);
  Deal deal_of(const Hand& hand) const;
  bool pass_lines();

  const Run& run_;
  Source& source_;
  Streams& streams_;
  KernelSolver kernel_solver_ = nullptr;  // of the question, if kernels have one
  std::size_t at_once_ = kJudgesDealsAtOnce;
  Solver solver_;
  KernelState state_;
  std::size_t solved_ = 0;
  std::size_t wide_ = 0;
  std::optional<Queue> queue_;  // of wide hands, once there are many
};

}  // namespace twentyfour
