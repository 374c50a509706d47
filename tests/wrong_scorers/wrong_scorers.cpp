#include "tests/wrong_scorers/wrong_scorers.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/answering/solver.hpp"
#include "solver/checking/checking.hpp"
#include "solver/checking/parsing.hpp"
#include "solver/checking/plain_answer.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/input/query.hpp"
#include "solver/text/characters.hpp"
#include "tests/support/combined.hpp"
#include "tests/support/value_in_doubles.hpp"
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
enum class Spelling { kAny, kNoUnicode, kNoTex, kPlainOrEquation, kPlain, kPlainWithoutBrackets };

// What the scorer does that the right one does not. By default it is right.
struct Mistake {
  CardsUsed cards = CardsUsed::kEachOnce;
  bool refuses_two_digits = false;  // of a card
  double epsilon = 1e-9;            // values this near to 24 are taken for it
  bool cuts_value = false;          // only the integer part of the value is compared
  bool skips_value = false;         // unless there is an equals sign
  bool skips_values = false;
  bool drops_remainders = false;
  bool refuses_fractions = false;
  bool compares_sides = false;  // only with each other
  CodeSigns code = {};          // answers with these signs are right too
  Spelling spelling = Spelling::kAny;
  bool cuts_at_equals = false;
  Form form = Form::kParentheses;
  std::optional<double> over_zero = {};  // what x / 0 is
  bool believes_no = false;              // NO is right for every hand
  bool refuses_no = false;               // NO is wrong for every hand
  bool bare_no = false;                  // No. and **no** are not read
  bool capital_no = false;               // no and No are not read

  bool operator==(const Mistake&) const = default;
};

std::optional<Mistake> both(const Mistake& one, const Mistake& other) {
  return combined(one, other, &Mistake::cards, &Mistake::refuses_two_digits, &Mistake::epsilon,
                  &Mistake::cuts_value, &Mistake::skips_value, &Mistake::skips_values,
                  &Mistake::drops_remainders, &Mistake::refuses_fractions, &Mistake::compares_sides,
                  &Mistake::code, &Mistake::spelling, &Mistake::cuts_at_equals, &Mistake::form,
                  &Mistake::over_zero, &Mistake::believes_no, &Mistake::refuses_no,
                  &Mistake::bare_no, &Mistake::capital_no);
}

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

// Numbers, + - * / and ( ), with a sign for each operator and an operand before each * and /.
bool is_plain(std::string_view answer) {
  char before = '\0';
  for (const char byte : answer) {
    if (byte == ' ') continue;
    if (std::string_view("0123456789+-*/()").find(byte) == std::string_view::npos) return false;
    const bool ends_operand = before == ')' || is_digit(before);
    if (byte == '(' ? ends_operand : is_digit(byte) && before == ')') return false;
    if ((byte == '*' || byte == '/') && !ends_operand) return false;
    before = byte;
  }
  return true;
}

// Where = 24 begins at the end of an answer; its end if there is none.
std::size_t end_of_equation(std::string_view answer) {
  const std::size_t equals = answer.find('=');
  const bool ends_so = equals != std::string_view::npos && trim(answer.substr(equals + 1)) == "24";
  return ends_so ? equals : answer.size();
}

bool can_read(std::string_view answer, Spelling spelling) {
  const auto has_any = [answer](std::string_view bytes) {
    return answer.find_first_of(bytes) != std::string_view::npos;
  };
  if (spelling == Spelling::kNoTex) return !has_any("\\$");
  if (spelling == Spelling::kPlainWithoutBrackets && has_any("()")) return false;
  if (spelling == Spelling::kPlainOrEquation)
    return is_plain(answer.substr(0, end_of_equation(answer)));
  if (spelling >= Spelling::kPlain) return is_plain(answer);
  return spelling == Spelling::kAny || std::all_of(answer.begin(), answer.end(), [](char byte) {
           return static_cast<unsigned char>(byte) < 0x80;
         });
}

class Scorer {
 public:
  explicit Scorer(const Mistake& mistake) : mistake_(mistake) {}

