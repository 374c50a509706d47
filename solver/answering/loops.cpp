#include "solver/answering/loops.hpp"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "solver/answering/dispatch.hpp"
#include "solver/answering/queue.hpp"
#include "solver/answering/solver.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/input/lines.hpp"
#include "solver/judge/hand.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/line_ends.hpp"

namespace twentyfour {
namespace {

// Answers the hands of a loop: by the kernel, if suits_kernels(query), or else by the queue. The
// kernel reads the text, caches verdicts and writes the words. The verdicts come from solver(),
// which may be a search, so the rules and the target do not matter. Verdicts on hands with a card
// above 15 are not cached: the kernel passes these hands to answer_uncached().
//
// Throws what the queue and its solver throw.
class Answers {
 public:
  // All arguments must outlive this object.
  Answers(const Query& query, Streams& streams, LoopMemory& memory, LineEndCounter* line_counter)
      : query_(query), queue_(query, streams, !suits_kernels(query)) {
    if (!suits_kernels(query)) return;
    kernel_.emplace(KernelState{{memory.verdicts, solver()},
                                memory.kernel_table,
                                VerdictLines(memory.lines, query.words.yes, query.words.no),
                                line_counter,
                                [this](const Hand& hand) { answer_uncached(hand); },
                                query.has_lines});
  }
  Answers(const Answers&) = delete;
  Answers& operator=(const Answers&) = delete;

  // Whether there is a kernel, to answer text. It has room for the lines of one block; then flush()
  // is to be called.
  bool has_kernel() const { return kernel_.has_value(); }

  // Answers hands of a text, as the kernel does; none where that is useless.
  KernelResult answer(const char* from, const char* end) {
    if (from < retry_from_) return {from, retry_from_, 0};
    const KernelResult result = query_.kernel->answer(from, end, *kernel_);
    retry_from_ = result.retry_from;
    return result;
  }

  // Answers the hand that was read last.
  // @param reader  a Source or a HandLine
  template <class Reader>
  void answer(const Reader& reader) {
    kernel_ ? kernel_->answer(reader.cards()) : queue_.add(reader.deal());
  }

  // The queue, after the lines of the kernel so far.
  Queue& queue() {
    if (kernel_) pass_lines();
    return queue_;
  }

  // Writes all lines. The next text is another block.
  void flush() {
    queue().flush();
    retry_from_ = nullptr;
  }

  // The lines since the beginning; those of the kernel after flush().
  const LineCounts& counts() const { return queue_.counts(); }

 private:
  // Finds the verdict on a hand: by the kernel, or by a search. The lines before a search that may
  // be slow do not wait for it. (Solver::is_solvable() would choose between the two for each hand.)
  HandSolver solver() {
    const Deal example = example_of(query_);
    if (is_for_kernel(query_, example)) {
      const KernelSolver& makes = query_.kernel->solver(query_.rules.division);
      const auto target = example.integer_target();
      return [&makes, target](const Hand& hand) { return makes(hand, target); };
    }
    return [this](const Hand& hand) {
      if (queue_.batch_size() < kFastBatch) queue().write();
      return queue_.solver().is_solvable(deal_of(hand));
    };
  }

  void answer_uncached(const Hand& hand) {
    if (queue_.by_threads(queue_.batch_size())) return queue().add(deal_of(hand));
    kernel_->lines.append(kernel_->verdicts.solver(hand));
  }

  Deal deal_of(const Hand& hand) const {
    return {std::begin(hand.cards), std::end(hand.cards), query_.target};
  }

  // Passes the lines of the kernel to the queue, which counts them where lines are answered.
  void pass_lines() {
    const std::string_view lines = kernel_->lines.lines();
    answers_lines(query_) ? queue_.add_lines(lines) : queue_.add_text(lines);
    kernel_->lines.clear();
  }

