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

#include "solver/answering/solver.hpp"
#include "solver/answers/checking.hpp"
#include "solver/answers/parsing.hpp"
#include "solver/answers/places.hpp"
#include "solver/answers/plain_answer.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/input/run.hpp"
#include "solver/text/characters.hpp"
#include "tests/wrong_scorers/code.hpp"

namespace twentyfour {
namespace {

// Which cards an answer may use.
enum class CardsUsed {
  kEachOnce,
  kAsSets,
  kAsSetsAndMany,
  kSome,
  kAsMany,
  kSameDigits,
  kInOrder,
  kAny
};

// Which answers can be read.
enum class Spelling { kAny, kNoUnicode, kNoTex, kPlain, kPlainWithoutBrackets };

// What the scorer does that the right one does not. By default it is right.
struct Mistake {
  CardsUsed cards = CardsUsed::kEachOnce;

  double epsilon = 1e-9;    // values this near to 24 are taken for it
  bool cuts_value = false;  // only the integer part of the value is compared
  bool skips_value = false;
  bool drops_remainders = false;
  bool refuses_fractions = false;
  bool compares_sides = false;  // only with each other
  CodeSigns code = {};          // answers with these signs are right too
  Spelling spelling = Spelling::kAny;
  bool cuts_at_equals = false;
  Form form = Form::kParentheses;
  double over_zero = std::numeric_limits<double>::quiet_NaN();  // what x / 0 is
  bool believes_no = false;                                     // NO is right for every hand
  bool refuses_no = false;                                      // NO is wrong for every hand
  bool bare_no = false;                                         // No. and **no** are not read
  bool capital_no = false;                                      // no and No are not read
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
    case CardsUsed::kAsSetsAndMany:
      return as_set(hand) == as_set(used) && hand.size() == used.size();
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

// Numbers, + - * / and ( ), with a sign for each operator.
bool is_plain(std::string_view answer) {
  char before = '\0';
  for (const char byte : answer) {
    if (byte == ' ') continue;
    if (std::string_view("0123456789+-*/()").find(byte) == std::string_view::npos) return false;
    const bool ends_operand = before == ')' || is_digit(before);
    if (byte == '(' ? ends_operand : is_digit(byte) && before == ')') return false;
    before = byte;
  }
  return true;
}

bool can_read(std::string_view answer, Spelling spelling) {
  const auto has_any = [answer](std::string_view bytes) {
    return answer.find_first_of(bytes) != std::string_view::npos;
  };
  if (spelling == Spelling::kNoTex) return !has_any("\\$");
  if (spelling == Spelling::kPlainWithoutBrackets && has_any("()")) return false;
  if (spelling >= Spelling::kPlain) return is_plain(answer);
  return spelling == Spelling::kAny || std::all_of(answer.begin(), answer.end(), [](char byte) {
           return static_cast<unsigned char>(byte) < 0x80;
         });
}

class Scorer {
 public:
  explicit Scorer(const Mistake& mistake) : mistake_(mistake) {}

  bool accepts(const Cards& hand, std::string_view answer) const {
    const PlainAnswer plain(answer);
    const bool is_tagged = plain.text().find("<answer>") != std::string_view::npos;
    const auto counts = [](std::string_view) { return false; };
    const std::string_view text = unwrapped(
        is_tagged ? place_of_answer(plain.text(), counts).value_or(Place{}).text : plain.text());
    const std::string_view typed = trim(answer);
    if (is_no(mistake_.bare_no ? typed : text)) {
      if (mistake_.believes_no || mistake_.refuses_no) return mistake_.believes_no;
      const Run run = {};
      return !Solver(run).is_solvable({hand.begin(), hand.end()});
    }
    if (!can_read(typed, mistake_.spelling)) return false;
    std::vector<std::string_view> sides = sides_of(text);
    if (mistake_.cuts_at_equals) sides.resize(1);
    return accepts(hand, sides) || accepts_code(hand, typed);
  }

 private:
  bool is_no(std::string_view text) const {
    return text == "NO" || (!mistake_.capital_no && (text == "No" || text == "no" || text == "nO"));
  }

  // The first side with an operator, or else the first side, is the answer.
  bool accepts(const Cards& hand, const std::vector<std::string_view>& sides) const {
    std::optional<Expression> answer;
    double total = 24;
    for (const std::string_view side : sides) {
      const auto parsed = parse(side, {.form = mistake_.form});
      const auto* const expression = std::get_if<Expression>(&parsed);
      if (expression == nullptr) return false;
      const double value = value_of(*expression);
      if (!answer && sides.size() > 1 && mistake_.compares_sides) total = value;
      if (!answer || answer->size() == 1) answer = *expression;
      const bool counts = sides.size() > 1 || !mistake_.skips_value;
      if (counts && !are_same(value, total)) return false;
    }
    return accepts(hand, *answer);
  }

  bool accepts(const Cards& hand, const Expression& expression) const {
    Cards used;
    for (const PostfixToken token : expression) {
      const Symbol symbol = symbol_of(token);
      if (symbol == Symbol::kCard) used.push_back(token);
      if (symbol == Symbol::kFactorial || symbol == Symbol::kPower) return false;
    }
    return are_right_cards(hand, used, mistake_.cards);
  }

  bool accepts_code(const Cards& hand, std::string_view answer) const {
    if (mistake_.code == CodeSigns{}) return false;
    const std::optional<Evaluated> evaluated = CodeEvaluator(answer, mistake_.code).evaluate();
    return evaluated && sorted(evaluated->numbers) == sorted(hand) &&
           are_same(evaluated->value, 24);
  }

