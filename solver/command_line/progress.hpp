// The progress of the program: a line on standard error, rewritten twice a second. Where the input
// is typed, only the last state is shown.
//
// Cost: a call of the clock for each read and write, and counting the line ends of the output.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "solver/command_line/console.hpp"

namespace twentyfour {

struct ProgressState {
  std::uint64_t hands;          // answered
  double seconds;               // since the start
  std::optional<double> share;  // of the input, from 0 to 1, where its size is known
  bool is_over;
};

//   1820 hands, 910 a second, 45%, 0:02 left
// At the end, the line shows the time taken in place of the time left: "in 0:04".
std::string progress_line(const ProgressState& state);

// A console with the progress shown; the last state at the end, before a message.
class ProgressConsole final : public Console {
 public:
  // @param console  the standard one; must outlive this object
  explicit ProgressConsole(Console& console);
  ~ProgressConsole() override { end(); }

  // All bytes that were read before have been answered.
  std::ptrdiff_t read(char* to, std::size_t room) override;
  bool write(const char* from, std::size_t size) override;
  void write_error(const std::string& text) override;
  bool close_output() override;

 private:
  using Clock = std::chrono::steady_clock;

  void show_if_due();
  void show(bool is_over);
  void end();

  Console& console_;
  const bool is_typed_;  // at a terminal
  std::optional<std::uint64_t> bytes_in_all_;
  std::uint64_t bytes_read_ = 0;
  std::uint64_t bytes_answered_ = 0;
  std::uint64_t hands_ = 0;
  std::size_t block_size_;  // as many bytes as are answered in a part of a second
  std::size_t shown_length_ = 0;
  bool has_ended_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_read_ = start_;
  Clock::time_point last_shown_ = start_;
};

}  // namespace twentyfour
