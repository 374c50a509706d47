// The corners of what a question may ask, in every combination that is allowed: the fewest and the
// most cards, the smallest and the largest cards, the smallest and the largest parts of a target,
// every form and division, ordered or not, and sets of operators from one to all. All answers to a
// question agree. Run with sanitizers, it shows that no number overflows on the way.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <numeric>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "solver/answering/solver.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/input/run.hpp"
#include "solver/judge/numbers.hpp"
#include "solver/numbers/rational.hpp"
#include "tests/support/domains.hpp"

namespace twentyfour {

void PrintTo(const Rules& rules, std::ostream* out) {
  *out << "form " << static_cast<int>(rules.form) << ", division "
       << static_cast<int>(rules.division) << (rules.ordered ? ", ordered, " : ", ")
       << to_string(rules.operators);
}

namespace {

constexpr std::int64_t kLargestPart = 999'999'999'999'999'999;  // 18 digits

std::vector<Rational> corner_targets() {
  const auto fraction = [](Int128 p, Int128 q) { return Rational::of(p, q).value(); };
  return {Rational(0),
          Rational(1),
          Rational(24),
          Rational(kLargestPart),
          Rational(-kLargestPart),
          fraction(1, kLargestPart),
          fraction(kLargestPart - 1, kLargestPart),
          fraction(-kLargestPart, kLargestPart - 1),
          Rational(9999LL * 9999 * 9999 * 9999),
          fraction(-9999LL * 9999, 9998LL * 9998 * 9997)};
}

using Cards = std::vector<int>;

std::vector<Cards> corner_hands(int count) {
  const auto size = static_cast<std::size_t>(count);
  Cards descending(size);
  std::iota(descending.rbegin(), descending.rend(), kLargestCard + 1 - count);
  Cards alternating(size, 0);
  for (std::size_t i = 0; i < size; i += 2) alternating[i] = kLargestCard;
  return {Cards(size, 0), Cards(size, 1), Cards(size, kLargestCard), descending, alternating};
}

std::vector<Rules> corner_rules() {
  std::vector<Rules> all;
  for (const Form form : {Form::kParentheses, Form::kPrecedence, Form::kLeftToRight}) {
    for (const Division division : {Division::kReal, Division::kExact, Division::kTruncating}) {
      for (const bool ordered : {false, true}) {
        for (const std::string_view signs : {"+", "-", "*", "/", "+-*/", "^", "!", "+-*/^!"}) {
          const Operators operators = Operators::of(signs).value();
          if (form != Form::kParentheses && operators.has_power_or_factorial()) continue;
          all.push_back({form, division, ordered, operators});
        }
      }
    }
  }
  return all;
}

constexpr const char* kTooMany = "too many";

class Corners : public testing::TestWithParam<Rules> {
 protected:
  // A run of one question, which any number of cards and any target suit.
  struct Answerer {
    twentyfour::Run run;
    Solver solver;

    Answerer(Asked asked, const Rules& rules)
        : run{.asked = asked, .rules = rules, .kernel = &best_kernel()}, solver(run) {}

    std::string line(const Deal& deal) try {
      std::string text;
      solver.append_line(deal, text);
      text.pop_back();
      return text;
    } catch (const TooManyExpressions&) {
      return kTooMany;
    }
  };

  std::string result_of_check(const Deal& deal, const std::string& claim) {
    return check(checker_.run, deal, claim).value_or(checker_.line(deal));
  }

  // The answers to all questions agree. There may be too many expressions to list, where there are
  // any.
  // @param searches_again  also asks kCount and a claim of NO, which repeat the search of kOne
  void expect_consistent(const Deal& deal, const std::string& whether, bool searches_again) {
    const std::string one = one_.line(deal);
    SCOPED_TRACE(testing::PrintToString(std::vector<int>(deal.begin(), deal.end())) + " " +
                 to_string(deal.target()) + " " + one);
    const bool has_none = one == "NO";
    EXPECT_EQ(whether, has_none ? "NO" : "YES");
    if (one == kTooMany) return;
    if (!has_none) {
      EXPECT_EQ(result_of_check(deal, one), "YES");
    }
    if (!searches_again) return;
    EXPECT_EQ(count_.line(deal) == "0", has_none);
    EXPECT_EQ(result_of_check(deal, "NO"), has_none ? "YES" : "NO\tthere is one: " + one);
  }

  Answerer whether_{Asked::kWhether, GetParam()};
  Answerer one_{Asked::kOne, GetParam()};
  Answerer count_{Asked::kCount, GetParam()};
  Answerer checker_{Asked::kCheck, GetParam()};
};

TEST_P(Corners, OfFewCardsHaveAnswersThatAgree) {
  for (int cards = 1; cards <= 3; ++cards) {
    for (const Cards& hand : corner_hands(cards)) {
      for (const Rational& target : corner_targets()) {
        const Deal deal(hand.begin(), hand.end(), target);
        expect_consistent(deal, whether_.line(deal), true);
      }
    }
  }
}

// Long lists are left out: those of zeros, and of ways to make zero. The targets 0 and 1 come
// first: nothing overflows on the way to them.
TEST_P(Corners, OfTheMostCardsHaveAnswersThatAgree) {
  for (const Cards& hand : corner_hands(most_cards(GetParam()))) {
    const std::vector<Rational> targets = corner_targets();
    for (std::size_t i = part_or_whole(2, 0); i < targets.size(); ++i) {
      const Rational& target = targets[i];
      const Deal deal(hand.begin(), hand.end(), target);
      const std::string whether = whether_.line(deal);
      const bool has_zero = target.is_zero() || std::count(hand.begin(), hand.end(), 0) > 0;
      if (whether != "YES" || !has_zero) expect_consistent(deal, whether, kWholeDomains);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(EveryRule, Corners, testing::ValuesIn(corner_rules()));

}  // namespace
}  // namespace twentyfour
