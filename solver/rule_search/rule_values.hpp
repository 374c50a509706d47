// What sets of cards can make under rules: every value once, found from few cards to many.
//
// Domain: as in rule_search.hpp. Cost: some 20 ns a pair of values joined, while they are integers,
// 100 ns for fractions, and about as much to sort them; 32 bytes a value.
#ifndef TWENTYFOUR_SOLVER_RULE_SEARCH_RULE_VALUES_HPP
#define TWENTYFOUR_SOLVER_RULE_SEARCH_RULE_VALUES_HPP

#include <array>
#include <cstddef>
#include <vector>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/rule_search/grammar.hpp"
#include "solver/rule_search/sorted_values.hpp"

namespace twentyfour {

class RuleValues {
 public:
  RuleValues(const CardSets& sets, const Grammar& grammar, const Rules& rules)
      : sets_(sets), grammar_(grammar), rules_(rules) {
    for (auto& lists : lists_) lists.resize(sets.all() + 1);
  }

  // Of a set that stands for its like.
  const SortedValues& of(Level level, CardSet set);

 private:
  void gather(Level level, CardSet set, SortedValues& values);
  void join(const Production& production, CardSet left, CardSet right, SortedValues& values);

  const CardSets& sets_;
  const Grammar& grammar_;
  const Rules rules_;

  // By level and set; while not worked out, empty. (A set that makes nothing is worked out again,
  // in no time.)
  std::array<std::vector<SortedValues>, 2> lists_;
};

// Whether an operator gives the same for its operands in either order.
inline bool commutes(Symbol symbol) {
  return symbol == Symbol::kPlus || symbol == Symbol::kTimes;
}

// Whether a split need not be tried, because the other way round it gives the same. (Forms without
// brackets have different things on either side.)
inline bool is_mirrored(const Rules& rules, Symbol symbol, CardSet left, CardSet right) {
  return rules.form == Form::kParentheses && !rules.ordered && commutes(symbol) && left > right;
}

}  // namespace twentyfour

#endif
