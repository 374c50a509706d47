#include "tests/harness/diagnosis.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>

#include "tests/wrong_programs/wrong_programs.hpp"
#include "tests/wrong_scorers/wrong_scorers.hpp"

namespace twentyfour {
namespace {

struct KnownMistake {
  std::string name;
  std::string habit;
  std::function<std::vector<bool>(const std::vector<Puzzle>&)> answers;
};

std::vector<KnownMistake> mistakes_of_programs(Give give) {
  std::vector<KnownMistake> mistakes;
  for (const WrongProgram& program : wrong_programs()) {
    const auto answers = [&program, give](const std::vector<Puzzle>& puzzles) {
      std::vector<Hand> hands;
      std::vector<bool> each;
      for (const Puzzle& puzzle : puzzles) {
        Hand& hand = hands.emplace_back();
        std::transform(puzzle.cards.begin(), puzzle.cards.end(), std::begin(hand.cards),
                       [](std::int64_t card) { return static_cast<int>(card); });
        // A process of its own remembers nothing.
        if (give != Give::kBatch) each.push_back(program.answer({hand}).front());
      }
      return give == Give::kBatch ? program.answer(hands) : each;
    };
    mistakes.push_back({program.name, std::string("a program that ") + program.habit, answers});
  }
  return mistakes;
}

std::vector<KnownMistake> mistakes_of_scorers() {
  std::vector<KnownMistake> mistakes;
  for (const WrongScorer& scorer : wrong_scorers()) {
    const auto answers = [&scorer](const std::vector<Puzzle>& puzzles) {
      std::vector<bool> each;
      for (const Puzzle& puzzle : puzzles) {
        each.push_back(scorer.accepts(puzzle.cards, puzzle.answer));
      }
      return each;
    };
    mistakes.push_back({scorer.name, std::string("a scorer that ") + scorer.habit, answers});
  }
  return mistakes;
}

// How many hands are wrong in the same way, of those that either gets wrong.
struct Likeness {
  std::size_t alike = 0;
  std::size_t all = 0;

  bool operator<(const Likeness& other) const { return alike * other.all < other.alike * all; }
  bool operator==(const Likeness& other) const { return alike * other.all == other.alike * all; }
};

bool is_wrong(const Marked& marked) {
  return marked.mark == Mark::kWrongYes || marked.mark == Mark::kWrongNo;
}

bool has_wrong_answers(const std::vector<std::vector<Marked>>& marks) {
  return std::ranges::any_of(
      marks, [](const auto& of_file) { return std::ranges::any_of(of_file, is_wrong); });
}

// So many hands of a file are compared: a mistake may take 10 us for a hand.
constexpr std::ptrdiff_t kMostCompared = 10'000;

// Hands without an answer do not count.
Likeness likeness(const KnownMistake& mistake, const std::vector<PuzzleFile>& files,
                  const std::vector<std::vector<Marked>>& marks) {
  Likeness likeness;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const std::vector<Puzzle>& puzzles = files[i].puzzles;
    const std::vector<bool> answers = mistake.answers(
        {puzzles.begin(), puzzles.begin() + std::min(std::ssize(puzzles), kMostCompared)});
    for (std::size_t j = 0; j < answers.size(); ++j) {
      const Marked& marked = marks[i][j];
      if (!marked.says_yes) continue;
      const bool is_yes = is_wrong(marked) != *marked.says_yes;
      if (answers[j] == is_yes && *marked.says_yes == is_yes) continue;
      ++likeness.all;
      if (answers[j] == *marked.says_yes) ++likeness.alike;
    }
  }
  return likeness;
}

}  // namespace

std::string diagnosis(const std::vector<PuzzleFile>& files, const Tried& tried,
                      const RefereeOptions& options) {
  const std::vector<std::vector<Marked>>& marks = tried.marks;
  const Cards cards(static_cast<std::size_t>(options.run.cards));
  const Deal deal(cards.begin(), cards.end(), options.run.target);
  if (!has_judges_rules(options.run) || !is_judges_deal(deal)) return {};
  if (options.run.rules.division != Division::kReal) return {};
  if (!has_wrong_answers(marks)) return {};
  const auto mistakes = options.expect == Expect::kVerdicts ? mistakes_of_scorers()
                                                            : mistakes_of_programs(options.give);
  Likeness best;
  std::string names;
  for (const KnownMistake& mistake : mistakes) {
    const Likeness found = likeness(mistake, files, marks);
    if (found.alike == 0 || found < best) continue;
    if (best < found) names.clear();
    best = found;
    names.append(names.empty() ? "" : ", or ");
    names.append(mistake.habit).append(" (").append(mistake.name).append(")");
  }
  if (names.empty()) return {};
  return (best.alike == best.all ? "answers like " : "answers most like ") + names + ": " +
         std::to_string(best.alike) + " of " + std::to_string(best.all);
}

}  // namespace twentyfour
