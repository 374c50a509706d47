// The solvers of all kernels, and the definition, against the oracle: all hands of small domains,
// seeded samples of large ones, and hands whose values are where rounding could change a verdict.

#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

#include "solver/judge/numbers.hpp"
#include "tests/kernels/kernels_here.hpp"
#include "tests/support/domains.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/oracle.hpp"
#include "tests/support/random_hands.hpp"

namespace twentyfour {
namespace {

const std::vector<Kernel> kHere = kernels_here();

// Each hand goes to the oracle once, and to every kernel.
void expect(const Hand& hand, bool expected) {
  for (const Kernel& kernel : kHere) {
    EXPECT_EQ(kernel.solver(Division::kReal)(hand), expected)
        << kernel.name << ", hand " << to_string(hand);
  }
}

void expect_right(const Hand& hand) {
  expect(hand, solvable_exactly(hand));
}

// Stops at the first failures, because a broken solver has too many to list.
void expect_all_right(const std::vector<Hand>& hands) {
  for (const Hand& hand : hands) {
    expect_right(hand);
    if (testing::Test::HasFailure()) return;
  }
}

TEST(Solvers, RightOnEveryOrderedHandOf0To13) {
  for (int packed = 0; packed < 14 * 14 * 14 * 14; ++packed) {
    expect_right({{packed % 14, packed / 14 % 14, packed / 196 % 14, packed / 2744}});
    if (HasFailure()) return;
  }
}

TEST(Solvers, RightOnEveryHandOfSmallCards) {
  expect_all_right(all_hands(0, part_or_whole(20, 40)));
}

// The two kinds of division in integers.
void expect_right_in_integers(const Hand& hand) {
  for (const Division rule : {Division::kExact, Division::kTruncating}) {
    const bool expected = solvable_in_integers(hand, rule == Division::kExact);
    for (const Kernel& kernel : kHere) {
      ASSERT_EQ(kernel.solver(rule)(hand), expected) << kernel.name << ", " << to_string(hand);
    }
  }
}

TEST(DivisionInIntegers, RightOnEveryHandOf0To20) {
  for (const Hand& hand : all_hands(0, 20)) {
    expect_right_in_integers(hand);
    if (HasFatalFailure()) return;
  }
}

TEST(DivisionInIntegers, RightOnEveryHandOf0To5InAnyOrder) {
  for (Hand hand : all_hands(0, 5)) {
    do {
      expect_right_in_integers(hand);
    } while (std::next_permutation(std::begin(hand.cards), std::end(hand.cards)));
  }
}

TEST(DivisionInIntegers, RightOnWideHands) {
  RandomHands random(1427);
  for (int i = 0; i < part_or_whole(100, 500) && !HasFailure(); ++i) {
    std::vector<Hand> hands = random.on_24(kLargestCard);
    for (const int highest : {99, kLargestCard}) {
      for (const Hand& hand : random.around_24(highest)) hands.push_back(hand);
      hands.push_back(random.uniform(highest));
    }
    // Quotients with and without a remainder: a divides b, or all but.
    const int a = random.card_of_any_size(99);
    const int b = a * random.between(1, 99) + random.between(-1, 1);
    hands.push_back({{a, b, random.between(0, 99), random.between(0, 9)}});
    for (const Hand& hand : hands) expect_right_in_integers(hand);
  }
}

TEST(Solvers, RightOnKnownHands) {
  for (const Hand& hand : kSolvableThroughFractions) expect(hand, true);
  for (const Hand& hand : kSolvableButHard) expect(hand, true);
  for (const Hand& hand : kUnsolvable) expect(hand, false);
}

// Calls try_some this many times for cards of each size. Stops at the first failures.
template <class Try>
void repeat(unsigned seed, int times, const Try& try_some) {
  RandomHands random(seed);
  for (const int highest : {50, 99, 999, 9999}) {
    for (int i = 0; i < times && !testing::Test::HasFailure(); ++i) try_some(random, highest);
  }
}

TEST(Solvers, RightOnRandomHands) {
  repeat(24, part_or_whole(5'000, 100'000),
         [](RandomHands& random, int highest) { expect_right(random.uniform(highest)); });
}

TEST(Solvers, RightAround24) {
  repeat(2424, part_or_whole(250, 8'000),
         [](RandomHands& random, int highest) { expect_all_right(random.around_24(highest)); });
}

TEST(Solvers, RightOn24) {
  repeat(242424, part_or_whole(1'000, 8'000), [](RandomHands& random, int highest) {
    for (const Hand& hand : random.on_24(highest)) {
      ASSERT_TRUE(solvable_exactly(hand)) << to_string(hand);
      expect(hand, true);
    }
  });
}

// The smallest gaps there are, case 3 of the proof: 24 + a/(b*c) and 24 - a/(b*c). (Where c - b is
// small, a few of these hands make 24 in another way.)
TEST(Solvers, TellsTheSmallestGapFrom24) {
  for (int b = 9900; b <= kLargestCard && !HasFailure(); ++b) {
    for (int c = b; c <= kLargestCard; ++c) {
      for (const int a : {1, 2, 3}) expect_right({{a, 24, b, c}});
    }
  }
}

// Case 6 of the proof: no quotient has a zero divisor, and NaN stays NaN.
TEST(Solvers, NeverDividesByZero) {
  for (int card = 0; card <= kLargestCard; ++card) {
    expect_right({{0, 0, 0, card}});
    expect_right({{0, 0, card, card}});
    expect_right({{card, 0, card, 24}});
  }
}

// The proof does not hold above 31622: there the gap is smaller than epsilon.
TEST(Solvers, EpsilonFailsWhereTheProofSays) {
  expect({{1, 24, 31621, 31625}}, true);
}

}  // namespace
}  // namespace twentyfour
