#include "tests/harness/printed.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <span>
#include <utility>
#include <variant>

#include "solver/answers/checking.hpp"
#include "solver/answers/parsing.hpp"
#include "solver/answers/plain_answer.hpp"
#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/reading.hpp"
#include "solver/judge/letters.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/text/characters.hpp"
#include "tests/harness/formulas.hpp"
#include "tests/harness/texts.hpp"

namespace twentyfour {
namespace {

using Numbers = std::vector<Rational>;

constexpr std::string_view kUnreadable = "cannot be read";
constexpr std::string_view kSomeSteps = "does not have all the steps, or they cannot be read";
constexpr std::string_view kWithoutResults = "has steps without results, which are not read";

// Words beside an expression that may change its value.
constexpr std::string_view kOperatorWords[] = {"mod", "minus", "plus", "times", "over", "not"};

Numbers sorted(Numbers numbers) {
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

// Whether a decimal, as programs print doubles, is the number rounded to its last digit, or misses
// it by as little as doubles do.
bool is_rounded(std::string_view decimal, const Rational& number) {
  const std::size_t point = decimal.find('.');
  if (point == std::string_view::npos) return false;
  const auto digits = static_cast<double>(decimal.size() - point - 1);
  const double exact =
      static_cast<double>(number.numerator()) / static_cast<double>(number.denominator());
  const double printed = std::strtod(std::string(decimal).c_str(), nullptr);
  return std::abs(printed - exact) <= 0.5 * std::pow(10, -digits) + 1e-6;
}

// The numbers of a text, without signs; each letter of a card beside no other letter is one.
Numbers numbers_in(std::string_view text) {
  Numbers numbers;
  for (std::size_t at = 0; at < text.size();) {
    std::string_view rest = text.substr(at);
    const bool is_in_word = at > 0 && is_letter_or_digit(text[at - 1]);
    const bool is_letter_alone = is_letter(rest[0]) && letter_card(rest[0]) > 0 && !is_in_word &&
                                 (rest.size() == 1 || !is_letter_or_digit(rest[1]));
    if (is_letter_alone) numbers.emplace_back(letter_card(rest[0]));
    const auto number = is_digit(rest[0]) ? take_number(rest, Written::kDecimal) : std::nullopt;
    if (number) numbers.push_back(*number);
    at = number ? offset_of(rest.data(), text) : at + 1;
  }
  return numbers;
}

// The numbers with blanks between them that a text is; nothing if it is something else.
std::optional<Numbers> list_in(std::string_view text) {
  if (text.find_first_not_of("0123456789.- ") != std::string_view::npos) return std::nullopt;
  Numbers numbers;
  for (text = trim(text); !text.empty();) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const auto number = value_in(text.substr(0, end));
    if (!number) return std::nullopt;
    numbers.push_back(*number);
    text = trim_left(text.substr(end));
  }
  return numbers;
}

// Whether a text has an operand and, after a blank, a bracket: what that begins may be no factor.
bool has_bracket_apart(std::string_view text) {
  for (std::size_t at = 2; at < text.size(); ++at) {
    if (closing_sign(text[at]) == 0 || !is_space(text[at - 1])) continue;
    const char before = trim_right(text.substr(0, at)).back();
    if (is_letter_or_digit(before) ? lower_case(before) != 'x'
                                   : is_bracket(before) && closing_sign(before) == 0) {
      return true;
    }
  }
  return false;
}

// Whether an operator stands at the end of a text or before an equals sign.
bool has_operator_at_end(std::string_view text) {
  constexpr std::string_view kOperators = "+-*/^";
  for (std::size_t at = 0; at <= text.size(); ++at) {
    if (at < text.size() && text[at] != '=') continue;
    const std::string_view side = trim_right(text.substr(0, at));
    if (!side.empty() && kOperators.find(side.back()) != std::string_view::npos) return true;
  }
  return false;
}

// A step, read as one of the ways in which its operator can be meant: a/b/c is (a/b)/c or a/(b/c).
struct Step {
  Rational left;
  Symbol symbol;
  Rational right;
};

// The readings of an operation on two numbers, or on fractions of integers.
std::vector<Step> operations_in(std::string_view text) {
  std::vector<Step> readings;
  for (std::size_t at = 1; at + 1 < text.size(); ++at) {
    const auto sign = operator_at(text.substr(at));
    if (!sign || sign->symbol == Symbol::kFactorial) continue;
    const auto left = value_in(trim(text.substr(0, at)));
    const auto right = value_in(trim(text.substr(at + sign->length)));
    if (left && right) readings.push_back({*left, sign->symbol, *right});
  }
  return readings;
}

// A formula that can be read.
struct Formula {
  std::string text;
  std::vector<std::string_view> sides;
  std::optional<Expression> expression = {};  // the first side that is more than a number
  Numbers numbers = {};                       // of the expression
  std::vector<Step> steps = {};               // its readings, if it is one operation
};

bool is_equation_to(const Formula& formula, const Rational& target) {
  return formula.sides.size() > 1 &&
         (value_in(formula.sides.back()) == target || value_in(formula.sides.front()) == target ||
          is_rounded(formula.sides.back(), target));
}

// Reads the expressions and numbers between equals signs. Nothing if a side is neither.
std::optional<Formula> read_formula(std::string_view text, const Rules& rules) {
  const bool is_relation = text.find("!=") != std::string_view::npos;
  if (has_bracket_apart(text) || has_operator_at_end(text) || is_relation) return std::nullopt;
  Formula formula = {std::string(text), sides_of(text)};
  for (const std::string_view side : formula.sides) {
    if (side.empty()) return std::nullopt;
    if (value_in(side)) {
      const bool is_first = side.data() == formula.sides.front().data();
      if (is_first) formula.steps = operations_in(side);
      continue;
    }
    Numbers numbers;
    auto parsed = parse(side, rules, OperandKind::kNumbers, &numbers);
    auto* const expression = std::get_if<Expression>(&parsed);
    std::vector<Step> steps = operations_in(side);
    if (expression == nullptr && steps.empty()) return std::nullopt;
    if (formula.expression || (!formula.steps.empty() && expression == nullptr)) continue;
    if (expression != nullptr) formula.expression = *expression;
    formula.numbers = std::move(numbers);
    formula.steps = std::move(steps);
  }
  return formula;
}

// What is left of a formula without emphasis, without equals signs and dashes at its ends, and
// without an exclamation mark after a result.
std::string_view trimmed(std::string_view text, const Rules& rules, bool is_before_word) {
  text = trim(text);
  const std::size_t stars = std::min(text.find_first_not_of('*'), text.size());
  const std::string_view emphasis = text.substr(0, stars);
  if (stars > 0 && text.ends_with(emphasis) && text.size() > 2 * stars) {
    text = text.substr(stars, text.size() - 2 * stars);
  } else if (stars > 1 && is_space(text.substr(stars, 1).front())) {
    text.remove_prefix(stars);
  }
  text = trim(text);
  for (const std::string_view dash : {" --", " -"}) {
    if (is_before_word && text.ends_with(dash)) text.remove_suffix(dash.size());
  }
  while (text.starts_with('=')) text.remove_prefix(1);
  while (!is_before_word && text.ends_with('=')) text.remove_suffix(1);
  const bool has_factorial = rules.operators.contains(Symbol::kFactorial);
  const std::string_view unmarked = text.substr(0, std::max<std::size_t>(text.size(), 1) - 1);
  if (!has_factorial && text.ends_with('!') &&
      (text.find('=') != std::string_view::npos || list_in(unmarked))) {
    text = unmarked;
  }
  return trim(text);
}

bool is_right(std::string_view answer, const Deal& deal, const Rules& rules) {
  return std::holds_alternative<RightAnswer>(check_answer(deal, answer, rules));
}

// Steps of one answer. They fit while their operands are left, exactly or as they were printed.
class Chain {
 public:
  Chain(const Deal& deal, Division division) : division_(division) {
    for (const auto card : deal) left_.push_back({Rational(card), Rational(card)});
  }

