#include "solver/answering/solutions.hpp"

#include <algorithm>
#include <limits>
#include <vector>

#include "solver/expressions/effort.hpp"
#include "solver/expressions/packed_expression.hpp"
#include "solver/general_search/general_search.hpp"
#include "solver/usual_search/usual_search.hpp"

namespace twentyfour {
namespace {

constexpr std::size_t kNoLimit = std::numeric_limits<std::size_t>::max();

// Returns use(found, expression_of), where `found` are the distinct expressions in no order, and
// expression_of() is the expression of one of them.
template <class Use>
auto with_distinct(const Deal& deal, const Rules& rules, std::size_t limit, SearchMemory& memory,
                   const Use& use) {
  if (are_usual(rules)) {
    return use(distinct_by_usual_rules(deal, rules, limit, memory),
               [](const RankedExpression& ranked) { return ranked.expression; });
  }
  const Packing packing(deal);
  return use(distinct_by_rules(deal, rules, limit),
             [&packing](const Ranked<PackedExpression>& ranked) {
               return packing.unpack(ranked.expression);
             });
}

}  // namespace

bool can_make(const Deal& deal, const Rules& rules, SearchMemory& memory) {
  return usual_search_decides(rules) ? can_make_by_usual_rules(deal, rules, memory)
                                     : can_make_by_rules(deal, rules);
}

std::optional<Expression> one_expression(const Deal& deal, const Rules& rules,
                                         SearchMemory& memory) {
  if (!are_usual(rules)) return easiest_by_rules(deal, rules);
  const auto found = distinct_by_usual_rules(deal, rules, kNoLimit, memory);
  if (found.empty()) return std::nullopt;
  return std::min_element(found.begin(), found.end())->expression;
}

void for_each_expression(const Deal& deal, const Rules& rules, std::size_t limit,
                         SearchMemory& memory,
                         const std::function<void(const Expression&)>& visit) {
  with_distinct(deal, rules, limit, memory, [&visit](auto found, const auto& expression_of) {
    std::sort(found.begin(), found.end());
    for (const auto& ranked : found) visit(expression_of(ranked));
  });
}

std::uint64_t count_expressions(const Deal& deal, const Rules& rules, std::size_t limit,
                                SearchMemory& memory) {
  return with_distinct(deal, rules, limit, memory,
                       [](const auto& found, const auto&) { return found.size(); });
}

}  // namespace twentyfour
