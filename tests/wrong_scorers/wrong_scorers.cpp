#include "tests/wrong_scorers/wrong_scorers.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/answering/solutions.hpp"
#include "solver/expressions/checking.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/notation.hpp"
#include "solver/expressions/parsing.hpp"
#include "solver/usual_search/memory.hpp"

namespace twentyfour {
namespace {

// Which cards an answer may use.
enum class CardsUsed { kEachOnce, kAsSets, kSome, kAsMany, kSameDigits, kInOrder, kAny };

// What the scorer does that the right one does not. By default it is right.
struct Mistake {
  CardsUsed cards = CardsUsed::kEachOnce;

  double epsilon = 1e-9;    // values this near to 24 are taken for it
  bool cuts_value = false;  // only the integer part of the value is compared
  bool skips_value = false;
  bool drops_remainders = false;
  bool refuses_fractions = false;
  bool takes_powers = false;
  Form form = Form::kParentheses;
  double over_zero = std::numeric_limits<double>::quiet_NaN();  // what x / 0 is
  bool believes_no = false;                                     // NO is right for every hand
  bool refuses_no = false;                                      // NO is wrong for every hand
};

std::string digits_of(const Cards& cards) {
  std::string digits;
  for (const std::int64_t card : cards) digits += std::to_string(card);
  std::sort(digits.begin(), digits.end());
  return digits;
}

Cards sorted(Cards cards) {
  std::sort(cards.begin(), cards.end());
  return cards;
}

Cards as_set(Cards cards) {
  cards = sorted(std::move(cards));
  cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
  return cards;
}

bool are_right_cards(const Cards& hand, const Cards& used, CardsUsed allowed) {
  const Cards in_hand = sorted(hand);
  const Cards in_use = sorted(used);
  switch (allowed) {
    case CardsUsed::kAsSets:
      return as_set(hand) == as_set(used);
    case CardsUsed::kSome:
      return std::includes(in_hand.begin(), in_hand.end(), in_use.begin(), in_use.end());
    case CardsUsed::kAsMany:
      return hand.size() == used.size();
    case CardsUsed::kSameDigits:
      return digits_of(hand) == digits_of(used);
    case CardsUsed::kInOrder:
      return hand == used;
    case CardsUsed::kAny:
      return true;
    default:
      return in_hand == in_use;
  }
}

class Scorer {
 public:
  explicit Scorer(const Mistake& mistake) : mistake_(mistake) {}

  bool accepts(const Cards& hand, std::string_view answer) const {
    const PlainAnswer plain(answer);
    const std::string_view text = unwrapped(plain.text());
    if (text == "NO" || text == "No" || text == "no" || text == "nO") {
      if (mistake_.believes_no || mistake_.refuses_no) return mistake_.believes_no;
      SearchMemory memory;
      return !can_make(Deal(hand.begin(), hand.end()), {}, memory);
    }
    return accepts(hand, sides_of(text));
  }

 private:
  // The first side with an operator, or else the first side, is the answer.
  bool accepts(const Cards& hand, const std::vector<std::string_view>& sides) const {
    std::optional<Expression> answer;
    for (const std::string_view side : sides) {
      const auto parsed = parse(side, {.form = mistake_.form}, Notation::kFree);
      const auto* const expression = std::get_if<Expression>(&parsed);
      if (expression == nullptr) return false;
      if (!answer || answer->size() == 1) answer = *expression;
      if (sides.size() > 1 && !is_24(value_of(*expression))) return false;
    }
    return accepts(hand, *answer);
  }

  bool accepts(const Cards& hand, const Expression& expression) const {
    Cards used;
    for (const PostfixToken token : expression) {
      const Symbol symbol = symbol_of(token);
      if (symbol == Symbol::kCard) used.push_back(token);
      if (symbol == Symbol::kFactorial) return false;
      if (symbol == Symbol::kPower && !mistake_.takes_powers) return false;
    }
    return are_right_cards(hand, used, mistake_.cards) &&
           (mistake_.skips_value || is_24(value_of(expression)));
  }

  bool is_24(double value) const {
    return std::fabs((mistake_.cuts_value ? std::trunc(value) : value) - 24) <= mistake_.epsilon;
  }

  double value_of(const Expression& expression) const {
    std::vector<double> values;
    for (const PostfixToken token : expression) {
      if (symbol_of(token) == Symbol::kCard) {
        values.push_back(static_cast<double>(token));
        continue;
      }
      if (symbol_of(token) == Symbol::kFactorial) return std::nan("");
      const double right = values.back();
      values.pop_back();
      values.back() = result_of(symbol_of(token), values.back(), right);
    }
    return values.front();
  }

  double result_of(Symbol symbol, double left, double right) const {
    if (symbol == Symbol::kPlus) return left + right;
    if (symbol == Symbol::kMinus) return left - right;
    if (symbol == Symbol::kTimes) return left * right;
    return symbol == Symbol::kPower ? std::pow(left, right) : divided(left, right);
  }

  double divided(double left, double right) const {
    if (right == 0) return mistake_.over_zero;
    const double quotient = left / right;
    if (mistake_.drops_remainders) return std::trunc(quotient);
    const bool is_fraction = std::trunc(quotient) != quotient;
    return mistake_.refuses_fractions && is_fraction ? std::nan("") : quotient;
  }

  Mistake mistake_;
};

WrongScorer scorer(const char* name, const char* habit, const Mistake& mistake) {
  return {name, habit, [mistake](const Cards& hand, std::string_view answer) {
            return Scorer(mistake).accepts(hand, answer);
          }};
}

}  // namespace

const std::vector<WrongScorer>& wrong_scorers() {
  static const std::vector<WrongScorer> all = {
      scorer("value-with-itself", "compares the value with itself", {.skips_value = true}),
      scorer("sets-of-cards", "compares sets of cards, not how often each is used",
             {.cards = CardsUsed::kAsSets}),
      scorer("leaves-cards-out", "lets an answer leave cards out", {.cards = CardsUsed::kSome}),
      scorer("number-of-cards", "counts the cards, but does not look which they are",
             {.cards = CardsUsed::kAsMany}),
      scorer("any-cards", "does not look at the cards", {.cards = CardsUsed::kAny}),
      scorer("digits", "compares the digits, so that cards can be joined or split",
             {.cards = CardsUsed::kSameDigits}),
      scorer("cards-in-order", "wants the cards in their order", {.cards = CardsUsed::kInOrder}),
      scorer("integer-division-in-answers", "cuts off the fraction of each quotient",
             {.drops_remainders = true}),
      scorer("integer-part", "compares only the integer part of the value", {.cuts_value = true}),
      scorer("exact-doubles", "compares doubles with ==", {.epsilon = 0}),
      scorer("loose-comparison", "takes 24.09 for 24", {.epsilon = 0.1}),
      scorer("refuses-fractions", "refuses fractions on the way", {.refuses_fractions = true}),
      scorer("zero-divisor", "takes a division by zero for 0", {.over_zero = 0}),
      scorer("left-to-right", "ignores the precedence of * and /", {.form = Form::kLeftToRight}),
      scorer("takes-powers", "lets an answer use ^", {.takes_powers = true}),
      scorer("believes-no", "believes every NO", {.believes_no = true}),
      scorer("refuses-no", "refuses every NO", {.refuses_no = true}),
  };
  return all;
}

WrongScorer right_scorer() {
  return scorer("right", "makes no mistake", {});
}

}  // namespace twentyfour
