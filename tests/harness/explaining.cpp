#include "tests/harness/explaining.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <random>
#include <set>
#include <span>
#include <string_view>
#include <utility>

#include "solver/input/query.hpp"
#include "solver/text/wording.hpp"
#include "tests/harness/asking.hpp"
#include "tests/wrong_programs/wrong_programs.hpp"
#include "tests/wrong_scorers/wrong_scorers.hpp"

namespace twentyfour {
namespace {

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
std::optional<Query> query_by(const SameMistake& other, Query query) {
  const Rules before = query.rules;
  const Rules& rules = query.rules;
  other.change(query.rules);
  if (rules == before || most_cards(rules) < query.cards) return std::nullopt;
  if (rules.operators.has_power_or_factorial() && rules.form != Form::kParentheses) {
    return std::nullopt;
  }
  return query;
}

std::string as_with_option(std::string_view name, std::string_view SameMistake::*same,
                           const Query& query) {
  const auto* const row = std::ranges::find(kSameMistakes, name, same);
  if (row == kSameMistakes.end() || !query_by(*row, query)) return {};
  return std::string(", as with ").append(row->option);
}

Suspect follows(const std::string& name, const Query& query, Expect expect, bool is_pair) {
  const auto right = std::make_shared<RightAnswers>(query, expect);
  return {.name = name,
          .group = {},
          .habit = "follows other rules",
          .answers = each([right](const Puzzle& puzzle) { return right->is_yes(puzzle); }),
          .accepts =
              [right](const Puzzle& puzzle, std::string_view expression) {
                return right->flaw(puzzle, expression).empty();
              },
          .is_pair = is_pair};
}

// One or two options that change the rules, but for those that known mistakes are.
void add_rules(const RefereeOptions& options, bool are_known, std::vector<Suspect>& suspects) {
  const auto member =
      options.expect == Expect::kVerdicts ? &SameMistake::scorer : &SameMistake::program;
  const auto is_known = [&](const SameMistake& other) {
    return are_known && !(other.*member).empty();
  };
  for (const SameMistake* one = kSameMistakes.begin(); one != kSameMistakes.end(); ++one) {
    const std::optional<Query> query = query_by(*one, options.query);
    if (!query) continue;
    if (!is_known(*one)) {
      suspects.push_back(follows(std::string(one->option), *query, options.expect, false));
    }
    for (const SameMistake* other = one + 1; other != kSameMistakes.end(); ++other) {
      const std::optional<Query> alone = query_by(*other, options.query);
      const std::optional<Query> both = query_by(*other, *query);
      if (!alone || !both || both->rules == alone->rules || (is_known(*one) && is_known(*other)))
        continue;
      suspects.push_back(
          follows(joined({one->option, " and ", other->option}), *both, options.expect, true));
    }
  }
}

// Other targets, but for those that known mistakes have: looked at last, as pairs are.
void add_targets(const RefereeOptions& options, bool are_known, std::vector<Suspect>& suspects) {
  constexpr int kMostTarget = 100;
  for (int target = 1; target <= kMostTarget; ++target) {
    const bool is_known = are_known && (target == kTarget - 1 || target == kTarget + 1);
    if (is_known || options.query.target == Rational(target)) continue;
    Query query = options.query;
    query.target = Rational(target);
    suspects.push_back(follows("--target=" + std::to_string(target), query, options.expect, true));
  }
}

// Whether the wrong programs or scorers follow the rules of the run, but for their mistakes.
bool are_compared(const RefereeOptions& options) {
  Query query = options.query;
  const Operators operators = std::exchange(query.rules.operators, {});
  const bool are_other_operators = options.expect == Expect::kVerdicts
                                       ? operators != Operators()
                                       : operators.contains(Symbol::kFactorial);
  return query.rules.division == Division::kReal && has_judges_rules(query) &&
         query.cards == kCardsInHand && query.target == Rational(kTarget) && !are_other_operators;
}

// All that the program may do; two mistakes after one.
std::vector<Suspect> suspects_for(const RefereeOptions& options,
                                  const std::optional<AskedAgain>& again) {
  const bool are_known = are_compared(options);
  const bool is_scorer = options.expect == Expect::kVerdicts;
  const auto member = is_scorer ? &SameMistake::scorer : &SameMistake::program;
  std::vector<Suspect> suspects =
      is_scorer ? wrong_scorers() : wrong_programs(options.query.rules.operators);
  std::erase_if(suspects, [&](const Suspect& suspect) {
    return (!are_known && !suspect.is_constant) ||
           (suspect.remembers && options.give != Give::kBatch);
  });
  for (Suspect& suspect : suspects) {
    suspect.habit += as_with_option(suspect.name, member, options.query);
  }
  add_rules(options, are_known, suspects);
  if (!is_scorer) add_targets(options, are_known, suspects);
  if (again && again->wrong > 0) {
    const bool carries_over = again->changed > 0;
    std::erase_if(suspects, [carries_over](const Suspect& suspect) {
      return suspect.remembers != carries_over;
    });
  }
  // One that always says the same is the simplest cause.
  std::ranges::stable_sort(suspects, {}, [](const Suspect& suspect) {
    return suspect.is_constant ? 0 : suspect.is_pair ? 2 : 1;
  });
  return suspects;
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

std::vector<Compared> compared(const std::vector<PuzzleFile>& files, const Marks& marks,
                               const RefereeOptions& options, std::string_view group) {
  std::vector<Compared> all;
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (!group.empty() && files[i].group != group) continue;
    const std::span puzzles(files[i].puzzles);
    const std::size_t count = std::min(puzzles.size(), most_compared(options.query.cards));
    all.push_back({puzzles.first(count), std::span(marks[i]).first(count)});
  }
  return all;
}

// Whether a part is at most 3 in a hundred of all.
bool are_few(std::size_t part, std::size_t all) {
  return 100 * part <= 3 * all;
}

// How well a mistake predicts the answers of a program, in hands.
struct Agreement {
  std::size_t wrong = 0;     // that the program gets wrong
  std::size_t right = 0;     // that it gets right
  std::size_t missed = 0;    // of the wrong ones, those that the mistake does not explain
  std::size_t extra = 0;     // of the right ones, those that the mistake gets wrong
  std::string example = {};  // one of the missed and the extra ones