  // Returns whether the step fits.
  bool take(const Formula& formula) {
    const bool has_result = formula.sides.size() > 1;
    for (const Step& step : formula.steps) {
      std::vector<Number> left = left_;
      const auto x = take(step.left, left);
      const auto y = take(step.right, left);
      if (!x || !y) continue;
      const MaybeValue value = apply(step.symbol, *x, *y, division_);
      const auto* const exact = std::get_if<Rational>(&value);
      const Rational printed = value_in(formula.sides.back()).value_or(Rational(0));
      const bool is_exact =
          exact != nullptr && (!has_result || is_rounded(formula.sides.back(), *exact));
      left.push_back({is_exact ? *exact : printed, printed});
      left_ = std::move(left);
      text_.append(text_.empty() ? "" : "; ").append(to_string(*x)) += sign_of(step.symbol);
      text_.append(to_string(*y)).append(" = ").append(to_string(left_.back().value));
      return true;
    }
    return false;
  }

  bool is_complete() const { return left_.size() == 1; }

  // Whether the last step makes a number.
  bool makes(const Rational& number) const {
    return !text_.empty() && left_.back().value == number;
  }

  // With exact numbers in place of rounded ones.
  const std::string& text() const { return text_; }

 private:
  struct Number {
    Rational value;
    Rational printed;
  };

