// What is found backwards is what all functions of four cards, worked out one by one, make.
#include "solver/usual_search/targets_of_four.hpp"

#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <set>
#include <utility>
#include <vector>

#include "solver/expressions/deal.hpp"
#include "solver/expressions/fingerprint.hpp"
#include "solver/expressions/solving.hpp"
#include "solver/usual_search/functions.hpp"
#include "solver/usual_search/usual_search.hpp"
#include "solver/usual_search/values.hpp"

namespace twentyfour {
namespace {

// The number of the equation, and the function.
using Found = std::multiset<std::pair<std::size_t, std::uint32_t>>;

// The values of a hand, with what they need.
struct ListedHand {
  explicit ListedHand(const Deal& deal)
      : sets(deal, false), values(sets, memory.functions(), memory.values()) {}

  SearchMemory memory;
  CardSets sets;
  ListedValues<> values;
};

std::vector<Residue> all_values(const ListedValues<>& values, CardSet four) {
  std::vector<Residue> all;
  for (const Operation& f : values.functions(four).functions) {
    const CardSet left = deposit(f.left_set, four);
    const Residue x = values.of(left).values[f.left];
    const Residue y = values.of(four & ~left).values[f.right];
    const bool divides_by_zero = f.symbol == Symbol::kOver && y == 0;
    const bool has_value = x != kNoResidue && y != kNoResidue && !divides_by_zero;
    const Residue inverse = has_value && y != 0 ? invert(y) : kNoResidue;
    all.push_back(has_value ? apply(f.symbol, {x, kNoResidue}, {y, inverse}) : kNoResidue);
  }
  return all;
}

std::size_t number_of(Equation equation) {
  std::size_t number = 0;
  while (kEquations.at(number) != equation) ++number;
  return number;
}

void expect_all_found(ListedHand& hand, CardSet four, const std::vector<Residue>& all,
                      const std::vector<Residue>& targets) {
  TargetsOfFour<> of_four(hand.memory.one_and_three());
  Found expected;
  for (std::size_t i = 0; i < targets.size(); ++i) {
    of_four.add(kEquations.at(i), targets[i]);
    for (std::uint32_t function = 0; function < all.size(); ++function) {
      if (all[function] == targets[i]) expected.insert({i, function});
    }
  }
  Found found;
  of_four.for_each(hand.values, four, [&](Equation equation, std::uint32_t function) {
    found.insert({number_of(equation), function});
  });
  EXPECT_EQ(found, expected);
}

TEST(TargetsOfFour, FindsEveryFunctionWithATargetValue) {
  const std::vector<Deal> deals = {{1, 2, 3, 4, 5},
                                   {2, 2, 7, 7, 7},
                                   {0, 0, 1, 1, 3},
                                   {0, 0, 0, 0, 5},
                                   {13, 77, 512, 4096, 9999}};
  for (const Deal& deal : deals) {
    ListedHand hand(deal);
    for (const CardSet four : {15U, 23U, 27U, 29U, 30U}) {
      SCOPED_TRACE(testing::Message() << *deal.begin() << ", set " << four);
      const std::vector<Residue> all = all_values(hand.values, four);
      expect_all_found(hand, four, all, {});
      expect_all_found(hand, four, all, {0, 1, 24, 25, kModulus - 1, 123456789});
      for (std::size_t i = 0; i < all.size(); i += 37) {
        if (all[i] != kNoResidue) expect_all_found(hand, four, all, {5, all[i]});
      }
    }
  }
}

}  // namespace
}  // namespace twentyfour
