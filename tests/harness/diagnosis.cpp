#include "tests/harness/diagnosis.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <utility>

#include "solver/input/run.hpp"
#include "solver/text/wording.hpp"
#include "tests/harness/hints.hpp"
#include "tests/harness/marking.hpp"
#include "tests/harness/texts.hpp"
#include "tests/wrong_programs/wrong_programs.hpp"
#include "tests/wrong_scorers/wrong_scorers.hpp"

namespace twentyfour {
namespace {

struct KnownMistake {
  std::string name;
  std::string who;  // "a program that ..."
  std::function<std::vector<bool>(std::span<const Puzzle>)> answers;
  std::function<bool(const Puzzle&, const std::string&)> accepts = {};  // an expression
  bool remembers = false;    // an answer depends on the hands before
  bool is_constant = false;  // all answers are the same
};

// What programs are compared with.
struct Catalogue {
  std::vector<KnownMistake> mistakes;
  std::vector<KnownMistake> pairs;  // of mistakes
  std::string none;                 // is said if nothing explains the answers
};

// An option that changes rules, and the program and the scorer whose mistake is what they do then.
struct SameMistake {
  std::string_view option;
  void (*change)(Rules& rules);
  std::string_view program;
  std::string_view scorer;
};

constexpr std::array<SameMistake, 8> kSameMistakes = {{
    {"--division=real", [](Rules& rules) { rules.division = Division::kReal; }, "", ""},
    {"--division=exact", [](Rules& rules) { rules.division = Division::kExact; }, "exact-division",
     "refuses-fractions"},
    {"--division=truncating", [](Rules& rules) { rules.division = Division::kTruncating; },
     "integer-division", "integer-division-in-answers"},
    {"--form=parentheses", [](Rules& rules) { rules.form = Form::kParentheses; }, "", ""},
    {"--form=precedence", [](Rules& rules) { rules.form = Form::kPrecedence; }, "", ""},
    {"--form=left-to-right", [](Rules& rules) { rules.form = Form::kLeftToRight; }, "running-total",
     "left-to-right"},
    {"--ordered", [](Rules& rules) { rules.ordered = true; }, "order-kept", "cards-in-order"},
    {"cards in any order", [](Rules& rules) { rules.ordered = false; }, "", ""},
}};

// Nothing if they are those of the run, or none that a run can have.
std::optional<Run> run_by(const SameMistake& other, Run run) {
  const Rules before = run.rules;
  const Rules& rules = run.rules;
  other.change(run.rules);
  if (rules == before || most_cards(rules) < run.cards) return std::nullopt;
  if (rules.operators.has_power_or_factorial() && rules.form != Form::kParentheses) {
    return std::nullopt;
  }
  return run;
}

std::string as_with_option(std::string_view name, std::string_view SameMistake::*same,
                           const Run& run) {
  const auto* const row = std::ranges::find(kSameMistakes, name, same);
  if (row == kSameMistakes.end() || !run_by(*row, run)) return {};
  return std::string(", as with ").append(row->option);
}

// Answers each puzzle by itself.
template <class Answer>
auto each(Answer answer) {
  return [answer](std::span<const Puzzle> puzzles) {
    std::vector<bool> answers;
    answers.reserve(puzzles.size());
    for (const Puzzle& puzzle : puzzles) answers.push_back(answer(puzzle));
    return answers;
  };
}

// @param are_known  also those of four cards, 24 and the usual rules
std::vector<KnownMistake> known(const std::vector<WrongProgram>& programs,
                                const RefereeOptions& options, bool are_known) {
  std::vector<KnownMistake> mistakes;
  for (const WrongProgram& program : programs) {
    // A process of its own remembers nothing.
    if (program.remembers && options.give != Give::kBatch) continue;
    if (!are_known && !program.is_constant) continue;
    const auto accepts = [program](const Puzzle& puzzle, const std::string& expression) {
      return program.accepts && program.accepts(hands_of({&puzzle, 1}).front(), expression);
    };
    mistakes.push_back(
        {program.name,
         "a program that " + program.habit +
             as_with_option(program.name, &SameMistake::program, options.run),
         [program](std::span<const Puzzle> puzzles) { return program.answer(hands_of(puzzles)); },
         accepts, program.remembers, program.is_constant});
  }
  return mistakes;
}

std::vector<KnownMistake> known(const std::vector<WrongScorer>& scorers, const Run& run,
                                bool are_known) {
  std::vector<KnownMistake> mistakes;
  for (const WrongScorer& scorer : scorers) {
    if (!are_known && !scorer.is_constant) continue;
    const auto accepts = [&scorer](const Puzzle& puzzle) {
      return scorer.accepts(puzzle.cards, puzzle.answer);
    };
    mistakes.push_back({.name = scorer.name,
                        .who = "a scorer that " + scorer.habit +
                               as_with_option(scorer.name, &SameMistake::scorer, run),
                        .answers = each(accepts),
                        .is_constant = scorer.is_constant});
  }
  return mistakes;
}

KnownMistake follows(const std::string& name, const Run& run, Expect expect) {
  const auto right = std::make_shared<RightAnswers>(run, expect);
  return {.name = name,
          .who = expect == Expect::kVerdicts ? "a scorer that follows other rules"
                                             : "a program that follows other rules",
          .answers = each([right](const Puzzle& puzzle) { return right->is_yes(puzzle); }),
          .accepts = [right](const Puzzle& puzzle, const std::string& expression) {
            return right->flaw(puzzle, expression).empty();
          }};
}

// One or two options that change the rules, but for those that known mistakes are.
void add_rules(Catalogue& catalogue, const RefereeOptions& options, bool are_known) {
  const auto member =
      options.expect == Expect::kVerdicts ? &SameMistake::scorer : &SameMistake::program;
  const auto is_known = [&](const SameMistake& other) {
    return are_known && !(other.*member).empty();
  };
  for (const SameMistake* one = kSameMistakes.begin(); one != kSameMistakes.end(); ++one) {
    const std::optional<Run> run = run_by(*one, options.run);
    if (!run) continue;
    if (!is_known(*one)) {
      catalogue.mistakes.push_back(follows(std::string(one->option), *run, options.expect));
    }
    for (const SameMistake* other = one + 1; other != kSameMistakes.end(); ++other) {
      const std::optional<Run> alone = run_by(*other, options.run);
      const std::optional<Run> both = run_by(*other, *run);
      if (!alone || !both || both->rules == alone->rules || (is_known(*one) && is_known(*other)))
        continue;
      catalogue.pairs.push_back(
          follows(joined({one->option, " and ", other->option}), *both, options.expect));
    }
  }
}

// Whether the wrong programs or scorers follow the rules of the run, but for their mistakes.
bool are_compared(const RefereeOptions& options) {
  Run run = options.run;
  const Operators operators = std::exchange(run.rules.operators, {});
  const Cards cards(static_cast<std::size_t>(run.cards));
  const Deal deal(cards.begin(), cards.end(), run.target);
  const bool are_other_operators = options.expect == Expect::kVerdicts
                                       ? operators != Operators()
                                       : operators.contains(Symbol::kFactorial);
  return run.rules.division == Division::kReal && is_judges_question(run, deal) &&
         !are_other_operators;
}

// The puzzles of a file that are compared, and their marks.
struct Compared {
  std::span<const Puzzle> puzzles;
  std::span<const Marked> marks;
};

// A mistake takes some 10 us for a hand of four cards, and ten times as long for each further card.
std::size_t most_compared(int cards) {
  std::size_t most = 10'000;
  for (; cards > kCardsInHand; --cards) most /= 10;
  return most;
}

std::vector<Compared> compared(const std::vector<PuzzleFile>& files, const Tried& tried,
                               const RefereeOptions& options, std::string_view group) {
  std::vector<Compared> all;
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (!group.empty() && files[i].group != group) continue;
    const std::span puzzles(files[i].puzzles);
    const std::size_t count = std::min(puzzles.size(), most_compared(options.run.cards));
    all.push_back({puzzles.first(count), std::span(tried.marks[i]).first(count)});
  }
  return all;
}

// How well a mistake predicts the answers of a program, in hands.
struct Agreement {
  std::size_t wrong = 0;   // that the program gets wrong
  std::size_t right = 0;   // that it gets right
  std::size_t missed = 0;  // of the wrong ones, those that the mistake does not explain
  std::size_t extra = 0;   // of the right ones, those that the mistake gets wrong
  std::string first = {};  // of the missed and the extra ones