  std::size_t differing() const { return missed + extra; }

  std::string text() const {
    if (wrong == 1 && differing() == 0) return "explains its only mistake";
    return "explains " + (missed == 0 ? "all " : std::to_string(wrong - missed) + " of its ") +
           std::to_string(wrong) + (missed == 0 ? " of its mistakes" : " mistakes") +
           (extra == 0 ? "" : " and makes " + counted(extra, "other")) +
           (example.empty() ? "" : ", and differs on " + example);
  }

  // Whether the mistake predicts nearly all: of the hands that the program gets wrong, of those
  // that it gets right, and of those that the mistake gets wrong, at most 3 in a hundred differ.
  bool is_near() const {
    return are_few(missed, wrong) && are_few(extra, right) &&
           are_few(extra, wrong - missed + extra);
  }
};

bool explains(const Suspect& suspect, const Puzzle& puzzle, const Marked& marked, bool answer) {
  if (answer != *marked.says_yes) return false;
  return marked.mark != Mark::kWrongExpression ||
         (suspect.accepts && suspect.accepts(puzzle, marked.wrong_expression));
}

// Of more causes none is sure.
constexpr std::size_t kMostNamed = 3;
constexpr std::size_t kFewestHands = 4;

// The answers of some files.
class Answered {
 public:
  explicit Answered(const std::vector<Compared>& files) : files_(files) {
    std::array<std::vector<Answer>, 2> kinds;  // right, wrong
    std::set<std::pair<Cards, std::string>> different;
    for (const auto& [puzzles, marks] : files) {
      for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (!marks[i].says_yes) continue;
        kinds.at(marks[i].is_wrong()).push_back({&puzzles[i], &marks[i]});
        if (!marks[i].is_wrong()) continue;
        Cards cards = puzzles[i].cards;
        std::ranges::sort(cards);
        different.emplace(std::move(cards), puzzles[i].answer);
      }
    }
    wrong_ = kinds.back().size();
    different_wrong_ = different.size();
    for (std::vector<Answer>& kind : kinds) std::ranges::shuffle(kind, std::minstd_rand());
    for (std::size_t i = 0; i < std::max(kinds.front().size(), wrong_); ++i) {
      for (const std::vector<Answer>& kind : kinds) {
        if (i < kind.size()) answers_.push_back(kind[i]);
      }
    }
  }

  std::size_t all() const { return answers_.size(); }
  std::size_t wrong() const { return wrong_; }
  std::size_t different_wrong() const { return different_wrong_; }  // in any order of the cards

