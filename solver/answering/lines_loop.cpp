#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "solver/answering/hand_line.hpp"
#include "solver/answering/kernel_judge.hpp"
#include "solver/answering/lines.hpp"
#include "solver/answering/loops.hpp"
#include "solver/answering/queue.hpp"
#include "solver/expressions/characters.hpp"
#include "solver/expressions/checking.hpp"
#include "solver/judge/hand.hpp"
#include "solver/kernels/line_ends.hpp"
#include "solver/kernels/runs.hpp"

namespace twentyfour {
namespace {

class LineAnswerer {
 public:
  LineAnswerer(const Run& run, Streams& streams, LoopMemory& memory)
      : run_(run), hand_line_(run), queue_(run, streams, !has_kernel(run)) {
    if (has_kernel(run)) judge_.emplace(run, queue_, memory, line_counter_);
  }

  // Answers the lines of a block. Returns kMore, kEnd for the sentinel and for input that is not
  // text, or kWriteFailed.
  Outcome answer_block(std::string_view block, bool is_last) try {
    lines_.start_block(block, is_last);
    const char* useless_before = block.data();
    for (;;) {
      const bool may_be_regular = judge_ && !is_first_ && lines_.is_between_lines();
      if (may_be_regular && lines_.rest().data() >= useless_before) {
        useless_before = answer_regular_lines();
      }
      const std::optional<Lines::Line> line = lines_.next();
      if (!line) break;
      const bool is_first = std::exchange(is_first_, false);
      if (is_first) not_text_ = not_text(line->text);
      if (!not_text_.empty()) return Outcome::kEnd;
      const bool is_header = is_first && run_.has_header;
      if (!is_header && ends_input(*line)) return Outcome::kEnd;
      if (!(is_header ? pass_over(*line) : answer(*line))) return Outcome::kWriteFailed;
    }
    return is_last ? Outcome::kEnd : Outcome::kMore;
  } catch (const WriteFailed&) {
    return Outcome::kWriteFailed;
  }

  bool flush() { return (!judge_ || judge_->pass_lines()) && queue_.flush(); }
  LineCounts counts() const {
    LineCounts counts = queue_.counts();
    counts.not_text = not_text_;
    return counts;
  }

 private:
  static bool has_kernel(const Run& run) {
    return !run.has_games && run.cards == kCardsInHand && !run.echoes && suits_kernels(run);
  }

  // Answers lines by the kernel, up to one that it does not read. Returns the place before which it
  // is useless to try again.
  const char* answer_regular_lines() {
    const std::string_view rest = lines_.rest();
    const KernelResult result = judge_->answer_lines(rest.data(), rest.data() + rest.size());
    lines_.skip_to(result.at);
    return result.useless_before;
  }

  // Whether this is the sentinel of kCheck: a hand of zeros alone.
  bool ends_input(const Lines::Line& line) {
    if (run_.framing != Framing::kSentinel || line.text.find('0') == std::string_view::npos) {
      return false;
    }
    const auto is_zero_or_space = [](char byte) { return byte == '0' || is_space(byte); };
    return std::all_of(line.text.begin(), line.text.end(), is_zero_or_space) &&
           hand_line_.read(line.text) == LineKind::kHand && is_blank(hand_line_.rest());
  }

  static bool is_blank(std::string_view text) { return without_blanks_around(text).empty(); }

  bool answer(const Lines::Line& line) {
    const LineKind kind = line.is_too_long ? LineKind::kBad : hand_line_.read(line.text);
    if (judge_ && kind == LineKind::kHand) {
      judge_->answer(hand_line_.cards());
      return true;
    }
    if ((judge_ && !judge_->pass_lines()) || !echo(line)) return false;
    if (line.is_too_long) return queue_.add_bad_line("a line longer than 1 MiB");
    if (kind == LineKind::kEmpty) return queue_.add_lines("\n");
    if (kind == LineKind::kBad) return queue_.add_bad_line(reason());
    return run_.asked == Asked::kCheck ? check_answer_to(hand_line_.deal())
                                       : queue_.add(hand_line_.deal());
  }

  bool pass_over(const Lines::Line& line) { return echo(line) && queue_.add_lines("\n"); }

  // Without the end of the line, which may be \r\n. A line that is too long has no text.
  bool echo(const Lines::Line& line) {
    if (!run_.echoes) return true;
    const bool has_cr = line.text.ends_with('\r');
    return queue_.add_text(line.text.substr(0, line.text.size() - (has_cr ? 1 : 0))) &&
           queue_.add_text("\t");
  }

  // Why the hand of a line is bad.
  std::string reason() const {
    const bool may_be_header = queue_.counts().lines == 0 && hand_line_.has_name();
    return hand_line_.reason() +
           (may_be_header ? "; --header passes over a first line of names" : "");
  }

  bool check_answer_to(const Deal& deal) {
    const std::string_view answer = without_blanks_around(hand_line_.rest());
    const std::optional<std::string> result = check(run_, deal, answer);
    if (result) return queue_.add_lines(*result + "\n");
    if (can_search(deal.size(), run_.rules)) return queue_.add(deal);
    return queue_.add_bad_line("too many cards to search");
  }

  const Run& run_;
  Lines lines_;
  HandLine hand_line_;
  Queue queue_;
  bool is_first_ = true;  // the next line
  std::string not_text_;  // why the first line is not text; or empty

  std::optional<KernelJudge> judge_;  // where a kernel can answer
  LineCounter line_counter_;          // which it needs; the queue counts the lines
};

}  // namespace

Outcome answer_lines(const Run& run, Streams& streams, LoopMemory& memory, LineCounts& counts) {
  char* const input = memory.input + LoopMemory::kBefore;
  LineAnswerer answerer(run, streams, memory);
  try {
    for (;;) {
      const std::ptrdiff_t bytes = streams.read(input, kBlockSize);
      if (bytes < 0) return Outcome::kReadFailed;
      const std::string_view block(input, static_cast<std::size_t>(bytes));
      const Outcome outcome = answerer.answer_block(block, bytes == 0);
      if (outcome == Outcome::kWriteFailed || !answerer.flush()) return Outcome::kWriteFailed;
      counts = answerer.counts();
      if (outcome != Outcome::kMore) return outcome;
    }
  } catch (...) {
    answerer.flush();
    throw;
  }
}

}  // namespace twentyfour
