#include "solver/loops/solutions.hpp"

#include <algorithm>
#include <vector>

#include "solver/expressions/effort.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/rule_search/rule_search.hpp"
#include "solver/search/search.hpp"

namespace twentyfour {

namespace {

// In no order.
std::vector<RankedExpression> distinct(const Question& question, SearchMemory& memory) {
  return are_usual(question.rules) ? distinct_by_usual_rules(question, memory)
                                   : distinct_by_rules(question);
}

}  // namespace

bool can_make(const Question& question, SearchMemory& memory) {
  return are_usual(question.rules) ? can_make_by_usual_rules(question, memory)
                                   : can_make_by_rules(question);
}

std::optional<Expression> one_expression(const Question& question, SearchMemory& memory) {
  const std::vector<RankedExpression> found = distinct(question, memory);
  if (found.empty()) return std::nullopt;
  return std::min_element(found.begin(), found.end())->expression;
}

void for_each_expression(const Question& question, SearchMemory& memory,
                         const std::function<void(const Expression&)>& visit) {
  std::vector<RankedExpression> found = distinct(question, memory);
  std::sort(found.begin(), found.end());
  for (const RankedExpression& ranked : found) visit(ranked.expression);
}

std::uint64_t count_expressions(const Question& question, SearchMemory& memory) {
  return distinct(question, memory).size();
}

}  // namespace twentyfour