  // Nothing if it cannot be the cause.
  std::optional<Agreement> agreement_with(const Suspect& suspect) const {
    Agreement agreement;
    if (!suspect.remembers) {
      for (const auto& [puzzle, marked] : answers_) {
        compare(suspect, std::span(puzzle, 1), std::span(marked, 1), agreement);
        if (!may_be_near(suspect, agreement)) return std::nullopt;
      }
    } else {
      for (const Compared& file : files_) {
        compare(suspect, file.puzzles, file.marks, agreement);
        if (!may_be_near(suspect, agreement)) return std::nullopt;
      }
    }
    return agreement.is_near() ? std::optional(agreement) : std::nullopt;
  }

 private:
  struct Answer {
    const Puzzle* puzzle;
    const Marked* marked;
  };

  bool may_be_near(const Suspect& suspect, const Agreement& agreement) const {
    const bool must_be_same = suspect.is_constant || suspect.remembers || suspect.is_pair;
    if (must_be_same) return agreement.differing() == 0;
    return are_few(agreement.missed, wrong_) && are_few(agreement.extra, all() - wrong_);
  }

  static void compare(const Suspect& suspect, std::span<const Puzzle> puzzles,
                      std::span<const Marked> marks, Agreement& agreement) {
    const std::vector<bool> answers = suspect.answers(puzzles);
    for (std::size_t i = 0; i < answers.size(); ++i) {
      if (!marks[i].says_yes) continue;
      ++(marks[i].is_wrong() ? agreement.wrong : agreement.right);
      if (explains(suspect, puzzles[i], marks[i], answers[i])) continue;
      ++(marks[i].is_wrong() ? agreement.missed : agreement.extra);
      if (!agreement.example.empty()) continue;
      agreement.example = to_text(puzzles[i].cards);
      if (!puzzles[i].answer.empty()) agreement.example += ", answer " + puzzles[i].answer;
    }
  }

  const std::vector<Compared>& files_;
  std::vector<Answer> answers_;  // wrong and right by turns, mixed: a few tell most suspects
  std::size_t wrong_ = 0;
  std::size_t different_wrong_ = 0;
};

// The suspects that explain the answers best: all of them before nearly all, and then one mistake
// before two.
struct Causes {
  Agreement agreement = {};
  std::vector<const Suspect*> suspects = {};

  bool explain_all() const { return !suspects.empty() && agreement.differing() == 0; }

  std::string text(std::string_view who) const {
    std::string text;
    for (std::size_t i = 0; i < std::min(suspects.size(), kMostNamed); ++i) {
      text.append(i == 0 ? "" : ", or ").append(who).append(suspects[i]->habit);
      text.append(" (").append(suspects[i]->name).append(")");
    }
    return text;
  }
};

Causes causes_among(const std::vector<Suspect>& suspects, const Answered& answered) {
  Causes best;
  const bool are_many = answered.different_wrong() >= kFewestHands;
  for (const Suspect& suspect : suspects) {
    if (best.explain_all() && best.suspects.front()->is_constant && !suspect.is_constant) break;
    const bool is_better_single = !best.suspects.empty() && !best.suspects.front()->is_pair;
    if (suspect.is_pair && (!are_many || (is_better_single && best.explain_all()))) continue;
    auto found = answered.agreement_with(suspect);
    if (!found) continue;
    const bool is_other_kind =
        !best.suspects.empty() && best.suspects.front()->is_pair != suspect.is_pair;
    if (!best.suspects.empty() && !is_other_kind &&
        found->differing() > best.agreement.differing()) {
      continue;
    }
    if (is_other_kind || found->differing() < best.agreement.differing()) best.suspects.clear();
    best.agreement = *std::move(found);
    best.suspects.push_back(&suspect);
    if (best.suspects.size() > 1) best.agreement.example.clear();  // each has its own
  }
  return best;
}

// Whether a process ended, or was ended, before there was an answer to a hand.
bool has_failed(const Marked& marked) {
  return !marked.says_yes && (marked.mark == Mark::kCrashed || marked.mark == Mark::kTimedOut ||
                              marked.mark == Mark::kNotTried);
}

// Whether a program says no wrong YES, and a wrong NO only to hands that division without a
// remainder does not solve. Rounding loses other ones of these in another order of operations than
// that of the known mistakes.
bool may_lose_fractions(const std::vector<Compared>& files, const RefereeOptions& options) {
  Query query = options.query;
  if (query.rules.division != Division::kReal || options.expect == Expect::kVerdicts) return false;
  query.rules.division = Division::kExact;
  RightAnswers without_fractions(query, options.expect);
  bool has_any = false;
  for (const auto& [puzzles, marks] : files) {
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      const bool is_no = marks[i].mark == Mark::kWrongNo;
      if (marks[i].mark == Mark::kWrongYes || (is_no && without_fractions.is_yes(puzzles[i])))
        return false;
      has_any = has_any || is_no;
    }
  }
  return has_any;
}

