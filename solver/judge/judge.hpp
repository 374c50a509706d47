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
#include "solver/judge/tidy_lines.hpp"
#include "solver/judge/verdicts.hpp"

namespace twentyfour {

constexpr std::size_t kBlockSize = std::size_t{1} << 18;

// A hand takes eight bytes of input at the least, white space included, but for the two at the
// ends of a block.
struct Buffers {
  char input[kBlockSize];
  char output[(kBlockSize / 8 + 2) * Answers::kWidest + Answers::kFourLines];
};

enum class Ending {
  kDone,
  kBadCard,      // see reader()
  kShortHand,    // see reader()
  kReadFailed,   // errno says why
  kWriteFailed,  // errno says why
};

// Streams: read() and write() as in byte_streams.hpp.
template <class Streams>
class Judge {
 public:
  Judge(Buffers& buffers, Verdicts& verdicts)
      : input_(buffers.input), verdicts_(verdicts), answers_(buffers.output) {}

  // Once a judge.
  Ending run(Streams& streams) {
    for (;;) {
      const std::ptrdiff_t bytes = streams.read(input_, kBlockSize);
      if (bytes < 0) return Ending::kReadFailed;
      reader_.start_block(input_, input_ + bytes);
      const Reading reading = bytes > 0 ? answer_block() : answer_last();
      if (!streams.write(answers_.begin(), answers_.size())) return Ending::kWriteFailed;
      answers_.clear();
      if (reading == Reading::kBadCard) return Ending::kBadCard;
      if (reading == Reading::kShortHand) return Ending::kShortHand;
      if (reading == Reading::kHand || bytes == 0) return Ending::kDone;
    }
  }

  const HandReader& reader() const { return reader_; }

 private:
  // Answers the hands of the block. kHand: the sentinel has come.
  Reading answer_block() {
    for (;;) {
      if (reader_.between_hands()) answer_tidy_lines();
      const Reading reading = reader_.read();
      if (reading != Reading::kHand || is_sentinel(reader_.hand())) return reading;
      answers_.append(verdicts_.solvable(reader_.hand()));
    }
  }

  void answer_tidy_lines() {
    const char* from = reader_.at();
    const char* to = twentyfour::answer_tidy_lines(from, reader_.end(), verdicts_, answers_);
    if (to != from) {
      reader_.skip_lines(to, static_cast<std::uint64_t>((to - from) / TidyLine::kLength));
    }
  }

  // Answers a hand that ends with the input.
  Reading answer_last() {
    const Reading reading = reader_.finish();
    if (reading == Reading::kHand && !is_sentinel(reader_.hand())) {
      answers_.append(verdicts_.solvable(reader_.hand()));
    }
    return reading;
  }

  char* input_;
  Verdicts& verdicts_;
  Answers answers_;
  HandReader reader_;
};

}  // namespace twentyfour

#endif
