#include "solver/command_line/progress.hpp"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <utility>

#include "solver/system/system.hpp"
#include "solver/text/line_ends.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

constexpr std::chrono::milliseconds kPeriod{500};

// After a block that takes longer than kLong the next is smaller; less than kShort, larger.
constexpr std::chrono::milliseconds kLong{200};
constexpr std::chrono::milliseconds kShort{50};
constexpr std::size_t kFirstBlock = 1024;
constexpr std::size_t kLeastBlock = 64;
constexpr std::size_t kMostBlock = std::size_t{1} << 18;

// 0:07, 12:34 or 1:23:45.
std::string as_time(double seconds) {
  const long long whole = std::llround(seconds);
  const auto two_digits = [](long long number) {
    return (number < 10 ? ":0" : ":") + std::to_string(number);
  };
  const long long minutes = whole / 60;
  const std::string head = minutes < 60 ? std::to_string(minutes)
                                        : std::to_string(minutes / 60) + two_digits(minutes % 60);
  return head + two_digits(whole % 60);
}

}  // namespace

std::string progress_line(const ProgressState& state) {
  constexpr double kLeastSeconds = 1e-3;
  const double rate = static_cast<double>(state.hands) / std::max(state.seconds, kLeastSeconds);
  std::string line =
      counted(state.hands, "hand") + ", " + std::to_string(std::llround(rate)) + " a second";
  if (state.share) {
    line += ", " + std::to_string(static_cast<int>(*state.share * 100)) + "%";
  }
  if (state.is_over) return line + ", in " + as_time(state.seconds);
  if (state.share.value_or(0) > 0) {
    line += ", " + as_time(state.seconds * (1 - *state.share) / *state.share) + " left";
  }
  return line;
}

ProgressConsole::ProgressConsole(Console& console)
    : console_(console),
      is_typed_(is_terminal(Stream::kInput)),
      bytes_in_all_(bytes_to_read()),
      block_size_(kFirstBlock) {}

std::ptrdiff_t ProgressConsole::read(char* to, std::size_t room) {
  const Clock::duration taken = Clock::now() - last_read_;
  if (taken > kLong) block_size_ = std::max(block_size_ / 2, kLeastBlock);
  if (taken < kShort) block_size_ = std::min(block_size_ * 2, kMostBlock);
  bytes_answered_ = bytes_read_;
  show_if_due();
  const std::ptrdiff_t bytes = console_.read(to, std::min(room, block_size_));
  bytes_read_ += static_cast<std::uint64_t>(std::max<std::ptrdiff_t>(bytes, 0));
  last_read_ = Clock::now();
  return bytes;
}

bool ProgressConsole::write(const char* from, std::size_t size) {
  const bool is_written = console_.write(from, size);
  if (is_written) {
    hands_ += count_line_ends(from, from + size);
    show_if_due();
  }
  return is_written;
}

void ProgressConsole::write_error(const std::string& text) {
  end();
  console_.write_error(text);
}

bool ProgressConsole::close_output() {
  end();
  return console_.close_output();
}

void ProgressConsole::end() {
  if (std::exchange(has_ended_, true)) return;
  bytes_answered_ = bytes_read_;
  show(true);
}

void ProgressConsole::show_if_due() {
  if (!is_typed_ && Clock::now() - last_shown_ >= kPeriod) show(false);
}

// Keeps errno for an error that is reported later.
void ProgressConsole::show(bool is_over) {
  const int error = errno;
  last_shown_ = Clock::now();
  const double seconds = std::chrono::duration<double>(last_shown_ - start_).count();
  ProgressState state = {hands_, seconds, std::nullopt, is_over};
  if (bytes_in_all_) {
    const auto all = static_cast<double>(*bytes_in_all_);
    const auto answered = static_cast<double>(bytes_answered_);
    state.share = answered < all ? answered / all : 1;
  }
  std::string line = progress_line(state);
  const std::size_t length = line.size();
  line.resize(std::max(length, shown_length_), ' ');
  shown_length_ = length;
  if (is_over) line += '\n';
  console_.write_error(line.insert(0, 1, '\r'));
  errno = error;
}

}  // namespace twentyfour
