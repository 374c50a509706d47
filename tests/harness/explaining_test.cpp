// What the referee says of answers that are wrong. The answers are made up, so no process is
// started.
#include "tests/harness/explaining.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <gtest/gtest.h>
#include <iterator>
#include <memory>
#include <numeric>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "solver/input/query.hpp"
#include "tests/harness/cases.hpp"
#include "tests/harness/texts.hpp"
#include "tests/support/domains.hpp"
#include "tests/support/strings.hpp"
#include "tests/wrong_programs/wrong_programs.hpp"
#include "tests/wrong_scorers/wrong_scorers.hpp"

namespace twentyfour {
namespace {

using Bits = std::vector<bool>;
using Answers = std::function<Bits(std::span<const Puzzle>)>;
using Texts = std::vector<std::string>;

Answers by_rules(const Rules& rules) {
  const Query query = {.rules = rules};
  const auto right = std::make_shared<RightAnswers>(query, Expect::kWords);
  return each([right](const Puzzle& puzzle) { return right->is_yes(puzzle); });
}

const Answers kRightProgram = right_program().answers;

// A run on these files.
struct Trial {
  RefereeOptions options = {};
  std::vector<PuzzleFile> files = {};
  Marks marks = {};

  std::string explanation() const { return joined_by("\n", explain(files, marks, options).lines); }

