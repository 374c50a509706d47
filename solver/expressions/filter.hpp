// The loops that answer more than the judge does: hands in, a line for each out.
//
// As in judge.hpp, all that has come is answered, and the answers written, before more is waited
// for. A hand that comes twice in a row is worked on once.
#ifndef TWENTYFOUR_SOLVER_EXPRESSIONS_FILTER_HPP
#define TWENTYFOUR_SOLVER_EXPRESSIONS_FILTER_HPP

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/expressions/checking.hpp"
#include "solver/expressions/task.hpp"
#include "solver/judge/hand_reader.hpp"
#include "solver/judge/judge.hpp"

namespace twentyfour {

using Cards = std::vector<std::int64_t>;

inline bool are_all_zero(const Cards& cards) {
  return std::all_of(cards.begin(), cards.end(), [](std::int64_t card) { return card == 0; });
}

// Lines for a stream, written when there are many, when some have waited for long (hands of many
// cards take their time), and when asked for.
template <class Streams>
class Lines {
 public:
  explicit Lines(Streams& streams) : streams_(streams) {}

  // Returns false, as flush(), with errno set.
  bool add(std::string_view line) {
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

// Answers hands in any layout, up to a hand of zeros.
template <class Streams>
class HandFilter {
 public:
  HandFilter(Streams& streams, const Task& task)
      : streams_(streams), task_(task), lines_(streams), reader_(task.cards) {}

  // Once. Never comes to kNotYet.
  Ending run() {
    std::vector<char> block(kBlockSize);
    for (;;) {
      const std::ptrdiff_t bytes = streams_.read(block.data(), block.size());
      if (bytes < 0) return Ending::kReadFailed;
      reader_.start_block(block.data(), block.data() + bytes);
      const Ending ending = bytes > 0 ? answer_block() : ending_of(reader_.finish(), Ending::kDone);
      if (ending == Ending::kWriteFailed || !lines_.flush()) return Ending::kWriteFailed;
      if (ending != Ending::kNotYet) return ending;
    }
  }

  const HandReader& reader() const { return reader_; }

 private:
  Ending answer_block() {
    for (;;) {
      const Reading reading = reader_.read();
      const Ending ending = ending_of(reading, Ending::kNotYet);
      if (reading != Reading::kHand || ending != Ending::kNotYet) return ending;
    }
  }

  // Answers the hand, if it is one.
  Ending ending_of(Reading reading, Ending otherwise) {
    switch (reading) {
      case Reading::kHand: {
        const Cards hand(reader_.cards(), reader_.cards() + task_.cards);
        if (are_all_zero(hand)) return Ending::kDone;
        return lines_.add(answer(hand)) ? otherwise : Ending::kWriteFailed;
      }
      case Reading::kBadCard:
        return Ending::kBadCard;
      case Reading::kShortHand:
        return Ending::kShortHand;
      default:
        return otherwise;
    }
  }

  const std::string& answer(const Cards& hand) {
    if (hand != last_hand_) {
      last_answer_ = answer_to(task_, hand);
      last_hand_ = hand;
    }
    return last_answer_;
  }

  Streams& streams_;
  Task task_;
  Lines<Streams> lines_;
  HandReader reader_;
  Cards last_hand_;
  std::string last_answer_;
};

// What may be wrong with the hand of a line.
struct LineError {
  Ending kind;  // kBadCard or kShortHand
  std::uint64_t line;
  const HandReader& reader;
};

// Checks a line at a time: a hand, then an expression or NO. Ends at a line of zeros alone. A line
// whose hand cannot be read is reported and has no answer.
template <class Streams>
class LineChecker {
 public:
  // @param report  told of each error, after all answers before it have been written
  LineChecker(Streams& streams, const Task& task, std::function<void(const LineError&)> report)
      : streams_(streams), task_(task), lines_(streams), report_(std::move(report)) {}

  // Once. kDone, kReadFailed or kWriteFailed.
  Ending run() {
    std::vector<char> block(kBlockSize);
    for (;;) {
      const std::ptrdiff_t bytes = streams_.read(block.data(), block.size());
      if (bytes < 0) return Ending::kReadFailed;
      const std::string_view text(block.data(), static_cast<std::size_t>(bytes));
      const Ending ending = bytes > 0 ? check_block(text) : check_last_line();
      if (ending == Ending::kWriteFailed || !lines_.flush()) return Ending::kWriteFailed;
      if (ending != Ending::kNotYet) return ending;
    }
  }

 private:
  // Checks the lines that end in the block, and keeps what is left.
  Ending check_block(std::string_view block) {
    for (;;) {
      const std::size_t end = block.find('\n');
      line_.append(block.substr(0, end));
      if (end == std::string_view::npos) return Ending::kNotYet;
      block.remove_prefix(end + 1);
      const Ending ending = check_line(line_);
      line_.clear();
      if (ending != Ending::kNotYet) return ending;
    }
  }

  // Checks a line that ends with the input.
  Ending check_last_line() {
    const Ending ending = line_.empty() ? Ending::kDone : check_line(line_);
    return ending == Ending::kNotYet ? Ending::kDone : ending;
  }

  // kNotYet, kDone for the sentinel, or kWriteFailed.
  Ending check_line(std::string_view line) {
    ++line_number_;
    HandReader reader(task_.cards);
    reader.start_block(line.data(), line.data() + line.size());
    Reading reading = reader.read();
    if (reading == Reading::kMore) reading = reader.finish();
    if (reading == Reading::kMore) return Ending::kNotYet;
    if (reading == Reading::kBadCard) return fail(Ending::kBadCard, reader);
    if (reading == Reading::kShortHand) return fail(Ending::kShortHand, reader);
    const Cards hand(reader.cards(), reader.cards() + task_.cards);
    const std::string_view answer =
        without_blanks_around(line.substr(static_cast<std::size_t>(reader.at() - line.data())));
    if (answer.empty() && are_all_zero(hand)) return Ending::kDone;
    return lines_.add(check(task_, hand, answer)) ? Ending::kNotYet : Ending::kWriteFailed;
  }

  Ending fail(Ending kind, const HandReader& reader) {
    if (!lines_.flush()) return Ending::kWriteFailed;
    report_({kind, line_number_, reader});
    return Ending::kNotYet;
  }

  Streams& streams_;
  Task task_;
  Lines<Streams> lines_;
  std::function<void(const LineError&)> report_;
  std::string line_;
  std::uint64_t line_number_ = 0;
};

}  // namespace twentyfour

#endif
