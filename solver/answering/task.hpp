// The question about each hand, and the line that answers it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/expressions/checking.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/kernels/kernel_state.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/usual_search/memory.hpp"

namespace twentyfour {

using Cards = std::vector<std::int64_t>;

enum class Asked {
  kWhether,  // YES or NO
  kOne,      // an expression, or NO
  kAll,      // every distinct expression, with tabs between, or NO
  kCount,    // the number of distinct expressions
  kCheck,    // is the expression that follows the hand right? YES, or NO, a tab and the reason
};

struct Task {
  Asked asked = Asked::kWhether;
  int cards = 4;
  Rational target = Rational(24);
  Rules rules = {};
  Words words = {};
  std::size_t limit = kUsualLimit;  // of a question

  bool operator==(const Task&) const = default;
};

// Whether the judge answers this question: whether four cards in any order make 24, with the four
// operators and brackets. The words and the division may differ.
bool is_judges_task(const Task& task);

// Whether four cards make the target. The judge's question is left to the kernel; for all others
// the solver has a search memory of its own, so each thread needs its own solver.
HandSolver solver_of(const Task& task, const Kernel& kernel);

// Whether the search for an answer may take longer than some 50 ms. Otherwise it takes a few at
// most.
bool may_take_long(const Task& task);

// The answer to a hand of task.cards cards, without the line end. For kCheck, the result for the
// answer that there is no expression. The kernel answers the judge's task.
// @throws TooManyExpressions, but not for kWhether
std::string answer_to(const Task& task, const Cards& hand, SearchMemory& memory,
                      const Kernel& kernel = best_kernel());

// The result of kCheck for an answer to a hand, or nothing if the answer is that there is no
// expression: then answer_to() has the result.
std::optional<std::string> check(const Task& task, const Cards& hand, std::string_view answer);

}  // namespace twentyfour
