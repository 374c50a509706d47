#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "solver/answering/loops.hpp"
#include "solver/answering/queue.hpp"
#include "solver/answering/solver.hpp"
#include "solver/expressions/checking.hpp"

namespace twentyfour {
namespace {

class LineChecker {
 public:
  LineChecker(const Run& run, Streams& streams, const Report& report)
      : run_(run), line_run_(run), queue_(run, streams, true), report_(report) {
    line_run_.framing = Framing::kEof;
  }

  // Checks the lines that end in the block, and keeps the rest. Returns kMore, kEnd for the
  // sentinel, or kWriteFailed.
  Outcome check_block(std::string_view block) {
    for (;;) {
      const std::size_t end = block.find('\n');
      line_.append(block.substr(0, end));
      if (end == std::string_view::npos) return Outcome::kMore;
      block.remove_prefix(end + 1);
      const Outcome outcome = check_line();
      if (outcome != Outcome::kMore) return outcome;
    }
  }

  // Checks a last line that no line end follows.
  Outcome check_last_line() {
    const Outcome outcome = line_.empty() ? Outcome::kEnd : check_line();
    return outcome == Outcome::kMore ? Outcome::kEnd : outcome;
  }

  bool flush() { return queue_.flush(); }

 private:
  Outcome check_line() {
    Source source(line_run_);
    source.set_line(++line_number_);
    source.start_block(line_, true);
    const Outcome outcome = check_read(source.read(), source);
    line_.clear();
    return outcome;
  }

  Outcome check_read(Outcome read, Source& source) {
    if (read == Outcome::kEnd) return Outcome::kMore;
    if (read != Outcome::kHand) {
      if (!queue_.flush()) return Outcome::kWriteFailed;
      report_(read, source);
      return Outcome::kMore;
    }
    const Deal deal = source.deal();
    const std::string_view answer = without_blanks_around(source.rest());
    if (run_.framing != Framing::kEof && answer.empty() && is_sentinel(deal)) return Outcome::kEnd;
    const std::optional<std::string> result = check(run_, deal, answer);
    const bool is_written = result ? queue_.add_lines(*result + "\n") : queue_.add(deal);
    return is_written ? Outcome::kMore : Outcome::kWriteFailed;
  }

  static bool is_sentinel(const Deal& deal) {
    return std::all_of(deal.begin(), deal.end(), [](auto card) { return card == 0; });
  }

  const Run& run_;
  Run line_run_;  // of a source that reads one line
  Queue queue_;
  const Report& report_;
  std::string line_;
  std::uint64_t line_number_ = 0;
};

}  // namespace

Outcome check_all(const Run& run, Streams& streams, LoopMemory& memory, const Report& report) {
  char* const input = memory.input + LoopMemory::kBefore;
  LineChecker checker(run, streams, report);
  try {
    for (;;) {
      const std::ptrdiff_t bytes = streams.read(input, kBlockSize);
      if (bytes < 0) return Outcome::kReadFailed;
      const std::string_view block(input, static_cast<std::size_t>(bytes));
      const Outcome outcome = bytes > 0 ? checker.check_block(block) : checker.check_last_line();
      if (outcome == Outcome::kWriteFailed || !checker.flush()) return Outcome::kWriteFailed;
      if (outcome != Outcome::kMore) return outcome;
    }
  } catch (...) {
    checker.flush();
    throw;
  }
}

}  // namespace twentyfour
