#include "solver/usual_search/usual_search.hpp"

#include <cassert>

#include "solver/usual_search/backwards_search.hpp"

namespace twentyfour {

bool can_make_by_usual_rules(const Deal& deal, const Rules& rules, SearchMemory& memory) {
  assert(usual_search_decides(rules) && can_search(deal.size(), rules));
  return Search<>(deal, rules, memory).finds_any();
}

std::optional<Expression> easiest_by_usual_rules(const Deal& deal, const Rules& rules,
                                                 SearchMemory& memory) {
  assert(are_usual(rules) && can_search(deal.size(), rules));
  return Search<>(deal, rules, memory).find_easiest();
}

std::vector<ListedExpression> distinct_by_usual_rules(const Deal& deal, const Rules& rules,
                                                      std::size_t limit, SearchMemory& memory) {
  assert(are_usual(rules) && can_search(deal.size(), rules));
  std::vector<ListedExpression> found = Search<>(deal, rules, memory).find_all();
  if (found.size() > limit) throw TooManyExpressions(deal, limit);
  return found;
}

}  // namespace twentyfour
