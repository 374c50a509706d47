#include <cstddef>
#include <cstring>
#include <string_view>

#include "solver/answering/judging.hpp"
#include "solver/answering/loops.hpp"
#include "solver/answering/queue.hpp"
#include "solver/kernels/verdict_lines.hpp"

namespace twentyfour {
namespace {

// Gives the source one block after another, and calls answer() after each, as long as that returns
// kMore. The last block has no new bytes.
template <class Answer>
Outcome read_blocks(Streams& streams, char* input, Source& source, const Answer& answer) {
  std::size_t left = 0;
  for (;;) {
    const std::ptrdiff_t bytes = streams.read(input + left, kBlockSize - left);
    if (bytes < 0) return Outcome::kReadFailed;
    source.start_block({input, left + static_cast<std::size_t>(bytes)}, bytes == 0);
    const Outcome outcome = answer();
    if (outcome != Outcome::kMore) return outcome;
    const std::string_view unread = source.leave_block();
    left = unread.size();
    if (left == kBlockSize) return Outcome::kBadCard;
    std::memmove(input, unread.data(), left);
  }
}

// Whether a kernel can read the hands of a run and write its words.
bool suits_kernels(const Run& run) {
  return needs_kernel(run) && !run.has_games && VerdictLines::has_room_for(run.words.yes) &&
         VerdictLines::has_room_for(run.words.no);
}

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

// Road: Judging or Queueing.
template <class Road>
Outcome answer_by(Road& road, Source& source, Streams& streams, char* input) try {
  return read_blocks(streams, input, source, [&] {
    const Outcome outcome = road.answer_block();
    return outcome == Outcome::kWriteFailed || !road.flush() ? Outcome::kWriteFailed : outcome;
  });
} catch (...) {
  road.flush();
  throw;
}

}  // namespace

Outcome answer_all(const Run& run, Source& source, Streams& streams, LoopMemory& memory) {
  char* const input = memory.input + LoopMemory::kBefore;
  if (suits_kernels(run)) {
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