  // Takes a number that is left. Returns its value.
  static std::optional<Rational> take(const Rational& number, std::vector<Number>& left) {
    auto found = std::ranges::find(left, number, &Number::value);
    if (found == left.end()) found = std::ranges::find(left, number, &Number::printed);
    if (found == left.end()) return std::nullopt;
    const Rational value = found->value;
    left.erase(found);
    return value;
  }

  Division division_;
  std::vector<Number> left_;
  std::string text_;
};

// Reads a line after the other, and puts what they have together to answers.
class PrintedReader {
 public:
  PrintedReader(const Deal& deal, const Rules& rules)
      : deal_(deal), rules_(rules), cards_(deal.begin(), deal.end()), sorted_(sorted(cards_)) {}

  void read(std::string_view line);

  Printed printed() {
    close_chain();
    for (auto& [answer, weight] : found_) {
      if (has_unread_equation_ && weight == Weight::kAlone) answer.flaw = kSomeSteps;
    }
    const bool has_none = std::ranges::none_of(
        found_, [](const Found& found) { return found.weight == Weight::kAlways; });
    const bool has_judged = std::ranges::any_of(found_, [](const Found& found) {
      return found.weight == Weight::kAlone && found.answer.flaw.empty();
    });
    if (has_none && are_of_results_ && operations_.size() >= most_steps()) {
      found_ = {{{joined_by("; ", operations_), kWithoutResults}, Weight::kAlways}};
    }
    Printed printed = {.denies = denies_};
    for (Found& found : found_) {
      const bool is_answer = found.weight == Weight::kAlways ||
                             (has_none && found.weight == Weight::kAlone) ||
                             (has_none && !has_judged);
      if (is_answer) printed.answers.push_back(std::move(found.answer));
    }
    return printed;
  }

 private:
  // When what is found is an answer.
  enum class Weight {
    kAlways,
    kAlone,    // if there is none of the kind before
    kAtWorst,  // if there is no other
  };

  struct Found {
    PrintedAnswer answer;
    Weight weight;
  };

  // What a line is, beside its formulas.
  struct Surroundings {
    bool has_label = false;
    bool is_alone = false;  // the formula is all that the line has
  };

  std::size_t most_steps() const { return deal_.size() - 1; }
  bool has_all_cards(const Numbers& numbers) const {
    return std::ranges::includes(sorted(numbers), sorted_);
  }
  bool are_cards(const Numbers& numbers) const {
    return std::ranges::includes(sorted_, sorted(numbers));
  }
  bool is_full(const Formula& formula) const { return formula.numbers.size() == cards_.size(); }

  std::string_view without_hand(std::string_view text) const;
  std::string_view without_number(std::string_view text) const;
  std::optional<Formula> formula_in(std::string_view text) const;
  std::optional<Formula> listed_in(std::string_view line) const;
  bool is_clean(std::span<const LinePart> parts, std::size_t full) const;
  Numbers numbers_beside_hand(std::string_view line, std::span<const LinePart> parts) const;
  void note_words(std::span<const LinePart> parts);
  void add(std::string_view text, std::string_view flaw, Weight weight) {
    if (weight == Weight::kAlways) close_chain();
    found_.push_back({{std::string(text), flaw}, weight});
  }
  void add_full(const Formula& formula);
  void add_partial(const Formula& formula, const Surroundings& around);
  void add_step(const Formula& step);
  void add_operation(const Formula& operation);
  void close_chain();

