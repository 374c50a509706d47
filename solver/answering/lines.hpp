// Lines of output.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace twentyfour {

// Lines are written when there are many, and when flush() is called.
//
// The functions return false if a write failed, with errno set. If they throw, nothing is added.
class Lines {
 public:
  using Write = std::function<bool(std::string_view text)>;

  explicit Lines(Write write) : write_(std::move(write)) {}

  // A long line is not copied.
  bool add(std::string_view line) {
    if (line.size() < kMany) {
      append_line(line, text_);
      return flush_if_many();
    }
    if (!flush() || !write_(line)) return false;
    text_.assign(1, '\n');
    return true;
  }

  // Adds lines with their ends.
  bool add_text(std::string_view lines) {
    text_.append(lines);
    return flush_if_many();
  }

  // Flushes if the last time was long ago.
  bool flush_if_due() { return Clock::now() - last_flush_ <= kLong || flush(); }

  bool flush() {
    const bool is_written = write_(text_);
    text_.clear();
    last_flush_ = Clock::now();
    return is_written;
  }

  // If it throws, nothing is appended.
  static void append_line(std::string_view line, std::string& text) {
    text.reserve(text.size() + line.size() + 1);
    text.append(line).append("\n");
  }

 private:
  using Clock = std::chrono::steady_clock;

  bool flush_if_many() { return text_.size() < kMany || flush(); }

  static constexpr std::size_t kMany = 1 << 16;
  static constexpr std::chrono::milliseconds kLong{100};

  Write write_;
  std::string text_;
  Clock::time_point last_flush_ = Clock::now();
};

}  // namespace twentyfour