struct Cause {
  std::string text = {};
  bool is_named = true;
  bool may_be = false;  // otherwise: named on weak evidence
};

// Nothing is said if no answer is wrong. Where more puzzles have no verdict than a wrong one, they
// may be what tells a mistake from another, so none is named.
Cause cause(const std::vector<Suspect>& suspects, const std::vector<Compared>& files,
            const RefereeOptions& options) {
  const Answered answered(files);
  const std::size_t wrong = answered.wrong();
  if (wrong == 0) return {};
  std::size_t all = 0;
  std::size_t failed = 0;
  std::size_t crashed = 0;
  for (const Compared& file : files) {
    all += file.marks.size();
    failed += static_cast<std::size_t>(std::ranges::count_if(file.marks, has_failed));
    crashed += static_cast<std::size_t>(std::ranges::count_if(file.marks, [](const Marked& marked) {
      return marked.is_by_failure || (!marked.says_yes && marked.mark == Mark::kCrashed);
    }));
  }
  if (crashed > 0) {
    return {
        "known mistakes are not compared, because the program ends badly before it has answered",
        false};
  }
  const std::size_t unread = all - failed - answered.all();
  if (unread > wrong) {
    return {"known mistakes are not compared, because " + std::to_string(unread) + " of " +
                counted(all, "answer") + " cannot be judged",
            false};
  }
  const Causes causes = causes_among(suspects, answered);
  const std::string named =
      causes.text(options.expect == Expect::kVerdicts ? "a scorer that " : "a program that ") +
      ": " + causes.agreement.text();
  if (causes.explain_all()) {
    const bool are_many = answered.different_wrong() >= kFewestHands;
    if (are_many && failed == 0 && causes.suspects.size() <= kMostNamed) {
      return {"answers like " + named};
    }
    return {"may answer like " + named +
                (failed > 0 ? "; " + counted(failed, "hand") + " without an answer would tell"
                            : "; more hands would tell"),
            false, true};
  }
  if (!causes.suspects.empty()) return {"answers nearly like " + named};
  const bool are_few = answered.different_wrong() < kFewestHands;
  const std::string alone = are_few ? " alone" : "";  // two are not compared
  const std::string text = are_compared(options) ? "no known mistake" + alone + " explains it"
                                                 : "no other rules" + alone +
                                                       " explain it; known mistakes are compared "
                                                       "only under the usual rules";
  const std::string hint =
      may_lose_fractions(files, options)
          ? "; each wrong NO is to a hand that needs a fraction, which rounding may lose"
          : "";
  return {text + hint + (are_few ? "; more hands would tell" : ""), false};
}

// As if each wrong expression for a hand that has a solution were right; nothing if there is none.
std::optional<Marks> without_wrong_expressions(Marks all) {
  bool has_any = false;
  for (std::vector<Marked>& marks : all) {
    for (Marked& marked : marks) {
      if (marked.mark != Mark::kWrongExpression) continue;
      marked.mark = Mark::kRight;
      has_any = true;
    }
  }
  return has_any ? std::optional(std::move(all)) : std::nullopt;
}

Cause cause_for_programs(const std::vector<PuzzleFile>& files, const Marks& marks,
                         const RefereeOptions& options, const std::vector<Suspect>& suspects) {
  Cause all = cause(suspects, compared(files, marks, options, ""), options);
  if (all.is_named) return all;
  const std::optional<Marks> verdicts = without_wrong_expressions(marks);
  if (!verdicts) return all;
  const Cause some = cause(suspects, compared(files, *verdicts, options, ""), options);
  const bool is_better = some.is_named ? !some.text.empty() : some.may_be && !all.may_be;
  if (!is_better) return all;
  return {"wrong expressions apart, " + some.text, false};
}

// The answers without the tags that a program is given around each.
std::vector<PuzzleFile> without_tags(std::vector<PuzzleFile> files, const RefereeOptions& options) {
  constexpr std::string_view kPlace = "{answer}";
  const std::string_view text = options.standard_input;
  const std::size_t place = std::min(text.find(kPlace), text.size());
  const std::string_view before = text.substr(0, place);
  const std::string_view open = before.substr(before.find_last_of("\t\n}") + 1);
  const std::string_view after = text.substr(std::min(place + kPlace.size(), text.size()));
  const std::string_view close = after.substr(0, after.find('\n'));
  if (!open.starts_with('<')) return files;
  for (PuzzleFile& file : files) {
    for (auto& [cards, answer] : file.puzzles) {
      if (answer.size() < open.size() + close.size() || !answer.starts_with(open) ||
          !answer.ends_with(close))
        continue;
      answer = answer.substr(open.size(), answer.size() - open.size() - close.size());
    }
  }
  return files;
}