  const Deal& deal_;
  const Rules& rules_;
  const Numbers cards_;
  const Numbers sorted_;
  std::vector<Found> found_;
  bool denies_ = false;
  Chain chain_{deal_, rules_.division};
  std::vector<std::string> steps_;  // of the chain, as they are written
  bool makes_target_ = false;       // one of them, of cards alone
  std::vector<std::string> operations_;
  Chain operation_chain_{deal_, rules_.division};
  bool are_of_results_ = false;       // of the operations, one at least
  bool has_unread_equation_ = false;  // which may be a step
};

// Drops the cards of the hand, in their order, where a formula begins with them and goes on.
std::string_view PrintedReader::without_hand(std::string_view text) const {
  std::string_view rest = text;
  for (const Rational& card : cards_) {
    const auto number = take_number(rest, Written::kDecimal);
    if (number != card || rest.empty() || (!is_space(rest.front()) && rest.front() != '=')) {
      return text;
    }
    rest = trim_left(rest);
  }
  return rest;
}

// Drops the 1 - of "Solution 1 - E", where E has as many numbers as the hand has cards.
std::string_view PrintedReader::without_number(std::string_view text) const {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  const bool is_numbered = digits > 0 && text.substr(digits).starts_with(" - ") &&
                           numbers_in(text.substr(0, text.find('='))).size() == cards_.size() + 1;
  return is_numbered ? text.substr(digits + 3) : text;
}

std::optional<Formula> PrintedReader::formula_in(std::string_view text) const {
  auto formula = read_formula(text, rules_);
  if (formula) return formula;
  if (const auto other = parse_other_notation(text)) {
    return Formula{std::string(text), {text}, other, numbers_in(text)};
  }
  return std::nullopt;
}

// The answer in another notation that a list is: [5, 5, 1, 5, '/', '-', '*'].
std::optional<Formula> PrintedReader::listed_in(std::string_view line) const {
  std::string text(line);
  std::ranges::replace_if(
      text,
      [](char sign) { return is_bracket(sign) || sign == ',' || sign == '\'' || sign == '"'; },
      ' ');
  const auto other = parse_other_notation(trim(text));
  if (!other) return std::nullopt;
  return Formula{std::string(trim(text)), {}, other, numbers_in(text)};
}

// Whether the parts have nothing beside an expression of all cards that could be another answer or
// change its value.
// @param full  the part that the expression is
bool PrintedReader::is_clean(std::span<const LinePart> parts, std::size_t full) const {
  std::size_t begin = 0;  // after the label
  for (std::size_t i = 0; i < full; ++i) {
    if (parts[i].kind == LinePart::Kind::kColon) begin = i + 1;
  }
  Numbers before;
  bool has_label = false;  // of the number that follows
  for (std::size_t i = begin; i < parts.size(); ++i) {
    const LinePart::Kind kind = parts[i].kind;
    const std::string_view text = parts[i].text;
    if (kind == LinePart::Kind::kColon) has_label = true;
    if (kind == LinePart::Kind::kWord) {
      has_label = false;
      if (std::ranges::any_of(kOperatorWords, [text](std::string_view word) {
            return equal_ignoring_case(word, text);
          })) {
        return false;
      }
    }
    if (kind != LinePart::Kind::kFormula || i == full) continue;
    const bool is_before_word = i + 1 < parts.size() && parts[i + 1].kind == LinePart::Kind::kWord;
    const std::string_view formula = trimmed(text, rules_, is_before_word);
    const auto list = list_in(formula);
    if (list && i < full) {
      before.insert(before.end(), list->begin(), list->end());
    } else if (list && !list->empty()) {
      const bool is_in_tuple = parts[i - 1].text == "," && *list == Numbers{deal_.target()};
      if (!has_label && !is_in_tuple) return false;
    } else if (formula.find_first_not_of("-=*()[]{} ") != std::string_view::npos &&
               !formula_in(formula)) {
      return false;
    }
  }
  return before.empty() || before == cards_;
}

void PrintedReader::note_words(std::span<const LinePart> parts) {
  for (const LinePart& part : parts) {
    if (part.kind != LinePart::Kind::kWord) continue;
    const auto is = [&part](std::string_view word) { return equal_ignoring_case(word, part.text); };
    denies_ = denies_ || is("no") || is("not") || is("none") || is("cannot") ||
              part.text.find("n't") != std::string_view::npos ||
              has_any_words(part.text, {"\u4e0d", "\u65e0", "\u6ca1"});
  }
}

void PrintedReader::read(std::string_view raw) {
  const PlainAnswer plain(raw);
  const std::string_view line = without_item(plain.text());
  const std::vector<LinePart> parts = parts_of(line);
  note_words(parts);
  struct Read {
    std::size_t part;
    std::optional<Formula> formula;
    std::string_view text;
  };
  std::vector<Read> all;
  bool has_unread = false;
  bool says_target = false;  // in a formula that is not read
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].kind != LinePart::Kind::kFormula) continue;
    const bool is_before_word = i + 1 < parts.size() && parts[i + 1].kind == LinePart::Kind::kWord;
    std::string_view text = trimmed(parts[i].text, rules_, is_before_word);
    text = trimmed(without_hand(text), rules_, is_before_word);
    if (i > 0 && parts[i - 1].kind == LinePart::Kind::kWord) text = without_number(text);
    const bool is_number = value_in(text) && operations_in(text).empty();
    if (numbers_in(text).empty() || list_in(text) || is_number) continue;
    all.push_back({i, formula_in(text), text});
    if (all.back().formula) continue;
    has_unread = true;
    const std::size_t equals = std::min(text.rfind('='), text.size() - 1);
    std::string_view side = trim(text.substr(equals + 1));
    side = side.substr(0, side.find_first_not_of("0123456789."));
    says_target =
        says_target || value_in(side) == deal_.target() || is_rounded(side, deal_.target());
  }
  const auto full = std::ranges::find_if(
      all, [this](const Read& read) { return read.formula && is_full(*read.formula); });
  if (full != all.end()) {
    if (has_unread || !is_clean(parts, full->part)) {
      return add(trim(raw), kUnreadable, Weight::kAlways);
    }
    for (const Read& read : all) {
      if (is_full(*read.formula)) add_full(*read.formula);
    }
    return;
  }
  const bool has_words = std::ranges::any_of(
      parts, [](const LinePart& part) { return part.kind == LinePart::Kind::kWord; });
  if (!has_words && !has_unread && is_right(line, deal_, rules_))
    return add(line, {}, Weight::kAlways);
  if (const auto listed = listed_in(line); listed && is_full(*listed)) {
    return add_full(*listed);
  }
  if (says_target || (has_unread && has_all_cards(numbers_beside_hand(line, parts)))) {
    return add(trim(raw), kUnreadable, Weight::kAlways);
  }
  const bool has_label = std::ranges::any_of(
      parts, [](const LinePart& part) { return part.kind == LinePart::Kind::kColon; });
  const std::size_t found_before = found_.size() + steps_.size();
  bool may_be_answer = false;
  for (const Read& read : all) {
    const bool is_alone = parts.size() == 1;
    const Numbers numbers = numbers_in(read.text);
    const bool is_equation = read.text.find('=') != std::string_view::npos;
    const bool has_card = std::ranges::any_of(
        numbers, [this](const Rational& number) { return are_cards({number}); });
    const bool has_operator =
        numbers.size() > 1 || read.text.find_first_of("+-*/^") != std::string_view::npos;
    may_be_answer = may_be_answer ||
                    (has_operator && (is_alone || are_cards(numbers) || (is_equation && has_card)));
    has_unread_equation_ = has_unread_equation_ || (is_equation && !read.formula);
    if (!read.formula) continue;
    const Formula& formula = *read.formula;
    const bool is_step = !formula.steps.empty() && formula.sides.size() == 2 &&
                         value_in(formula.sides.back()).has_value();
    if (is_step) {
      add_step(formula);
    } else {
      add_partial(formula, {has_label, is_alone});
    }
  }
  const bool is_found = found_.size() + steps_.size() > found_before;
  if (!is_found && (may_be_answer || has_all_cards(numbers_beside_hand(line, parts)))) {
    add(trim(raw), kUnreadable, Weight::kAtWorst);
  }
}

