#include "solver/answering/solver.hpp"

#include <gtest/gtest.h>
#include <iterator>
#include <string>
#include <string_view>

#include "solver/judge/tokens.hpp"
#include "solver/kernels/patterns.hpp"
#include "tests/kernels/kernels_here.hpp"
#include "tests/support/domains.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/memory_streams.hpp"
#include "tests/support/random_hands.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

// Solvers with wrong answers, which show that they were asked.
bool always(const Hand&, int) {
  return true;
}
bool never(const Hand&, int) {
  return false;
}

std::string line_of(const Query& query, const Deal& deal) {
  std::string line = "before ";
  Solver(query).append_line(deal, line);
  return line;
}

TEST(Solver, AnswersTheJudgesQuestionByTheKernelOfTheRun) {
  const Deal solvable = {1, 2, 3, 4};
  const Deal unsolvable = {1, 1, 1, 1};
  for (const Kernel& kernel : kernels_here()) {
    EXPECT_EQ(line_of(judges_query(kernel), solvable), "before YES\n") << kernel.name;
    EXPECT_EQ(line_of(judges_query(kernel), unsolvable), "before NO\n") << kernel.name;
  }
  Kernel wrong = best_kernel();
  wrong.solvers = {KernelSolver{always}, KernelSolver{never}, KernelSolver{never}};
  Query query = judges_query(wrong);
  EXPECT_EQ(line_of(query, unsolvable), "before YES\n");
  query.rules.division = Division::kExact;
  EXPECT_EQ(line_of(query, solvable), "before NO\n");
}

// In games, with and without threads, and among wide hands of four cards.
TEST(Solver, OfTheKernelOfTheRunAnswersInEveryMode) {
  Kernel wrong = best_kernel();
  wrong.solvers.fill({always});
  std::string games;
  std::string hands;
  for (int i = 0; i < 4500; ++i) {
    games += "4 24 1 1 1 " + std::to_string(1000 + i) + "\n";
    hands += "1 1 1 " + std::to_string(1000 + i) + "\n";
  }
  const std::string yes = repeated("YES\n", 4500);
  for (const int jobs : {1, 2, 3}) {
    Query query = judges_query(wrong, jobs, Framing::kEof);
    EXPECT_TRUE(answered(query, hands).output == yes) << jobs;
    query.has_games = true;
    EXPECT_TRUE(answered(query, games).output == yes) << jobs;
  }
}

TEST(Solver, AnswersOtherQuestionsByASearch) {
  Kernel wrong = best_kernel();
  wrong.solvers.fill({always});
  const Query whether = judges_query(wrong);
  const Deal of_a_third({1, 1, 1, 13}, *Rational::of(1, 3));
  for (const Deal& deal : {Deal({1, 1, 1, 13}, Rational(-4)), of_a_third, Deal({1, 1, 1, 1, 1}),
                           Deal({9, 9, 9, 9}, Rational(patterns::kLargestTarget + 1))}) {
    EXPECT_EQ(line_of(whether, deal), "before NO\n");
  }
  Query query = whether;
  query.rules.ordered = true;
  EXPECT_EQ(line_of(query, {1, 5, 5, 5}), "before NO\n");
  query = whether;
  for (const Question asked : {Question::kOne, Question::kAll}) {
    query.asked = asked;
    EXPECT_EQ(line_of(query, {1, 1, 1, 1}), "before NO\n");
    EXPECT_EQ(line_of(query, {1, 5, 5, 5}), "before 5*(5-1/5)\n");
  }
  query.asked = Question::kCount;
  EXPECT_EQ(line_of(query, {1, 2, 3, 4}), "before 3\n");
  query.asked = Question::kCheck;
  EXPECT_EQ(line_of(query, {1, 1, 1, 1}), "before YES\n");
  EXPECT_EQ(line_of(query, {1, 5, 5, 5}), "before NO\tthere is one: 5*(5-1/5)\n");
}

