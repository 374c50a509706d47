// The loop that answers more than the judge does: hands in, a line for each out.
//
// As in judge.hpp, all that has come is answered, and the answers written, before more is waited
// for. A hand that comes twice in a row is worked on once.
#ifndef TWENTYFOUR_SOLVER_LOOPS_FILTER_HPP
#define TWENTYFOUR_SOLVER_LOOPS_FILTER_HPP

#include <string>
#include <utility>
#include <vector>

#include "solver/loops/block_loop.hpp"
#include "solver/loops/lines.hpp"
#include "solver/loops/placed_reader.hpp"
#include "solver/loops/task.hpp"
#include "solver/search/memory.hpp"

namespace twentyfour {

// Streams: read() and write() as in byte_streams.hpp. Source: as HandSource or GameSource.
template <class Streams, class Source>
class HandFilter {
 public:
  HandFilter(Streams& streams, Source& source)
      : streams_(streams), source_(source), lines_(streams) {}

  // Once. Comes to kEnd or what stands behind it; as to errors, see the source, as long as this
  // lives.
  // @throws std::bad_alloc where a hand takes more memory than there is; those before it have been
  // answered
  Outcome run() {
    return answer_blocks(streams_, block_memory_, lines_, source_,
                         [this] { return answer_block(); });
  }

 private:
  Outcome answer_block() {
    for (;;) {
      const Outcome outcome = source_.read();
      if (outcome != Outcome::kHand) return outcome;
      if (!lines_.add(answer())) return Outcome::kWriteFailed;
    }
  }

  const std::string& answer() {
    Cards hand = source_.hand();
    if (hand != last_hand_ || source_.task() != last_task_) {
      last_answer_ = answer_to(source_.task(), hand, search_memory_);
      last_task_ = source_.task();
      last_hand_ = std::move(hand);
    }
    return last_answer_;
  }

  Streams& streams_;
  Source& source_;
  std::vector<char> block_memory_ = std::vector<char>(kBlockSize);
  Lines<Streams> lines_;
  SearchMemory search_memory_;
  Task last_task_;
  Cards last_hand_;  // has no cards before the first
  std::string last_answer_;
};

}  // namespace twentyfour

#endif
