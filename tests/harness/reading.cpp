#include "tests/harness/reading.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "solver/expressions/deal.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"
#include "tests/harness/texts.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

// What a program says on standard error, by its first line and its last.
std::string message(const RunResult& result) {
  const auto lines = lines_with_text(result.err);
  if (lines.empty()) return {};
  const std::string first = shown(lines.front());
  return lines.size() == 1 ? first : first + " ... " + shown(lines.back());
}

std::string nothing(const RunResult& result) {
  const std::string said = message(result);
  return "(nothing)" + (result.signaled ? "" : ", exit status " + std::to_string(result.status)) +
         (said.empty() ? "" : ", and on standard error: " + said);
}

// Whether a program fails where its input ends.
bool reads_on(const RunResult& result) {
  return has_any_words(result.err, {"EOFError", "EOF when reading", "NoSuchElementException",
                                    "end of file", "unexpected EOF"});
}

// Whether a program fails because a line has several numbers.
bool wants_one_card(const RunResult& result) {
  const std::string_view said = result.err;
  for (const std::string_view failure :
       {"invalid literal for int", "NumberFormatException", "could not convert string to float"}) {
    const std::string_view after = said.substr(std::min(said.find(failure), said.size()));
    for (std::size_t at = 2; at < std::min(after.find('\n'), after.size()); ++at) {
      if (is_digit(after[at]) && after[at - 1] == ' ' && is_digit(after[at - 2])) return true;
    }
  }
  return false;
}

// Whether a program says how it is used, or fails where it reads its arguments.
bool asks_for_arguments(std::string_view text) {
  return std::ranges::any_of(lines_with_text(text), [](std::string_view line) {
    const std::string small = in_small_letters(trim_left(line));
    return small.starts_with("usage") || small.find("argv") != std::string::npos;
  });
}

// Whether a text without a word has one in other case.
bool has_word_in_other_case(std::string_view text, const Words& words) {
  const Words small = {in_small_letters(words.yes), in_small_letters(words.no)};
  return last_word(in_small_letters(text), small).has_value();
}

