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
#include "tests/harness/refereeing.hpp"
#include "tests/harness/texts.hpp"
#include "tests/support/domains.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/strings.hpp"
#include "tests/wrong_programs/wrong_programs.hpp"
#include "tests/wrong_scorers/wrong_scorers.hpp"

namespace twentyfour {
namespace {

using Bits = std::vector<bool>;
using Answers = std::function<Bits(std::span<const Puzzle>)>;

const std::vector<std::string> kDefaultGroups = {"samples", "known-hard", "near-misses",
                                                 "wrong-programs"};
const std::vector<std::string> kScorerGroups = {"checks-arithmetic", "checks-no",
                                                "checks-spellings"};

Answers by_rules(const Rules& rules, std::int64_t target) {
  const Query query = {.target = Rational(target), .rules = rules};
  const auto right = std::make_shared<RightAnswers>(query, Expect::kWords);
  return each([right](const Puzzle& puzzle) { return right->is_yes(puzzle); });
}

const Answers kRightProgram = right_program().answers;

// A run on these files.
struct Trial {
  RefereeOptions options;
  std::vector<PuzzleFile> files;
  Marks marks;

  std::string explanation() const { return joined_by("\n", explain(files, marks, options).lines); }
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

Trial on_groups(const std::vector<std::string>& groups, Expect expect, const Answers& program) {
  Trial trial;
  trial.options.expect = expect;
  trial.options.testdata = TWENTYFOUR_TESTDATA;
  trial.options.groups = groups;
  trial.files = load_puzzles(trial.options);
  mark(trial, program);
  return trial;
}

Trial of_programs(const Answers& program) {
  return on_groups(kDefaultGroups, Expect::kWords, program);
}

Trial of_scorers(const std::vector<std::string>& groups, const Answers& scorer) {
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

std::vector<Cards> all_hands_to(std::int64_t most, std::size_t size = 4) {
  std::vector<Cards> hands = {{}};
  for (std::size_t i = 0; i < size; ++i) {
    std::vector<Cards> longer;
    for (const Cards& hand : hands) {
      for (std::int64_t card = hand.empty() ? 1 : hand.back(); card <= most; ++card) {
        longer.push_back(hand);
        longer.back().push_back(card);
      }
    }
    hands = std::move(longer);
  }
  return hands;
}

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// Those that the default hands, or those of the scorers, show.
std::vector<Suspect> of_one_mistake(std::vector<Suspect> all) {
  std::erase_if(all, [](const Suspect& suspect) {
    return suspect.is_pair || suspect.group.empty() || suspect.group == "wide-cards";
  });
  return all;
}

std::vector<Suspect> pairs_of(std::vector<Suspect> all) {
  std::erase_if(all, std::not_fn(std::mem_fn(&Suspect::is_pair)));
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

TEST(Explaining, EachWrongProgram) {
  const std::vector<Suspect> programs = of_one_mistake(wrong_programs());
  for (std::size_t i = 0; i < programs.size(); i += part_or_whole<std::size_t>(5, 1)) {
    const Suspect& program = programs[i];
    expect_named(of_programs(program.answers), program.name);
  }
  EXPECT_EQ(of_programs(kRightProgram).explanation(), "");
}

// Each is caught by its own data, and named by its own group. Only checks-spellings tells
// left-to-right from plain-left-to-right.
TEST(Explaining, EachWrongScorer) {
  for (const Suspect& scorer : of_one_mistake(wrong_scorers())) {
    const Trial trial = of_scorers({scorer.group}, scorer.answers);
    expect_named(trial, scorer.name, scorer.name != "left-to-right");
    const std::string file = scorer.group + "/" + scorer.name;
    const auto own = std::ranges::find(trial.files, file, &PuzzleFile::name);
    ASSERT_NE(own, trial.files.end()) << file;
    EXPECT_TRUE(
        std::ranges::any_of(trial.marks[static_cast<std::size_t>(own - trial.files.begin())],
                            [](const Marked& of) { return of.mark != Mark::kRight; }))
        << file;
  }
  EXPECT_EQ(of_scorers(kScorerGroups, right_scorer().answers).explanation(), "");
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

TEST(Explaining, TwoMistakesAtOnce) {
  expect_pairs_named(pairs_of(wrong_programs()),
                     few_or_more<std::size_t>(400, part_or_whole(180, 10)), of_programs);
  const std::vector<Suspect> scorers = pairs_of(wrong_scorers());
  const auto of_arithmetic = [](const Answers& scorer) {
    return of_scorers({"checks-arithmetic"}, scorer);
  };
  expect_pairs_named(scorers, few_or_more<std::size_t>(160, part_or_whole(80, 5)), of_arithmetic);
  const auto scorer = std::ranges::find(scorers, "evaluates-code and any-value", &Suspect::name);
  expect_named(of_arithmetic(scorer->answers), scorer->name);
}

// What is said of the group of spellings.
TEST(Explaining, PlainAnswersAreAsManyAsOthers) {
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

TEST(Explaining, EachGroupByItself) {
  const std::vector<Suspect> scorers = wrong_scorers();
  const auto scorer_named = [&scorers](std::string_view name) {
    return *std::ranges::find(scorers, name, &Suspect::name);
  };
  const auto scorer = [&](std::span<const Puzzle> puzzles) {
    const bool has_no = has(puzzles.front().answer, "NO") || has(puzzles.front().answer, "no");
    return scorer_named(has_no ? "believes-no" : "takes-roots").answers(puzzles);
  };
  const std::string said = of_scorers(kScorerGroups, scorer).explanation();
  EXPECT_EQ(said,
            "checks-arithmetic: answers like a scorer that lets an answer use sqrt (takes-roots): "
            "explains all 7 of its mistakes\n"
            "checks-no: answers like a scorer that believes every NO (believes-no): explains all 7 "
            "of its mistakes");
}

// Some hands of 1 to 9: the first seven are those that exact division misses.
const std::vector<Cards> kHands = {{1, 3, 4, 6}, {1, 4, 5, 6},  {1, 5, 5, 5}, {1, 6, 6, 8},
                                   {3, 3, 7, 7}, {3, 3, 8, 8},  {4, 4, 7, 7}, {1, 2, 3, 4},
                                   {6, 6, 6, 6}, {2, 2, 2, 2},  {7, 7, 7, 7}, {1, 1, 2, 7},
                                   {9, 3, 1, 7}, {1, 4, 12, 12}};

// An output with more unread answers than wrong ones is compared with nothing.
TEST(Explaining, AnswersThatAreMostlyUnread) {
  const auto with_four_unread = [](const std::vector<std::size_t>& wrong) {
    Trial trial = on_hands(kHands, wrong);
    for (std::size_t i = 4; i < 8; ++i) trial.marks[0][i] = {Mark::kNotJudged, {}, "?"};
    return trial.explanation();
  };
  EXPECT_EQ(with_four_unread({0, 1, 2}),
            "known mistakes are not compared, because 4 of 14 answers cannot be judged");
  EXPECT_NE(with_four_unread({0, 1, 2, 3}).find("(exact-division): explains all 4 of its mistakes"),
            std::string::npos);
}

// Fewer than four different hands may be wrong for another reason.
TEST(Explaining, FewDifferentHands) {
  const std::string few = "; more hands would tell";
  const Cards more[] = {{1, 4, 5, 6}, {6, 5, 4, 1}, {1, 5, 5, 5}, {3, 3, 7, 7}, {3, 3, 8, 8}};
  std::vector<Cards> hands = {{1, 2, 7, 7}, {2, 6, 6, 13}, {9, 3, 1, 7}, {1, 4, 12, 12}};
  std::vector<std::size_t> wrong;
  for (const Cards& hand : more) {
    wrong.push_back(hands.size());
    hands.push_back(hand);
    const std::string said = on_hands(hands, wrong).explanation();
    EXPECT_TRUE(has(said, "(exact-division)")) << said;
    EXPECT_EQ(said.starts_with("answers like "), wrong.size() == 5) << said;
    EXPECT_EQ(said.starts_with("may answer like ") && said.ends_with(few), wrong.size() < 5);
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
  const struct {
    std::string_view program;
    Rules rules;
  } kSame[] = {{"exact-division", {.division = Division::kExact}},
               {"integer-division", {.division = Division::kTruncating}},
               {"running-total", {.form = Form::kLeftToRight}},
               {"order-kept", {.ordered = true}}};
  for (const char* const signs : {"+-*/", "+-*", "+-*/^"}) {
    const Operators operators = Operators::of(signs).value();
    std::vector<Puzzle> puzzles;
    const int most = operators.has_power_or_factorial() ? 9 : 13;
    for (const Cards& cards : all_hands_to(part_or_whole(7, most))) puzzles.push_back({cards, ""});
    const std::vector<Suspect> programs = wrong_programs(operators);
    for (auto [name, rules] : kSame) {
      rules.operators = operators;
      if (operators.has_power_or_factorial() && rules.form != Form::kParentheses) continue;
      const auto program = std::ranges::find(programs, name, &Suspect::name);
      EXPECT_EQ(program->answers(puzzles), by_rules(rules, 24)(puzzles)) << name << signs;
    }
    EXPECT_EQ(right_program(operators).answers(puzzles),
              by_rules({.operators = operators}, 24)(puzzles))
        << signs;
  }
}

// Under the usual rules and under others, where the wrong programs are not compared.
TEST(Explaining, ProgramsThatFollowOtherRules) {
  const Rules left_to_right = {.form = Form::kLeftToRight};
  const struct {
    Rules right;
    Rules program;
    std::size_t cards;
    std::int64_t target;
    std::string name;
  } kTrials[] = {
      {{}, {.form = Form::kPrecedence}, 4, 24, "--form=precedence"},
      {{.division = Division::kExact}, {}, 4, 24, "--division=real"},
      {{.division = Division::kExact},
       {.division = Division::kTruncating},
       4,
       24,
       "--division=truncating"},
      {left_to_right, {}, 5, 23, "--form=parentheses"},
      {left_to_right, {.form = Form::kLeftToRight, .ordered = true}, 5, 23, "--ordered"},
      {{.ordered = true}, {}, 3, 10, "cards in any order"},
      {{}, {.form = Form::kPrecedence, .ordered = true}, 4, 24, "--form=precedence and --ordered"},
  };
  for (const auto& [right, program, cards, target, name] : kTrials) {
    Trial trial;
    trial.options.query.rules = right;
    trial.options.query.cards = static_cast<int>(cards);
    trial.options.query.target = Rational(target);
    trial.files = {{"hands", "hands", {}}};
    for (Cards hand : all_hands_to(cards == 5 ? 5 : 9, cards)) {
      std::ranges::reverse(hand);
      trial.files[0].puzzles.push_back({hand, ""});
    }
    mark(trial, by_rules(program, target));
    expect_named(trial, name);
    trial.marks = {};
    mark(trial, each([](const Puzzle&) { return true; }));
    expect_named(trial, "always-yes");
  }
}

// A wrong expression is explained by the reader, or the scorer, for which it is right.
TEST(Explaining, WrongExpressions) {
  const struct {
    Cards cards;
    std::string expression;
    std::string name;
  } kTrials[] = {
      {{1, 1, 3, 6}, "1+3*6*1", "running-total"},
      {{7, 2, 8, 1}, "7/2*8*1", "integer-division"},
      {{1, 2, 3, 8}, "3*8", "stops-early"},
      {{4, 5, 9, 10}, "4*5+10/9+3", ""},
  };
  for (const auto& [cards, expression, name] : kTrials) {
    Trial trial = on_hands({cards}, {});
    trial.options.expect = Expect::kExpressions;
    trial.marks[0][0] = {Mark::kWrongExpression, true, expression, expression};
    const std::string said = trial.explanation();
    EXPECT_TRUE(name.empty()
                    ? said == "no known mistake explains it"
                    : has(said, " (" + name + ")") && has(said, "): explains its only mistake"))
        << expression << ": " << said;
  }
}

TEST(Explaining, ExpressionsThatArePrintedWrong) {
  const std::vector<Cards> hands = {{1, 3, 4, 6}, {3, 3, 8, 8}, {1, 5, 5, 5}, {4, 7, 8, 8}};
  const struct {
    std::string name;
    std::vector<std::string> expressions;
  } kTrials[] = {
      {"brackets-lost", {"6 / 1 - 3 / 4", "8 / 3 - 8 / 3", "5 * 5 - 1 / 5", "4 - 8 + 7 * 8"}},
      {"operands-swapped", {"6/(3/4-1)", "8/(8/3-3)", "5*(1/5-5)", "(8-7-4)*8"}},
      {"other-cards", {"4*4+4+4", "6*6-6-6", "1*2*3*4", "1*1*3*8"}},
      {"part-printed", {"6/(1/4)", "8/(1/3)", "5*(24/5)", "3*8"}},
      {"other-result", {"6/(1-3/4) = 23", "8/(3-8/3) = 23", "5*(5-1/5) = 23", "(4-8+7)*8 = 23"}},
  };
  for (const auto& [name, expressions] : kTrials) {
    Trial trial = on_hands(hands, {});
    trial.options.expect = Expect::kExpressions;
    for (std::size_t i = 0; i < hands.size(); ++i) {
      trial.marks[0][i] = {Mark::kWrongExpression, true, expressions[i], expressions[i]};
    }
    expect_named(trial, name);
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
  EXPECT_EQ(lines_if(0, true), std::vector<std::string>{"no known mistake explains it"});
  EXPECT_EQ(lines_if(20, false).size(), 1U);
}

TEST(Explaining, NoInPlaceOfExpressions) {
  Trial trial = on_hands(kHands, {0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13});
  trial.options.expect = Expect::kExpressions;
  expect_named(trial, "always-no");
  trial.marks[0][0] = marked(true, true);
  EXPECT_FALSE(has(trial.explanation(), "(always-no)"));
}

// The hands that README.md names for programs that take long.
TEST(Explaining, HandsThatShowMostInLittleTime) {
  const std::string readme = read_file(TWENTYFOUR_REFEREE_README);
  const std::string command = split(readme, "\n    twentyfour-referee --give=stdin samples ").at(1);
  const std::vector<std::string> groups =
      words_of("samples " + command.substr(0, command.find(" --")));
  const std::set<std::string> kNotShown = {"zero-marker", "no-zeros", "nothing-above",
                                           "no-after-100"};
  std::size_t hands = 0;
  const std::vector<Suspect> programs = of_one_mistake(wrong_programs());
  for (std::size_t i = 0; i < programs.size(); i += few_or_more<std::size_t>(8, 1)) {
    const Suspect& program = programs[i];
    const Trial trial = on_groups(groups, Expect::kWords, program.answers);
    const std::string said = trial.explanation();
    const std::string name = program.name;
    EXPECT_NE(has(said, "(" + name + ")"), kNotShown.contains(name)) << name << ": " << said;
    hands = 0;
    for (const PuzzleFile& file : trial.files) hands += file.puzzles.size();
  }
  EXPECT_TRUE(has(readme, "begin with these " + std::to_string(hands) + " hands")) << hands;
}

// From outside.
TEST(Explaining, Processes) {
  const std::vector<Refereed> all = {
      all_right(shell("--expect=expressions samples/leetcode-679",
                      "echo 24 points; echo '(8-4)*(7-1)'; echo none"),
                {"the first line is a banner, not an answer: 24 points\n"}),
      // Neither hand can be solved.
      all_right(shell("--expect=expressions --range=8-9 wrong-programs/stops-early",
                      "echo 24 points; echo NO; echo NO"),
                {"the first line is a banner, not an answer: 24 points\n"}),
      // Some answers are changed.
      some_wrong(shell("small-cards/multisets-1-to-13",
                       "\"" TWENTYFOUR_PROGRAM "\" --division=truncating | sed '1,9s/NO/YES/'"),
                 {"answers nearly like a program that divides integers, as with "
                  "--division=truncating (integer-division), or ",
                  " (floor-division): explains 272 of its 280 mistakes\n"}),
  };
  for (const Refereed& expected : all) expect_said(expected);
}

std::vector<Puzzle> puzzles_of(const std::vector<Hand>& hands) {
  std::vector<Puzzle> puzzles;
  for (const auto& [cards] : hands) puzzles.push_back({{std::begin(cards), std::end(cards)}});
  return puzzles;
}

using Cells = std::vector<std::string>;

// A row of the table of the mistakes in testdata/README.md: group, case, mistake, what shows it
// and, in some, how common it is.
Cells row_of(const std::string& readme, const std::string& group, const std::string& name) {
  const std::string quote = group == "no hand" ? "" : "`";
  const std::size_t at = readme.find("\n| " + quote + group + quote + " | `" + name + "` | ");
  if (at == std::string::npos) return {};
  return split(readme.substr(at + 1, readme.find('\n', at + 1) - at - 1), " | ");
}

TEST(TableOfMistakes, IsTrue) {
  RightAnswers exact(RefereeOptions{});
  const std::string readme = read_file(TWENTYFOUR_TESTDATA "/README.md");
  const auto hands_in = [](const std::string& text) {
    std::istringstream stream(text + " 0 0 0 0");
    return read_hands(stream);
  };
  std::vector<Suspect> programs = wrong_programs();
  std::erase_if(programs, std::mem_fn(&Suspect::is_pair));
  for (const Suspect& program : programs) {
    const Cells cells =
        row_of(readme, program.group.empty() ? "no hand" : program.group, program.name);
    ASSERT_GE(cells.size(), 4) << program.name;
    if (program.group.empty() || program.name == "no-after-100") continue;
    for (const std::string& shown : split(cells[3], "; ")) {
      // "1 1 1 1 after 1 2 3 4"
      const Cells order = split(shown, " after ");
      const std::vector<Hand> hands = hands_in(order.back() + " " + order.front());
      const auto& [cards] = hands.back();
      EXPECT_NE(program.answers(puzzles_of(hands)).back(),
                exact.is_yes({{std::begin(cards), std::end(cards)}}))
          << program.name << ": " << shown;
    }
    const std::size_t number = cells.size() > 4 ? cells[4].find(" of 495") : std::string::npos;
    if (number == std::string::npos) continue;
    const std::vector<Puzzle> hands = puzzles_of(all_hands(1, 9));
    const Bits right = kRightProgram(hands);
    const Bits answers = program.answers(hands);
    int wrong = 0;
    for (std::size_t i = 0; i < hands.size(); ++i) wrong += answers[i] != right[i] ? 1 : 0;
    EXPECT_EQ(cells[4].substr(0, number), std::to_string(wrong)) << program.name;
  }
  for (const Suspect& scorer : of_one_mistake(wrong_scorers())) {
    const Cells cells = row_of(readme, scorer.group, scorer.name);
    ASSERT_GE(cells.size(), 4) << scorer.name;
    const Cells shown = split(cells[3], ": `");
    ASSERT_EQ(shown.size(), 2) << cells[3];
    const Hand hand = hands_in(shown[0]).front();
    const Cards cards(std::begin(hand.cards), std::end(hand.cards));
    const std::string answer = shown[1].substr(0, shown[1].find('`'));
    const std::vector<Puzzle> puzzle = {{cards, answer}};
    EXPECT_NE(scorer.answers(puzzle), right_scorer().answers(puzzle)) << scorer.name;
  }
}

}  // namespace
}  // namespace twentyfour