  const Query& query_;
  Queue queue_;
  std::optional<KernelState> kernel_;
  const char* retry_from_ = nullptr;
};

// Gives a loop one block after another. The last has no new bytes. An AnyLoop has
//   answer_block(block, is_last)  returns kMore at the end of the block, or why the loop ends
//   unread()                      what is left of the block; the next begins with it
//   flush()                       writes all lines
template <class AnyLoop>
Outcome answer_blocks(AnyLoop& loop, Streams& streams, LoopMemory& memory) try {
  char* const input = memory.input + LoopMemory::kBefore;
  for (std::size_t left = 0;;) {
    const std::ptrdiff_t bytes = streams.read(input + left, kBlockSize - left);
    if (bytes < 0) return Outcome::kReadFailed;
    const std::string_view block(input, left + static_cast<std::size_t>(bytes));
    const Outcome outcome = loop.answer_block(block, bytes == 0);
    loop.flush();
    if (outcome != Outcome::kMore) return outcome;
    const std::string_view unread = loop.unread();
    left = unread.size();
    if (left == kBlockSize) return Outcome::kBadCard;  // a token without an end
    std::memmove(input, unread.data(), left);
  }
} catch (const WriteFailed&) {
  return Outcome::kWriteFailed;
} catch (...) {
  try {
    loop.flush();
  } catch (const WriteFailed&) {  // NOLINT(bugprone-empty-catch): the first error is reported
  }
  throw;
}

// Answers hands or games.
class HandLoop {
 public:
  HandLoop(const Query& query, Source& source, Streams& streams, LoopMemory& memory)
      : query_(query), source_(source), answers_(query, streams, memory, &source.line_ends()) {}

  Outcome answer_block(std::string_view block, bool is_last) {
    source_.start_block(block, is_last);
    for (;;) {
      if (answers_.has_kernel() && source_.is_between_hands()) answer_regular_hands();
      const Outcome outcome = source_.read();
      if (outcome == Outcome::kHand) {
        answers_.answer(source_);
      } else if (outcome == Outcome::kBadCard && query_.is_typed) {
        answers_.queue().add_bad_line(reason_of(outcome, source_));
        source_.drop_line();
      } else {
        return outcome;
      }
    }
  }

  std::string_view unread() { return source_.leave_block(); }
  void flush() { answers_.flush(); }

 private:
  // Answers hands by the kernel, up to one that it does not read. Text that is shorter than a chunk
  // is left to the source, and so is a hand after a byte order mark.
  void answer_regular_hands() {
    constexpr std::ptrdiff_t kShortest = 64;
    const char* const from = source_.after_space();
    const char* const end = source_.end_for_kernel();
    if (end - from < kShortest || from[-1] == kByteOrderMark.back()) return;
    const KernelResult result = answers_.answer(from, end);
    source_.skip_to(result.at, result.hands);
  }

  const Query& query_;
  Source& source_;
  Answers answers_;
};

// Answers lines.
class LineLoop {
 public:
  LineLoop(const Query& query, Streams& streams, LoopMemory& memory)
      : query_(query), hand_line_(query), answers_(query, streams, memory, nullptr) {}

  // Returns kEnd also for the sentinel and for input that is not text.
  Outcome answer_block(std::string_view block, bool is_last) {
    lines_.start_block(block, is_last);
    for (;;) {
      const bool may_be_regular = !is_first_ && lines_.is_between_lines();
      if (answers_.has_kernel() && may_be_regular) answer_regular_lines();
      const std::optional<Lines::InputLine> line = lines_.next();
      if (!line) return is_last ? Outcome::kEnd : Outcome::kMore;
      const bool is_first = std::exchange(is_first_, false);
      if (is_first && !query_.is_typed) {
        // A line of several blocks is looked at with its end, as one inside a block is.
        const bool is_in_block = line->text.data() == block.data();
        not_text_ = not_text(is_in_block ? block : std::string(line->text) + '\n');
      }
      if (!not_text_.empty()) return Outcome::kEnd;
      if (is_first && query_.has_header) {
        echo(*line);
        answers_.queue().add_lines(query_.echo == ',' ? "answer\n" : "\n");
        continue;
      }
      const bool may_be_read = !line->is_too_long || query_.asked == Question::kCheck;
      const LineKind kind = may_be_read ? hand_line_.read(line->text) : LineKind::kBad;
      if (ends_input(kind)) return Outcome::kEnd;
      answer(*line, kind);
    }
  }