// The hands that are asked again, each a file of its own, and what was said of them before.
struct Again {
  std::vector<PuzzleFile> files = {};
  std::vector<const Marked*> before = {};
  std::vector<std::size_t> origins = {};  // the files that they are from
};

Again hands_to_ask(const std::vector<PuzzleFile>& files, const Marks& marks) {
  constexpr std::size_t kMostAsked = 20;
  std::vector<std::pair<std::size_t, std::size_t>> wrong;
  for (std::size_t i = 0; i < files.size(); ++i) {
    for (std::size_t j = 0; j < files[i].puzzles.size(); ++j) {
      if (marks[i][j].is_wrong()) wrong.emplace_back(i, j);
    }
  }
  Again again;
  const std::size_t count = std::min(wrong.size(), kMostAsked);
  for (std::size_t k = 0; k < count; ++k) {
    const auto [i, j] = wrong[k * wrong.size() / count];
    again.files.push_back({files[i].group, files[i].name, {files[i].puzzles[j]}});
    again.before.push_back(&marks[i][j]);
    again.origins.push_back(i);
  }
  return again;
}

Marks asked_and_marked(const std::vector<PuzzleFile>& files, const RefereeOptions& options) {
  return mark(files, read_outputs(files, ask(files, options), options), options).marks;
}

// Whether a file has the same answers once more.
bool is_answered_as_before(const PuzzleFile& file, const std::vector<Marked>& before,
                           const RefereeOptions& options) {
  const Marks now = asked_and_marked({file}, options);
  return std::ranges::equal(now.front(), before, {}, &Marked::says_yes, &Marked::says_yes);
}

}  // namespace

AskedAgain ask_again(const std::vector<PuzzleFile>& files, const Marks& marks,
                     const RefereeOptions& options) {
  const Again again = hands_to_ask(files, marks);
  AskedAgain found;
  if (again.files.empty()) return found;
  const Marks now = asked_and_marked(again.files, options);
  for (std::size_t k = 0; k < now.size(); ++k) {
    const Marked& marked = now[k].front();
    if (!marked.says_yes) continue;
    ++found.wrong;
    if (marked.mark == again.before[k]->mark || ++found.changed > 1) continue;
    found.first = to_text(again.files[k].puzzles.front().cards) + ": " + again.before[k]->said +
                  ", then " + marked.said;
    const std::size_t origin = again.origins[k];
    found.is_repeated = options.give == Give::kBatch &&
                        is_answered_as_before(files[origin], marks[origin], options);
  }
  return found;
}

Explanation explain(const std::vector<PuzzleFile>& files, const Marks& marks,
                    const RefereeOptions& options, const std::optional<AskedAgain>& again) {
  Explanation all;
  if (again && again->changed > 0) {
    const std::string how = again->is_repeated
                                ? "an answer depends on the hands before it: asked alone"
                                : "it does not answer the same twice: asked again";
    all.lines.push_back(how + ", it changes " + std::to_string(again->changed) + " of " +
                        counted(again->wrong, "wrong answer") + ", first for " + again->first);
    all.is_explained = false;
    if (!again->is_repeated) return all;
  }
  std::vector<Suspect> suspects = suspects_for(options, again);
  const auto say = [&all](const std::string& before, const Cause& cause) {
    if (cause.text.empty()) return;
    all.lines.push_back(before + cause.text);
    all.is_explained = all.is_explained && cause.is_named;
  };
  if (options.expect != Expect::kVerdicts) {
    say("", cause_for_programs(files, marks, options, suspects));
    return all;
  }
  std::vector<std::string> groups;
  for (const PuzzleFile& file : files) {
    if (std::ranges::find(groups, file.group) == groups.end()) groups.push_back(file.group);
  }
  const std::vector<PuzzleFile> given = without_tags(files, options);
  const std::vector<Compared> whole = compared(given, marks, options, "");
  const Answered answered(whole);
  std::erase_if(suspects, [&answered](const Suspect& suspect) {
    return suspect.is_constant && !answered.agreement_with(suspect);
  });
  for (const std::string& group : groups) {
    say(groups.size() > 1 ? group + ": " : "",
        cause(suspects, compared(given, marks, options, group), options));
  }
  return all;
}

}  // namespace twentyfour