  bool are_same(double value, double total) const {
    const double compared = mistake_.cuts_value ? std::trunc(value) : value;
    return std::fabs(compared - total) <= mistake_.epsilon;
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
    return symbol == Symbol::kOver ? divided(left, right) : std::nan("");
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

WrongScorer right_but_for(const char* group, const char* name, const char* habit,
                          const Mistake& mistake) {
  const auto accepts = [mistake](const Cards& hand, std::string_view answer) {
    return Scorer(mistake).accepts(hand, answer);
  };
  return {group, name, habit, accepts};
}

WrongScorer arithmetic(const char* name, const char* habit, const Mistake& mistake) {
  return right_but_for("checks-arithmetic", name, habit, mistake);
}

WrongScorer of_no(const char* name, const char* habit, const Mistake& mistake) {
  return right_but_for("checks-no", name, habit, mistake);
}

WrongScorer spellings(const char* name, const char* habit, const Mistake& mistake) {
  return right_but_for("checks-spellings", name, habit, mistake);
}

WrongScorer constant(const char* group, const char* name, const char* habit, bool verdict) {
  const auto accepts = [verdict](const Cards&, std::string_view) { return verdict; };
  return {group, name, habit, accepts, true};
}

constexpr CodeSigns kCode = {.powers = true, .minuses = true, .floors = true};
constexpr CodeSigns kFormulas = {true, true, true, true, true, true};

}  // namespace

const std::vector<WrongScorer>& wrong_scorers() {
  static const std::vector<WrongScorer> all = {
      arithmetic("value-with-itself", "compares the value with itself", {.skips_value = true}),
      arithmetic("side-with-side", "compares the sides of = with each other, not with 24",
                 {.compares_sides = true}),
      arithmetic("sets-of-cards", "compares sets of cards, not how often each is used",
                 {.cards = CardsUsed::kAsSets}),
      arithmetic("sets-and-number", "compares sets of cards and their number",
                 {.cards = CardsUsed::kAsSetsAndMany}),
      arithmetic("leaves-cards-out", "lets an answer leave cards out", {.cards = CardsUsed::kSome}),
      arithmetic("number-of-cards", "counts the cards, but does not look which they are",
                 {.cards = CardsUsed::kAsMany}),
      arithmetic("any-cards", "does not look at the cards", {.cards = CardsUsed::kAny}),
      arithmetic("digits", "compares the digits, so that cards can be joined or split",
                 {.cards = CardsUsed::kSameDigits}),
      arithmetic("cards-in-order", "needs the cards in the given order",
                 {.cards = CardsUsed::kInOrder}),
      arithmetic("integer-division-in-answers", "cuts off the fraction of each quotient",
                 {.drops_remainders = true}),
      arithmetic("integer-part", "compares only the integer part of the value",
                 {.cuts_value = true}),
      arithmetic("exact-doubles", "compares doubles with ==", {.epsilon = 0}),
      arithmetic("loose-comparison", "takes 24.09 for 24", {.epsilon = 0.1}),
      arithmetic("refuses-fractions", "refuses fractions on the way", {.refuses_fractions = true}),
      arithmetic("zero-divisor", "takes a division by zero for 0", {.over_zero = 0}),
      arithmetic("left-to-right", "ignores the precedence of * and /",
                 {.form = Form::kLeftToRight}),
      arithmetic("takes-powers", "lets an answer use ^ or **",
                 {.code = {.powers = true, .carets = true}}),
      arithmetic("takes-factorials", "lets an answer use !", {.code = {.factorials = true}}),
      arithmetic("takes-roots", "lets an answer use sqrt", {.code = {.roots = true}}),
      arithmetic("takes-leading-minus", "lets a number or a bracket begin with a minus",
                 {.code = {.minuses = true}}),
      arithmetic("takes-floor-division", "lets an answer use //", {.code = {.floors = true}}),
      arithmetic("evaluates-code", "evaluates an answer as code: **, // and a leading minus",
                 {.code = kCode}),
      arithmetic("evaluates-formulas",
                 "evaluates an answer as a formula: **, ^, !, sqrt, // and a leading minus",
                 {.code = kFormulas}),
      of_no("believes-no", "believes every NO", {.believes_no = true}),
      of_no("refuses-no", "refuses every NO", {.refuses_no = true}),
      of_no("capital-no", "reads NO only in capitals", {.capital_no = true}),
      of_no("bare-no", "reads NO only without . or ** around it", {.bare_no = true}),
      spellings("no-unicode", "reads only ASCII", {.spelling = Spelling::kNoUnicode}),
      spellings("no-tex", "does not read TeX", {.spelling = Spelling::kNoTex}),
      spellings("plain-only", "reads only numbers, + - * / and ( )",
                {.spelling = Spelling::kPlain}),
      spellings("no-brackets", "reads only numbers and + - * /",
                {.spelling = Spelling::kPlainWithoutBrackets}),
      spellings("plain-left-to-right", "reads only numbers and + - * /, from left to right",
                {.spelling = Spelling::kPlainWithoutBrackets, .form = Form::kLeftToRight}),
      spellings("cuts-at-equals", "drops what follows the first =", {.cuts_at_equals = true}),
      constant("checks-arithmetic", "accepts-all", "accepts every answer", true),
      constant("checks-arithmetic", "refuses-all", "refuses every answer", false),
  };
  return all;
}

WrongScorer right_scorer() {
  return right_but_for("", "right", "makes no mistake", {});
}

}  // namespace twentyfour