  std::string_view unread() const { return lines_.rest(); }
  void flush() { answers_.flush(); }

  LineCounts counts() const {
    LineCounts counts = answers_.counts();
    counts.not_text = not_text_;
    counts.lacks_template = texts_ > 0 && places_ == 0;
    return counts;
  }

 private:
  // Answers lines by the kernel, up to one that it does not read.
  void answer_regular_lines() {
    const std::string_view rest = lines_.rest();
    lines_.skip_to(answers_.answer(rest.data(), rest.data() + rest.size()).at);
  }

  // Whether the line is the sentinel: a hand of zeros, for kCheck without an answer.
  bool ends_input(LineKind kind) const {
    if (query_.framing != Framing::kSentinel || !hand_line_.begins_with_zeros()) return false;
    return query_.asked != Question::kCheck ||
           (kind == LineKind::kHand && trim(hand_line_.rest()).empty());
  }

  void answer(const Lines::InputLine& line, LineKind kind) {
    echo(line);
    if (kind == LineKind::kHand && query_.asked != Question::kCheck)
      return answers_.answer(hand_line_);
    Queue& queue = answers_.queue();
    if (line.is_too_long) {
      if (kind != LineKind::kHand) return queue.add_bad_line("a line longer than 1 MiB");
      return queue.add_lines(answer_line(query_, joined({query_.words.no, "\tlonger than 1 MiB"})));
    }
    if (kind == LineKind::kEmpty) return queue.add_lines("\n");
    if (kind == LineKind::kBad) return queue.add_bad_line(reason_for(line.text));
    check_answer_to(hand_line_.deal());
  }

  // Without the end of the line, which may be \r\n. A line that is too long has no text.
  void echo(const Lines::InputLine& line) {
    if (query_.echo == 0) return;
    const bool has_cr = line.text.ends_with('\r');
    const std::size_t size = line.is_too_long ? 0 : line.text.size() - (has_cr ? 1 : 0);
    answers_.queue().add_text(line.text.substr(0, size));
    answers_.queue().add_text({&query_.echo, 1});
  }

  // Why the hand of a line is bad.
  std::string reason_for(std::string_view line) const {
    const std::string& reason = hand_line_.reason();
    if (query_.is_typed) return reason;
    const bool may_be_header = answers_.counts().lines == 0 && hand_line_.has_name();
    if (may_be_header) return reason + "; with --header a first line of names gets an empty line";
    const bool may_have_id = hand_line_.has_too_many_fields();
    if (!may_have_id || query_.columns.first != 0) return reason;
    const bool takes_columns =
        query_.asked != Question::kCheck && line.find(',') != std::string_view::npos;
    return reason + (takes_columns
                         ? "; --columns=A-B says which columns are the cards"
                         : "; if a column is not a card, the manual has a recipe under Lines");
  }

  void check_answer_to(const Deal& deal) {
    const auto [line, has_place] = check(query_, deal, hand_line_.rest());
    ++texts_;
    places_ += has_place ? 1 : 0;
    Queue& queue = answers_.queue();
    line ? queue.add_lines(answer_line(query_, *line)) : queue.add(deal);
  }

  const Query& query_;
  Lines lines_;
  HandLine hand_line_;
  Answers answers_;
  bool is_first_ = true;  // the next line
  std::uint64_t texts_ = 0;
  std::uint64_t places_ = 0;  // the texts with a template
  std::string not_text_;      // why the first line is not text; or empty
};

}  // namespace

Outcome answer_all(const Query& query, Source& source, Streams& streams, LoopMemory& memory) {
  HandLoop loop(query, source, streams, memory);
  return answer_blocks(loop, streams, memory);
}

Outcome answer_lines(const Query& query, Streams& streams, LoopMemory& memory, LineCounts& counts) {
  LineLoop loop(query, streams, memory);
  const Outcome outcome = answer_blocks(loop, streams, memory);
  counts = loop.counts();
  return outcome;
}

}  // namespace twentyfour
