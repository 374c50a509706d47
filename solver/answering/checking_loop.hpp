// The loop that checks answers, one line at a time.
//
// As in judge.hpp, all lines that have come are answered before the program waits for more.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/answering/block_loop.hpp"
#include "solver/answering/ordered_answers.hpp"
#include "solver/answering/placed_reader.hpp"
#include "solver/answering/task.hpp"
#include "solver/expressions/checking.hpp"

namespace twentyfour {

// Checks one line at a time: a hand or a game, then an expression or NO. A line with a hand of
// zeros alone ends the input, unless the framing is kEof. A line whose hand cannot be read is
// reported and has no answer.
//
// Streams: read() and write() as in posix_streams.hpp. Source: HandSource or GameSource.
template <class Streams, class Source>
class CheckingLoop {
 public:
  // What is done with an error: kBadCard or kShortHand, and a source that has read this line only.
  using Report = std::function<void(Outcome outcome, const Source& source)>;

  // @param report  is called for each error, after all answers before it have been written
  // @param jobs  the most searches at once; 0 for as many as there are processors
  CheckingLoop(Streams& streams, const Task& task, Framing framing, Report report, int jobs = 1)
      : streams_(streams),
        task_(task),
        framing_(framing),
        report_(std::move(report)),
        jobs_(jobs) {}

  // Call it once.
  // @returns kEnd, kReadFailed or kWriteFailed
  // @throws std::bad_alloc if a line needs too much memory; all lines before it are answered
  Outcome run() {
    return answer_blocks(streams_, memory_.data(), jobs_, *this, [this](OrderedAnswers& answers) {
      return is_last_ ? check_last_line(answers) : check_block(answers);
    });
  }

  // As in PlacedReader, except that nothing is left of a block: a line may be longer than that.
  void start_block(std::string_view block, bool is_last) {
    block_ = block;
    is_last_ = is_last;
  }
  static std::string_view leave_block() { return ""; }

 private:
  // Checks the lines that end in the block, and keeps the rest.
  Outcome check_block(OrderedAnswers& answers) {
    for (;;) {
      const std::size_t end = block_.find('\n');
      line_.append(block_.substr(0, end));
      if (end == std::string_view::npos) return Outcome::kMore;
      block_.remove_prefix(end + 1);
      const Outcome outcome = check_line(answers);
      line_.clear();
      if (outcome != Outcome::kMore) return outcome;
    }
  }

  // Checks a last line that no line end follows.
  Outcome check_last_line(OrderedAnswers& answers) {
    const Outcome outcome = line_.empty() ? Outcome::kEnd : check_line(answers);
    return outcome == Outcome::kMore ? Outcome::kEnd : outcome;
  }

  // Returns kMore, kEnd for the sentinel, or kWriteFailed.
  Outcome check_line(OrderedAnswers& answers) {
    Source source(task_, Framing::kEof);
    source.start_line(line_, ++line_number_);
    const Outcome outcome = source.read();
    if (outcome == Outcome::kEnd) return Outcome::kMore;
    if (outcome != Outcome::kHand) {
      if (!answers.flush()) return Outcome::kWriteFailed;
      report_(outcome, source);
      return Outcome::kMore;
    }
    const Task& task = source.task();
    const Cards hand(source.cards(), source.cards() + task.cards);
    const std::string_view answer = without_blanks_around(source.reader().rest());
    if (framing_ != Framing::kEof && answer.empty() && are_all_zero(hand)) return Outcome::kEnd;
    const std::optional<std::string> result = check(task, hand, answer);
    const bool is_written =
        result ? answers.add(*result) : answers.add_answer(task, source.cards());
    return is_written ? Outcome::kMore : Outcome::kWriteFailed;
  }

  static bool are_all_zero(const Cards& cards) {
    return std::all_of(cards.begin(), cards.end(), [](std::int64_t card) { return card == 0; });
  }

  Streams& streams_;
  Task task_;
  Framing framing_;
  Report report_;
  int jobs_;
  std::vector<char> memory_ = std::vector<char>(kBlockSize);
  std::string_view block_;
  bool is_last_ = false;
  std::string line_;
  std::uint64_t line_number_ = 0;
};

}  // namespace twentyfour
