#include "solver/answering/loops.hpp"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "solver/answering/engine.hpp"
#include "solver/answering/queue.hpp"
#include "solver/answering/solver.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/input/lines.hpp"
#include "solver/judge/hand.hpp"
#include "solver/kernels/line_ends.hpp"
#include "solver/text/characters.hpp"

namespace twentyfour {
namespace {

// Whether a kernel can answer the hands of a run, in its words.
bool suits_kernels(const Run& run) {
  return may_use_kernel(run) && !run.has_games && VerdictLines::has_room_for(run.words.yes) &&
         VerdictLines::has_room_for(run.words.no);
}

// YES or NO about four cards in any order, with a kernel, under any rules and for any target: small
// hands have their verdicts in a table, wide ones (with a card above 15) go to the queue.
//
// Throws what the queue and its solver throw.
class KernelJudge {
 public:
  // All arguments must outlive this object.
  // @param queue  does not remember, and gets all lines
  KernelJudge(const Run& run, Queue& queue, LoopMemory& memory, LineCounter& line_counter)
      : run_(run),
        queue_(queue),
        kernel_solver_(is_for_kernel(run, example_of(run)) ? run.kernel->solver(run.rules.division)
                                                           : nullptr),
        batch_size_(batch_size_of(run, example_of(run))),
        state_{{memory.verdicts, [this](const Hand& hand) { return solve(hand); }},
               memory.kernel_table,
               VerdictLines(memory.lines, run.words.yes, run.words.no),
               line_counter,
               [this](const Hand& hand) { answer_wide(hand); },
               run.has_lines} {}
  KernelJudge(const KernelJudge&) = delete;
  KernelJudge& operator=(const KernelJudge&) = delete;

  // Answers hands as the kernel does. There is room for those of one block; then pass_lines() is to
  // be called.
  KernelResult answer(const char* from, const char* end) {
    return run_.kernel->answer(from, end, state_);
  }
  void answer(const int* cards) { state_.answer(cards); }

  // Passes the lines so far to the queue, which counts them where lines are answered.
  void pass_lines() {
    const std::string_view lines = state_.lines.lines();
    answers_lines(run_) ? queue_.add_lines(lines) : queue_.add_text(lines);
    state_.lines.clear();
  }

 private:
  // Passes the lines before hands that may be slow.
  bool solve(const Hand& hand) {
    if (kernel_solver_ != nullptr) return kernel_solver_(hand);
    if (batch_size_ < kFastBatch && ++solved_ % batch_size_ == 0) {
      pass_lines();
      queue_.write();
    }
    return queue_.solver().is_solvable(deal_of(hand));
  }

  void answer_wide(const Hand& hand) {
    if (run_.jobs == 1 || ++wide_ <= deals_before_threads(batch_size_)) {
      return state_.lines.append(solve(hand));
    }
    pass_lines();
    queue_.add(deal_of(hand));
  }

  Deal deal_of(const Hand& hand) const {
    return {std::begin(hand.cards), std::end(hand.cards), run_.target};
  }

