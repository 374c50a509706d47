// Lines of text out: what the loops over hands write to.
#ifndef TWENTYFOUR_SOLVER_LOOPS_LINES_HPP
#define TWENTYFOUR_SOLVER_LOOPS_LINES_HPP

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

namespace twentyfour {

// Lines for a stream, written when there are many, when some have waited for long (hands of many
// cards take their time), and when asked for.
template <class Streams>
class Lines {
 public:
  explicit Lines(Streams& streams) : streams_(streams) {}

  // Returns false, as flush(), with errno set. Adds all of the line or, where it throws, nothing.
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

}  // namespace twentyfour

#endif
