// The search and --check play one game: what --check accepts can be made, and what is listed is
// accepted, under all rules and in all notations.
//
// Answers are written at random from what the parser reads (parsing.hpp), with no regard to what
// the search builds. Their values are what --check says that they make.
#include <algorithm>
#include <cstddef>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/expressions/reading.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/search/search.hpp"
#include "tests/checking/judged.hpp"
#include "tests/support/deals.hpp"
#include "tests/support/domains.hpp"
#include "tests/support/seeded.hpp"

namespace twentyfour {
namespace {

using Cards = std::vector<int>;

// Writes answers, of which some cannot be read or have no value.
class RandomAnswers {
 public:
  RandomAnswers(Seeded& random, const Rules& rules) : random_(random), rules_(rules) {
    for (const char sign : to_string(rules.operators)) {
      if (sign != '!') signs_ += sign;
    }
  }

  std::string with_cards(std::size_t count) {
    cards_.clear();
    return expression(count);
  }

  // Of the last answer, from left to right.
  const Cards& cards() const { return cards_; }

 private:
  bool is_one_in(std::size_t n) { return random_.below(n) == 0; }

  // One of the texts.
  template <std::size_t count>
  std::string any(const char* const (&texts)[count]) {
    return texts[random_.below(count)];
  }

  std::string expression(std::size_t cards) {
    const bool has_brackets = traits_of(rules_.form).has_brackets;
    std::string text;
    while (cards > 0) {
      const std::size_t most = has_brackets && (text.empty() || !is_one_in(2)) ? cards : 1;
      const std::size_t taken = signs_.empty() ? cards : 1 + random_.below(most);
      const std::string left = text.empty() ? "" : text + sign();
      text = left + operand(taken, has_brackets);
      cards -= taken;
    }
    return text;
  }

  std::string sign() {
    switch (signs_[random_.below(signs_.size())]) {
      case '+':
        return any({"+", " + "});
      case '-':
        return any({"-", " - ", "\u2212"});
      case '*':
        return any({"*", "x", " \u00d7 ", ""});  // nothing may stand before a bracket
      case '/':
        return any({"/", " \u00f7 "});
      default:
        return any({"^", "**"});
    }
  }

  std::string operand(std::size_t cards, bool has_brackets) {
    std::string text;
    if (!has_brackets || (cards == 1 && !is_one_in(4))) {
      text = card();
    } else if (cards > 1 && rules_.operators.contains(Symbol::kOver) && is_one_in(6)) {
      const std::size_t upper = 1 + random_.below(cards - 1);
      text = "\\frac{" + expression(upper) + "}{";
      text += expression(cards - upper) + "}";
    } else {
      constexpr std::string_view kBrackets = "()[]{}";
      const std::size_t kind = 2 * random_.below(3);
      text = kBrackets[kind] + expression(cards) + kBrackets[kind + 1];
    }
    const bool takes_factorial = rules_.operators.contains(Symbol::kFactorial) && is_one_in(2);
    return takes_factorial ? text + "!" : text;
  }

  std::string card() {
    const int number = random_.between(0, is_one_in(4) ? 13 : 6);
    cards_.push_back(number);
    const std::string digits = std::to_string(number);
    if (number == 1) return any({"1", "1", "A"});
    if (number == 13) return any({"13", "K", "k"});
    return is_one_in(8) ? "0" + digits : is_one_in(8) ? digits + ".0" : digits;
  }

  Seeded& random_;
  const Rules rules_;
  std::string signs_;  // of binary operators
  Cards cards_;
};

Deal dealt(const Cards& hand, const Rational& target) {
  return {hand.begin(), hand.end(), target};
}

// What an answer makes; nothing if it is not accepted for any target.
std::optional<Rational> value_of(const Cards& hand, const std::string& answer, const Rules& rules) {
  const std::string judgement = judged(dealt(hand, Rational(0)), answer, rules);
  if (judgement == "right") return Rational(0);
  const std::string_view kMakes = "makes ";
  if (!judgement.starts_with(kMakes)) return std::nullopt;
  const std::size_t end = judgement.find(';');  // of cards that are left out
  const auto value = value_in(std::string_view(judgement).substr(0, end).substr(kMakes.size()));
  return value && can_be_target(*value) ? value : std::nullopt;
}

// Every expression that is listed is accepted, and there is one.
void expect_list(Search& search, const Deal& deal, const Rules& rules) {
  std::size_t count = 0;
  search.for_each_expression(deal, kDefaultLimit, [&](const Expression& expression) {
    ++count;
    for (std::size_t i = 0; i < kNotations.size(); ++i) {
      const auto notation = static_cast<Notation>(i);
      if (notation == Notation::kBrackets && !traits_of(rules.form).has_brackets) continue;
      std::string text;
      print(expression, rules, notation, text);
      EXPECT_EQ(judged(deal, text, rules), "right") << text;
    }
  });
  EXPECT_GT(count, 0U);
}

// How many answers of each kind were accepted.
struct Accepted {
  int zeros = 0;
  int negatives = 0;
  int fractions = 0;
  int others = 0;