// The numbers of a line but for those of a hand that is repeated in it: its cards in their order,
// or in any with nothing but marks between them.
Numbers PrintedReader::numbers_beside_hand(std::string_view line,
                                           std::span<const LinePart> parts) const {
  std::string_view rest = line;
  Numbers list;
  bool is_list = true;
  for (const auto& [kind, text] : parts) {
    const auto numbers = list_in(text);
    const auto after_hand = without_hand(text);
    if (after_hand.size() < text.size()) rest = line.substr(offset_of(after_hand.data(), line));
    if (kind == LinePart::Kind::kColon) list.clear();
    if (numbers && *numbers == cards_)
      rest = line.substr(offset_of(text.data() + text.size(), line));
    if (numbers) list.insert(list.end(), numbers->begin(), numbers->end());
    is_list = is_list && (numbers || kind == LinePart::Kind::kMark || list.empty() ||
                          list.size() == cards_.size());
  }
  if (is_list && sorted(list) == sorted_) return {};
  return numbers_in(rest);
}

void PrintedReader::add_full(const Formula& formula) {
  std::string text;
  for (const std::string_view side : formula.sides) {
    const bool is_target = is_rounded(side, deal_.target());
    text.append(text.empty() ? "" : " = ").append(is_target ? to_string(deal_.target()) : side);
  }
  const bool is_changed = std::ranges::any_of(
      formula.sides, [this](std::string_view side) { return is_rounded(side, deal_.target()); });
  add(is_changed ? text : formula.text, {}, Weight::kAlways);
  found_.back().answer.has_other_operator =
      std::ranges::any_of(*formula.expression, [this](PostfixToken token) {
        const Symbol symbol = symbol_of(token);
        return symbol != Symbol::kCard && !rules_.operators.contains(symbol);
      });
}

