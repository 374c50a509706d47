#include "tests/harness/marking.hpp"

#include <algorithm>
#include <cstdint>
#include <variant>

#include "solver/answering/solutions.hpp"
#include "solver/expressions/checking.hpp"
#include "tests/harness/answers.hpp"

namespace twentyfour {
namespace {

constexpr std::size_t kShownBytes = 100;

// The text with a line end shown as " / ", and cut short.
std::string shown(std::string_view text) {
  std::string line;
  for (const std::string_view part : lines_with_text(text.substr(0, 4 * kShownBytes))) {
    line.append(line.empty() ? "" : " / ").append(without_blanks_around(part));
  }
  return line.size() <= kShownBytes ? line : line.substr(0, kShownBytes) + "...";
}

std::string last_line(std::string_view text) {
  const auto lines = lines_with_text(text);
  return lines.empty() ? std::string() : shown(lines.back());
}

// How a process ended that ended badly.
std::optional<Marked> bad_ending(const RunResult& result, bool has_answer) {
  if (result.timed_out) return Marked{Mark::kTimedOut, {}, "killed: it took too long"};
  if (result.signaled) {
    return Marked{Mark::kCrashed, {}, "ended by signal " + std::to_string(result.status)};
  }
  // A status may be an answer, but not with a message and nothing else.
  if (result.status == 0 || has_answer || result.err.empty()) return std::nullopt;
  return Marked{Mark::kCrashed,
                {},
                "exit status " + std::to_string(result.status) + ": " + last_line(result.err)};
}

Marked marked(bool says_yes, bool is_yes, std::string_view text) {
  const Mark mark = says_yes == is_yes ? Mark::kRight : says_yes ? Mark::kWrongYes : Mark::kWrongNo;
  return {mark, says_yes, shown(text)};
}

}  // namespace

std::vector<Marked> Marker::mark(const RunResult& result, std::span<const Puzzle> puzzles) {
  std::vector<Marked> all(puzzles.size());
  if (all.empty()) return all;
  if (result.flooded) {
    all.front() = {Mark::kTooMuchOutput, {}, "killed: it printed too much"};
    return all;
  }
  const std::vector<std::string_view> texts = texts_of(result, puzzles.size());
  for (std::size_t i = 0; i < std::min(texts.size(), all.size()); ++i) {
    all[i] = mark_text(texts[i], puzzles[i]);
  }
  const bool has_all = texts.size() >= all.size() && has_answer(texts[all.size() - 1]);
  if (auto ending = bad_ending(result, has_all)) {
    all[std::min(texts.size(), all.size() - 1)] = *std::move(ending);
  } else if (texts.size() > all.size()) {
    all.back() = {
        Mark::kNoAnswer,
        {},
        std::to_string(texts.size()) + " answers to " + std::to_string(all.size()) + " hands"};
  }
  return all;
}

// The text for each puzzle, and what is too much.
std::vector<std::string_view> Marker::texts_of(const RunResult& result, std::size_t puzzles) const {
  if (options_.give != Give::kBatch) return {result.out};
  std::vector<std::string_view> texts = lines_with_text(result.out);
  if (texts.size() > puzzles && options_.expect != Expect::kExpressions) {
    std::erase_if(texts, [this](std::string_view text) { return !has_answer(text); });
  }
  return texts;
}

Marked Marker::mark_text(std::string_view text, const Puzzle& puzzle) {
  if (options_.expect == Expect::kExpressions) return mark_expressions(text, puzzle);
  if (options_.expect == Expect::kCount) return mark_count(text, puzzle);
  const std::optional<bool> says_yes = last_word(text, options_.run.words);
  if (!says_yes) return {Mark::kNoAnswer, {}, shown(text)};
  return marked(*says_yes, is_yes(puzzle), text);
}

// No expression means NO.
Marked Marker::mark_expressions(std::string_view text, const Puzzle& puzzle) {
  bool says_yes = false;
  for (const std::string_view line : lines_with_text(text)) {
    for (const std::string_view expression : expressions_in(line, options_.run.rules)) {
      says_yes = true;
      const Finding finding = check_answer(deal_of(puzzle), expression, options_.run.rules);
      if (const auto* const wrong = std::get_if<WrongAnswer>(&finding)) {
        return {is_yes(puzzle) ? Mark::kWrongExpression : Mark::kWrongYes, true,
                shown(expression) + " " + wrong->reason};
      }
    }
  }
  return says_yes ? Marked{Mark::kRight, true, shown(text)} : marked(false, is_yes(puzzle), text);
}

Marked Marker::mark_count(std::string_view text, const Puzzle& puzzle) {
  const std::optional<std::uint64_t> count = last_number(text);
  if (!count) return {Mark::kNoAnswer, {}, shown(text)};
  const std::uint64_t right =
      count_expressions(deal_of(puzzle), options_.run.rules, kUsualLimit, memory_);
  if (*count == right || *count == 0 || right == 0) return marked(*count > 0, right > 0, text);
  return {Mark::kWrongCount, true, shown(text) + ", not " + std::to_string(right)};
}

bool Marker::has_answer(std::string_view text) const {
  if (options_.expect == Expect::kExpressions) {
    return !expressions_in(text, options_.run.rules).empty();
  }
  if (options_.expect == Expect::kCount) return last_number(text).has_value();
  return last_word(text, options_.run.words).has_value();
}

Deal Marker::deal_of(const Puzzle& puzzle) const {
  return {puzzle.cards.begin(), puzzle.cards.end(), options_.run.target};
}

bool Marker::is_yes(const Puzzle& puzzle) {
  const Deal deal = deal_of(puzzle);
  const Rules& rules = options_.run.rules;
  if (options_.expect != Expect::kVerdicts) return can_make(deal, rules, memory_);
  const Finding finding = check_answer(deal, puzzle.answer, rules);
  if (std::holds_alternative<ClaimOfNone>(finding)) return !can_make(deal, rules, memory_);
  return std::holds_alternative<RightAnswer>(finding);
}

}  // namespace twentyfour
