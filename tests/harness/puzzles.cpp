#include "tests/harness/puzzles.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "solver/checking/checking.hpp"
#include "solver/command_line/messages.hpp"
#include "solver/input/source.hpp"
#include "solver/text/characters.hpp"
#include "tests/harness/cases.hpp"
#include "tests/harness/texts.hpp"

namespace twentyfour {
namespace {

// Reads a hand. Returns whether there is one.
// @param name        what is read
// @param known_name  what the messages of the source call it
bool read_hand(Source& source, const std::string& name, std::string_view known_name, Cards& cards) {
  const Outcome outcome = source.read();
  if (outcome == Outcome::kEnd) return false;
  if (outcome != Outcome::kHand) {
    const std::string message = input_error(outcome, source);
    std::string_view error = message;
    // The referee has no such input.
    for (const std::string_view advice : {"; if each line is a hand, use --input=lines",
                                          ", or use --input=lines", " | twentyfour"}) {
      if (error.ends_with(advice)) error.remove_suffix(advice.size());
    }
    throw std::runtime_error(name + std::string(error.substr(known_name.size())));
  }
  const Deal deal = source.deal();
  cards.assign(deal.begin(), deal.end());
  return true;
}

std::vector<Puzzle> hands_in(const std::string& text, const std::string& name, const Query& query) {
  Source source(query);
  source.start_block(text, true);
  std::vector<Puzzle> puzzles;
  for (Cards cards; read_hand(source, name, "<stdin>", cards);) puzzles.push_back({cards});
  return puzzles;
}

// Lines as `twentyfour --check` reads them.
std::vector<Puzzle> answers_in(const std::string& text, const std::string& name, Query query) {
  query.framing = Framing::kEof;
  std::vector<Puzzle> puzzles;
  std::istringstream lines(text);
  int number = 1;
  for (std::string line; std::getline(lines, line); ++number) {
    Source source(query);
    source.start_block(line, true);
    Cards cards;
    if (!read_hand(source, name + ":" + std::to_string(number), "<stdin>:1", cards)) continue;
    const std::string_view answer = trim(source.rest());
    const auto is_zero = [](std::int64_t card) { return card == 0; };
    if (answer.empty() && std::all_of(cards.begin(), cards.end(), is_zero)) break;
    puzzles.push_back({cards, std::string(answer)});
  }
  return puzzles;
}

// Puts blanks in the place of commas and semicolons between cards, which end at a tab if there are
// answers.
void separate_by_blanks(std::string& text, bool has_answers) {
  bool is_answer = false;
  for (char& byte : text) {
    is_answer = has_answers && (byte == '\t' || (is_answer && byte != '\n'));
    if (!is_answer && (byte == ',' || byte == ';')) byte = ' ';
  }
}

PuzzleFile load_file(std::string group, std::string name, const std::string& path, Framing framing,
                     const RefereeOptions& options) {
  std::string text = read_file(path);
  const bool are_answers = options.expect == Expect::kVerdicts;
  separate_by_blanks(text, are_answers);
  Query query = options.query;
  query.framing = framing;
  PuzzleFile file{std::move(group), std::move(name),
                  are_answers ? answers_in(text, path, query) : hands_in(text, path, query)};
  std::erase_if(file.puzzles, [&options](const Puzzle& puzzle) {
    return !options.range.holds_all(puzzle.cards);
  });
  return file;
}

std::string what_is_missing(const RefereeOptions& options) {
  const std::string hands =
      options.hands_file.empty() ? "no hand" : options.hands_file + " has no hand";
  if (options.range == CardRange()) return hands;
  return hands + " of cards from " + std::to_string(options.range.least) + " to " +
         std::to_string(options.range.most);
}

bool is_wanted(const TestCase& test, const RefereeOptions& options) {
  if (options.expect != Expect::kVerdicts) return test.wants_answers_only;
  return test.err.empty() && test.status == 0 &&
         test.arguments == std::vector<std::string>{"--check"};
}

}  // namespace

std::string to_text(const Cards& cards) {
  return joined_by(" ", card_texts(cards, {}));
}

std::vector<std::string> card_texts(const Cards& cards, const RefereeOptions& options) {
  constexpr std::string_view kLetters = "A         JQK";  // of 1 to 13
  const bool are_letters = options.judge != nullptr && options.judge->cards.are_letters;
  std::vector<std::string> texts;
  for (const std::int64_t card : cards) {
    const bool is_letter = are_letters && (card == 1 || card > 10);
    texts.push_back(is_letter ? std::string(1, kLetters.at(static_cast<std::size_t>(card - 1)))
                              : std::to_string(card));
  }
  return texts;
}

std::string batch_of(const std::vector<Puzzle>& puzzles, const RefereeOptions& options) {
  std::string text;
  const bool are_answers = options.expect == Expect::kVerdicts;
  if (options.query.framing == Framing::kCounted) text = std::to_string(puzzles.size()) + "\n";
  for (const Puzzle& puzzle : puzzles) {
    text += joined_by(" ", card_texts(puzzle.cards, options));
    text += (are_answers ? "\t" + puzzle.answer : "") + "\n";
  }
  // A process that is given one hand needs no sentinel, unless a judge would give it one.
  const bool has_sentinel = options.give == Give::kBatch || options.judge != nullptr;
  if (options.query.framing == Framing::kSentinel && has_sentinel && !are_answers) {
    text += to_text(Cards(static_cast<std::size_t>(options.query.cards), 0)) + "\n";
  }
  return text;
}

std::vector<PuzzleFile> load_puzzles(const RefereeOptions& options) {
  std::vector<PuzzleFile> files;
  if (!options.hands_file.empty()) {
    const std::string& name = options.hands_file;
    files.push_back(load_file(name, name, name, options.query.framing, options));
  }
  for (const std::string& group : options.groups) {
    const std::size_t before = files.size();
    for (const TestCase& test : load_cases(options.testdata, group)) {
      if (!is_wanted(test, options)) continue;
      const std::string folder = std::filesystem::path(test.name).parent_path().string();
      files.push_back(load_file(folder, test.name, test.input_file, Framing::kSentinel, options));
    }
    if (files.size() == before) {
      throw std::runtime_error(group + ": no case here has hands " +
                               (options.expect == Expect::kVerdicts ? "and answers" : "only"));
    }
  }
  std::erase_if(files, [](const PuzzleFile& file) { return file.puzzles.empty(); });
  if (files.empty())
    throw std::runtime_error("there is nothing to ask: " + what_is_missing(options));
  return files;
}

}  // namespace twentyfour
