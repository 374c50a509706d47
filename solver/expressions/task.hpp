// What is asked of every hand, and the line that answers it.
#ifndef TWENTYFOUR_SOLVER_EXPRESSIONS_TASK_HPP
#define TWENTYFOUR_SOLVER_EXPRESSIONS_TASK_HPP

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "solver/expressions/rules.hpp"

namespace twentyfour {

enum class Asked {
  kWhether,  // YES or NO
  kOne,      // an expression, or NO
  kAll,      // every distinct expression, with tabs between, or NO
  kCount,    // how many those are
  kCheck,    // whether an expression that comes with the hand is right: YES, or NO, a tab and why
};

struct Task {
  Asked asked = Asked::kWhether;
  int cards = 4;
  std::int64_t target_numerator = 24;
  std::int64_t target_denominator = 1;
  Rules rules = {};
};

// Whether it is what the judge answers: four cards, 24, YES or NO.
bool is_judges_task(const Task& task);

// The answer to a hand of task.cards cards, without the end of the line. Not for kCheck.
std::string answer_to(const Task& task, const std::vector<std::int64_t>& hand);

// The same for kCheck, about what somebody answered.
std::string check(const Task& task, const std::vector<std::int64_t>& hand, std::string_view answer);

}  // namespace twentyfour

#endif
