// Blocks of input in, answers out: the part that all loops have in common.
#ifndef TWENTYFOUR_SOLVER_LOOPS_BLOCK_LOOP_HPP
#define TWENTYFOUR_SOLVER_LOOPS_BLOCK_LOOP_HPP

#include <chrono>
#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>

#include "solver/judge/judge.hpp"
#include "solver/loops/placed_reader.hpp"

namespace twentyfour {

// Gives the reader one block after another, and calls answer() after each, as long as that returns
// kMore. The last block has no new bytes.
// @param memory  kBlockSize bytes, for the blocks
template <class Streams, class Reader, class Answer>
Outcome read_blocks(Streams& streams, char* memory, Reader& reader, const Answer& answer) {
  std::size_t left = 0;
  for (;;) {
    const std::ptrdiff_t bytes = streams.read(memory + left, kBlockSize - left);
    if (bytes < 0) return Outcome::kReadFailed;
    reader.start_block({memory, left + static_cast<std::size_t>(bytes)}, bytes == 0);
    const Outcome outcome = answer();
    if (outcome != Outcome::kMore) return outcome;
    const std::string_view unread = reader.leave_block();
    left = unread.size();
    if (left == kBlockSize) return Outcome::kBadCard;
    std::memmove(memory, unread.data(), left);
  }
}

// Lines of output. They are written when there are many, when the first has waited for long (a hand
// of many cards takes time), and when flush() is called.
template <class Streams>
class Lines {
 public:
  explicit Lines(Streams& streams) : streams_(streams) {}

  // Returns false if a write failed, with errno set. If it throws, nothing is added.
  bool add(std::string_view line) {
    text_.reserve(text_.size() + line.size() + 1);
    text_.append(line).append("\n");
    const bool has_waited = Clock::now() - last_flush_ > kLong;
    return (text_.size() < kMany && !has_waited) || flush();
  }

  bool flush() {
    const bool is_written = streams_.write(text_.data(), text_.size());
    text_.clear();
    last_flush_ = Clock::now();
    return is_written;
  }

 private:
  using Clock = std::chrono::steady_clock;

  static constexpr std::size_t kMany = 1 << 16;
  static constexpr std::chrono::milliseconds kLong{100};

  Streams& streams_;
  std::string text_;
  Clock::time_point last_flush_ = Clock::now();
};

// As read_blocks(), for answers of any length: answer(lines) adds them to Lines<Streams>. All lines
// are written before the program waits for more input, and before an exception is passed on.
template <class Streams, class Reader, class Answer>
Outcome answer_blocks(Streams& streams, char* memory, Reader& reader, const Answer& answer) {
  Lines<Streams> lines(streams);
  try {
    return read_blocks(streams, memory, reader, [&] {
      const Outcome outcome = answer(lines);
      return outcome == Outcome::kWriteFailed || !lines.flush() ? Outcome::kWriteFailed : outcome;
    });
  } catch (...) {
    lines.flush();
    throw;
  }
}

}  // namespace twentyfour

#endif
