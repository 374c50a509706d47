#include "solver/answering/task.hpp"

#include <gtest/gtest.h>

#include "solver/kernels/kernels.hpp"

namespace twentyfour {
namespace {

// A kernel with wrong answers, which show that it was asked: YES under real division, NO under
// exact division.
Kernel wrong_kernel() {
  Kernel kernel = best_kernel();
  kernel.solvers = solvers([](const Hand&) { return true; }, [](const Hand&) { return false; });
  return kernel;
}

TEST(Answers, ToTheJudgesTaskComeFromTheKernel) {
  const Cards solvable = {1, 2, 3, 4};
  const Cards unsolvable = {1, 1, 1, 1};
  const Task real = {};
  const Task exact = {.rules = {.division = Division::kExact}};
  const Task target_of_4 = {.target = Rational(4)};
  SearchMemory memory;
  for (const Kernel& kernel : kernels()) {
    if (!kernel.is_supported()) continue;
    EXPECT_EQ(answer_to(real, solvable, memory, kernel), "YES") << kernel.name;
    EXPECT_EQ(answer_to(real, unsolvable, memory, kernel), "NO") << kernel.name;
  }
  EXPECT_EQ(answer_to(real, unsolvable, memory, wrong_kernel()), "YES");
  EXPECT_EQ(answer_to(exact, solvable, memory, wrong_kernel()), "NO");
  EXPECT_EQ(answer_to(target_of_4, {1, 1, 1, 13}, memory, wrong_kernel()), "NO");
}

TEST(Answers, ToTheJudgesTaskAreYesOrNo) {
  EXPECT_TRUE(is_judges_task({Asked::kWhether}));
  for (const Asked asked : {Asked::kOne, Asked::kAll, Asked::kCount, Asked::kCheck}) {
    EXPECT_FALSE(is_judges_task({asked}));
  }
}

}  // namespace
}  // namespace twentyfour