// Whether a text has the words for YES and for NO, of which none is part of the other.
bool has_both_words(std::string_view text, const Words& words) {
  const auto& [yes, no] = words;
  const bool overlap = yes.find(no) != std::string::npos || no.find(yes) != std::string::npos;
  return !overlap && last_word(text, {yes, ""}) == true && last_word(text, {"", no}) == false;
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

// A line without its numbers and words for YES and NO, which differ from hand to hand.
std::string pattern_of(std::string_view line, const Words& words) {
  std::string pattern;
  for (const char byte : line) {
    if (!is_digit(byte)) pattern += byte;
  }
  for (const std::string& word : {words.yes, words.no}) {
    if (!word.empty()) replace_all(pattern, word, "\n");
  }
  return pattern;
}

class Reader {
 public:
  Reader(const std::vector<PuzzleFile>& files, const RefereeOptions& options)
      : files_(files), options_(options) {}

  // Finds the lines with text that three hands of different cards have in common, of the first, the
  // last and one between, but for those without numbers. A line with an equals sign and fewer
  // numbers than cards may be a step of each.
  void find_banners(const std::vector<ProcessRun>& runs);

  // @param output  of the file of the process
  void read(const ProcessRun& run, FileOutput& output) const;

 private:
  // What was printed, without escape sequences.
  std::string printed_by(const RunResult& result) const {
    return without_escape_sequences(result.out + (options_.reads_errors ? "\n" + result.err : ""));
  }
  void drop_lines_without_answer(std::vector<std::string_view>& lines,
                                 std::span<const Puzzle> puzzles) const;
  bool is_banner(std::span<const std::string_view> lines, const Puzzle& first) const;
  Printed printed_in(std::string_view text, const Puzzle& puzzle) const;
  bool has_answer(std::string_view text, const Puzzle& puzzle) const;
  bool is_answered_in(std::string_view text, std::span<const Puzzle> puzzles) const;
  Response response_in(std::string_view text, std::string_view raw, const Puzzle& puzzle) const;
  std::optional<Response> bad_ending(const RunResult& result, bool has_answer) const;

  bool is_batch() const { return options_.give == Give::kBatch; }
  bool wants_expressions() const { return options_.expect == Expect::kExpressions; }

  const std::vector<PuzzleFile>& files_;
  const RefereeOptions& options_;
  std::vector<std::string> common_;   // what is printed whatever the hand
  std::vector<std::string> banners_;  // of that, what may look like an answer
};

void Reader::find_banners(const std::vector<ProcessRun>& runs) {
  if (is_batch() || !wants_expressions()) return;
  std::vector<Cards> known;
  std::vector<std::string> common;
  for (const std::size_t i : {std::size_t{0}, runs.size() / 2, runs.size() - 1}) {
    const auto& [file, first, count, was_tried, result, seconds] = runs[i];
    const Cards& cards = files_[file].puzzles[first].cards;
    const bool is_whole = was_tried && !result.timed_out && !result.flooded;
    if (!is_whole || std::ranges::find(known, cards) != known.end()) return;
    known.push_back(cards);
    const std::string text = printed_by(result);
    const auto lines = lines_with_text(text);
    if (i == 0) {
      common.assign(lines.begin(), lines.end());
    } else {
      std::erase_if(common, [&lines](const std::string& line) {
        return std::ranges::find(lines, line) == lines.end();
      });
    }
  }
  common_ = common;
  std::erase_if(common, [&known](const std::string& line) {
    std::size_t numbers = 0;
    for (std::size_t at = 0; at < line.size(); ++at) {
      numbers += is_digit(line[at]) && (at == 0 || !is_digit(line[at - 1])) ? 1 : 0;
    }
    const bool may_be_step = line.find('=') != std::string::npos;
    return numbers == 0 || (may_be_step && numbers < known.front().size());
  });
  banners_ = std::move(common);
}

// The lines of a text but for some.
std::string without(const std::vector<std::string>& some, std::string_view text) {
  if (some.empty()) return std::string(text);
  std::string rest;
  for (const std::string_view line : lines_with_text(text)) {
    if (std::ranges::find(some, line) == some.end()) rest.append(line).append("\n");
  }
  return rest;
}

Printed Reader::printed_in(std::string_view text, const Puzzle& puzzle) const {
  const Deal deal(puzzle.cards.begin(), puzzle.cards.end(), options_.query.target);
  return read_printed(text, deal, options_.query.rules, options_.places);
}

bool Reader::has_answer(std::string_view text, const Puzzle& puzzle) const {
  if (wants_expressions()) return !printed_in(text, puzzle).empty();
  return last_word(at_place(text, options_.places), options_.query.words).has_value();
}

// Whether the text of standard error has answers, other than by default.
bool Reader::is_answered_in(std::string_view text, std::span<const Puzzle> puzzles) const {
  const auto& [yes, no] = options_.query.words;
  if (!wants_expressions() && (yes.empty() || no.empty())) return false;
  if (!is_batch()) return has_answer(text, puzzles.front());
  const std::vector<std::string_view> lines = lines_with_text(text);
  for (std::size_t i = 0; i < std::min(lines.size(), puzzles.size()); ++i) {
    if (has_answer(lines[i], puzzles[i])) return true;
  }
  return false;
}

void Reader::drop_lines_without_answer(std::vector<std::string_view>& lines,
                                       std::span<const Puzzle> puzzles) const {
  if (lines.size() <= puzzles.size()) return;
  if (wants_expressions()) {
    std::erase_if(lines, [](std::string_view line) { return trim_right(line).ends_with(':'); });
    return;
  }
  std::erase_if(lines, [&](std::string_view line) { return !has_answer(line, puzzles.front()); });
}

// Whether the first of the lines, which are one too many, is not an answer. A word alone, or with
// the first hand before it, is one.
bool Reader::is_banner(std::span<const std::string_view> lines, const Puzzle& first) const {
  const Words& words = options_.query.words;
  const std::string_view line = trim(lines.front());
  if (line == words.yes || line == words.no || echoes(line, first)) return false;
  if (wants_expressions() && has_answer(line, first)) return false;
  const std::string pattern = pattern_of(lines.front(), words);
  return std::ranges::none_of(lines.subspan(1), [&](std::string_view other) {
    return pattern_of(other, words) == pattern;
  });
}

// @param raw  the text as it was printed
Response Reader::response_in(std::string_view text, std::string_view raw,
                             const Puzzle& puzzle) const {
  const Words& words = options_.query.words;
  Response response = {.said = shown(raw)};
  if (wants_expressions()) {
    response.printed = printed_in(text, puzzle);
    if (response.printed.empty()) response.seen = {Seen::kNoAnswer};
    return response;
  }
  const std::string answer = at_place(text, options_.places);
  response.word = last_word(answer, words);
  if (!response.word && !trim(raw).empty()) {
    if (options_.expect == Expect::kWords) response.printed = printed_in(text, puzzle);
    response.seen = {response.printed.empty() ? Seen::kNoAnswer : Seen::kExpressions};
    if (has_word_in_other_case(answer, words)) response.seen.push_back(Seen::kOtherCase);
  } else if (options_.expect == Expect::kWords && has_both_words(answer, words)) {
    response.seen = {Seen::kBothWords};
  }
  return response;
}

// How a process ended that ended badly.
std::optional<Response> Reader::bad_ending(const RunResult& result, bool has_answer) const {
  if (result.timed_out) {
    const std::string seconds = std::to_string(options_.time_limit.count() / 1000);
    Response response = {Ending::kTimedOut, "killed after " + seconds + " s (--timeout)"};
    if (has_answer && options_.give == Give::kStdin) response.seen = {Seen::kNeverEnds};
    return response;
  }
  if (has_answer && options_.allows_any_status) return std::nullopt;
  if (result.signaled) {
    Response response = {Ending::kCrashed, "ended by signal " + std::to_string(result.status) +
                                               (has_answer ? ", after the last answer" : "")};
    if (has_answer) response.seen = {Seen::kFailsAfterAnswers};
    return response;
  }
  // The status itself may be the answer of a process that prints nothing, or that may have any.
  const bool is_silent = trim(result.out).empty();
  const bool may_answer = options_.allows_any_status
                              ? !is_silent || options_.reads_errors || result.err.empty()
                              : is_silent && result.err.empty() && !is_batch();
  if (result.status == 0 || has_answer || may_answer) return std::nullopt;
  const std::string said = message(result);
  Response response = {Ending::kCrashed, "exit status " + std::to_string(result.status) + ": " +
                                             (said.empty() ? shown(result.out) : said)};
  if (reads_on(result)) {
    response.seen = {Seen::kReadsOn};
  } else if (wants_one_card(result)) {
    response.seen = {Seen::kWantsOneCard};
  } else if (is_silent && wants_expressions() && lines_with_text(result.err).size() == 1) {
    response.seen = {Seen::kFailsWithErrors};
  } else if (!is_silent && wants_expressions()) {
    response.seen = {Seen::kFailsWithText};
  }
  return response;
}

void Reader::read(const ProcessRun& run, FileOutput& output) const {
  const std::span<const Puzzle> puzzles =
      std::span(files_[run.file].puzzles).subspan(run.first, run.count);
  const std::span<Response> all = std::span(output.responses).subspan(run.first, run.count);
  const RunResult& result = run.result;
  output.seconds += run.seconds;
  if (!run.was_tried) {
    for (Response& response : all) response.ending = Ending::kNotTried;
    return;
  }
  const std::string raw = printed_by(result);
  if (result.flooded) {
    all.front().ending = Ending::kFlooded;
    all.front().said = "killed: it printed too much";
    const bool never_ends = options_.give == Give::kStdin && has_answer(raw, puzzles.front());
    if (never_ends) all.front().seen = {Seen::kNeverEnds};
    return;
  }
  const std::string text = without(banners_, raw);
  const std::string own = without(common_, raw);
  std::vector<std::string_view> texts = {text};
  BatchLines lines;
  if (is_batch()) {
    texts = lines_with_text(text);
    drop_lines_without_answer(texts, puzzles);
    if (texts.size() == all.size() + 1 && is_banner(texts, puzzles.front())) {
      lines.banner = shown(texts.front());
      texts.erase(texts.begin());
    }
  }
  const bool is_silent = trim(raw).empty();
  // Where there is no word for YES, what a program that fails has printed does not say YES.
  const bool is_default = options_.expect == Expect::kWords && options_.query.words.yes.empty() &&
                          last_word(text, options_.query.words) == true;
  const bool has_all = !is_silent && !is_default && texts.size() >= all.size() &&
                       has_answer(texts[all.size() - 1], puzzles.back());
  const auto ending = bad_ending(result, has_all);
  lines.hands = all.size();
  lines.lines = texts.size();
  lines.is_row = texts.size() == 1 && all.size() > 1 &&
                 count_words(texts.front(), options_.query.words) >= all.size();
  lines.has_ended = !ending;
  const std::size_t count = std::min(texts.size(), all.size());
  for (std::size_t i = 0; i < count; ++i) {
    all[i] = response_in(
        texts[i], is_batch() ? texts[i] : std::string_view(own.empty() ? raw : own), puzzles[i]);
  }
  if (is_batch()) output.lines = lines;
  if (ending) {
    all[std::min(count, all.size() - 1)] = *ending;
  } else if (is_batch() && !lines.fits()) {
    std::ranges::fill(all, Response{.is_unmatched = true});
    if (!is_silent) all.front().said = answers_to_hands(lines);
  }
  const bool fails = !is_batch() && result.status != 0 && !trim(result.err).empty();
  for (Response& response : all) {
    response.status = result.status;
    if (fails) response.seen.push_back(Seen::kFailsByItself);
  }
  if (is_silent) {
    const bool is_answered = !ending && is_answered_in(result.err, puzzles);
    for (Response& response : all) {
      if (response.said.empty()) response.said = nothing(result);
      if (response.ending != Ending::kUsual) continue;
      response.seen = {is_answered ? Seen::kAnswersOnErrors : Seen::kSilence};
      if (!is_answered && !response.is_unmatched && wants_expressions()) {
        response.seen.push_back(Seen::kNoAnswer);
      }
    }
  }
  if (options_.give != Give::kArguments &&
      (asks_for_arguments(result.out) || asks_for_arguments(result.err))) {
    for (Response& response : all) response.seen.push_back(Seen::kUsage);
  }
}

}  // namespace

std::string answers_to_hands(const BatchLines& lines) {
  return counted(lines.lines, "answer") + " to " + counted(lines.hands, "hand");
}

std::vector<FileOutput> read_outputs(const std::vector<PuzzleFile>& files,
                                     const std::vector<ProcessRun>& runs,
                                     const RefereeOptions& options) {
  std::vector<FileOutput> all(files.size());
  for (std::size_t i = 0; i < files.size(); ++i) all[i].responses.resize(files[i].puzzles.size());
  Reader reader(files, options);
  reader.find_banners(runs);
  for (const ProcessRun& run : runs) reader.read(run, all[run.file]);
  return all;
}

}  // namespace twentyfour
