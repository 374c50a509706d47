// The loop of judge.hpp with a kernel, for any question about four cards.
//
// If the hands of a block take long, threads answer pieces of the blocks that follow.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <ctime>
#include <memory>
#include <optional>
#include <vector>

#include "solver/judge/judge.hpp"
#include "solver/kernels/answers.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/loops/block_loop.hpp"
#include "solver/loops/hand_answerer.hpp"
#include "solver/loops/pieces.hpp"
#include "solver/loops/placed_reader.hpp"
#include "solver/loops/processors.hpp"

namespace twentyfour {

// The memory of the loop. All zeros at first, which costs nothing in static storage.
struct KernelMemory : AnswererMemory {
  // Zero bytes before a block: chunks are read together with the bytes before them.
  static constexpr std::size_t kBefore = 64;

  char input[kBefore + kBlockSize];
};

// Streams: read() and write(), which sets errno where it fails.
template <class Streams>
class JudgingLoop {
 public:
  JudgingLoop(KernelMemory& memory, const Kernel& kernel, const HandQuestion& question,
              Framing framing = Framing::kSentinel)
      : input_(memory.input + KernelMemory::kBefore),
        kernel_(kernel),
        question_(question),
        framing_(framing),
        answerer_(kernel, question, framing, memory),
        stretch_(question.takes_long ? kShortStretch : kBlockSize),
        jobs_(answerer_.reader().counts_hands() ? 1 : question.jobs) {}

  // Call it once. Returns kEnd or one of the outcomes behind it; reader() knows the place of an
  // error. If the solver throws, this does too; all hands before are answered.
  Outcome run(Streams& streams) {
    try {
      return read_blocks(streams, input_, answerer_, [&] {
        const Outcome outcome = answer_block(streams);
        return outcome == Outcome::kWriteFailed || !write(streams) ? Outcome::kWriteFailed
                                                                   : outcome;
      });
    } catch (...) {
      write(streams);
      throw;
    }
  }

  const PlacedReader& reader() const { return answerer_.reader(); }

 private:
  using Clock = std::chrono::steady_clock;

  static constexpr std::chrono::milliseconds kLong{100};

  // A thousand hands, which may take a tenth of a second.
  static constexpr std::size_t kShortStretch = 1 << 13;

  // Threads are worth it if blocks that take so many nanoseconds a byte, or more, took so many
  // nanoseconds.
  static constexpr double kSlow = 1.25;
  static constexpr double kWorthThreads = 2e6;

  // Smaller pieces where a hand may take long, so that no answer waits for long.
  static constexpr std::size_t kLongestPiece = 1 << 14;
  static constexpr std::size_t kShortPiece = 1 << 10;

  Outcome answer_block(Streams& streams) {
    if (jobs_ == 1) return answer_stretches(streams);
    if (!has_threads()) return answer_timed(streams);
    pieces_->offer(reader().rest(), question_.takes_long ? kShortPiece : kLongestPiece);
    const auto drop = [](Pieces* pieces) { pieces->drop(); };
    const std::unique_ptr<Pieces, decltype(drop)> offered(&*pieces_, drop);
    return answer_stretches(streams);
  }

  // After each stretch of the block, the answers are written if the first has waited for long.
  Outcome answer_stretches(Streams& streams) {
    const char* stretch_end = end_of_stretch();
    for (;;) {
      const char* const piece = next_piece();
      if (piece == nullptr || !take_piece(piece)) {
        answerer_.answer_hands(piece == nullptr ? stretch_end : std::min(piece, stretch_end));
        const Outcome outcome = answerer_.answer_hand();
        if (outcome != Outcome::kHand) return outcome;
      }
      if (reader().at() < stretch_end) continue;
      stretch_end = end_of_stretch();
      if (Clock::now() - last_write_ > kLong && !write(streams)) return Outcome::kWriteFailed;
    }
  }

  const char* end_of_stretch() const {
    return reader().at() + std::min(stretch_, reader().rest().size());
  }

  Outcome answer_timed(Streams& streams) {
    const auto bytes = static_cast<double>(reader().rest().size());
    const std::clock_t start = std::clock();
    const Outcome outcome = answer_stretches(streams);
    const double time = static_cast<double>(std::clock() - start) * (1e9 / CLOCKS_PER_SEC);
    if (time > bytes * kSlow) slow_time_ += time;
    return outcome;
  }

  // Starts the threads when it is time. If that fails, there are none.
  bool has_threads() {
    if (pieces_) return true;
    if (slow_time_ < kWorthThreads) return false;
    if (jobs_ == 0) jobs_ = usable_processors();
    if (jobs_ > 1) pieces_.emplace(jobs_ - 1, [this] { return new_answerer(); });
    if (!pieces_ || !pieces_->has_threads()) {
      pieces_.reset();
      jobs_ = 1;
    }
    return pieces_.has_value();
  }

  // An answerer for a thread, with a solver and memory of its own.
  Pieces::Answerer new_answerer() const {
    HandQuestion question = question_;
    question.solver = question_.another_solver();
    const auto memory = std::make_shared<AnswererMemory>();
    const auto answerer = std::make_shared<HandAnswerer>(kernel_, question, framing_, *memory);
    return [memory, answerer](Piece& piece) { answer_piece(piece, *answerer); };
  }

  static void answer_piece(Piece& piece, HandAnswerer& answerer) {
    answerer.answers().clear();
    answerer.start_text(piece.text);
    do {
      answerer.answer_hands(piece.text.data() + piece.text.size());
      piece.at = answerer.reader().at();
    } while (answerer.answer_hand() == Outcome::kHand);
    piece.lines = answerer.answers().lines();
  }

  // Between hands: the beginning of the next piece, or nullptr.
  const char* next_piece() {
    return pieces_ && reader().between_hands() ? pieces_->next_begin(reader().at()) : nullptr;
  }

  // Takes the answers of the piece that begins there, if the last hand ends before it.
  bool take_piece(const char* begin) {
    if (!std::all_of(reader().at(), begin, is_space)) return false;
    const Piece* const piece = pieces_->take();
    if (piece == nullptr || piece->at == begin) return false;
    answerer_.answers().append_lines(piece->lines);
    answerer_.reader().skip_to(piece->at, 0);
    return true;
  }

  bool write(Streams& streams) {
    const auto write = [&streams](const char* from, std::size_t size) {
      return streams.write(from, size);
    };
    const bool is_written = answerer_.answers().write_all(write);
    last_write_ = Clock::now();
    return is_written;
  }

  char* input_;
  const Kernel& kernel_;
  HandQuestion question_;
  Framing framing_;
  HandAnswerer answerer_;
  std::size_t stretch_;
  int jobs_;
  double slow_time_ = 0;
  Clock::time_point last_write_ = Clock::now();
  std::optional<Pieces> pieces_;
};

}  // namespace twentyfour