void PrintedReader::add_partial(const Formula& formula, const Surroundings& around) {
  if (formula.sides.size() == 1 && !formula.steps.empty()) add_operation(formula);
  if (!formula.expression) return;
  const bool makes = evaluate(*formula.expression, rules_, formula.numbers).is(deal_.target());
  const bool has_cards = are_cards(formula.numbers);
  const bool is_long = formula.numbers.size() > 2;
  const bool is_answer =
      is_equation_to(formula, deal_.target()) || (makes && (around.has_label || has_cards)) ||
      (is_long && around.is_alone && (has_cards || has_all_cards(formula.numbers)));
  if (is_answer) add(formula.text, {}, Weight::kAlone);
}

// A step that does not fit begins an answer if it takes cards of the hand. One that comes after
// none and makes the target is an answer of other cards.
void PrintedReader::add_step(const Formula& step) {
  const bool begins = Chain(deal_, rules_.division).take(step);
  const bool makes = value_in(step.sides.back()) == deal_.target();
  if (steps_.empty() && !begins) {
    if (makes) add(step.text, {}, Weight::kAlone);
    return;
  }
  steps_.push_back(step.text);
  makes_target_ = makes_target_ || (begins && makes);
  if (!chain_.take(step) && begins) {
    if (chain_.makes(deal_.target())) found_.push_back({{chain_.text()}, Weight::kAlways});
    chain_ = Chain(deal_, rules_.division);
    chain_.take(step);
  }
  if (!chain_.is_complete()) return;
  steps_.clear();
  const std::string text = chain_.text();
  add(text, {}, Weight::kAlways);
}

// Steps that do not use up the cards are judged if they are as many as an answer has, or if one
// makes the target of cards alone.
void PrintedReader::close_chain() {
  chain_ = Chain(deal_, rules_.division);
  const std::vector<std::string> steps = std::exchange(steps_, {});
  const bool makes_target = std::exchange(makes_target_, false);
  if (steps.empty()) return;
  const bool are_all = steps.size() >= most_steps();
  const std::string text =
      joined_by("; ", std::span(steps).first(are_all ? most_steps() : steps.size()));
  const bool is_exact = text.find('.') == std::string::npos;
  const bool is_judged = is_exact && (are_all || makes_target);
  found_.push_back({{text, is_judged ? "" : kSomeSteps}, Weight::kAlone});
}

void PrintedReader::add_operation(const Formula& operation) {
  if (most_steps() < 2) return;
  const bool is_of_results = !Chain(deal_, rules_.division).take(operation);
  if (operations_.empty() && is_of_results) return;
  operations_.push_back(operation.text);
  operation_chain_.take(operation);
  are_of_results_ = are_of_results_ || is_of_results || operation_chain_.is_complete();
}

}  // namespace

Printed read_printed(std::string_view text, const Deal& deal, const Rules& rules) {
  PrintedReader reader(deal, rules);
  for (const std::string_view line : lines_with_text(text)) reader.read(line);
  return reader.printed();
}

}  // namespace twentyfour
