// The loop of judge.hpp with a kernel: the kernel answers most hands, a reader the others.
#ifndef TWENTYFOUR_SOLVER_LOOPS_JUDGING_LOOP_HPP
#define TWENTYFOUR_SOLVER_LOOPS_JUDGING_LOOP_HPP

#include <cstddef>
#include <cstdint>

#include "solver/judge/judge.hpp"
#include "solver/judge/verdicts.hpp"
#include "solver/kernels/answers.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/loops/block_loop.hpp"
#include "solver/loops/placed_reader.hpp"

namespace twentyfour {

// The memory of the loop. All zeros at first, which costs nothing in static storage.
struct KernelMemory {
  // Zero bytes before a block: chunks are read together with the bytes before them.
  static constexpr std::size_t kBefore = 64;

  // Kernels load four bytes for each entry of the table.
  static constexpr std::size_t kBehind = 3;

  char input[kBefore + kBlockSize];

  // A hand takes at least eight bytes of input, with white space.
  char output[kBlockSize / 8 * Answers::kWidest];

  unsigned char verdicts[Verdicts::kTableSize + kBehind];
};

// Streams: read() and write(), which sets errno where it fails.
template <class Streams>
class JudgingLoop {
 public:
  JudgingLoop(KernelMemory& memory, const Kernel& kernel, Solver solver,
              Framing framing = Framing::kSentinel)
      : input_(memory.input + KernelMemory::kBefore),
        kernel_(kernel),
        verdicts_{memory.verdicts, solver},
        answers_(memory.output),
        reader_(kCardsInHand, framing, kernel.count_line_ends) {}

  // Call it once. Returns kEnd or one of the outcomes behind it; reader() knows the place of an
  // error.
  Outcome run(Streams& streams) {
    return read_blocks(streams, input_, reader_, [&] {
      const Outcome outcome = answer_block();
      const bool is_written = streams.write(answers_.begin(), answers_.size());
      answers_.clear();
      return is_written ? outcome : Outcome::kWriteFailed;
    });
  }

  const PlacedReader& reader() const { return reader_; }

 private:
  Outcome answer_block() {
    const char* retry = reader_.at();
    for (;;) {
      if (reader_.between_hands()) retry = answer_with_kernel(retry);
      const Outcome outcome = reader_.read();
      if (outcome != Outcome::kHand) return outcome;
      answers_.append(verdicts_.find(reader_.cards()));
    }
  }

  // Answers hands with the kernel. Chunks are not tried before `retry`; returns the next `retry`.
  const char* answer_with_kernel(const char* retry) {
    constexpr std::ptrdiff_t kShortest = 64;
    const char* const answers = answers_.end();
    const char* const end = reader_.end_of_hands();
    if (end - reader_.at() < kShortest) return retry;
    const char* at = kernel_.answer_tidy_lines(reader_.after_space(), end, verdicts_, answers_);
    if (at >= retry) {
      const ChunksEnd chunks = kernel_.answer_chunks(at, end, verdicts_, answers_);
      at = chunks.at;
      retry = chunks.retry;
    }
    reader_.skip_to(at,
                    reader_.counts_hands() ? kernel_.count_line_ends(answers, answers_.end()) : 0);
    return retry;
  }

  char* input_;
  const Kernel& kernel_;
  Verdicts verdicts_;
  Answers answers_;
  PlacedReader reader_;
};

}  // namespace twentyfour

#endif
