// Questions about cards in short, and their answers with a memory that all tests share.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "solver/answering/solutions.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/question.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/usual_search/memory.hpp"

namespace twentyfour {

// The denominator of the target is not 0.
inline Question asking(std::vector<std::int64_t> cards, Int128 numerator = 24,
                       Int128 denominator = 1, const Rules& rules = {}) {
  return {std::move(cards), Rational::of(numerator, denominator).value(), rules};
}

inline SearchMemory& shared_memory() {
  static SearchMemory memory;
  return memory;
}

inline bool can_make(const Question& question) {
  return can_make(question, shared_memory());
}

inline std::optional<Expression> one_expression(const Question& question) {
  return one_expression(question, shared_memory());
}

inline std::vector<Expression> all_expressions(const Question& question,
                                               SearchMemory& memory = shared_memory()) {
  std::vector<Expression> expressions;
  for_each_expression(question, memory, [&](const Expression& x) { expressions.push_back(x); });
  return expressions;
}

inline std::uint64_t count_expressions(const Question& question) {
  return count_expressions(question, shared_memory());
}

}  // namespace twentyfour
