// The loop of judge.hpp with a kernel, for any question about four cards: the kernel answers most
// hands, a reader the others.
#ifndef TWENTYFOUR_SOLVER_LOOPS_JUDGING_LOOP_HPP
#define TWENTYFOUR_SOLVER_LOOPS_JUDGING_LOOP_HPP

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>

#include "solver/judge/judge.hpp"
#include "solver/judge/verdicts.hpp"
#include "solver/kernels/answers.hpp"
#include "solver/kernels/kernel_verdicts.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/loops/block_loop.hpp"
#include "solver/loops/placed_reader.hpp"
#include "solver/loops/task.hpp"

namespace twentyfour {

// The memory of the loop. All zeros at first, which costs nothing in static storage.
struct KernelMemory {
  // Zero bytes before a block: chunks are read together with the bytes before them.
  static constexpr std::size_t kBefore = 64;

  char input[kBefore + kBlockSize];

  // A hand takes at least eight bytes of input, with white space.
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
};

// Streams: read() and write(), which sets errno where it fails.
template <class Streams>
class JudgingLoop {
 public:
  JudgingLoop(KernelMemory& memory, const Kernel& kernel, const HandQuestion& question,
              Framing framing = Framing::kSentinel)
      : input_(memory.input + KernelMemory::kBefore),
        kernel_(kernel),
        reader_(kCardsInHand, framing),
        work_{{memory.verdicts, question.solver, question.ordered},
              memory.kernel_table,
              Answers(memory.output, question.words.yes, question.words.no),
              reader_.lines()},
        stretch_(question.takes_long ? kShortStretch : kBlockSize) {}

  // Call it once. Returns kEnd or one of the outcomes behind it; reader() knows the place of an
  // error. If the solver throws, this does too; all hands before are answered.
  Outcome run(Streams& streams) {
    try {
      return read_blocks(streams, input_, reader_, [&] {
        const Outcome outcome = answer_block(streams);
        return outcome == Outcome::kWriteFailed || !write(streams) ? Outcome::kWriteFailed
                                                                   : outcome;
      });
    } catch (...) {
      write(streams);
      throw;
    }
  }

  const PlacedReader& reader() const { return reader_; }

 private:
  using Clock = std::chrono::steady_clock;

  static constexpr std::chrono::milliseconds kLong{100};

  // A thousand hands, which may take a tenth of a second.
  static constexpr std::size_t kShortStretch = 1 << 13;

  // After each stretch of the block, the answers are written if the first has waited for long.
  Outcome answer_block(Streams& streams) {
    const char* retry = reader_.at();
    const char* stretch_end = end_of_stretch();
    for (;;) {
      if (reader_.between_hands()) retry = answer_with_kernel(retry, stretch_end);
      const Outcome outcome = reader_.read();
      if (outcome != Outcome::kHand) return outcome;
      work_.answers.append(work_.verdicts.find(reader_.cards()));
      if (reader_.at() < stretch_end) continue;
      stretch_end = end_of_stretch();
      if (Clock::now() - last_write_ > kLong && !write(streams)) return Outcome::kWriteFailed;
    }
  }

  const char* end_of_stretch() const {
    return reader_.at() + std::min(stretch_, reader_.rest().size());
  }

  bool write(Streams& streams) {
    const auto write = [&streams](const char* from, std::size_t size) {
      return streams.write(from, size);
    };
    const bool is_written = work_.answers.write_all(write);
    last_write_ = Clock::now();
    return is_written;
  }

  // Answers hands with the kernel, up to the end of the stretch, but not before `retry`. Returns
  // the next `retry`.
  const char* answer_with_kernel(const char* retry, const char* stretch_end) {
    const char* const from = reader_.after_space();
    const char* const end = std::min(reader_.end_of_hands(), stretch_end);
    if (from < retry || end < from) return retry;
    const Stop stop = kernel_.answer(from, end, work_);
    reader_.skip_to(stop.at, stop.hands);
    return stop.retry;
  }

  char* input_;
  const Kernel& kernel_;
  PlacedReader reader_;
  Work work_;
  std::size_t stretch_;
  Clock::time_point last_write_ = Clock::now();
};

}  // namespace twentyfour

#endif