  bool accepts(const Cards& hand, std::string_view answer) const {
    PlainAnswer plain(answer);
    plain.drop_emphasis(plain.text().data());
    const std::string_view text = unwrapped(plain.text());
    const std::string_view typed = trim(answer);
    if (is_no(mistake_.bare_no ? typed : text)) {
      if (mistake_.believes_no || mistake_.refuses_no) return mistake_.believes_no;
      const Query run = {};
      return !Solver(run).is_solvable({hand.begin(), hand.end()});
    }
    const std::string_view read =
        mistake_.cuts_at_equals ? typed.substr(0, typed.find('=')) : typed;
    if (!can_read(read, mistake_.spelling)) return false;
    if (mistake_.refuses_two_digits && *std::max_element(hand.begin(), hand.end()) > 9)
      return false;
    std::vector<std::string_view> sides = sides_of(text);
    if (mistake_.cuts_at_equals) sides.resize(1);
    return accepts(hand, sides) || accepts_code(hand, read);
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
      if (compares(sides.size()) && !are_same(value, total)) return false;
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
    return evaluated && are_right_cards(hand, evaluated->numbers, mistake_.cards) &&
           (!compares(1) || are_same(evaluated->value, 24));
  }

  bool compares(std::size_t sides) const {
    return !mistake_.skips_values && (sides > 1 || !mistake_.skips_value);
  }

  bool are_same(double value, double total) const {
    const double compared = mistake_.cuts_value ? std::trunc(value) : value;
    return std::fabs(compared - total) <= mistake_.epsilon;
  }

  double value_of(const Expression& expression) const {
    return value_in_doubles(expression, [this](Symbol symbol, double left, double right) {
      return result_of(symbol, left, right);
    });
  }

  double result_of(Symbol symbol, double left, double right) const {
    if (symbol == Symbol::kOver) return divided(left, right);
    return symbol == Symbol::kPower ? std::nan("") : result_in_doubles(symbol, left, right);
  }

  double divided(double left, double right) const {
    if (right == 0) return mistake_.over_zero.value_or(std::nan(""));
    const double quotient = left / right;
    if (mistake_.drops_remainders) return std::trunc(quotient);
    const bool is_fraction = std::trunc(quotient) != quotient;
    return mistake_.refuses_fractions && is_fraction ? std::nan("") : quotient;
  }

  Mistake mistake_;
};

// A row of the table.
struct Row {
  const char* name;
  const char* habit;
  Mistake mistake;
  const char* group = "";
};

Suspect scorer(const std::string& group, const std::string& name, const std::string& habit,
               const Mistake& mistake) {
  const Scorer judge(mistake);
  return {name, group, habit, each([judge](const Puzzle& puzzle) {
            return judge.accepts(puzzle.cards, puzzle.answer);
          })};
}

Suspect constant(const char* group, const char* name, const char* habit, bool verdict) {
  const auto answers = each([verdict](const Puzzle&) { return verdict; });
  return {name, group, habit, answers, {}, false, true};
}

constexpr CodeSigns kCode = {.powers = true, .minuses = true, .floors = true, .points = true};
constexpr CodeSigns kScript = {.powers = true, .minuses = true, .points = true};
constexpr CodeSigns kFormulas = {true, true, true, true, true, true, true};

constexpr const char* kArithmetic = "checks-arithmetic";
constexpr const char* kNo = "checks-no";
constexpr const char* kSpellings = "checks-spellings";

