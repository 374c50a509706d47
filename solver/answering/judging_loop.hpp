// The loop of judge.hpp with a kernel, for any question about four cards.
//
// Hands with a card above 15 are in no table. Where there are many of them, threads answer pieces
// of the block.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "solver/answering/block_loop.hpp"
#include "solver/answering/hand_answerer.hpp"
#include "solver/answering/pieces.hpp"
#include "solver/answering/placed_reader.hpp"
#include "solver/answering/processors.hpp"
#include "solver/judge/judge.hpp"
#include "solver/kernels/kernels.hpp"

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

  // A wide hand has a card above 15. Threads start after kManyWide of them, which take a
  // millisecond or more (kManySlow, if a hand may take long). They answer pieces only while there
  // is a wide hand in every kBytesForOneWide bytes.
  static constexpr std::uint64_t kManyWide = 8'000;
  static constexpr std::uint64_t kManySlow = 200;
  static constexpr std::uint64_t kBytesForOneWide = 64;

  // Smaller pieces where a hand may take long, so that no answer waits for long.
  static constexpr std::size_t kLongestPiece = 1 << 14;
  static constexpr std::size_t kShortPiece = 1 << 10;

  // After each stretch of the block, the answers are written if the first has waited for long.
  Outcome answer_block(Streams& streams) {
    const auto drop = [](Pieces* pieces) { pieces->drop(); };
    std::unique_ptr<Pieces, decltype(drop)> offered(nullptr, drop);
    for (;;) {
      if (!offered && threads_pay_ && has_threads()) {
        pieces_->offer(reader().rest(), question_.takes_long ? kShortPiece : kLongestPiece);
        offered.reset(&*pieces_);
      }
      const Outcome outcome = answer_counted_stretch();
      if (outcome != Outcome::kHand) return outcome;
      if (Clock::now() - last_write_ > kLong && !write(streams)) return Outcome::kWriteFailed;
    }
  }

  Outcome answer_counted_stretch() {
    const char* const from = reader().at();
    const std::uint64_t wide_before = answerer_.wide_hands();
    bytes_of_pieces_ = 0;
    const Outcome outcome = answer_stretch(end_of_stretch());
    const std::uint64_t bytes = static_cast<std::uint64_t>(reader().at() - from) - bytes_of_pieces_;
    const std::uint64_t wide = answerer_.wide_hands() - wide_before;
    threads_pay_ = jobs_ != 1 && (wide + 1) * kBytesForOneWide > bytes &&
                   answerer_.wide_hands() >= (question_.takes_long ? kManySlow : kManyWide);
    return outcome;
  }

  // Answers hands up to `end`, and perhaps some more. Returns kHand, or what there is in the place
  // of a hand.
  Outcome answer_stretch(const char* end) {
    do {
      const char* const piece = next_piece();
      if (piece != nullptr && take_piece(piece)) continue;
      answerer_.answer_hands(piece == nullptr ? end : std::min(piece, end));
      const Outcome outcome = answerer_.answer_hand();
      if (outcome != Outcome::kHand) return outcome;
    } while (reader().at() < end);
    return Outcome::kHand;
  }

  const char* end_of_stretch() const {
    return reader().at() + std::min(stretch_, reader().rest().size());
  }

  // Starts the threads, unless there are some. If that fails, there are none.
  bool has_threads() {
    if (pieces_) return true;
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
    bytes_of_pieces_ += static_cast<std::uint64_t>(piece->at - begin);
    return true;
  }

  bool write(Streams& streams) {
    const std::string_view lines = answerer_.answers().lines();
    const bool is_written = streams.write(lines.data(), lines.size());
    answerer_.answers().clear();
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
  bool threads_pay_ = false;
  std::uint64_t bytes_of_pieces_ = 0;  // of a stretch, answered by threads
  Clock::time_point last_write_ = Clock::now();
  std::optional<Pieces> pieces_;
};

}  // namespace twentyfour
