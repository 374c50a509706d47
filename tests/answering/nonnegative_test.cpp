// No expression that is printed passes through a negative value that it need not: the reader of
// brute_force.hpp, which shares no code with solver/, works out every value on the way, from left
// to right.

#include <algorithm>
#include <cstddef>
#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <vector>

#include "solver/answering/solver.hpp"
#include "solver/input/run.hpp"
#include "tests/search/brute_force.hpp"
#include "tests/support/domains.hpp"
#include "tests/support/seeded.hpp"

namespace twentyfour {
namespace {

using Cards = std::vector<int>;

// The expressions or equations of the answer to a hand.
std::vector<std::string> answers(Solver& solver, const Run& run, const Cards& cards) {
  std::string line;
  solver.append_line({cards.begin(), cards.end(), run.target}, line);
  line.pop_back();
  std::istringstream stream(line == "NO" ? "" : line);
  std::vector<std::string> texts;
  for (std::string text; std::getline(stream, text, '\t');) texts.push_back(text);
  return texts;
}

// Looks at each of them. Returns how many there are.
std::size_t walk(Solver& solver, const Run& run, const Cards& cards) {
  const std::vector<std::string> texts = answers(solver, run, cards);
  for (const std::string& text : texts) {
    const std::string expression = text.substr(0, text.find('='));
    brute::Forest forest({'(', "ret"[static_cast<int>(run.rules.division)], false, "+-*/"});
    const int root = brute::Reader(forest, expression).read();
    EXPECT_NE(root, brute::kNowhere) << text;
    forest.for_each_node(
        root, [&](const brute::Node& node) { EXPECT_FALSE(node.value.numerator < 0) << text; });
    if (root == brute::kNowhere || text != expression) continue;
    const auto& [numerator, denominator] = forest[root].value;
    EXPECT_EQ(Rational::of(numerator, denominator), run.target) << text;
  }
  return texts.size();
}

// The cards of a hand ascend.
template <class Visit>
void for_each_hand(int cards, int highest, const Visit& visit) {
  Cards hand(static_cast<std::size_t>(cards), 1);
  for (;;) {
    visit(hand);
    const auto rise = std::find_if(hand.rbegin(), hand.rend(), [&](int x) { return x < highest; });
    if (rise == hand.rend()) return;
    std::fill(hand.rbegin(), rise + 1, *rise + 1);
  }
}

// -a and -e by all divisions, of every n-th hand. Returns the number of expressions.
std::size_t walk_all(int cards, int highest, int n, bool has_subsets) {
  std::size_t count = 0;
  for (const Rational& target : {Rational(24), Rational(0), *Rational::of(7, 2), Rational(100)}) {
    for (const Division division : {Division::kReal, Division::kExact, Division::kTruncating}) {
      if (division != Division::kReal && target.denominator() != 1) continue;
      for (const Asked asked : {Asked::kAll, Asked::kOne}) {
        const Run run = {.asked = asked,
                         .cards = cards,
                         .target = target,
                         .rules = {.division = division, .subsets = has_subsets},
                         .limit = kNoLimit};
        Solver solver(run);
        int hands = 0;
        for_each_hand(cards, highest, [&](const Cards& hand) {
          if (hands++ % n == 0) count += walk(solver, run, hand);
        });
      }
    }
  }
  return count;
}

TEST(Nonnegative, AreValuesOnTheWayOfFourCards) {
  EXPECT_GT(walk_all(4, 13, part_or_whole(5, 1), false), 1000U);
  EXPECT_GT(walk_all(4, 13, part_or_whole(15, 1), true), 1000U);
}

TEST(Nonnegative, AreValuesOnTheWayOfFiveCards) {
  EXPECT_GT(walk_all(5, 9, part_or_whole(50, 1), false), 1000U);
  EXPECT_GT(walk_all(5, 9, part_or_whole(70, 10), true), 1000U);
}

TEST(Nonnegative, AreValuesOnTheWayOfSixCards) {
  EXPECT_GT(walk_all(6, 13, part_or_whole(9001, 997), false), 1000U);
}

// Without / or without *.
TEST(Nonnegative, AreValuesOnTheWayWithFewerOperators) {
  for (const char* const operators : {"+-*", "+-/", "+-"}) {
    const twentyfour::Run run = {.asked = Asked::kAll,
                                 .rules = {.operators = *Operators::of(operators)}};
    Solver solver(run);
    std::size_t count = 0;
    for_each_hand(4, 13, [&](const Cards& hand) { count += walk(solver, run, hand); });
    EXPECT_GT(count, 100U) << operators;
  }
}

// Equations of all values, with a hundred selections of the tiles of Countdown.
TEST(Nonnegative, AreValuesOnTheWayOfCountdown) {
  Seeded random(568);
  const twentyfour::Run run = {.asked = Asked::kValueEquations,
                               .cards = 6,
                               .rules = {.division = Division::kExact, .subsets = true},
                               .limit = kNoLimit,
                               .values = {Rational(100), Rational(999)}};
  Solver solver(run);
  for (int i = 0; i < part_or_whole(10, 100); ++i) {
    Cards tiles = {25, 50, 75, 100};
    for (int tile = 1; tile <= 10; ++tile) tiles.insert(tiles.end(), 2, tile);
    for (std::size_t at = 0; at < 6; ++at) {
      std::swap(tiles[at], tiles[at + random.below(tiles.size() - at)]);
    }
    tiles.resize(6);
    EXPECT_GT(walk(solver, run, tiles), 0U);
  }
}

// For a product that is 0, a minus goes into the factor that is 0: no two expressions become one.
TEST(Nonnegative, ListsOfZeroHaveNoExpressionTwice) {
  const twentyfour::Run run = {
      .asked = Asked::kAll, .cards = 5, .target = Rational(0), .limit = kNoLimit};
  Solver solver(run);
  int hands = 0;
  for_each_hand(5, 9, [&](const Cards& hand) {
    if (hands++ % part_or_whole(20, 1) != 0) return;
    std::vector<std::string> texts = answers(solver, run, hand);
    std::sort(texts.begin(), texts.end());
    EXPECT_EQ(std::adjacent_find(texts.begin(), texts.end()), texts.end())
        << testing::PrintToString(hand);
  });
}

}  // namespace
}  // namespace twentyfour
