#include "solver/search/search.hpp"

#include "solver/search/backwards_search.hpp"

namespace twentyfour {

bool can_make_by_usual_rules(const Question& question, SearchMemory& memory) {
  return Search<>(question, memory).finds_any();
}

std::vector<RankedExpression> distinct_by_usual_rules(const Question& question,
                                                      SearchMemory& memory) {
  return Search<>(question, memory).find_all();
}

}  // namespace twentyfour
