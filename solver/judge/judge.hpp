// The loop: read a block, answer its hands, write, read again.
//
// All hands that have come are answered, and the answers written, before more input is waited for.
// It ends with the sentinel, the end of the input, or the first error; whatever it is, every hand
// before it has been answered. Cost: no allocation; memory is the buffers and the verdicts.
#ifndef TWENTYFOUR_SOLVER_JUDGE_JUDGE_HPP
#define TWENTYFOUR_SOLVER_JUDGE_JUDGE_HPP

#include <cstddef>

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

enum class Ending {
  kNotYet,
  kDone,
  kBadCard,      // see reader()
  kShortHand,    // see reader()
  kReadFailed,   // errno says why
  kWriteFailed,  // errno says why
};

// Streams: read() and write() as in byte_streams.hpp. Kernel: as in plain_kernel.hpp.
template <class Streams, class Kernel = PlainKernel>
class Judge {
 public:
  explicit Judge(Memory& memory, Verdicts::Solver solver = makes_target)
      : input_(memory.input + Memory::kBefore),
        verdicts_(memory.verdicts, solver),
        answers_(memory.output) {}

  // Once a judge. Never comes to kNotYet.
  Ending run(Streams& streams) {
    for (;;) {
      const std::ptrdiff_t bytes = streams.read(input_, kBlockSize);
      if (bytes < 0) return Ending::kReadFailed;
      reader_.start_block(input_, input_ + bytes);
      const Ending ending = bytes > 0 ? answer_block() : answer_last();
      if (!streams.write(answers_.begin(), answers_.size())) return Ending::kWriteFailed;
      answers_.clear();
      if (ending != Ending::kNotYet) return ending;
    }
  }

  const HandReader& reader() const { return reader_; }

 private:
  // Answers the hands of the block.
  Ending answer_block() {
    const char* retry = reader_.at();
    for (;;) {
      if (reader_.between_hands()) {
        answer_tidy_lines();
        if (reader_.at() >= retry) retry = answer_run();
      }
      switch (reader_.read()) {
        case Reading::kHand:
          if (is_sentinel(reader_.hand())) return Ending::kDone;
          answers_.append(verdicts_.solvable(PackedHand::of(reader_.hand())));
          break;
        case Reading::kBadCard:
          return Ending::kBadCard;
        default:
          return Ending::kNotYet;
      }
    }
  }

  void answer_tidy_lines() {
    skip_to(Kernel::answer_tidy_lines(reader_.at(), reader_.end(), verdicts_, answers_));
  }

  // Returns where the next run may begin.
  const char* answer_run() {
    const RunEnd run =
        twentyfour::answer_run<Kernel>(reader_.at(), reader_.end(), verdicts_, answers_);
    skip_to(run.at);
    return run.retry;
  }

  void skip_to(const char* to) { reader_.skip_to(to, Kernel::count_line_ends(reader_.at(), to)); }

  // Answers a hand that ends with the input.
  Ending answer_last() {
    switch (reader_.finish()) {
      case Reading::kHand:
        if (!is_sentinel(reader_.hand())) {
          answers_.append(verdicts_.solvable(PackedHand::of(reader_.hand())));
        }
        return Ending::kDone;
      case Reading::kBadCard:
        return Ending::kBadCard;
      case Reading::kShortHand:
        return Ending::kShortHand;
      default:
        return Ending::kDone;
    }
  }

  char* input_;
  Verdicts verdicts_;
  Answers answers_;
  HandReader reader_;
};

}  // namespace twentyfour

#endif
