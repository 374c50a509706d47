// What is found backwards is what all functions of four cards, worked out one by one, make.
#include "solver/usual_search/targets_of_four.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <set>
#include <utility>
#include <vector>

#include "solver/expressions/fingerprint.hpp"
#include "solver/expressions/shape.hpp"
#include "solver/usual_search/functions.hpp"
#include "solver/usual_search/memory.hpp"
#include "solver/usual_search/values.hpp"

namespace twentyfour {
namespace {

using Found = std::multiset<std::pair<std::size_t, std::uint32_t>>;

// The values of a hand, with what they need.
struct ListedHand {
  explicit ListedHand(const std::vector<std::int64_t>& cards)
      : sets(cards, false), values(sets, memory.functions(), memory.values()) {}

  SearchMemory memory;
  CardSets sets;
  ListedValues<> values;
};

std::vector<Residue> all_values(ListedValues<>& values, CardSet four) {
  std::vector<Residue> all(values.functions(four).size(), kNoResidue);
  values.for_each(four, [&](std::uint32_t i, Residue value) { all[i] = value; });
  return all;
}

void expect_all_found(ListedHand& hand, CardSet four, const std::vector<Residue>& all,
                      const std::vector<Residue>& targets) {
  TargetsOfFour<> of_four(0, hand.memory.one_and_three());
  Found expected;
  for (std::size_t i = 0; i < targets.size(); ++i) {
    of_four.add(targets[i], Kind::kCard);
    for (std::uint32_t function = 0; function < all.size(); ++function) {
      if (all[function] == targets[i]) expected.insert({i, function});
    }
  }
  Found found;
  of_four.for_each(hand.values, four, [&](std::size_t i, std::uint32_t function) {
    found.insert({i, function});
  });
  EXPECT_EQ(found, expected);
}

TEST(TargetsOfFour, FindsEveryFunctionWithATargetValue) {
  const std::vector<std::vector<std::int64_t>> hands = {{1, 2, 3, 4, 5},
                                                        {2, 2, 7, 7, 7},
                                                        {0, 0, 1, 1, 3},
                                                        {0, 0, 0, 0, 5},
                                                        {13, 77, 512, 4096, 9999}};
  for (const auto& cards : hands) {
    ListedHand hand(cards);
    for (const CardSet four : {15U, 23U, 27U, 29U, 30U}) {
      SCOPED_TRACE(testing::Message() << cards.back() << ", set " << four);
      const std::vector<Residue> all = all_values(hand.values, four);
      expect_all_found(hand, four, all, {});
      expect_all_found(hand, four, all, {0, 1, 24, 25, kModulus - 1, 123456789});
      for (std::size_t i = 0; i < all.size(); i += 37) {
        if (all[i] != kNoResidue) expect_all_found(hand, four, all, {5, all[i]});
      }
    }
  }
}

// Whether a function is a single card above the limit, joined to three by an operator of the kind.
bool is_left_out(ListedHand& hand, std::uint32_t function, Kind kind, std::int64_t limit) {
  const FunctionGroup& group = hand.values.functions(15).group_of(function);
  const CardSet left = group.left_variables;
  if (kind_of(group.symbol) != kind || size_of(left) == 2) return false;
  const CardSet one = is_single(left) ? left : 15 & ~left;
  return hand.sets.card(one) > limit;
}

TEST(TargetsOfFour, LeavesOutLargerCardsThatCouldComeLast) {
  ListedHand hand({2, 3, 5, 7, 11});
  const std::vector<Residue> all = all_values(hand.values, 15);
  for (const Kind kind : {Kind::kSum, Kind::kProduct}) {
    TargetsOfFour<> of_four(4, hand.memory.one_and_three());
    of_four.add(24, kind);
    std::set<std::uint32_t> expected;
    for (std::uint32_t function = 0; function < all.size(); ++function) {
      if (all[function] == 24 && !is_left_out(hand, function, kind, 4)) expected.insert(function);
    }
    std::set<std::uint32_t> found;
    of_four.for_each(hand.values, 15, [&](std::size_t, std::uint32_t x) { found.insert(x); });
    EXPECT_EQ(found, expected);
    EXPECT_FALSE(found.empty());
  }
}

TEST(Invert, GivesTheInverse) {
  for (const Residue x : {Residue{1}, Residue{2}, Residue{3}, Residue{24}, kModulus - 1}) {
    EXPECT_EQ(multiply(x, invert(x)), 1U) << x;
  }
  for (std::int64_t card = 2; card < 1000; ++card) {
    EXPECT_EQ(multiply(residue_of_variable(card), invert(residue_of_variable(card))), 1U);
  }
  for (Residue x = 1; x < 101; ++x) EXPECT_EQ(multiply<101>(x, invert<101>(x)), 1U) << x;
}

}  // namespace
}  // namespace twentyfour