// What the kernel says cannot be made by the judge's rules is not searched for.
TEST(Solver, AsksTheKernelBeforeASearch) {
  Kernel wrong = best_kernel();
  wrong.solvers.fill({never});
  const Deal deal({1, 2, 3, 4}, Rational(10));
  Query query = judges_query(wrong);
  for (const Question asked : {Question::kOne, Question::kAll}) {
    query.asked = asked;
    EXPECT_EQ(line_of(query, deal), "before NO\n");
  }
  query.asked = Question::kCount;
  EXPECT_EQ(line_of(query, deal), "before 0\n");
  query.asked = Question::kCheck;
  EXPECT_EQ(line_of(query, deal), "before YES\n");
  query.asked = Question::kSolvable;
  query.rules.ordered = true;
  EXPECT_EQ(line_of(query, deal), "before NO\n");
  EXPECT_EQ(line_of(query, {1, 2, 3, 4, 14}), "before YES\n");
  query.rules.operators = *Operators::of("+-*/^");
  EXPECT_EQ(line_of(query, deal), "before YES\n");
  query.rules = {.subsets = true};
  EXPECT_EQ(line_of(query, deal), "before YES\n");
}

// A kernel and a search by itself give the same verdicts, for each target of the kernels.
TEST(Solver, AgreesWithASearch) {
  for (const Division division : {Division::kReal, Division::kExact}) {
    Query query = judges_query(best_kernel());
    query.rules.division = division;
    Solver by_kernel(query);
    Query query_by_search = query;
    query_by_search.kernel = nullptr;
    Solver by_search(query_by_search);
    const auto agree = [&](const Hand& hand, int target) {
      const Deal deal(std::begin(hand.cards), std::end(hand.cards), Rational(target));
      EXPECT_EQ(by_kernel.is_solvable(deal), by_search.is_solvable(deal))
          << to_string(hand) << ", target " << target;
    };
    for (const Hand& hand : all_hands(0, part_or_whole(5, 13))) {
      for (int target = 1; target <= patterns::kLargestTarget; ++target) agree(hand, target);
    }
    RandomHands random(1000);
    for (int hands = 0; hands < part_or_whole(1'000, 50'000) && !HasFailure(); ++hands) {
      const int target = random.between(1, patterns::kLargestTarget);
      for (const Hand& hand : random.around(target, kLargestCard)) agree(hand, target);
      agree(random.uniform(kLargestCard), target);
    }
  }
}

// Under all rules of at most + - * /, what the kernel rules out has no expression.
TEST(Solver, RulesNothingOutThatASearchFinds) {
  RandomHands random(75);
  for (int i = 0; i < part_or_whole(2'000, 10'000); ++i) {
    Query query = judges_query(best_kernel());
    query.asked = i % 2 == 0 ? Question::kAll : Question::kCount;
    query.rules.form = static_cast<Form>(random.between(0, 2));
    query.rules.division = static_cast<Division>(random.between(0, 2));
    query.rules.ordered = random.between(0, 1) == 0;
    query.rules.operators = *Operators::of(
        std::string_view("*+-/").substr(static_cast<std::size_t>(random.between(0, 2))));
    const Hand hand = random.uniform(random.between(0, 1) == 0 ? 9 : 30);
    const Deal deal(std::begin(hand.cards), std::end(hand.cards), Rational(random.between(-1, 99)));
    const std::string line = line_of(query, deal);
    query.kernel = nullptr;
    EXPECT_EQ(line, line_of(query, deal))
        << to_string(hand) << ", target " << deal.integer_target();
  }
}

TEST(Solver, LeavesTheTextAsItWasWhereItFails) {
  const Query query = {.asked = Question::kAll, .limit = 2};
  Solver solver(query);
  std::string text = "before";
  EXPECT_THROW(solver.append_line({1, 2, 3, 4}, text), LimitExceeded);
  EXPECT_EQ(text, "before");
  solver.append_line({3, 3, 8, 8}, text);
  EXPECT_EQ(text, "before8/(3-8/3)\n");
}

TEST(Solver, WritesAnErrorForTooManyExpressionsInARunOfLines) {
  const Query query = {
      .asked = Question::kAll, .limit = 2, .framing = Framing::kEof, .has_lines = true};
  Solver solver(query);
  std::string text = "before";
  solver.append_line({1, 2, 3, 4}, text);
  EXPECT_EQ(text, "beforeERROR\tmore than 2 expressions; --limit=N allows N\n");
}

}  // namespace
}  // namespace twentyfour
