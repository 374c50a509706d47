// What is found backwards is what all functions of four cards, worked out one by one, make.
#include "solver/search/wanted_of_four.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <set>
#include <utility>
#include <vector>

#include "solver/expressions/fingerprint.hpp"
#include "solver/expressions/shape.hpp"
#include "solver/search/functions.hpp"
#include "solver/search/undoing.hpp"
#include "solver/search/values.hpp"

namespace twentyfour {
namespace {

using Found = std::multiset<std::pair<std::size_t, std::uint32_t>>;

std::vector<Residue> all_values(Values& values, CardSet four) {
  std::vector<Residue> all(functions_of(4, false).functions.size(), kNoResidue);
  values.for_each(four, [&](std::uint32_t i, Residue value) { all[i] = value; });
  return all;
}

void expect_all_found(const Values& values, CardSet four, const std::vector<Residue>& all,
                      const std::vector<Residue>& wanted) {
  WantedOfFour of_four(0);
  Found expected;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    of_four.add(wanted[i], Kind::kCard);
    for (std::uint32_t function = 0; function < all.size(); ++function) {
      if (all[function] == wanted[i]) expected.insert({i, function});
    }
  }
  Found found;
  of_four.for_each(values, four, [&](std::size_t i, std::uint32_t function) {
    found.insert({i, function});
  });
  EXPECT_EQ(found, expected);
}

TEST(WantedOfFour, FindsWhatAllFunctionsMake) {
  const std::vector<std::vector<std::int64_t>> hands = {{1, 2, 3, 4, 5},
                                                        {2, 2, 7, 7, 7},
                                                        {0, 0, 1, 1, 3},
                                                        {0, 0, 0, 0, 5},
                                                        {13, 77, 512, 4096, 9999}};
  for (const auto& hand : hands) {
    ValueStorage storage;
    Values values(hand, false, storage);
    for (const CardSet four : {15U, 23U, 27U, 29U, 30U}) {
      SCOPED_TRACE(testing::Message() << hand.back() << ", set " << four);
      const std::vector<Residue> all = all_values(values, four);
      expect_all_found(values, four, all, {});
      expect_all_found(values, four, all, {0, 1, 24, 25, kModulus - 1, 123456789});
      for (std::size_t i = 0; i < all.size(); i += 37) {
        if (all[i] != kNoResidue) expect_all_found(values, four, all, {5, all[i]});
      }
    }
  }
}

// Whether a function is a single card above the limit, joined to three by an operator of the kind.
bool is_left_out(const std::vector<std::int64_t>& cards, std::uint32_t function, Kind kind,
                 std::int64_t limit) {
  const Run& run = functions_of(4, false).run_of(function);
  const CardSet left = run.left_variables;
  if (kind_of(run.symbol) != kind || size_of(left) == 2) return false;
  const CardSet one = is_single(left) ? left : 15 & ~left;
  return cards[static_cast<std::size_t>(std::countr_zero(one))] > limit;
}

TEST(WantedOfFour, LeavesOutLargerCardsThatCouldComeLast) {
  const std::vector<std::int64_t> hand = {2, 3, 5, 7, 11};
  ValueStorage storage;
  Values values(hand, false, storage);
  const std::vector<Residue> all = all_values(values, 15);
  for (const Kind kind : {Kind::kSum, Kind::kProduct}) {
    WantedOfFour of_four(4);
    of_four.add(24, kind);
    std::set<std::uint32_t> expected;
    for (std::uint32_t function = 0; function < all.size(); ++function) {
      if (all[function] == 24 && !is_left_out(hand, function, kind, 4)) expected.insert(function);
    }
    std::set<std::uint32_t> found;
    of_four.for_each(values, 15, [&](std::size_t, std::uint32_t x) { found.insert(x); });
    EXPECT_EQ(found, expected);
    EXPECT_FALSE(found.empty());
  }
}

TEST(Undo, GivesWhatMakesTheWanted) {
  const Residue wanted = 24;
  const Residue y = residue_of_variable(7);
  int count = 0;
  const auto check = [&](Symbol symbol, bool y_leads, Residue x) {
    const Residue left = y_leads ? y : x;
    const Residue right = y_leads ? x : y;
    const Residue made = symbol == Symbol::kPlus    ? add(left, right)
                         : symbol == Symbol::kMinus ? subtract(left, right)
                         : symbol == Symbol::kTimes ? multiply(left, right)
                                                    : multiply(left, invert(right));
    EXPECT_EQ(made, wanted) << sign_of(symbol) << y_leads;
    ++count;
  };
  for (const Kind left_out : {Kind::kCard, Kind::kSum, Kind::kProduct}) {
    undo({wanted, invert(wanted)}, {y, invert(y)}, left_out, check);
  }
  EXPECT_EQ(count, 6 + 3 + 3);
}

TEST(Undo, HasNothingToMultiplyZeroBy) {
  undo({24, invert(24)}, {0, kNoResidue}, Kind::kCard, [](Symbol symbol, bool, Residue) {
    EXPECT_TRUE(symbol == Symbol::kPlus || symbol == Symbol::kMinus);
  });
}

TEST(Invert, GivesTheInverse) {
  for (const Residue x : {Residue{1}, Residue{2}, Residue{3}, Residue{24}, kModulus - 1}) {
    EXPECT_EQ(multiply(x, invert(x)), 1U) << x;
  }
  for (std::int64_t card = 2; card < 1000; ++card) {
    EXPECT_EQ(multiply(residue_of_variable(card), invert(residue_of_variable(card))), 1U);
  }
}

}  // namespace
}  // namespace twentyfour
