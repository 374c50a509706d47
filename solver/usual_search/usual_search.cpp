#include "solver/usual_search/usual_search.hpp"

#include "solver/usual_search/backwards_search.hpp"

namespace twentyfour {
namespace {

struct LargePrime {
  static constexpr Residue kModulus = twentyfour::kModulus;
};

}  // namespace

bool can_make_by_usual_rules(const Question& question, SearchMemory& memory) {
  return Search<LargePrime>(question, memory).finds_any();
}

std::vector<RankedExpression> distinct_by_usual_rules(const Question& question,
                                                      SearchMemory& memory) {
  std::vector<RankedExpression> found = Search<LargePrime>(question, memory).find_all();
  if (found.size() > question.limit) throw TooManyExpressions(question);
  return found;
}

}  // namespace twentyfour
