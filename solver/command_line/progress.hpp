// How far the program has come: a line on standard error, written again twice a second.
//
// Cost: a look at the clock for each read and write, and the ends of lines counted in what is
// written.
#ifndef TWENTYFOUR_SOLVER_COMMAND_LINE_PROGRESS_HPP
#define TWENTYFOUR_SOLVER_COMMAND_LINE_PROGRESS_HPP

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "solver/loops/posix_streams.hpp"

namespace twentyfour {

struct ProgressState {
  std::uint64_t hands = 0;      // answered
  double seconds = 0;           // since the start
  std::optional<double> share;  // of the input, from 0 to 1, where its size is known
  bool is_over = false;
};

//   1820 hands, 910 a second, 45 %, 0:02 left
// At the end, the time that it took stands in place of the time left: "in 0:04".
std::string progress_line(const ProgressState& state);

class Progress {
 public:
  Progress();

  // All that was read before has been answered. Returns how many bytes to read next: as many as
  // were answered in a part of a second.
  std::size_t start_read();
  void end_read(std::ptrdiff_t bytes);

  void end_write(const char* text, std::size_t size);

  // What is written to standard error next begins a line.
  void end_line();

  // Writes the last state, once.
  void finish();

 private:
  using Clock = std::chrono::steady_clock;

  void show_if_due();
  void show(bool is_over);

  std::optional<std::uint64_t> bytes_in_all_;
  std::uint64_t bytes_read_ = 0;
  std::uint64_t bytes_answered_ = 0;
  std::uint64_t hands_ = 0;
  std::size_t block_size_;
  std::size_t shown_length_ = 0;
  bool is_finished_ = false;
  Clock::time_point start_;
  Clock::time_point last_read_;
  Clock::time_point last_shown_;
};

// Standard input and output, with the progress shown if it is wanted.
class ProgressStreams {
 public:
  explicit ProgressStreams(bool shows_progress) {
    if (shows_progress) progress_.emplace();
  }
  ProgressStreams(const ProgressStreams&) = delete;
  ProgressStreams& operator=(const ProgressStreams&) = delete;
  ~ProgressStreams() { finish(); }

  std::ptrdiff_t read(char* to, std::size_t room);
  bool write(const char* from, std::size_t size);

  void end_line() {
    if (progress_) progress_->end_line();
  }

  void finish() {
    if (progress_) progress_->finish();
  }

 private:
  PosixStreams streams_;
  std::optional<Progress> progress_;
};

}  // namespace twentyfour

#endif
