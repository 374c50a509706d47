// The loop: read a block, answer its hands, write, read again.
//
// All hands that have come are answered, and the answers written, before more input is waited for.
// It ends where the hands do, with the end of the input, or with the first error; whatever it is,
// every hand before it has been answered. Cost: no allocation; memory is the buffers and the
// verdicts.
#ifndef TWENTYFOUR_SOLVER_JUDGE_JUDGE_HPP
#define TWENTYFOUR_SOLVER_JUDGE_JUDGE_HPP

#include <cstddef>
#include <cstdint>

#include "solver/judge/answers.hpp"
#include "solver/judge/hand_reader.hpp"
#include "solver/judge/packed_hand.hpp"
#include "solver/judge/patterns.hpp"
#include "solver/judge/plain_kernel.hpp"
#include "solver/judge/runs.hpp"
#include "solver/judge/verdicts.hpp"

namespace twentyfour {

constexpr std::size_t kBlockSize = std::size_t{1} << 18;

// What a judge works in. It has to start as zeros; in static storage those cost nothing.
struct Memory {
  // Stay zeros: what chunks see when they look back from the first byte of a block.
  static constexpr std::size_t kBefore = 64;

  char input[kBefore + kBlockSize];

  // A hand takes eight bytes of input at the least, white space included.
  char output[kBlockSize / 8 * Answers::kWidest];

  unsigned char verdicts[Verdicts::kTableSize];
};

// Streams: read() and write() as in byte_streams.hpp. Kernel: as in plain_kernel.hpp.
template <class Streams, class Kernel = PlainKernel>
class Judge {
 public:
  explicit Judge(Memory& memory, Verdicts::Solver solver = makes_target, Framing framing = kFraming)
      : input_(memory.input + Memory::kBefore),
        verdicts_(memory.verdicts, solver),
        answers_(memory.output),
        reader_(kCardsInHand, framing) {}

  // Once a judge. Comes to kEnd or what stands behind it; as to errors, see reader().
  Outcome run(Streams& streams) {
    for (;;) {
      const std::ptrdiff_t bytes = streams.read(input_, kBlockSize);
      if (bytes < 0) return Outcome::kReadFailed;
      reader_.start_block(input_, input_ + bytes);
      const Outcome outcome = bytes > 0 ? answer_block() : answer_last();
      if (!streams.write(answers_.begin(), answers_.size())) return Outcome::kWriteFailed;
      answers_.clear();
      if (outcome != Outcome::kMore) return outcome;
    }
  }

  const HandReader& reader() const { return reader_; }

 private:
  // Answers the hands of the block.
  Outcome answer_block() {
    const char* retry = reader_.at();
    for (;;) {
      if (reader_.between_hands()) {
        answer_tidy_lines();
        if (reader_.at() >= retry) retry = answer_run();
      }
      const Outcome outcome = reader_.read();
      if (outcome != Outcome::kHand) return outcome;
      answer_hand();
    }
  }

  void answer_tidy_lines() {
    const char* const answers = answers_.end();
    skip_to(Kernel::answer_tidy_lines(reader_.at(), reader_.end_of_hands(), verdicts_, answers_),
            answers);
  }

  // Returns where the next run may begin.
  const char* answer_run() {
    const char* const answers = answers_.end();
    const RunEnd run =
        twentyfour::answer_run<Kernel>(reader_.at(), reader_.end_of_hands(), verdicts_, answers_);
    skip_to(run.at, answers);
    return run.retry;
  }

  // Its hands have been answered from `answers` on.
  void skip_to(const char* to, const char* answers) {
    const std::uint64_t hands =
        reader_.counts_hands() ? Kernel::count_line_ends(answers, answers_.end()) : 0;
    reader_.skip_to(to, hands, Kernel::count_line_ends(reader_.at(), to));
  }

  void answer_hand() { answers_.append(verdicts_.solvable(PackedHand::of(reader_.hand()))); }

  // Answers a hand that ends with the input.
  Outcome answer_last() {
    for (;;) {
      const Outcome outcome = reader_.finish();
      if (outcome != Outcome::kHand) return outcome;
      answer_hand();
    }
  }

  char* input_;
  Verdicts verdicts_;
  Answers answers_;
  HandReader reader_;
};

}  // namespace twentyfour

#endif
