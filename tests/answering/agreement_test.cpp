// The answers to different questions about a deal agree: whether there is an expression, one, all,
// how many, the values, and what --check says of each expression.
//
// For hands of small cards; and for the corners of what may be asked, in every combination that is
// allowed: the fewest and the most cards, the smallest and the largest cards, the smallest and the
// largest parts of a target, every form and division, ordered or not, and sets of operators from
// one to all; and the verdicts under every set of operators. Run with sanitizers, it shows that no
// number overflows on the way.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <iterator>
#include <numeric>
#include <ostream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "solver/answering/solver.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/input/query.hpp"
#include "solver/judge/tokens.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/search/search.hpp"
#include "tests/support/deals.hpp"
#include "tests/support/domains.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {

void PrintTo(const Rules& rules, std::ostream* out) {
  *out << described(rules);
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

// Every form, division and set of operators, ordered or not.
std::vector<Rules> every_rules() {
  std::vector<Rules> all;
  for (unsigned set = 1; set < 1U << kAllOperators.size(); ++set) {
    std::string signs;
    for (std::size_t i = 0; i < kAllOperators.size(); ++i) {
      if ((set >> i & 1) != 0) signs += kAllOperators[i];
    }
    const Operators operators = Operators::of(signs).value();
    for (const Form form : {Form::kParentheses, Form::kPrecedence, Form::kLeftToRight}) {
      if (form != Form::kParentheses && operators.has_power_or_factorial()) continue;
      for (const Division division : {Division::kReal, Division::kExact, Division::kTruncating}) {
        for (const bool ordered : {false, true}) {
          all.push_back({form, division, ordered, operators});
        }
      }
    }
  }
  return all;
}

// Every hand of up to this many cards from 0 to 3, in every order or in one.
std::vector<Cards> small_hands(std::size_t most, bool ordered) {
  std::vector<Cards> hands = {{}};
  for (std::size_t i = 0; i < hands.size() && hands[i].size() < most; ++i) {
    for (int card = 0; card <= 3; ++card) {
      if (!ordered && !hands[i].empty() && card < hands[i].back()) continue;
      Cards hand = hands[i];
      hand.push_back(card);
      hands.push_back(hand);
    }
  }
  hands.erase(hands.begin());
  return hands;
}

constexpr const char* kTooMany = "too many";

// A run of one question, which any number of cards and any target suit.
struct Answerer {
  Query query;
  Solver solver;

  Answerer(Question asked, const Rules& rules)
      : query{.asked = asked, .rules = rules, .kernel = &best_kernel()}, solver(query) {}

  std::string line(const Deal& deal) try {
    std::string text;
    solver.append_line(deal, text);
    text.pop_back();
    return text;
  } catch (const LimitExceeded&) {
    return kTooMany;
  }
};

// All questions about deals under some rules.
class Questions {
 public:
  explicit Questions(const Rules& rules) : rules_(rules) {}

  std::string whether(const Deal& deal) { return whether_.line(deal); }

  // There may be too many expressions to list, where there are any.
  // @param searches_again  also asks kCount and a claim of NO, which repeat the search of kOne
  void expect_agreement(const Deal& deal, const std::string& whether, bool searches_again) {
    const std::string one = one_.line(deal);
    SCOPED_TRACE(described(deal) + " " + one);
    const bool has_none = one == "NO";
    EXPECT_EQ(whether, has_none ? "NO" : "YES");
    if (one == kTooMany) return;
    if (!has_none) expect_right(deal, one);
    if (!searches_again) return;
    EXPECT_EQ(count_.line(deal) == "0", has_none);
    EXPECT_EQ(result_of_check(deal, "NO"), has_none ? "YES" : "NO\tthere is one: " + one);
  }

  // Also of all expressions, and of the values.
  void expect_agreement_of_lists(const Deal& deal) {
    expect_agreement(deal, whether(deal), true);
    SCOPED_TRACE(described(deal));
    const std::string one = one_.line(deal);
    const bool has_none = one == "NO";
    for (Answerer* const values : {&values_, &equations_}) {
      values->query.interval = {deal.target(), deal.target()};
    }
    EXPECT_EQ(values_.line(deal), has_none ? "NO" : to_string(deal.target()));
    const std::string equation = equations_.line(deal);
    EXPECT_EQ(equation == "NO", has_none);
    if (has_none) {
      EXPECT_EQ(all_.line(deal), "NO");
      return;
    }
    expect_right(deal, equation);
    const std::vector<std::string> texts = split(all_.line(deal), "\t");
    EXPECT_EQ(texts.front(), one);
    EXPECT_EQ(count_.line(deal), std::to_string(texts.size()));
    EXPECT_EQ(std::set<std::string>(texts.begin(), texts.end()).size(), texts.size());
    for (const std::string& text : texts) expect_right(deal, text);
  }

 private:
  static std::string described(const Deal& deal) {
    return testing::PrintToString(std::vector<int>(deal.begin(), deal.end())) + " " +
           to_string(deal.target());
  }

  std::string result_of_check(const Deal& deal, const std::string& claim) {
    return check(checker_.query, deal, claim).line.value_or(checker_.line(deal));
  }

  void expect_right(const Deal& deal, const std::string& text) {
    EXPECT_EQ(result_of_check(deal, text), "YES") << text;
  }

  const Rules rules_;
  Answerer whether_{Question::kSolvable, rules_};
  Answerer one_{Question::kOne, rules_};
  Answerer all_{Question::kAll, rules_};
  Answerer count_{Question::kCount, rules_};
  Answerer values_{Question::kValues, rules_};
  Answerer equations_{Question::kValueEquations, rules_};
  Answerer checker_{Question::kCheck, rules_};
};

class Agreement : public testing::TestWithParam<Rules> {};

// With all cards and with some left out. Each hand has another target. Powers and factorials make
// many expressions: of three cards.
TEST_P(Agreement, OfSmallHands) {
  if (kShortTests) return;
  const std::vector<Hand> hands = all_hands(0, 9);
  constexpr std::size_t kStep = part_or_whole(149, 1);
  std::size_t turn = 0;
  for (const bool subsets : {false, true}) {
    Rules rules = GetParam();
    rules.subsets = subsets;
    Questions questions(rules);
    for (std::size_t i = turn % kStep; i < hands.size(); i += kStep) {
      const Rational targets[] = {Rational(24), *Rational::of(5, 3), Rational(-7), Rational(5)};
      const int* const end =
          std::end(hands[i].cards) - (rules.operators.has_power_or_factorial() ? 1 : 0);
      questions.expect_agreement_of_lists(
          {std::begin(hands[i].cards), end, targets[turn++ % std::size(targets)]});
    }
  }
}

TEST_P(Agreement, OfCornersOfFewCards) {
  Questions questions(GetParam());
  for (int cards = 1; cards <= 3; ++cards) {
    for (const Cards& hand : corner_hands(cards)) {
      for (const Rational& target : corner_targets()) {
        const Deal deal(hand.begin(), hand.end(), target);
        questions.expect_agreement(deal, questions.whether(deal), true);
      }
    }
  }
}

// Long lists are left out: those of zeros, and of ways to make zero. The targets 0 and 1 come
// first: nothing overflows on the way to them.
TEST_P(Agreement, OfCornersOfTheMostCards) {
  Questions questions(GetParam());
  for (const Cards& hand : corner_hands(most_cards(GetParam()))) {
    const std::vector<Rational> targets = corner_targets();
    for (std::size_t i = part_or_whole(2, 0); i < targets.size(); i += few_or_more(3, 1)) {
      const Rational& target = targets[i];
      const Deal deal(hand.begin(), hand.end(), target);
      const std::string whether = questions.whether(deal);
      const bool has_zero = target.is_zero() || std::count(hand.begin(), hand.end(), 0) > 0;
      if (whether == "YES" && has_zero) continue;
      questions.expect_agreement(deal, whether, kWholeDomains);
    }
  }
}

// Small cards with zeros have most divisors 0 and sums 0, which a search takes for special cases.
// Of all deals that have a number, every kStep-th is tried.
TEST(AgreementOfVerdicts, UnderEverySetOfOperators) {
  constexpr std::size_t kStep = part_or_whole(few_or_more(97, 23), 1);
  std::size_t number = 0;
  for (const Rules& rules : every_rules()) {
    const bool is_large = rules.operators.has_power_or_factorial();
    Search search(rules);
    for (const Cards& cards : small_hands(is_large ? 3 : 5, rules.ordered)) {
      for (const Rational& target :
           {Rational(0), Rational(1), Rational(-2), Rational(6), *Rational::of(3, 2)}) {
        if (number++ % kStep != 0) continue;
        const Deal deal(cards.begin(), cards.end(), target);
        SCOPED_TRACE(described(rules) + ": " + testing::PrintToString(cards) + " " +
                     to_string(target));
        const std::uint64_t count = search.count(deal, kDefaultLimit);
        EXPECT_EQ(search.can_make(deal), count > 0);
        EXPECT_EQ(search.easiest(deal).has_value(), count > 0);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(EveryRule, Agreement, testing::ValuesIn(corner_rules()));

}  // namespace
}  // namespace twentyfour
