#include "tests/harness/marking.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <variant>

#include "solver/answers/checking.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"
#include "tests/harness/found_answers.hpp"
#include "tests/harness/texts.hpp"

namespace twentyfour {
namespace {

// In bytes, of an output that never ends: enough for an answer.
constexpr std::size_t kBeginning = 4096;

// What a program says on standard error, by its first line and its last.
std::string message(const RunResult& result) {
  const auto lines = lines_with_text(result.err);
  if (lines.empty()) return {};
  const std::string first = shown(lines.front());
  return lines.size() == 1 ? first : first + " ... " + shown(lines.back());
}

// Whether a program fails where its input ends.
bool reads_on(const RunResult& result) {
  return has_any_words(result.err, {"EOFError", "EOF when reading", "NoSuchElementException",
                                    "end of file", "unexpected EOF"});
}

// How a process ended that ended badly.
std::optional<Marked> bad_ending(const RunResult& result, bool has_answer,
                                 const RefereeOptions& options) {
  if (result.timed_out) {
    const std::string seconds = std::to_string(options.time_limit.count() / 1000);
    Marked timed_out = {Mark::kTimedOut, {}, "killed after " + seconds + " s (--timeout)"};
    if (has_answer && options.give == Give::kStdin) timed_out.hint = kNeverEnds;
    return timed_out;
  }
  if (has_answer && options.allows_any_status) return std::nullopt;
  if (result.signaled) {
    const std::string after = has_answer ? ", after the last answer" : "";
    Marked crashed = {
        Mark::kCrashed, {}, "ended by signal " + std::to_string(result.status) + after};
    if (has_answer) crashed.hint = kAnyStatus;
    return crashed;
  }
  // The status itself may be the answer of a process that prints nothing, or that may have any.
  const bool is_silent = trim(result.out).empty();
  const bool may_answer = options.allows_any_status
                              ? !is_silent || result.err.empty()
                              : is_silent && result.err.empty() && options.give != Give::kBatch;
  if (result.status == 0 || has_answer || may_answer) return std::nullopt;
  const std::string said = message(result);
  Marked crashed = {Mark::kCrashed,
                    {},
                    "exit status " + std::to_string(result.status) + ": " +
                        (said.empty() ? shown(result.out) : said)};
  const bool may_say_no = !is_silent && options.expect == Expect::kExpressions;
  crashed.hint = reads_on(result) ? kReadsOn : may_say_no ? kAnyStatus : "";
  return crashed;
}

std::string nothing(const RunResult& result) {
  const std::string said = message(result);
  std::string text(kNothing);
  text.append(", exit status ").append(std::to_string(result.status));
  return said.empty() ? text : text.append(kOnErrors).append(said);
}

std::string in_small_letters(std::string_view text) {
  std::string small(text);
  std::ranges::transform(small, small.begin(), lower_case);
  return small;
}

// Whether a program says how it is used, or fails where it reads its arguments.
bool asks_for_arguments(std::string_view text) {
  return std::ranges::any_of(lines_with_text(text), [](std::string_view line) {
    const std::string small = in_small_letters(trim_left(line));
    return small.starts_with("usage") || small.find("argv") != std::string::npos;
  });
}

// What is said of a text without a word.
std::string without_word(std::string_view text, const Words& words) {
  const Words small = {in_small_letters(words.yes), in_small_letters(words.no)};
  const bool is_case = last_word(in_small_letters(text), small).has_value();
  return shown(text) +
         (is_case ? " (the case differs from " + words.yes + "/" + words.no + ")" : "");
}

// Whether a text has the words for YES and for NO, of which none is part of the other.
bool has_both_words(std::string_view text, const Words& words) {
  const auto& [yes, no] = words;
  const bool overlap = yes.find(no) != std::string::npos || no.find(yes) != std::string::npos;
  return !overlap && last_word(text, {yes, ""}) == true && last_word(text, {"", no}) == false;
}

Marked marked(bool says_yes, bool is_yes, std::string_view text) {
  const Mark mark = says_yes == is_yes ? Mark::kRight : says_yes ? Mark::kWrongYes : Mark::kWrongNo;
  return {mark, says_yes, shown(text)};
}

bool says_wrong(const Marked& marked) {
  return marked.mark == Mark::kWrongYes || marked.mark == Mark::kWrongNo;
}

// Of right answers that end with an exit status other than 0, the last is not right: a judge
// calls it a runtime error.
void blame_ending(std::vector<Marked>& all, int status) {
  const auto last = std::find_if(all.rbegin(), all.rend(),
                                 [](const Marked& marked) { return marked.mark == Mark::kRight; });
  if (last == all.rend()) return;
  last->mark = Mark::kCrashed;
  last->hint = kAnyStatus;
  last->said += (last->said.empty() ? "" : ", ") + std::string("right, but exit status ") +
                std::to_string(status);
}

std::ptrdiff_t count_right(const std::vector<Marked>& all) {
  return std::ranges::count(all, Mark::kRight, &Marked::mark);
}

// Whether a line begins with the cards of a hand.
bool echoes(std::string_view line, const Puzzle& puzzle) {
  const auto is_other = [](char byte) { return !is_digit(byte); };
  for (const std::int64_t card : puzzle.cards) {
    line.remove_prefix(
        static_cast<std::size_t>(std::ranges::find_if_not(line, is_other) - line.begin()));
    const auto end = std::ranges::find_if(line, is_other);
    const auto size = static_cast<std::size_t>(end - line.begin());
    if (line.substr(0, size) != std::to_string(card)) return false;
    line.remove_prefix(size);
  }
  return true;
}

// Whether the first of the lines, which are one too many, is not an answer. If as many answers are
// right with it as without it, it is none if another line is the same. A word alone, or with the
// first hand before it, is an answer.
bool is_banner(std::span<const std::string_view> lines, const Puzzle& first, const Words& words,
               std::ptrdiff_t right, std::ptrdiff_t right_without) {
  const std::string_view line = trim(lines.front());
  if (line == words.yes || line == words.no || echoes(line, first)) return false;
  if (right != right_without) return right < right_without;
  return std::ranges::find(lines.subspan(1), lines.front()) == lines.end();
}

Run run_asking(Run run, Question asked) {
  run.asked = asked;
  return run;
}

}  // namespace

std::string answers_to_hands(const BatchLines& lines) {
  return counted(lines.lines, "answer") + " to " + counted(lines.hands, "hand");
}

RightAnswers::RightAnswers(const Run& run, Expect expect)
    : expect_(expect),
      run_(run_asking(run, expect == Expect::kCount ? Question::kCount : Question::kOne)) {}

Deal RightAnswers::deal_of(const Puzzle& puzzle) const {
  return {puzzle.cards.begin(), puzzle.cards.end(), run_.target};
}

bool RightAnswers::is_yes(const Puzzle& puzzle) {
  const Deal deal = deal_of(puzzle);
  if (expect_ != Expect::kVerdicts) return solver_.is_solvable(deal);
  const Finding finding = check_answer(deal, puzzle.answer, run_.rules);
  if (std::holds_alternative<ClaimOfNone>(finding)) return !solver_.is_solvable(deal);
  return std::holds_alternative<RightAnswer>(finding);
}

std::string RightAnswers::flaw(const Puzzle& puzzle, std::string_view expression) const {
  const Finding finding = check_answer(deal_of(puzzle), expression, run_.rules);
  const auto* const wrong = std::get_if<WrongAnswer>(&finding);
  return wrong == nullptr ? "" : wrong->reason.text();
}

std::string RightAnswers::line(const Puzzle& puzzle) {
  std::string line;
  solver_.append_line(deal_of(puzzle), line);
  line.pop_back();  // the line end
  return line;
}

Marker::Marker(const RefereeOptions& options, Banners banners)
    : options_(options), right_(options.run, options.expect), banners_(std::move(banners)) {}

std::vector<Marked> Marker::mark(RunResult result, std::span<const Puzzle> puzzles,
                                 BatchLines& lines) {
  std::vector<Marked> all(puzzles.size(), {Mark::kNoAnswer, {}, ""});
  if (all.empty()) return all;
  if (result.flooded) {
    all.front() = {Mark::kTooMuchOutput, {}, "killed: it printed too much"};
    const std::string_view beginning = std::string_view(result.out).substr(0, kBeginning);
    if (options_.give == Give::kStdin && has_answer(beginning, puzzles.front())) {
      all.front().hint = kNeverEnds;
    }
    return all;
  }
  if (options_.reads_errors) result.out.append("\n").append(std::exchange(result.err, ""));
  result.out = without_banners(without_escape_sequences(result.out));
  const std::vector<std::string_view> texts = texts_of(result, puzzles);
  all = mark_texts(texts, puzzles);
  const bool is_silent = trim(result.out).empty();
  // Where there is no word for YES, what a program that fails has printed does not say YES.
  const bool is_default = options_.expect == Expect::kWords && options_.run.words.yes.empty() &&
                          last_word(result.out, options_.run.words) == true;
  const bool has_all = !is_silent && !is_default && texts.size() >= all.size() &&
                       has_answer(texts[all.size() - 1], puzzles.back());
  auto ending = bad_ending(result, has_all, options_);
  lines = {puzzles.size(), texts.size(), "", !ending};
  if (ending) {
    all[std::min(texts.size(), all.size() - 1)] = *std::move(ending);
  } else if (texts.size() == all.size() + 1) {
    auto without_first = mark_texts(std::span(texts).subspan(1), puzzles);
    if (is_banner(texts, puzzles.front(), options_.run.words, count_right(all),
                  count_right(without_first))) {
      all = std::move(without_first);
      lines.lines = puzzles.size();
      lines.banner = shown(texts.front());
    }
  }
  if (!lines.fits()) {
    const bool drops_last =
        texts.size() + 1 == all.size() && all.size() > 1 && count_right(all) + 1 == std::ssize(all);
    all.assign(puzzles.size(), {is_silent ? Mark::kNoAnswer : Mark::kNotJudged, {}});
    if (drops_last) all.front().hint = kDropsLast;
    all.front().said = answers_to_hands(lines);
    all.front().is_about_all_hands = true;
  } else if (!ending && result.status != 0 && !options_.allows_any_status) {
    blame_ending(all, result.status);
  }
  if (is_silent) {
    const bool is_answered = !ending && is_answered_in(result.err, puzzles);
    for (Marked& marked : all) {
      if (marked.said.empty()) marked.said = nothing(result);
      if (is_answered) marked = {Mark::kNotJudged, {}, marked.said};
    }
    if (is_answered) all.front().hint = kReadErrors;
  }
  if (texts.size() == all.size() && std::ranges::any_of(all, says_wrong)) {
    const std::vector<std::string_view> reversed(texts.rbegin(), texts.rend());
    const bool is_right = count_right(mark_texts(reversed, puzzles)) == std::ssize(all);
    if (is_right) all.front().hint = kReversed;
  }
  if (options_.give != Give::kArguments &&
      (asks_for_arguments(result.out) || asks_for_arguments(result.err))) {
    for (Marked& marked : all) marked.hint = kAsksForArguments;
  }
  return all;
}

// Whether the text of standard error has answers, other than by default.
bool Marker::is_answered_in(std::string_view text, std::span<const Puzzle> puzzles) const {
  const Words& words = options_.run.words;
  if (options_.expect != Expect::kExpressions && (words.yes.empty() || words.no.empty())) {
    return false;
  }
  const std::vector<std::string_view> lines = lines_with_text(text);
  if (options_.give != Give::kBatch) return has_answer(text, puzzles.front());
  const std::size_t count = std::min(lines.size(), puzzles.size());
  for (std::size_t i = 0; i < count; ++i) {
    if (has_answer(lines[i], puzzles[i])) return true;
  }
  return false;
}

std::string Marker::without_banners(std::string_view text) const {
  const auto& [lines, prompts] = banners_;
  if (text.starts_with(prompts)) text.remove_prefix(prompts.size());
  if (lines.empty()) return std::string(text);
  std::string rest;
  for (const std::string_view line : lines_with_text(text)) {
    if (std::ranges::find(lines, line) == lines.end()) rest.append(line).append("\n");
  }
  return rest;
}

// The puzzles after the last text have no answer.
std::vector<Marked> Marker::mark_texts(std::span<const std::string_view> texts,
                                       std::span<const Puzzle> puzzles) {
  std::vector<Marked> all(puzzles.size(), {Mark::kNoAnswer, {}});
  for (std::size_t i = 0; i < std::min(texts.size(), all.size()); ++i) {
    all[i] = mark_text(texts[i], puzzles[i]);
  }
  return all;
}

// The text for each puzzle, and what is too much.
std::vector<std::string_view> Marker::texts_of(const RunResult& result,
                                               std::span<const Puzzle> puzzles) {
  if (options_.give != Give::kBatch) return {result.out};
  std::vector<std::string_view> texts = lines_with_text(result.out);
  if (texts.size() > puzzles.size() && options_.expect != Expect::kExpressions) {
    std::erase_if(texts, [&](std::string_view text) { return !has_answer(text, puzzles.front()); });
  }
  return texts;
}

Marked Marker::mark_text(std::string_view text, const Puzzle& puzzle) {
  if (options_.expect == Expect::kExpressions) return mark_expressions(text, puzzle);
  if (options_.expect == Expect::kCount) return mark_count(text, puzzle);
  const std::optional<bool> says_yes = last_word(text, options_.run.words);
  if (!says_yes) {
    const bool are_expressions =
        options_.expect == Expect::kWords && !answers_in(text, puzzle).empty();
    Marked marked = {are_expressions ? Mark::kNotJudged : Mark::kNoAnswer,
                     {},
                     without_word(text, options_.run.words)};
    marked.unread = shown(text);
    marked.hint = are_expressions ? kExpected : "";
    return marked;
  }
  Marked judged = marked(*says_yes, right_.is_yes(puzzle), text);
  if (options_.expect == Expect::kWords && has_both_words(text, options_.run.words)) {
    judged.hint = kBothWords;
  }
  return judged;
}

// No expression means NO.
Marked Marker::mark_expressions(std::string_view text, const Puzzle& puzzle) {
  const std::vector<FoundAnswer> answers = answers_in(text, puzzle);
  if (answers.empty()) {
    Marked none = marked(false, right_.is_yes(puzzle), text);
    none.unread = none.said.empty() ? "(nothing)" : none.said;
    return none;
  }
  for (const FoundAnswer& answer : answers) {
    const std::string reason = answer.flaw.empty() ? right_.flaw(puzzle, answer.text) : "";
    if (reason.empty()) continue;
    Marked wrong = {right_.is_yes(puzzle) ? Mark::kWrongExpression : Mark::kWrongYes, true,
                    shown(answer.text) + " " + reason, std::string(answer.text)};
    if (reason.ends_with("which is not allowed")) wrong.hint = kOtherOperators;
    return wrong;
  }
  const auto unread =
      std::ranges::find_if_not(answers, &std::string_view::empty, &FoundAnswer::flaw);
  if (unread == answers.end()) return {Mark::kRight, true, shown(text)};
  Marked marked = {Mark::kNotJudged, {}, shown(unread->text) + " " + std::string(unread->flaw)};
  marked.hint = kReadShapes;
  return marked;
}

Marked Marker::mark_count(std::string_view text, const Puzzle& puzzle) {
  const std::optional<std::uint64_t> count = last_number(text);
  if (!count) return {Mark::kNoAnswer, {}, shown(text), {}, false, shown(text)};
  const std::uint64_t right = last_number(right_.line(puzzle)).value();
  if (*count == right || *count == 0 || right == 0) return marked(*count > 0, right > 0, text);
  return {Mark::kWrongCount, true, shown(text) + ", not " + std::to_string(right)};
}

bool Marker::has_answer(std::string_view text, const Puzzle& puzzle) const {
  if (options_.expect == Expect::kExpressions) return !answers_in(text, puzzle).empty();
  if (options_.expect == Expect::kCount) return last_number(text).has_value();
  return last_word(text, options_.run.words).has_value();
}

std::vector<FoundAnswer> Marker::answers_in(std::string_view text, const Puzzle& puzzle) const {
  return twentyfour::answers_in(text, right_.deal_of(puzzle), options_.run.rules);
}

std::string Marker::expected(const Puzzle& puzzle) {
  const Words& words = options_.run.words;
  if (options_.expect == Expect::kCount || options_.expect == Expect::kExpressions) {
    return right_.line(puzzle);
  }
  if (!right_.is_yes(puzzle)) return words.no;
  return words.yes.empty() ? "anything but " + words.no : words.yes;
}

}  // namespace twentyfour