// clang-format off
const Row kArithmeticRows[] = {
    {"takes-powers", "lets an answer use ^ or **", {.code = {.powers = true, .carets = true}}},
    {"takes-double-stars", "lets an answer use **", {.code = {.powers = true}}},
    {"takes-points", "compares the digits with the cards, and lets an answer use a decimal point",
     {.code = {.points = true}}},
    {"takes-factorials", "lets an answer use !", {.code = {.factorials = true}}},
    {"takes-roots", "lets an answer use sqrt", {.code = {.roots = true}}},
    {"takes-leading-minus", "lets a number or a bracket begin with a minus",
     {.code = {.minuses = true}}},
    {"takes-floor-division", "lets an answer use //", {.code = {.floors = true}}},
    {"evaluates-code", "evaluates an answer as code: **, //, a leading minus and a decimal point",
     {.code = kCode}},
    {"evaluates-script",
     "evaluates an answer as JavaScript: **, a leading minus and a decimal point",
     {.code = kScript}},
    {"evaluates-formulas",
     "evaluates an answer as a formula: **, ^, !, sqrt, //, a leading minus and a decimal point",
     {.code = kFormulas}},
    {"evaluates-only", "evaluates an answer as code, and does not look at the cards",
     {.cards = CardsUsed::kAny, .code = kCode}},
    {"sets-of-cards", "compares sets of cards, not how often each is used",
     {.cards = CardsUsed::kAsSets}},
    {"sets-and-number", "compares sets of cards and their number",
     {.cards = CardsUsed::kAsSetsAndMany}},
    {"leaves-cards-out", "lets an answer leave cards out", {.cards = CardsUsed::kSome}},
    {"number-of-cards", "counts the cards, but does not look which they are",
     {.cards = CardsUsed::kAsMany}},
    {"any-cards", "does not look at the cards", {.cards = CardsUsed::kAny}},
    {"digits", "compares the digits, so that cards can be joined or split",
     {.cards = CardsUsed::kSameDigits}},
    {"cards-in-order", "needs the cards in the given order", {.cards = CardsUsed::kInOrder}},
    {"one-digit-cards", "reads only cards of one digit", {.refuses_two_digits = true}},
    {"value-with-itself", "compares the value with itself", {.skips_value = true}},
    {"any-value", "does not compare the value with 24", {.skips_values = true}},
    {"side-with-side", "compares the sides of = with each other, not with 24",
     {.compares_sides = true}},
    {"integer-division-in-answers", "cuts off the fraction of each quotient",
     {.drops_remainders = true}},
    {"integer-part", "compares only the integer part of the value", {.cuts_value = true}},
    {"exact-doubles", "compares doubles with ==", {.epsilon = 0}},
    {"loose-comparison", "takes 24.09 for 24", {.epsilon = 0.1}},
    {"refuses-fractions", "refuses fractions on the way", {.refuses_fractions = true}},
    {"zero-divisor", "takes a division by zero for 0", {.over_zero = 0}},
    {"left-to-right", "ignores the precedence of * and /", {.form = Form::kLeftToRight}},
};
const Row kNoRows[] = {
    {"believes-no", "believes every NO", {.believes_no = true}},
    {"refuses-no", "refuses every NO", {.refuses_no = true}},
    {"capital-no", "reads NO only in capitals", {.capital_no = true}},
    {"bare-no", "reads NO only without . or ** around it", {.bare_no = true}},
};
const Row kSpellingsRows[] = {
    {"no-unicode", "reads only ASCII", {.spelling = Spelling::kNoUnicode}},
    {"no-tex", "does not read TeX", {.spelling = Spelling::kNoTex}},
    {"plain-only", "reads only numbers, + - * / and ( )", {.spelling = Spelling::kPlain}},
    {"plain-equations", "reads only numbers, + - * / and ( ), and = 24 after them",
     {.spelling = Spelling::kPlainOrEquation}},
    {"no-brackets", "reads only numbers and + - * /",
     {.spelling = Spelling::kPlainWithoutBrackets}},
    {"plain-left-to-right", "reads only numbers and + - * /, from left to right",
     {.spelling = Spelling::kPlainWithoutBrackets, .form = Form::kLeftToRight}},
    {"cuts-at-equals", "drops what follows the first =", {.cuts_at_equals = true}},
};
// clang-format on

// All of them, with their groups.
std::vector<Row> all_rows() {
  std::vector<Row> all;
  const auto add = [&all](const char* group, std::span<const Row> rows) {
    for (Row row : rows) {
      row.group = group;
      all.push_back(row);
    }
  };
  add(kArithmetic, kArithmeticRows);
  add(kNo, kNoRows);
  add(kSpellings, kSpellingsRows);
  return all;
}

void add_pairs(std::span<const Row> rows, std::vector<Suspect>& all) {
  for (; !rows.empty(); rows = rows.subspan(1)) {
    const Row& one = rows.front();
    for (const Row& other : rows.subspan(1)) {
      const std::optional<Mistake> mistake = both(one.mistake, other.mistake);
      if (!mistake) continue;
      all.push_back(scorer("", std::string(one.name) + " and " + other.name,
                           std::string(one.habit) + " and " + other.habit, *mistake));
      all.back().is_pair = true;
    }
  }
}

}  // namespace

std::vector<Suspect> wrong_scorers() {
  std::vector<Suspect> all;
  const std::vector<Row> rows = all_rows();
  for (const Row& row : rows) all.push_back(scorer(row.group, row.name, row.habit, row.mistake));
  all.push_back(constant(kArithmetic, "accepts-all", "accepts every answer", true));
  all.push_back(constant(kArithmetic, "refuses-all", "refuses every answer", false));
  add_pairs(rows, all);
  return all;
}

Suspect right_scorer() {
  return scorer("", "right", "makes no mistake", {});
}

}  // namespace twentyfour
