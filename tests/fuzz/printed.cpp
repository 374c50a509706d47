// Whatever a program prints, the referee marks it, and reports in UTF-8; what it accepts as an
// answer is exactly right.

#include "tests/harness/printed.hpp"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tests/checking/judged.hpp"
#include "tests/fuzz/choices.hpp"
#include "tests/fuzz/second_notations.hpp"
#include "tests/harness/advising.hpp"
#include "tests/harness/marking.hpp"
#include "tests/harness/report.hpp"
#include "tests/harness/texts.hpp"

namespace twentyfour {
namespace {

// A hand that the text may be about: its first numbers, and zeros if it has too few.
Cards first_numbers(std::string_view text, std::size_t cards) {
  Cards numbers;
  for (std::size_t at = 0; at < text.size() && numbers.size() < cards; ++at) {
    if (std::isdigit(static_cast<unsigned char>(text[at])) == 0) continue;
    std::int64_t number = text[at] - '0';
    while (at + 1 < text.size() && std::isdigit(static_cast<unsigned char>(text[at + 1])) != 0) {
      number = (number * 10 + (text[++at] - '0')) % 10'000;
    }
    numbers.push_back(number);
  }
  numbers.resize(cards);
  return numbers;
}

// Whether the text says YES by answers, all of them right.
bool says_yes_rightly(std::string_view text, const Cards& cards, const Query& query) {
  const Deal deal(cards.begin(), cards.end(), query.target);
  const std::vector<PrintedAnswer> answers = read_printed(text, deal, query.rules).answers;
  for (const PrintedAnswer& answer : answers) {
    if (answer.verdict != Verdict::kRight) return false;
    require(judged(deal, answer.text, query.rules) == "right",
            "what is accepted is right for --check: " + answer.text);
    require(second::read({}, cards, query.target, {}, answer.text) == second::Verdict::kRight,
            "what is accepted is right: " + answer.text);
  }
  return !answers.empty();
}

}  // namespace

void try_input(Choices& choices) {
  RefereeOptions options;
  options.give = choices.below(4) == 0 ? Give::kBatch : Give::kStdin;
  options.expect = choices.below(4) == 0 ? Expect::kWords : Expect::kExpressions;
  options.query.cards = 1 + static_cast<int>(choices.below(5));
  if (choices.below(4) == 0)
    options.query.target = Rational(static_cast<std::int64_t>(choices.below(100)));
  const std::string text(choices.text());
  const Cards cards = first_numbers(text, static_cast<std::size_t>(options.query.cards));
  const std::vector<PuzzleFile> files = {{"group", text, {{cards}, {cards}}}};
  const bool is_batch = options.give == Give::kBatch;
  ProcessRun run = {.file = 0, .first = 0, .count = is_batch ? 2U : 1U, .was_tried = true};
  run.result.out = text;
  run.result.err = text;
  run.result.status = static_cast<int>(choices.below(2));
  const std::vector<FileOutput> outputs = read_outputs(files, {run}, options);
  const Marking marking = mark(files, outputs, options);
  const Marks& marks = marking.marks;
  require(marks.size() == 1 && marks[0].size() == 2, "each puzzle has a mark");
  if (!is_batch && options.expect == Expect::kExpressions && marks[0][0].mark == Mark::kRight) {
    const bool is_yes = says_yes_rightly(without_escape_sequences(text), cards, options.query);
    require(marks[0][0].says_yes == is_yes, "YES is said by right answers alone");
  }
  const Explanation explanation = explain(files, marks, options);
  const Report report = {"title", files, outputs, marks,
                         advise(files, outputs, marking, explanation, options)};
  std::string printed = to_text(report, Format::kJunit);
  std::replace(printed.begin(), printed.end(), '\n', ' ');
  require(clean(printed) == printed, "reports are in UTF-8, without control characters");
}

}  // namespace twentyfour