  const Run& run_;
  Queue& queue_;                      // has wide hands, once there are many
  const KernelSolver kernel_solver_;  // nullptr where a search answers
  const std::size_t batch_size_;
  KernelState state_;
  std::size_t solved_ = 0;
  std::size_t wide_ = 0;
};

// Gives a loop one block after another. The last has no new bytes. An AnyLoop has
//   answer_block(block, is_last)  returns kMore at the end of the block, or why the loop ends
//   unread()                      what is left of the block; the next begins with it
//   flush()                       writes all lines
template <class AnyLoop>
Outcome answer_blocks(AnyLoop& loop, Streams& streams, LoopMemory& memory) try {
  char* const input = memory.input + LoopMemory::kBefore;
  for (std::size_t left = 0; left < kBlockSize;) {
    const std::ptrdiff_t bytes = streams.read(input + left, kBlockSize - left);
    if (bytes < 0) return Outcome::kReadFailed;
    const std::string_view block(input, left + static_cast<std::size_t>(bytes));
    const Outcome outcome = loop.answer_block(block, bytes == 0);
    loop.flush();
    if (outcome != Outcome::kMore) return outcome;
    const std::string_view unread = loop.unread();
    left = unread.size();
    std::memmove(input, unread.data(), left);
  }
  return Outcome::kBadCard;  // a token as long as a block
} catch (const WriteFailed&) {
  return Outcome::kWriteFailed;
} catch (...) {
  try {
    loop.flush();
  } catch (const WriteFailed&) {  // NOLINT(bugprone-empty-catch): the first error is reported
  }
  throw;
}

// Answers hands or games: by a kernel where one can, or else by the queue.
class HandLoop {
 public:
  HandLoop(const Run& run, Source& source, Streams& streams, LoopMemory& memory)
      : source_(source), queue_(run, streams, !suits_kernels(run)) {
    if (suits_kernels(run)) judge_.emplace(run, queue_, memory, source.line_ends());
  }

  Outcome answer_block(std::string_view block, bool is_last) {
    source_.start_block(block, is_last);
    block_ = source_;
    const char* retry_from = block.data();
    for (;;) {
      if (judge_ && source_.is_between_hands() && source_.after_space() >= retry_from) {
        retry_from = answer_regular_hands();
      }
      const Outcome outcome = source_.read();
      if (outcome != Outcome::kHand) return outcome;
      judge_ ? judge_->answer(source_.cards()) : queue_.add(source_.deal());
    }
  }

  std::string_view unread() { return source_.leave_block(); }

  void flush() {
    if (judge_) judge_->pass_lines();
    queue_.flush();
  }

  // Takes the source back to the place after the first hand of the block that is this deal.
  void return_to(const Deal& deal) {
    source_ = block_;
    while (source_.read() == Outcome::kHand && !(source_.deal() == deal)) {
    }
  }

 private:
  // Answers hands by the kernel, up to one that it does not read. Returns the place before which it
  // is useless to try again. Text that is shorter than a chunk is left to the source.
  const char* answer_regular_hands() {
    constexpr std::ptrdiff_t kShortest = 64;
    const char* const from = source_.after_space();
    const char* const end = source_.end_for_kernel();
    if (end - from < kShortest) return from;
    const KernelResult result = judge_->answer(from, end);
    source_.skip_to(result.at, result.hands);
    return result.retry_from;
  }

  Source& source_;
  Source block_ = source_;  // at the beginning of the block
  Queue queue_;
  std::optional<KernelJudge> judge_;  // where a kernel can answer
};

// Answers lines: by a kernel where one can, or else one by one, by the queue.
class LineLoop {
 public:
  LineLoop(const Run& run, Streams& streams, LoopMemory& memory)
      : run_(run), hand_line_(run), queue_(run, streams, !has_kernel(run)) {
    if (has_kernel(run)) judge_.emplace(run, queue_, memory, line_counter_);
  }

  // Returns kEnd also for the sentinel and for input that is not text.
  Outcome answer_block(std::string_view block, bool is_last) {
    lines_.start_block(block, is_last);
    const char* retry_from = block.data();
    for (;;) {
      const bool may_be_regular = judge_ && !is_first_ && lines_.is_between_lines();
      if (may_be_regular && lines_.rest().data() >= retry_from) {
        retry_from = answer_regular_lines();
      }
      const std::optional<Lines::Line> line = lines_.next();
      if (!line) return is_last ? Outcome::kEnd : Outcome::kMore;
      const bool is_first = std::exchange(is_first_, false);
      if (is_first) not_text_ = not_text(line->text);
      if (!not_text_.empty()) return Outcome::kEnd;
      if (is_first && run_.has_header) {
        echo(*line);
        queue_.add_lines("\n");
        continue;
      }
      if (ends_input(*line)) return Outcome::kEnd;
      answer(*line);
    }
  }

