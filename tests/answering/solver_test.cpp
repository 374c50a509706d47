#include "solver/answering/solver.hpp"

#include <gtest/gtest.h>
#include <string>

#include "tests/kernels/kernels_here.hpp"
#include "tests/support/memory_streams.hpp"
#include "tests/support/repeated.hpp"

namespace twentyfour {
namespace {

// Solvers with wrong answers, which show that they were asked.
bool always(const Hand&) {
  return true;
}
bool never(const Hand&) {
  return false;
}

std::string line_of(const Run& run, const Deal& deal) {
  std::string line = "before ";
  Solver(run).append_line(deal, line);
  return line;
}

TEST(Solver, AnswersTheJudgesQuestionByTheKernelOfTheRun) {
  const Deal solvable = {1, 2, 3, 4};
  const Deal unsolvable = {1, 1, 1, 1};
  for (const Kernel& kernel : kernels_here()) {
    EXPECT_EQ(line_of(judges_run(kernel), solvable), "before YES\n") << kernel.name;
    EXPECT_EQ(line_of(judges_run(kernel), unsolvable), "before NO\n") << kernel.name;
  }
  Kernel wrong = best_kernel();
  wrong.solvers = {always, never, never};
  twentyfour::Run run = judges_run(wrong);
  EXPECT_EQ(line_of(run, unsolvable), "before YES\n");
  run.rules.division = Division::kExact;
  EXPECT_EQ(line_of(run, solvable), "before NO\n");
}

// In games, with and without threads, and among wide hands of four cards.
TEST(Solver, OfTheKernelOfTheRunAnswersInEveryMode) {
  Kernel wrong = best_kernel();
  wrong.solvers = {always, always, always};
  std::string games;
  std::string hands;
  for (int i = 0; i < 4500; ++i) {
    games += "4 24 1 1 1 " + std::to_string(1000 + i) + "\n";
    hands += "1 1 1 " + std::to_string(1000 + i) + "\n";
  }
  const std::string yes = repeated("YES\n", 4500);
  for (const int jobs : {1, 2, 3}) {
    twentyfour::Run run = judges_run(wrong, jobs, Framing::kEof);
    EXPECT_TRUE(answered(run, hands).output == yes) << jobs;
    run.has_games = true;
    EXPECT_TRUE(answered(run, games).output == yes) << jobs;
  }
}

TEST(Solver, AnswersOtherQuestionsByASearch) {
  Kernel wrong = best_kernel();
  wrong.solvers = {always, always, always};
  const twentyfour::Run whether = judges_run(wrong);
  EXPECT_EQ(line_of(whether, Deal({1, 1, 1, 13}, Rational(4))), "before NO\n");
  EXPECT_EQ(line_of(whether, {1, 1, 1, 1, 1}), "before NO\n");
  twentyfour::Run run = whether;
  run.rules.ordered = true;
  EXPECT_EQ(line_of(run, {1, 5, 5, 5}), "before NO\n");
  run = whether;
  for (const Question asked : {Question::kOne, Question::kAll}) {
    run.asked = asked;
    EXPECT_EQ(line_of(run, {1, 1, 1, 1}), "before NO\n");
    EXPECT_EQ(line_of(run, {1, 5, 5, 5}), "before 5*(5-1/5)\n");
  }
  run.asked = Question::kCount;
  EXPECT_EQ(line_of(run, {1, 2, 3, 4}), "before 3\n");
  run.asked = Question::kCheck;
  EXPECT_EQ(line_of(run, {1, 1, 1, 1}), "before YES\n");
  EXPECT_EQ(line_of(run, {1, 5, 5, 5}), "before NO\tthere is one: 5*(5-1/5)\n");
}

TEST(Solver, LeavesTheTextAsItWasWhereItFails) {
  const twentyfour::Run run = {.asked = Question::kAll, .limit = 2};
  Solver solver(run);
  std::string text = "before";
  EXPECT_THROW(solver.append_line({1, 2, 3, 4}, text), TooManyExpressions);
  EXPECT_EQ(text, "before");
  solver.append_line({3, 3, 8, 8}, text);
  EXPECT_EQ(text, "before8/(3-8/3)\n");
}

TEST(Solver, WritesAnErrorForTooManyExpressionsInARunOfLines) {
  const twentyfour::Run run = {
      .asked = Question::kAll, .limit = 2, .framing = Framing::kEof, .has_lines = true};
  Solver solver(run);
  std::string text = "before";
  solver.append_line({1, 2, 3, 4}, text);
  EXPECT_EQ(text, "beforeERROR\tmore than 2 expressions; --limit=N allows N\n");
}

}  // namespace
}  // namespace twentyfour