  std::size_t differing() const { return missed + extra; }

  std::string text() const {
    if (wrong == 1 && differing() == 0) return "explains its only mistake";
    return "explains " + (missed == 0 ? "all " : std::to_string(wrong - missed) + " of its ") +
           std::to_string(wrong) + (missed == 0 ? " of its mistakes" : " mistakes") +
           (extra == 0 ? "" : " and makes " + counted(extra, "other")) +
           (first.empty() ? "" : ", and differs first on " + first);
  }

  // Whether the mistake is the cause: of the hands that the program gets wrong, of those that it
  // gets right, and of those that the mistake gets wrong, at most 3 in a hundred differ.
  bool is_near() const {
    const auto are_few = [](std::size_t part, std::size_t all) { return 100 * part <= 3 * all; };
    return are_few(missed, wrong) && are_few(extra, right) &&
           are_few(extra, wrong - missed + extra);
  }
};

bool explains(const KnownMistake& mistake, const Puzzle& puzzle, const Marked& marked,
              bool answer) {
  if (answer != *marked.says_yes) return false;
  if (marked.mark != Mark::kWrongExpression) return marked.mark != Mark::kWrongCount;
  return mistake.accepts && mistake.accepts(puzzle, marked.wrong_expression);
}

void compare(const KnownMistake& mistake, std::span<const Puzzle> puzzles,
             std::span<const Marked> marks, Agreement& agreement) {
  const std::vector<bool> answers = mistake.answers(puzzles);
  for (std::size_t i = 0; i < answers.size(); ++i) {
    if (!marks[i].says_yes) continue;
    const bool is_wrong_here = is_wrong(marks[i]);
    ++(is_wrong_here ? agreement.wrong : agreement.right);
    if (explains(mistake, puzzles[i], marks[i], answers[i])) continue;
    ++(is_wrong_here ? agreement.missed : agreement.extra);
    if (!agreement.first.empty()) continue;
    agreement.first = to_text(puzzles[i].cards);
    if (!puzzles[i].answer.empty()) agreement.first += ", answer " + puzzles[i].answer;
  }
}

// Nothing if more than `most` hands differ.
std::optional<Agreement> agreement_with(const KnownMistake& mistake,
                                        const std::vector<Compared>& files, std::size_t most) {
  Agreement agreement;
  for (const Compared& file : files) {
    const std::size_t all = file.puzzles.size();
    const std::size_t step = mistake.remembers ? all : std::min<std::size_t>(all, 20);
    for (std::size_t from = 0; from < all; from += step) {
      const std::size_t count = std::min(step, all - from);
      compare(mistake, file.puzzles.subspan(from, count), file.marks.subspan(from, count),
              agreement);
      if (agreement.differing() > most) return std::nullopt;
    }
  }
  return agreement;
}

// More causes are only counted, and none is sure.
constexpr std::size_t kMostNamed = 3;

// The mistakes that differ on the fewest answers.
struct Nearest {
  Agreement agreement = {};
  std::vector<std::string> names = {};