  std::string_view unread() const { return lines_.rest(); }

  void flush() {
    if (judge_) judge_->pass_lines();
    queue_.flush();
  }

  LineCounts counts() const {
    LineCounts counts = queue_.counts();
    counts.not_text = not_text_;
    return counts;
  }

 private:
  static bool has_kernel(const Run& run) { return suits_kernels(run) && !run.echoes; }

  // Answers lines by the kernel, up to one that it does not read. Returns the place before which it
  // is useless to try again.
  const char* answer_regular_lines() {
    const std::string_view rest = lines_.rest();
    const KernelResult result = judge_->answer(rest.data(), rest.data() + rest.size());
    lines_.skip_to(result.at);
    return result.retry_from;
  }

  // Whether this is the sentinel of kCheck: a hand of zeros alone.
  bool ends_input(const Lines::Line& line) {
    if (run_.framing != Framing::kSentinel || line.text.find('0') == std::string_view::npos) {
      return false;
    }
    const auto is_zero_or_space = [](char byte) { return byte == '0' || is_space(byte); };
    return std::all_of(line.text.begin(), line.text.end(), is_zero_or_space) &&
           hand_line_.read(line.text) == LineKind::kHand && trim(hand_line_.rest()).empty();
  }

  void answer(const Lines::Line& line) {
    const LineKind kind = line.is_too_long ? LineKind::kBad : hand_line_.read(line.text);
    if (judge_) {
      if (kind == LineKind::kHand) return judge_->answer(hand_line_.cards());
      judge_->pass_lines();
    }
    echo(line);
    if (line.is_too_long) return queue_.add_bad_line("a line longer than 1 MiB");
    if (kind == LineKind::kEmpty) return queue_.add_lines("\n");
    if (kind == LineKind::kBad) return queue_.add_bad_line(reason());
    if (run_.asked != Asked::kCheck) return queue_.add(hand_line_.deal());
    check_answer_to(hand_line_.deal());
  }

  // Without the end of the line, which may be \r\n. A line that is too long has no text.
  void echo(const Lines::Line& line) {
    if (!run_.echoes) return;
    const bool has_cr = line.text.ends_with('\r');
    queue_.add_text(line.text.substr(0, line.text.size() - (has_cr ? 1 : 0)));
    queue_.add_text("\t");
  }

  // Why the hand of a line is bad.
  std::string reason() const {
    const bool may_be_header = queue_.counts().lines == 0 && hand_line_.has_name();
    return hand_line_.reason() +
           (may_be_header ? "; --header passes over a first line of names" : "");
  }

  void check_answer_to(const Deal& deal) {
    const std::string_view answer = trim(hand_line_.rest());
    const std::optional<std::string> result = check(run_, deal, answer);
    if (result) return queue_.add_lines(*result + "\n");
    if (can_search(deal.size(), run_.rules)) return queue_.add(deal);
    queue_.add_bad_line("too many cards to search");
  }

  const Run& run_;
  Lines lines_;
  HandLine hand_line_;
  Queue queue_;
  bool is_first_ = true;  // the next line
  std::string not_text_;  // why the first line is not text; or empty

  LineCounter line_counter_;          // for the judge; the queue counts the lines
  std::optional<KernelJudge> judge_;  // where a kernel can answer
};

}  // namespace

Outcome answer_all(const Run& run, Source& source, Streams& streams, LoopMemory& memory) {
  HandLoop loop(run, source, streams, memory);
  try {
    return answer_blocks(loop, streams, memory);
  } catch (const TooManyExpressions& error) {
    loop.return_to(error.deal);
    throw;
  }
}

Outcome answer_lines(const Run& run, Streams& streams, LoopMemory& memory, LineCounts& counts) {
  LineLoop loop(run, streams, memory);
  const Outcome outcome = answer_blocks(loop, streams, memory);
  counts = loop.counts();
  return outcome;
}

}  // namespace twentyfour