  // Whether a file, or some file of a group, shows that a program is wrong.
  bool is_caught_by(const std::string& group_or_case) const {
    for (std::size_t i = 0; i < files.size(); ++i) {
      const bool is_meant = files[i].group == group_or_case || files[i].name == group_or_case;
      if (is_meant && !are_right(marks[i])) return true;
    }
    return false;
  }
};

Marked marked(bool says_yes, bool is_yes) {
  const Mark mark = says_yes == is_yes ? Mark::kRight : says_yes ? Mark::kWrongYes : Mark::kWrongNo;
  return {mark, says_yes};
}

void mark(Trial& trial, const Answers& program) {
  RightAnswers right(trial.options.query, trial.options.expect);
  for (const PuzzleFile& file : trial.files) {
    const Bits answers = program(file.puzzles);
    std::vector<Marked>& marks = trial.marks.emplace_back();
    for (std::size_t i = 0; i < answers.size(); ++i) {
      marks.push_back(marked(answers[i], right.is_yes(file.puzzles[i])));
    }
  }
}

Trial on_groups(const Texts& groups, Expect expect, const Answers& program) {
  Trial trial;
  trial.options.expect = expect;
  trial.options.testdata = TWENTYFOUR_TESTDATA;
  trial.options.groups = groups;
  trial.files = load_puzzles(trial.options);
  mark(trial, program);
  return trial;
}

Trial of_programs(const Answers& program) {
  return on_groups({"samples", "known-hard", "near-misses", "wrong-programs"}, Expect::kWords,
                   program);
}

Trial of_scorers(const Texts& groups, const Answers& scorer) {
  return on_groups(groups, Expect::kVerdicts, scorer);
}

// A program that is right about hands but these, of which it says the opposite.
Trial on_hands(const std::vector<Cards>& hands, const std::vector<std::size_t>& wrong) {
  Trial trial;
  trial.files = {{"hands", "hands", {}}};
  for (const Cards& cards : hands) trial.files[0].puzzles.push_back({cards, ""});
  mark(trial, [&wrong](std::span<const Puzzle> puzzles) {
    Bits answers = kRightProgram(puzzles);
    for (const std::size_t i : wrong) answers[i] = !answers[i];
    return answers;
  });
  return trial;
}

std::vector<Puzzle> all_hands_to(std::int64_t most) {
  std::vector<Puzzle> hands = {{}};
  for (int i = 0; i < kCardsInHand; ++i) {
    std::vector<Puzzle> longer;
    for (const auto& [hand, answer] : hands) {
      for (std::int64_t card = hand.empty() ? 1 : hand.back(); card <= most; ++card) {
        longer.push_back({hand});
        longer.back().cards.push_back(card);
      }
    }
    hands = std::move(longer);
  }
  return hands;
}

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

std::vector<Suspect> those(std::vector<Suspect> all, bool are_pairs) {
  std::erase_if(all, [&](const Suspect& suspect) { return suspect.is_pair != are_pairs; });
  return all;
}

// It is named, and explains all mistakes: alone, if the hands tell it from all others.
void expect_named(const Trial& trial, const std::string& name, bool alone = true) {
  const std::string said = trial.explanation();
  EXPECT_TRUE(said.starts_with("answers like a ") && has(said, " (" + name + ")") &&
              (has(said, "): explains all ") || has(said, "): explains its only mistake")) &&
              has(said, ", or ") != alone)
      << name << ": " << said;
}

// A row of the table of the mistakes in testdata/README.md: group, case, mistake, what shows it
// and, in some, a number.
Texts row_of(const Suspect& suspect) {
  static const std::string kReadme = read_file(TWENTYFOUR_TESTDATA "/README.md");
  const std::string group = suspect.group.empty() ? "no hand" : "`" + suspect.group + "`";
  const std::size_t at = kReadme.find("\n| " + group + " | `" + suspect.name + "` | ");
  if (at == std::string::npos) return Texts(5);
  Texts row = split(kReadme.substr(at + 1, kReadme.find('\n', at + 1) - at - 1), " | ");
  row.resize(5);
  return row;
}

Puzzle hand_in(const std::string& text) {
  std::istringstream stream(text);
  return {{std::istream_iterator<std::int64_t>(stream), {}}};
}

// That the table has the mistake, hands that show it ("1 1 1 1 after 1 2 3 4"), and how many of the
// 495 hands of 1 to 9 it gets wrong.
void expect_row(const Suspect& program) {
  const Texts row = row_of(program);
  ASSERT_FALSE(row[2].empty()) << program.name;
  if (program.group.empty() || program.name == "no-after-100" || program.name == "no-after-256")
    return;
  for (const std::string& shown : split(row[3], "; ")) {
    const Texts order = split(shown, " after ");
    std::vector<Puzzle> hands = {hand_in(order.back()), hand_in(order.front())};
    if (order.size() == 1) hands.pop_back();
    EXPECT_NE(program.answers(hands).back(), kRightProgram({&hands.back(), 1}).front())
        << program.name << ": " << shown;
  }
  const std::string number = split(row[4], " ").front();
  if (number == "|") return;
  const std::vector<Puzzle> hands = all_hands_to(9);
  const Bits right = kRightProgram(hands);
  const Bits answers = program.answers(hands);
  const int wrong = std::inner_product(right.begin(), right.end(), answers.begin(), 0,
                                       std::plus<>(), std::not_equal_to<>());
  EXPECT_EQ(number, std::to_string(wrong)) << program.name;
}

// Each is shown by its own case, named by the default hands and, but for the three that the manual
// names, by the sixty of `quick`; its first answer is YES, so what follows that alone looks there
// like a program that always says YES.
TEST(Mistakes, OfEachProgram) {
  const std::set<std::string> kNotInQuick = {"no-zeros", "no-after-100", "no-after-256"};
  std::size_t turn = 0;
  for (const Suspect& program : those(wrong_programs(), false)) {
    const std::string& name = program.name;
    expect_row(program);
    if (program.group == "wide-cards") {
      EXPECT_TRUE(
          on_groups({"wide-cards"}, Expect::kWords, program.answers).is_caught_by("wide-cards"))
          << name;
    }
    if (program.group != "wrong-programs") continue;  // otherwise the mistake is in what it prints
    const Trial quick = on_groups({"quick"}, Expect::kWords, program.answers);
    EXPECT_NE(quick.is_caught_by("quick"), kNotInQuick.contains(name)) << name;
    if (++turn % few_or_more(8, 1) == 0) {
      const bool follows_first = name == "stale-state" || name == "first-answer";
      const std::string said = follows_first ? "(always-yes)" : "(" + name + ")";
      EXPECT_NE(has(quick.explanation(), said), kNotInQuick.contains(name)) << name;
    }
    if (turn % part_or_whole(5, 1) != 0) continue;
    const Trial trial = of_programs(program.answers);
    EXPECT_TRUE(trial.is_caught_by("wrong-programs/" + name)) << name;
    expect_named(trial, name);
  }
  EXPECT_EQ(of_programs(kRightProgram).explanation(), "");
  EXPECT_EQ(on_groups({"quick"}, Expect::kWords, kRightProgram).files[0].puzzles.size(), 60U);
}

// Each is caught by its own data, and named by its own group. Only checks-spellings tells
// left-to-right from plain-left-to-right.
TEST(Mistakes, OfEachScorer) {
  for (const Suspect& scorer : those(wrong_scorers(), false)) {
    const Trial trial = of_scorers({scorer.group}, scorer.answers);
    expect_named(trial, scorer.name, scorer.name != "left-to-right");
    EXPECT_TRUE(trial.is_caught_by(scorer.group + "/" + scorer.name)) << scorer.name;
    const Texts shown = split(row_of(scorer)[3], ": `");
    ASSERT_EQ(shown.size(), 2) << scorer.name;
    const std::string answer = shown[1].substr(0, shown[1].find('`'));
    const std::vector<Puzzle> puzzle = {{hand_in(shown[0]).cards, answer}};
    EXPECT_NE(scorer.answers(puzzle), right_scorer().answers(puzzle)) << scorer.name;
  }
  const Trial right =
      of_scorers({"checks-arithmetic", "checks-no", "checks-spellings"}, right_scorer().answers);
  EXPECT_EQ(right.explanation(), "");
}

// What is named explains all answers: both, or one that hides the other, or what has the same
// answers. More than half of the pairs are of the last two kinds.
void expect_pairs_named(const std::vector<Suspect>& pairs, std::size_t step,
                        const std::function<Trial(const Answers&)>& trial_of) {
  std::size_t named = 0;
  for (std::size_t i = 0; i < pairs.size(); i += step) {
    const std::string said = trial_of(pairs[i].answers).explanation();
    if (has(said, "(" + pairs[i].name + ")")) ++named;
    const bool is_cause = said.starts_with("answers like ") || said.starts_with("may answer like ");
    const bool explains_all = has(said, " explains all ") || has(said, " explains its only ");
    EXPECT_TRUE(said.empty() || (is_cause && explains_all)) << pairs[i].name << ": " << said;
  }
  EXPECT_GT(3 * named, pairs.size() / step);
}

TEST(Mistakes, TwoAtOnce) {
  expect_pairs_named(those(wrong_programs(), true),
                     few_or_more<std::size_t>(400, part_or_whole(180, 10)), of_programs);
  const std::vector<Suspect> scorers = those(wrong_scorers(), true);
  const auto of_arithmetic = [](const Answers& scorer) {
    return of_scorers({"checks-arithmetic"}, scorer);
  };
  expect_pairs_named(scorers, few_or_more<std::size_t>(160, part_or_whole(80, 5)), of_arithmetic);
  const auto scorer = std::ranges::find(scorers, "evaluates-code and any-value", &Suspect::name);
  expect_named(of_arithmetic(scorer->answers), scorer->name);
}

// What is said of the group of spellings.
TEST(Mistakes, PlainAnswersAreAsManyAsOthers) {
  const Trial trial = of_scorers({"checks-spellings"}, right_scorer().answers);
  std::array<std::array<int, 2>, 2> counts = {};  // plain or not, right or not
  for (std::size_t i = 0; i < trial.files.size(); ++i) {
    for (std::size_t j = 0; j < trial.files[i].puzzles.size(); ++j) {
      const std::string& answer = trial.files[i].puzzles[j].answer;
      const bool is_plain =
          answer.find_first_not_of("0123456789+-*/()") == std::string::npos && !has(answer, ")(");
      ++counts.at(is_plain).at(trial.marks[i][j].says_yes.value());
    }
  }
  EXPECT_EQ(counts[0], counts[1]);
}

// Some hands of 1 to 9: the first seven are those that exact division misses.
const std::vector<Cards> kHands = {{1, 3, 4, 6}, {1, 4, 5, 6},  {1, 5, 5, 5}, {1, 6, 6, 8},
                                   {3, 3, 7, 7}, {3, 3, 8, 8},  {4, 4, 7, 7}, {1, 2, 3, 4},
                                   {6, 6, 6, 6}, {2, 2, 2, 2},  {7, 7, 7, 7}, {1, 1, 2, 7},
                                   {9, 3, 1, 7}, {1, 4, 12, 12}};

// An output with more unread answers than wrong ones is compared with nothing.
TEST(Explaining, AnswersThatAreMostlyUnread) {
  for (const std::size_t wrong : {3U, 4U}) {
    std::vector<std::size_t> hands(wrong);
    std::iota(hands.begin(), hands.end(), 0);
    Trial trial = on_hands(kHands, hands);
    for (std::size_t i = 4; i < 8; ++i) trial.marks[0][i] = {Mark::kNotJudged, {}, "?"};
    EXPECT_TRUE(
        has(trial.explanation(),
            wrong == 3 ? "known mistakes are not compared, because 4 of 14 answers cannot be judged"
                       : "(exact-division): explains all 4 of its mistakes"));
  }
}

// Doubles lose other hands in another order of operations than that of the known mistakes. The last
// hand needs no fraction.
TEST(Explaining, FractionsThatMayBeLostToRounding) {
  for (const bool needs_fractions : {true, false}) {
    std::vector<std::size_t> wrong = {1, 3, 4, 6};
    if (!needs_fractions) wrong.back() = 7;
    const std::string said = on_hands(kHands, wrong).explanation();
    EXPECT_EQ(said,
              std::string("no known mistake explains it") +
                  (needs_fractions ? "; each wrong NO is to a hand that needs a fraction, which "
                                     "rounding may lose"
                                   : ""));
  }
}

// Fewer than four different hands may be wrong for another reason.
TEST(Explaining, FewDifferentHands) {
  const Cards more[] = {{1, 4, 5, 6}, {6, 5, 4, 1}, {1, 5, 5, 5}, {3, 3, 7, 7}, {3, 3, 8, 8}};
  std::vector<Cards> hands = {{1, 2, 7, 7}, {2, 6, 6, 13}, {9, 3, 1, 7}, {1, 4, 12, 12}};
  std::vector<std::size_t> wrong;
  for (const Cards& hand : more) {
    wrong.push_back(hands.size());
    hands.push_back(hand);
    const std::string said = on_hands(hands, wrong).explanation();
    EXPECT_TRUE(has(said, "(exact-division)")) << said;
    EXPECT_EQ(said.starts_with("answers like "), wrong.size() == 5) << said;
    EXPECT_EQ(said.starts_with("may answer like ") && said.ends_with("; more hands would tell"),
              wrong.size() < 5);
  }
}

// A mistake is named if it predicts 97 of a hundred answers. As many hands differ as may, and one
// more: of those that the program gets wrong, or of those that it gets right.
TEST(Explaining, ThreeInAHundred) {
  for (const bool is_right : {false, true}) {
    for (const std::size_t differing : {3U, 4U}) {
      std::vector<Cards> hands(is_right ? 100 + differing : 100, Cards{7, 10, 13, 13});
      hands.resize(hands.size() + 200, Cards{1, 2, 3, 4});
      std::vector<std::size_t> wrong(100);
      std::iota(wrong.begin(), wrong.end(), is_right ? 0 : differing);
      if (!is_right)
        std::iota(wrong.end() - static_cast<std::ptrdiff_t>(differing), wrong.end(), 100);
      const std::string said = on_hands(hands, wrong).explanation();
      EXPECT_EQ(said.starts_with("answers nearly like "), differing == 3) << said;
    }
  }
}

// What the table of rules in explaining.cpp says of rules and wrong programs. With ^ it holds for
// cards up to 9: the programs drop powers above ten million.
TEST(Explaining, WrongProgramsThatFollowOtherRules) {
  const std::pair<std::string_view, Rules> kSame[] = {
      {"exact-division", {.division = Division::kExact}},
      {"integer-division", {.division = Division::kTruncating}},
      {"running-total", {.form = Form::kLeftToRight}},
      {"order-kept", {.ordered = true}}};
  for (const char* const signs : {"+-*/", "+-*", "+-*/^"}) {
    const Operators operators = Operators::of(signs).value();
    const std::vector<Puzzle> puzzles =
        all_hands_to(part_or_whole(7, operators.has_power_or_factorial() ? 9 : 13));
    const std::vector<Suspect> programs = wrong_programs(operators);
    for (auto [name, rules] : kSame) {
      rules.operators = operators;
      if (operators.has_power_or_factorial() && rules.form != Form::kParentheses) continue;
      const auto program = std::ranges::find(programs, name, &Suspect::name);
      EXPECT_EQ(program->answers(puzzles), by_rules(rules)(puzzles)) << name << signs;
    }
    EXPECT_EQ(right_program(operators).answers(puzzles),
              by_rules({.operators = operators})(puzzles))
        << signs;
  }
}

// A wrong expression is explained by the reader, or the scorer, for which it is right, or by how it
// is printed.
TEST(Explaining, WrongExpressions) {
  const std::vector<Cards> hard = {{1, 3, 4, 6}, {3, 3, 8, 8}, {1, 5, 5, 5}, {4, 7, 8, 8}};
  const struct {
    std::string name;
    std::vector<Cards> hands;
    Texts expressions;
  } kTrials[] = {
      {"running-total", {{1, 1, 3, 6}}, {"1+3*6*1"}},
      {"integer-division", {{7, 2, 8, 1}}, {"7/2*8*1"}},
      {"stops-early", {{1, 2, 3, 8}}, {"3*8"}},
      {"", {{4, 5, 9, 10}}, {"4*5+10/9+3"}},
      {"brackets-lost", hard, {"6 / 1 - 3 / 4", "8 / 3 - 8 / 3", "5 * 5 - 1 / 5", "4 - 8 + 7 * 8"}},
      {"operands-swapped", hard, {"6/(3/4-1)", "8/(8/3-3)", "5*(1/5-5)", "(8-7-4)*8"}},
      {"operands-swapped",
       hard,
       {"6 3 4 / 1 - /", "8 8 3 / 3 - /", "1 5 / 5 - 5 *", "8 7 - 4 - 8 *"}},
      {"other-cards", hard, {"4*4+4+4", "6*6-6-6", "1*2*3*4", "1*1*3*8"}},
      {"part-printed", hard, {"6/(1/4)", "8/(1/3)", "5*(24/5)", "3*8"}},
      {"other-result",
       hard,
       {"6/(1-3/4) = 23", "8/(3-8/3) = 23", "5*(5-1/5) = 23", "(4-8+7)*8 = 23"}},
  };
  for (const auto& [name, hands, expressions] : kTrials) {
    Trial trial = on_hands(hands, {});
    trial.options.expect = Expect::kExpressions;
    for (std::size_t i = 0; i < hands.size(); ++i) {
      trial.marks[0][i] = {Mark::kWrongExpression, true, expressions[i], expressions[i]};
    }
    const std::string said = trial.explanation();
    EXPECT_TRUE(name.empty() ? said == "no known mistake alone explains it; more hands would tell"
                             : has(said, " (" + name + ")") && has(said, "): explains "))
        << name << ": " << said;
  }
}

// Where hands were asked again: those that carry something over, or the others.
TEST(Explaining, AnswersThatDependOnTheHandsBefore) {
  const auto stale = [](std::span<const Puzzle> puzzles) {
    Bits answers = kRightProgram(puzzles);
    std::fill(std::ranges::find(answers, true) + 1, answers.end(), false);
    return answers;
  };
  const Trial trial = of_programs(stale);
  const auto lines_if = [&trial](std::size_t changed, bool is_repeated) {
    const AskedAgain again = {20, changed, "1 2 3 4: NO, then YES", is_repeated};
    return explain(trial.files, trial.marks, trial.options, again).lines;
  };
  const auto changed = lines_if(20, true);
  ASSERT_EQ(changed.size(), 2U);
  EXPECT_EQ(changed[0],
            "an answer depends on the hands before it: asked alone, it changes 20 of 20 wrong "
            "answers, first for 1 2 3 4: NO, then YES");
  EXPECT_TRUE(has(changed[1], "(no-after-yes): explains all ")) << changed[1];
  EXPECT_EQ(lines_if(0, true), Texts{"no known mistake explains it"});
  EXPECT_EQ(lines_if(20, false).size(), 1U);
}

// All groups together tell one that refuses all; and tags that each answer gets do not differ.
TEST(Explaining, ScorersInSeveralGroups) {
  const Answers seeks_target = each([](const Puzzle& puzzle) { return has(puzzle.answer, "24"); });
  const Texts groups = {"checks-arithmetic", "checks-no"};
  EXPECT_FALSE(has(of_scorers(groups, seeks_target).explanation(), "(refuses-all)"));
  const std::vector<Suspect> scorers = wrong_scorers();
  const auto plain = std::ranges::find(scorers, "plain-only", &Suspect::name);
  Trial tagged = of_scorers({"checks-spellings"}, [&](std::span<const Puzzle> puzzles) {
    std::vector<Puzzle> untagged(puzzles.begin(), puzzles.end());
    for (auto& [cards, answer] : untagged) {
      for (const char* const tag : {"<answer>", "</answer>"}) replace_all(answer, tag, "");
    }
    return plain->answers(untagged);
  });
  tagged.options.standard_input = "{}\t<answer>{answer}</answer>\n";
  expect_named(tagged, "plain-only");
}

TEST(Explaining, NoInPlaceOfExpressions) {
  Trial trial = on_hands(kHands, {0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13});
  trial.options.expect = Expect::kExpressions;
  expect_named(trial, "always-no");
  trial.marks[0][0] = marked(true, true);
  EXPECT_FALSE(has(trial.explanation(), "(always-no)"));
}

}  // namespace
}  // namespace twentyfour