  std::string text() const {
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), kMostNamed); ++i) {
      text.append(i == 0 ? "" : ", or ").append(names[i]);
    }
    if (names.size() <= kMostNamed) return text;
    return text + ", or " + counted(names.size() - kMostNamed, "other");
  }
};

// The answers of some files, for which the order of hands does not matter. The wrong ones come
// first: few of them tell a mistake from the cause.
class Answered {
 public:
  explicit Answered(const std::vector<Compared>& files) : files_(files) {
    for (const bool are_wrong : {true, false}) {
      for (const auto& [puzzles, marks] : files) {
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
          if (!marks[i].says_yes || is_wrong(marks[i]) != are_wrong) continue;
          puzzles_.push_back(puzzles[i]);
          marks_.push_back(marks[i]);
        }
      }
      if (are_wrong) wrong_ = puzzles_.size();
    }
  }

  std::size_t all() const { return puzzles_.size(); }
  std::size_t wrong() const { return wrong_; }

  // How many are wrong that differ by their cards, in any order, or by their answers.
  std::size_t different_wrong() const {
    std::set<std::pair<Cards, std::string>> different;
    for (std::size_t i = 0; i < wrong_; ++i) {
      Cards cards = puzzles_[i].cards;
      std::ranges::sort(cards);
      different.emplace(std::move(cards), puzzles_[i].answer);
    }
    return different.size();
  }

  // @param most  answers that differ
  Nearest nearest(const std::vector<KnownMistake>& mistakes, std::size_t most) const {
    Nearest best;
    for (const KnownMistake& mistake : mistakes) {
      const bool must_be_same = mistake.is_constant || mistake.remembers;
      auto found = agreement_with(
          mistake, mistake.remembers ? files_ : std::vector<Compared>{{puzzles_, marks_}},
          must_be_same ? 0 : most);
      if (!found) continue;
      if (found->differing() < most) best.names.clear();
      most = found->differing();
      best.agreement = *std::move(found);
      best.names.push_back(mistake.who + " (" + mistake.name + ")");
      if (best.names.size() > 1) best.agreement.first.clear();  // each has its own
    }
    return best;
  }

 private:
  const std::vector<Compared>& files_;
  std::vector<Puzzle> puzzles_;
  std::vector<Marked> marks_;
  std::size_t wrong_ = 0;
};

