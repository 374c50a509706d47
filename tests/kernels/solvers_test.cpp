// The oracle against published counts. The solvers of all kernels, and the definition, against the
// oracle, by each division: a small domain, samples of large ones, and hands whose values are where
// rounding could change a verdict. (tests/exhaustion/ has all hands of 0 to 50.)

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <vector>

#include "solver/judge/tokens.hpp"
#include "solver/kernels/patterns.hpp"
#include "tests/kernels/kernels_here.hpp"
#include "tests/support/domains.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/oracle.hpp"
#include "tests/support/random_hands.hpp"

namespace twentyfour {
namespace {

const std::vector<Kernel> kHere = kernels_here();

// Each hand goes to the oracle once, and to every kernel.
void expect(const Hand& hand, bool expected, Division division = Division::kReal) {
  for (const Kernel& kernel : kHere) {
    EXPECT_EQ(kernel.solver(division)(hand), expected)
        << kernel.name << ", hand " << to_string(hand);
  }
}

void expect_right(const Hand& hand) {
  expect(hand, solvable_exactly(hand));
}

// Stops at the first failures, because a broken solver has too many to list.
void expect_right_by_each_division(const Hand& hand) {
  if (testing::Test::HasFailure()) return;
  expect_right(hand);
  for (const Division division : {Division::kExact, Division::kTruncating}) {
    expect(hand, solvable_in_integers(hand, division == Division::kExact), division);
  }
}

TEST(Oracle, CountsWhatIsPublished) {
  const struct {
    int highest;
    std::size_t hands;
    std::ptrdiff_t solvable;
  } counts[] = {{9, 495, 404}, {10, 715, 566}, {13, 1820, 1362}};
  for (const auto& [highest, hands, solvable] : counts) {
    const std::vector<Hand> all = all_hands(1, highest);
    EXPECT_EQ(all.size(), hands) << highest;
    EXPECT_EQ(std::count_if(all.begin(), all.end(), solvable_exactly), solvable) << highest;
  }
}

TEST(Solvers, RightOnEveryOrderedHandOf0To9) {
  for (int packed = 0; packed < 10'000; packed += few_or_more(7, 1)) {
    expect_right_by_each_division(
        {{packed % 10, packed / 10 % 10, packed / 100 % 10, packed / 1000}});
  }
}

TEST(Solvers, RightOnWideHands) {
  RandomHands random(24);
  for (const int highest : {50, 99, 999, kLargestCard}) {
    for (int i = 0; i < few_or_more(40, part_or_whole(100, 8'000)); ++i) {
      std::vector<Hand> hands = random.around(kTarget, highest);
      for (const Hand& hand : random.on_24(highest)) hands.push_back(hand);
      hands.push_back(random.uniform(highest));
      // Quotients with and without a remainder: a divides b, or all but.
      const int a = random.card_of_any_size(99);
      const int b = a * random.between(1, 99) + random.between(-1, 1);
      hands.push_back({{a, b, random.between(0, 99), random.between(0, 9)}});
      for (const Hand& hand : hands) expect_right_by_each_division(hand);
    }
  }
}

// Which targets a hand makes, by the oracle.
std::vector<bool> targets_of(const Hand& hand, Division division) {
  std::vector<bool> made(patterns::kLargestTarget + 1);
  const auto mark = [&made](std::int64_t value) {
    if (value >= 0 && value <= patterns::kLargestTarget)
      made[static_cast<std::size_t>(value)] = true;
    return false;
  };
  const auto [a, b, c, d] = hand.cards;
  if (division == Division::kReal) {
    const oracle::Fraction cards[] = {{a, 1}, {b, 1}, {c, 1}, {d, 1}};
    oracle::any_result(cards, [&mark](const oracle::Fraction& x) {
      return x.numerator % x.denominator == 0 && mark(x.numerator / x.denominator);
    });
  } else {
    const oracle::Integer<true> cards[] = {{a}, {b}, {c}, {d}};
    oracle::any_result(cards, [&mark](oracle::Integer<true> x) { return mark(x.value); });
  }
  return made;
}

void expect_right_for_each_target(const Hand& hand) {
  for (const Division division : {Division::kReal, Division::kExact}) {
    const std::vector<bool> made = targets_of(hand, division);
    for (const Kernel& kernel : kHere) {
      const KernelSolver& solver = kernel.solver(division);
      for (int target = solver.first_target; target <= solver.last_target; ++target) {
        if (solver(hand, target) == made[static_cast<std::size_t>(target)]) continue;
        ADD_FAILURE() << kernel.name << ", hand " << to_string(hand) << ", target " << target;
        return;
      }
    }
  }
}

TEST(Solvers, RightForEachTargetOnSmallHands) {
  for (const Hand& hand : all_hands(0, few_or_more(5, part_or_whole(7, 13))))
    expect_right_for_each_target(hand);
}

TEST(Solvers, RightForEachTargetOnWideHands) {
  RandomHands random(219);
  for (int hands = 0; hands < part_or_whole(200, 100'000) && !HasFailure();) {
    for (const Hand& hand :
         random.around(random.between(1, patterns::kLargestTarget), kLargestCard)) {
      expect_right_for_each_target(hand);
      ++hands;
    }
    expect_right_for_each_target(random.uniform(kLargestCard));
  }
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

// The values of 24 that rounding moves most, by 3.9e-11 here and 2.5e-11 in the definition.
TEST(Solvers, TakeTheLargestErrorsFor24) {
  for (const int c : {34, 35, 36, 37, 38, 39, 40}) expect({{245 * c - 1, 245, c, 5880}}, true);
  expect({{9889, 309, 32, 7416}}, true);
  expect({{9604, 291, 33, 6984}}, true);
  expect({{9997, 3, 3332, 72}}, true);
}

// The proof does not hold above 31622: there the gap is smaller than epsilon.
TEST(Solvers, EpsilonFailsWhereTheProofSays) {
  expect({{1, 24, 31621, 31625}}, true);
  expect({{1, 24, 10001, 10004}}, false);
  expect({{1, 24, 999, 1002}}, false);
}

// Nor far above its largest target: (6145/3-2048)*3300 is 1100, and 1100 - 1.0004e-9 as doubles.
TEST(Solvers, MissesALargeTargetAsTheProofSays) {
  for (const Kernel& kernel : kHere) {
    const KernelSolver& solver = kernel.solver(Division::kReal);
    if (!solver.takes(patterns::kLargestTarget)) continue;
    EXPECT_FALSE(solver({{6145, 3, 2048, 3300}}, 1100)) << kernel.name;
    EXPECT_TRUE(solver({{652, 3, 217, 657}}, patterns::kLargestTarget)) << kernel.name;
    EXPECT_FALSE(solver.takes(patterns::kLargestTarget + 1));
  }
}

}  // namespace
}  // namespace twentyfour
