#include <cstddef>
#include <cstring>
#include <string_view>

#include "solver/answering/kernel_judge.hpp"
#include "solver/answering/loops.hpp"
#include "solver/answering/queue.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/kernels/runs.hpp"

namespace twentyfour {
namespace {

// Answers hands by a kernel: the kernel as many as it can, the source the next. Shorter text than a
// chunk is left to the source.
class Judging {
 public:
  // All arguments must outlive this object.
  Judging(const Run& run, Source& source, Streams& streams, LoopMemory& memory)
      : source_(source),
        queue_(run, streams, false),
        judge_(run, queue_, memory, source.line_ends()) {}

  // Returns what there is after the hands of the block, or kWriteFailed.
  Outcome answer_block() try {
    constexpr std::ptrdiff_t kShortest = 64;
    const char* useless_before = source_.at();
    for (;;) {
      const char* const from = source_.after_space();
      const char* const end = source_.end_for_kernel();
      if (source_.is_between_hands() && from >= useless_before && end - from >= kShortest) {
        const KernelResult result = judge_.answer_text(from, end);
        source_.skip_to(result.at, result.hands);
        useless_before = result.useless_before;
      }
      const Outcome outcome = source_.read();
      if (outcome != Outcome::kHand) return outcome;
      judge_.answer(source_.cards());
    }
  } catch (const WriteFailed&) {
    return Outcome::kWriteFailed;
  }

  bool flush() { return judge_.pass_lines() && queue_.flush(); }

 private:
  Source& source_;
  Queue queue_;
  KernelJudge judge_;
};

// Answers every deal by the queue.
class Queueing {
 public:
  Queueing(const Run& run, Source& source, Streams& streams)
      : source_(source), queue_(run, streams, true) {}

  Outcome answer_block() {
    block_ = source_;
    for (;;) {
      const Outcome outcome = source_.read();
      if (outcome != Outcome::kHand) return outcome;
      if (!queue_.add(source_.deal())) return Outcome::kWriteFailed;
    }
  }

  bool flush() { return queue_.flush(); }

  // Takes the source back to the place after the first hand of the block that is this deal.
  void return_to(const Deal& deal) {
    source_ = block_;
    while (source_.read() == Outcome::kHand && !(source_.deal() == deal)) {
    }
  }

 private:
  Source& source_;
  Source block_ = source_;  // at its begin
  Queue queue_;
};

// Gives the source one block after another, which the road answers (Judging or Queueing). The last
// block has no new bytes.
template <class Road>
Outcome answer_by(Road& road, Source& source, Streams& streams, char* input) try {
  for (std::size_t left = 0;;) {
    const std::ptrdiff_t bytes = streams.read(input + left, kBlockSize - left);
    if (bytes < 0) return Outcome::kReadFailed;
    source.start_block({input, left + static_cast<std::size_t>(bytes)}, bytes == 0);
    const Outcome outcome = road.answer_block();
    if (outcome == Outcome::kWriteFailed || !road.flush()) return Outcome::kWriteFailed;
    if (outcome != Outcome::kMore) return outcome;
    const std::string_view unread = source.leave_block();
    left = unread.size();
    if (left == kBlockSize) return Outcome::kBadCard;
    std::memmove(input, unread.data(), left);
  }
} catch (...) {
  road.flush();
  throw;
}

}  // namespace

Outcome answer_all(const Run& run, Source& source, Streams& streams, LoopMemory& memory) {
  char* const input = memory.input + LoopMemory::kBefore;
  if (!run.has_games && suits_kernels(run)) {
    Judging judging(run, source, streams, memory);
    return answer_by(judging, source, streams, input);
  }
  Queueing queueing(run, source, streams);
  try {
    return answer_by(queueing, source, streams, input);
  } catch (const TooManyExpressions& error) {
    queueing.return_to(error.deal);
    throw;
  }
}

}  // namespace twentyfour