// Whether a process ended, or was ended, before there was an answer to a hand.
bool has_failed(const Marked& marked) {
  return !marked.says_yes && (marked.mark == Mark::kCrashed || marked.mark == Mark::kTimedOut ||
                              marked.mark == Mark::kNotTried);
}

// Nothing is said if no answer is wrong. Where more puzzles have no verdict than a wrong one, they
// may be what tells a mistake from another, so none is named.
Diagnosis cause(const Catalogue& catalogue, const std::vector<Compared>& files) {
  const Answered answered(files);
  const std::size_t wrong = answered.wrong();
  if (wrong == 0) return {};
  std::size_t all = 0;
  std::size_t failed = 0;
  for (const Compared& file : files) {
    all += file.marks.size();
    failed += static_cast<std::size_t>(std::ranges::count_if(file.marks, has_failed));
  }
  const std::size_t unread = all - failed - answered.all();
  if (unread > wrong) {
    return {"known mistakes are not compared, because " + std::to_string(unread) + " of " +
                counted(all, "answer") + " cannot be judged",
            false};
  }
  // By one or two hands, mistakes that are not known look like one that is: of the samples a
  // program that does not multiply fractions gets 1 5 5 5 wrong, as does one that divides integers.
  // Right answers to many other hands do not tell them apart.
  const bool are_many = answered.different_wrong() >= 3;
  Nearest best = answered.nearest(catalogue.mistakes, wrong - 1);
  const auto explains_all = [](const Nearest& nearest) {
    return !nearest.names.empty() && nearest.agreement.differing() == 0;
  };
  const auto is_cause = [](const Nearest& nearest) {
    return !nearest.names.empty() && nearest.agreement.is_near();
  };
  if (are_many && !explains_all(best)) {
    Nearest pair = answered.nearest(catalogue.pairs, wrong / 16);
    if (explains_all(pair) || (is_cause(pair) && !is_cause(best))) best = std::move(pair);
  }
  const std::string text = best.agreement.text();
  if (explains_all(best)) {
    const bool is_sure = are_many && failed == 0 && best.names.size() <= kMostNamed;
    return {(is_sure ? "answers like " : "may answer like ") + best.text() + ": " + text +
                (is_sure       ? ""
                 : failed == 0 ? "; more hands would tell"
                               : "; " + counted(failed, "hand") + " without an answer would tell"),
            is_sure};
  }
  if (is_cause(best)) return {"answers nearly like " + best.text() + ": " + text};
  const bool helps = !best.names.empty() && 2 * best.agreement.differing() <= wrong;
  return {catalogue.none + (helps ? "; the nearest is " + best.text() + ", which " + text : ""),
          false};
}

// Whether a batch is answered up to the first hand that begins with 0.
bool ends_at_zero(const PuzzleFile& file, const BatchLines& lines) {
  const auto begins_with_zero = [](const Puzzle& puzzle) { return puzzle.cards.front() == 0; };
  const auto zero = std::ranges::find_if(file.puzzles, begins_with_zero);
  return zero != file.puzzles.end() &&
         static_cast<std::size_t>(zero - file.puzzles.begin()) == lines.lines;
}

