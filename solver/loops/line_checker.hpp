// The loop that checks answers, a line at a time.
//
// As in judge.hpp, all that has come is answered, and the answers written, before more is waited
// for.
#ifndef TWENTYFOUR_SOLVER_LOOPS_LINE_CHECKER_HPP
#define TWENTYFOUR_SOLVER_LOOPS_LINE_CHECKER_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/expressions/checking.hpp"
#include "solver/loops/block_loop.hpp"
#include "solver/loops/lines.hpp"
#include "solver/loops/placed_reader.hpp"
#include "solver/loops/task.hpp"
#include "solver/search/memory.hpp"

namespace twentyfour {

// What may be wrong with the hand of a line.
struct LineError {
  Outcome outcome;  // kBadCard or kShortHand
  std::uint64_t line;
  const PlacedReader& reader;  // that has read nothing but the line
};

// Checks a line at a time: a hand, then an expression or NO. Ends, unless Framing::kEof, at a line
// of zeros alone. A line whose hand cannot be read is reported and has no answer.
template <class Streams>
class LineChecker {
 public:
  // @param report  told of each error, after all answers before it have been written
  LineChecker(Streams& streams, const Task& task, Framing framing,
              std::function<void(const LineError&)> report)
      : streams_(streams),
        task_(task),
        framing_(framing),
        lines_(streams),
        report_(std::move(report)) {}

  // Once. kEnd, kReadFailed or kWriteFailed.
  // @throws std::bad_alloc where a line takes more memory than there is; those before it have been
  // answered
  Outcome run() {
    return answer_blocks(streams_, block_memory_, lines_, *this,
                         [this] { return is_last_ ? check_last_line() : check_block(block_); });
  }

  // As PlacedReader has them; but nothing of a block is left, since a line may be longer.
  void start_block(std::string_view block, bool is_last) {
    block_ = block;
    is_last_ = is_last;
  }
  static std::string_view leave_block() { return ""; }

 private:
  // Checks the lines that end in the block, and keeps what is left.
  Outcome check_block(std::string_view block) {
    for (;;) {
      const std::size_t end = block.find('\n');
      line_.append(block.substr(0, end));
      if (end == std::string_view::npos) return Outcome::kMore;
      block.remove_prefix(end + 1);
      const Outcome outcome = check_line(line_);
      line_.clear();
      if (outcome != Outcome::kMore) return outcome;
    }
  }

  // Checks a line that ends with the input.
  Outcome check_last_line() {
    const Outcome outcome = line_.empty() ? Outcome::kEnd : check_line(line_);
    return outcome == Outcome::kMore ? Outcome::kEnd : outcome;
  }

  // kMore, kEnd for the sentinel, or kWriteFailed.
  Outcome check_line(std::string_view line) {
    ++line_number_;
    PlacedReader reader(task_.cards, Framing::kEof);
    reader.start_block(line, true);
    const Outcome outcome = reader.read();
    if (outcome == Outcome::kEnd) return Outcome::kMore;
    if (outcome != Outcome::kHand) return fail({outcome, line_number_, reader});
    const Cards hand(reader.cards(), reader.cards() + task_.cards);
    const std::string_view answer = without_blanks_around(reader.rest());
    if (framing_ != Framing::kEof && answer.empty() && are_all_zero(hand)) return Outcome::kEnd;
    return lines_.add(check(task_, hand, answer, search_memory_)) ? Outcome::kMore
                                                                  : Outcome::kWriteFailed;
  }

  Outcome fail(const LineError& error) {
    if (!lines_.flush()) return Outcome::kWriteFailed;
    report_(error);
    return Outcome::kMore;
  }

  static bool are_all_zero(const Cards& cards) {
    return std::all_of(cards.begin(), cards.end(), [](std::int64_t card) { return card == 0; });
  }

  Streams& streams_;
  Task task_;
  Framing framing_;
  Lines<Streams> lines_;
  SearchMemory search_memory_;
  std::function<void(const LineError&)> report_;
  std::vector<char> block_memory_ = std::vector<char>(kBlockSize);
  std::string_view block_;
  bool is_last_ = false;
  std::string line_;
  std::uint64_t line_number_ = 0;
};

}  // namespace twentyfour

#endif
