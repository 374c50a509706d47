// Plans to evaluate the functions of two and three of four cards in one array of values: where the
// operands of each function are.
//
// Cost: 7 KB, some microseconds.
#ifndef TWENTYFOUR_SOLVER_SEARCH_FOUR_CARD_PLANS_HPP
#define TWENTYFOUR_SOLVER_SEARCH_FOUR_CARD_PLANS_HPP

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/expressions/card_sets.hpp"
#include "solver/search/functions.hpp"

namespace twentyfour {

// The operators in the order of the plans.
constexpr std::array kPlannedOperators = {Symbol::kPlus, Symbol::kMinus, Symbol::kTimes,
                                          Symbol::kOver};

// The functions of a set, those of one operator together.
class FourCardPlan {
 public:
  static constexpr std::size_t kMostFunctions = 68;

  // Where the values of a set begin.
  static constexpr std::size_t place_of(CardSet set) { return set * kMostFunctions; }

  FourCardPlan() = default;

  FourCardPlan(CardSet set, const Functions& functions) {
    std::size_t count = 0;
    for (std::size_t o = 0; o < kPlannedOperators.size(); ++o) {
      for (const FunctionGroup& group : functions.groups) {
        if (group.symbol != kPlannedOperators[o]) continue;
        const CardSet left = deposit(group.left_variables, set);
        for (std::uint32_t i = group.begin; i < group.end; ++i) {
          const Function f = functions.functions[i];
          places_[count++] = {static_cast<std::uint16_t>(place_of(left) + f.left),
                              static_cast<std::uint16_t>(place_of(set & ~left) + f.right),
                              static_cast<std::uint16_t>(i)};
        }
      }
      ends_[o + 1] = count;
    }
  }

  // Calls visit(left, right, function) with each function of the o-th operator: the places of its
  // operands, and its own among the values of the set.
  template <class Visit>
  void for_each(std::size_t o, const Visit& visit) const {
    for (std::size_t i = ends_[o]; i < ends_[o + 1]; ++i) {
      visit(places_[i].left, places_[i].right, places_[i].function);
    }
  }

 private:
  struct Places {
    std::uint16_t left;
    std::uint16_t right;
    std::uint16_t function;
  };
  std::array<Places, kMostFunctions> places_ = {};
  std::array<std::size_t, kPlannedOperators.size() + 1> ends_ = {};
};

class FourCardPlans {
 public:
  explicit FourCardPlans(FunctionTables& functions) {
    for (CardSet set = 1; set < 15; ++set) {
      if (!is_single(set)) plans_[set] = FourCardPlan(set, functions.of(size_of(set), false));
    }
  }

  // Of two or three cards.
  const FourCardPlan& of(CardSet set) const { return plans_[set]; }

 private:
  std::array<FourCardPlan, 15> plans_;
};

}  // namespace twentyfour

#endif