// Empty if each batch has a line for each hand.
std::string cause_of_misfits(const std::vector<PuzzleFile>& files, const Tried& tried,
                             const RefereeOptions& options) {
  std::string text;
  bool are_one_too_many = true;
  bool are_one = true;
  bool are_to_zero = true;
  bool has_hint = false;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const BatchLines& lines = tried.lines[i];
    if (lines.fits()) continue;
    if (text.empty()) text = files[i].name + ": " + answers_to_hands(lines);
    are_one_too_many &= lines.lines == lines.hands + 1;
    are_one &= lines.lines == 1;
    are_to_zero &= ends_at_zero(files[i], lines);
    has_hint |= !tried.marks[i].front().hint.empty();
  }
  if (text.empty() || has_hint) return text;
  if (are_to_zero) {
    return text + "; it ends at a hand that begins with 0: --range=1-9999 leaves such hands out";
  }
  const auto is_silent = [](const BatchLines& lines) { return lines.lines == 0; };
  if (std::ranges::all_of(tried.lines, is_silent)) return text + "; " + give_hint(options);
  const bool has_sentinel =
      options.run.framing == Framing::kSentinel && options.expect != Expect::kVerdicts;
  if (are_one_too_many && has_sentinel) {
    return text +
           "; if one of them is to the hand of zeros at the end, --input=eof leaves that hand out";
  }
  if (are_one) return text + "; if a process reads one hand, --give=stdin starts one for each";
  return text + "; --give=stdin takes any number of lines for a hand";
}

Catalogue catalogue_for(const RefereeOptions& options) {
  const bool are_known = are_compared(options);
  Catalogue catalogue = {{}, {}, "no known mistake explains it"};
  if (!are_known) {
    catalogue.none =
        "no other rules explain it; known mistakes are compared only under the usual rules";
  }
  if (options.expect == Expect::kVerdicts) {
    catalogue.mistakes = known(wrong_scorers(), options.run, are_known);
    catalogue.pairs = known(pairs_of_wrong_scorers(), options.run, are_known);
  } else {
    const Operators& operators = options.run.rules.operators;
    catalogue.mistakes = known(wrong_programs_with(operators), options, are_known);
    catalogue.pairs = known(pairs_of_wrong_programs(operators), options, are_known);
  }
  add_rules(catalogue, options, are_known);
  return catalogue;
}

// As if each wrong expression for a hand that has a solution were right; nothing if there is none.
std::optional<Tried> without_wrong_expressions(Tried tried) {
  bool has_any = false;
  for (std::vector<Marked>& marks : tried.marks) {
    for (Marked& marked : marks) {
      if (marked.mark != Mark::kWrongExpression) continue;
      marked.mark = Mark::kRight;
      has_any = true;
    }
  }
  return has_any ? std::optional(std::move(tried)) : std::nullopt;
}

// What explains the mistakes: in all files, or in each group by itself.
Diagnosis causes(const std::vector<PuzzleFile>& files, const Tried& tried,
                 const RefereeOptions& options) {
  const Catalogue catalogue = catalogue_for(options);
  if (options.expect != Expect::kVerdicts) {
    const Diagnosis all = cause(catalogue, compared(files, tried, options, ""));
    if (all.is_explained) return all;
    const std::optional<Tried> verdicts = without_wrong_expressions(tried);
    if (!verdicts) return all;
    const Diagnosis some = cause(catalogue, compared(files, *verdicts, options, ""));
    const bool helps = some.is_explained && !some.text.empty();
    return helps ? Diagnosis{"wrong expressions apart, " + some.text, false} : all;
  }
  std::vector<std::string> groups;
  for (const PuzzleFile& file : files) {
    if (std::ranges::find(groups, file.group) == groups.end()) groups.push_back(file.group);
  }
  Diagnosis all;
  for (const std::string& group : groups) {
    const auto [text, is_explained] = cause(catalogue, compared(files, tried, options, group));
    if (text.empty()) continue;
    all.text.append(all.text.empty() ? "" : "\n")
        .append(groups.size() > 1 ? group + ": " : "")
        .append(text);
    all.is_explained = all.is_explained && is_explained;
  }
  return all;
}

}  // namespace

Diagnosis diagnosis(const std::vector<PuzzleFile>& files, const Tried& tried,
                    const RefereeOptions& options) {
  Diagnosis said = {cause_of_misfits(files, tried, options)};
  if (said.text.empty()) said = causes(files, tried, options);
  const auto banner =
      std::ranges::find_if_not(tried.lines, &std::string::empty, &BatchLines::banner);
  if (banner != tried.lines.end()) {
    said.text = "the first line is a banner, not an answer: " + banner->banner +
                (said.text.empty() ? "" : "\n" + said.text);
  }
  return said;
}

}  // namespace twentyfour