  void add(const Rational& value) {
    ++(value.is_zero()       ? zeros
       : value < Rational(0) ? negatives
       : !is_integer(value)  ? fractions
                             : others);
  }
};

// The cards of an answer as a hand: in any order, or where cards may be left out among others.
Cards hand_for(Cards cards, const Rules& rules, Seeded& random) {
  while (rules.subsets && cards.size() < 4 && random.below(2) == 0) {
    const std::size_t place = random.below(cards.size() + 1);
    cards.insert(cards.begin() + static_cast<std::ptrdiff_t>(place), random.between(0, 9));
  }
  if (!rules.ordered) std::shuffle(cards.begin(), cards.end(), random);
  return cards;
}

void expect_one_game(const Rules& rules, Seeded& random, Accepted& accepted) {
  SCOPED_TRACE(described(rules));
  Search search(rules);
  RandomAnswers answers(random, rules);
  const bool has_binary = to_string(rules.operators) != "!";
  for (int i = 0; i < part_or_whole(200, 2000); ++i) {
    const std::string answer = answers.with_cards(has_binary ? 1 + random.below(4) : 1);
    const Cards hand = hand_for(answers.cards(), rules, random);
    const auto value = value_of(hand, answer, rules);
    if (!value) continue;
    const Deal deal = dealt(hand, *value);
    SCOPED_TRACE(testing::PrintToString(hand) + " " + answer + " = " + to_string(*value));
    EXPECT_EQ(judged(deal, answer, rules), "right");
    EXPECT_TRUE(search.can_make(deal));
    EXPECT_TRUE(search.expression_of(deal, *value));
    if (i % 4 == 0) expect_list(search, deal, rules);
    accepted.add(*value);
  }
}

const std::string_view kSetsOfOperators[] = {"+-*/^!", "+-*/!", "+-*/^", "+-*/", "-/!",
                                             "+*^!",   "^!",    "*/",    "+-",   "!"};

class OneGame : public testing::TestWithParam<std::tuple<Form, Division, bool>> {};

TEST_P(OneGame, OfSearchAndCheck) {
  const auto [form, division, ordered] = GetParam();
  Seeded random(720);
  Accepted accepted;
  for (const std::string_view signs : kSetsOfOperators) {
    const Operators operators = *Operators::of(signs);
    if (form != Form::kParentheses && operators.has_power_or_factorial()) continue;
    for (const bool subsets : {false, true}) {
      expect_one_game({form, division, ordered, operators, subsets}, random, accepted);
    }
  }
  EXPECT_GT(accepted.zeros, 0);
  EXPECT_GT(accepted.negatives, 0);
  EXPECT_EQ(accepted.fractions > 0, division == Division::kReal);
  EXPECT_GT(accepted.others, 0);
}

INSTANTIATE_TEST_SUITE_P(
    UnderAllRules, OneGame,
    testing::Combine(testing::Values(Form::kParentheses, Form::kPrecedence, Form::kLeftToRight),
                     testing::Values(Division::kReal, Division::kExact, Division::kTruncating),
                     testing::Bool()));

// n cards have at most 3n-1 factorials (expression.hpp): those of six 3s and of seven.
TEST(OneGame, HasTheMostFactorials) {
  const std::string three = "(3!)!";
  const std::string two = "(" + three + "-" + three + ")!";
  const std::string six = "((" + two + "+" + two + "+" + two + ")!)!";
  const std::string seven = "(" + three + "-" + six + ")!";
  const Rules rules = {.ordered = true, .operators = *Operators::of("+-!")};
  Search search(rules);
  const auto expect_game = [&](const Deal& deal, const std::string& text) {
    EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(text, '!')), 3 * deal.size() - 1);
    EXPECT_EQ(judged(deal, text, rules), "right");
    bool is_listed = false;
    search.for_each_expression(deal, kDefaultLimit, [&](const Expression& expression) {
      const std::string listed = to_string(expression, rules);
      EXPECT_EQ(judged(deal, listed, rules), "right") << listed;
      is_listed = is_listed || listed == text;
    });
    EXPECT_TRUE(is_listed) << text;
  };
  expect_game(dealt(Cards(6, 3), Rational(720)), six);
  expect_game(dealt(Cards(7, 3), Rational(1)), seven);
}

}  // namespace
}  // namespace twentyfour
