#include "tests/harness/printed.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <span>
#include <utility>
#include <variant>

#include "solver/checking/checking.hpp"
#include "solver/checking/parsing.hpp"
#include "solver/checking/plain_answer.hpp"
#include "solver/checking/steps.hpp"
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
  const bool is_decimal =
      decimal.find_first_not_of("0123456789.", decimal.starts_with('-')) == std::string_view::npos;
  if (point == std::string_view::npos || !is_decimal) return false;
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
    const bool is_letter_alone = letter_card(rest[0]) > 0 && !is_in_word &&
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

// Whether a text is an operation on two numbers, or on fractions of integers.
bool is_operation(std::string_view text) {
  for (std::size_t at = 1; at + 1 < text.size(); ++at) {
    const auto sign = operator_at(text.substr(at));
    const bool is_binary = sign && sign->symbol != Symbol::kFactorial;
    if (is_binary && value_in(trim(text.substr(0, at))) &&
        value_in(trim(text.substr(at + sign->length)))) {
      return true;
    }
  }
  return false;
}

// A formula that can be read.
struct Formula {
  std::string text;
  std::vector<std::string_view> sides;
  std::optional<Expression> expression = {};  // the first side that is more than a number
  Numbers numbers = {};                       // of the expression

  bool is_step() const {
    return sides.size() == 2 && is_operation(sides.front()) && value_in(sides.back());
  }
};

bool is_equation_to(const Formula& formula, const Rational& target) {
  return value_in(formula.sides.back()) == target || value_in(formula.sides.front()) == target ||
         is_rounded(formula.sides.back(), target);
}

// Reads the expressions and numbers between equals signs. Nothing if a side is neither.
std::optional<Formula> infix_formula(std::string_view text, const Rules& rules) {
  if (text.find("!=") != std::string_view::npos) return std::nullopt;
  // A * at the end alone is no emphasis.
  for (const std::string_view part : {text, trim_right(text.substr(0, text.find('=')))}) {
    if (part.ends_with('*') && !part.starts_with('*')) return std::nullopt;
  }
  Formula formula = {std::string(text), sides_of(text)};
  for (const std::string_view side : formula.sides) {
    if (value_in(side)) continue;
    Numbers numbers;
    auto parsed = parse(side, rules, OperandKind::kNumbers, &numbers);
    auto* const expression = std::get_if<Expression>(&parsed);
    if (expression == nullptr && !is_operation(side)) return std::nullopt;
    if (expression == nullptr || formula.expression) continue;
    formula.expression = std::move(*expression);
    formula.numbers = std::move(numbers);
  }
  return formula;
}

std::optional<Formula> read_formula(std::string_view text, const Rules& rules) {
  auto formula = infix_formula(text, rules);
  if (formula) return formula;
  const auto other = parse_other_notation(text);
  if (!other) return std::nullopt;
  return Formula{std::string(text), {text}, other, numbers_in(text)};
}

// What is left of a formula without equals signs at its ends.
std::string_view trimmed(std::string_view text, bool is_before_word) {
  text = trim(text);
  while (text.starts_with('=')) text.remove_prefix(1);
  while (!is_before_word && text.ends_with('=')) text.remove_suffix(1);
  return trim(text);
}

// Splits steps that arrows join. Each arrow has become an equals sign by now, so they come as
// 7*8=56 = 4*8=32 = 56-32=24. Any other formula is returned whole.
std::vector<std::string_view> steps_of_chain(std::string_view text) {
  const std::vector<std::string_view> sides = sides_of(text);
  if (sides.size() < 4 || sides.size() % 2 != 0) return {text};
  std::vector<std::string_view> steps;
  for (std::size_t i = 0; i < sides.size(); i += 2) {
    if (!is_operation(sides[i]) || !value_in(sides[i + 1])) return {text};
    const std::size_t begin = offset_of(sides[i].data(), text);
    const std::size_t end = offset_of(sides[i + 1].data() + sides[i + 1].size(), text);
    steps.push_back(text.substr(begin, end - begin));
  }
  return steps;
}

// Whether a value has an expression after it, as in (7*8)=56 = 4*8. That may be an equation; if it
// does not hold, these are steps with arrows between them that steps_of_chain() cannot split.
bool goes_on_after_value(const Formula& formula) {
  const auto& sides = formula.sides;
  for (std::size_t i = 1; i + 1 < sides.size(); ++i) {
    if (value_in(sides[i]) && !value_in(sides[i + 1])) return true;
  }
  return false;
}

bool is_right(std::string_view answer, const Deal& deal, const Rules& rules) {
  return check_answer(deal, answer, rules).kind == Finding::Kind::kRight;
}

// Reads a line after the other, and puts what they have together to answers.
class PrintedReader {
 public:
  PrintedReader(const Deal& deal, const Rules& rules)
      : deal_(deal), rules_(rules), cards_(deal.begin(), deal.end()), sorted_(sorted(cards_)) {}

  void read(std::string_view line);

  Printed printed() {
    if (full_.empty()) take_steps();
    if (!full_.empty()) return {std::move(full_), denies_};
    for (PrintedAnswer& answer : others_) {
      if (has_unread_equation_) answer.flaw = kSomeSteps;
    }
    const auto is_judged = [](const PrintedAnswer& answer) { return answer.flaw.empty(); };
    if (std::ranges::none_of(others_, is_judged)) {
      others_.insert(others_.end(), unread_.begin(), unread_.end());
    }
    return {std::move(others_), denies_};
  }

 private:
  bool has_all_cards(const Numbers& numbers) const {
    return std::ranges::includes(sorted(numbers), sorted_);
  }
  bool are_cards(const Numbers& numbers) const {
    return std::ranges::includes(sorted_, sorted(numbers));
  }
  bool is_full(const Formula& formula) const { return formula.numbers.size() == cards_.size(); }

  std::string_view without_hand(std::string_view text) const;
  std::optional<Formula> listed_in(std::string_view line) const;
  bool is_clean(std::span<const LinePart> parts, std::size_t full) const;
  Numbers numbers_beside_hand(std::string_view line, std::span<const LinePart> parts) const;
  void note_words(std::span<const LinePart> parts);
  void add_unread(std::vector<PrintedAnswer>& to, std::string_view line) {
    to.push_back({std::string(trim(line)), kUnreadable});
  }
  void add_full(const Formula& formula);
  bool are_judged(const std::string& steps) const;
  void take_steps();

  const Deal& deal_;
  const Rules& rules_;
  const Numbers cards_;
  const Numbers sorted_;
  std::vector<PrintedAnswer> full_ = {};    // of all cards
  std::vector<PrintedAnswer> others_ = {};  // which count if there are none of those
  std::vector<PrintedAnswer> unread_ = {};  // which count if none of the others is judged
  std::vector<std::string> steps_ = {};
  bool denies_ = false;
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

// The answer in another notation that a list is: [5, 5, 1, 5, '/', '-', '*'].
std::optional<Formula> PrintedReader::listed_in(std::string_view line) const {
  std::string text(line);
  std::ranges::replace_if(
      text,
      [](char sign) { return is_bracket(sign) || sign == ',' || sign == '\'' || sign == '"'; },
      ' ');
  const auto listed = parse_other_notation(trim(text));
  if (!listed) return std::nullopt;
  return Formula{std::string(trim(text)), {}, listed, numbers_in(text)};
}

// Where the label before a part ends: after the last colon there; 0 if there is none.
std::size_t end_of_label(std::span<const LinePart> parts, std::size_t part) {
  std::size_t end = 0;
  for (std::size_t i = 0; i < part; ++i) {
    if (parts[i].kind == LinePart::Kind::kColon) end = i + 1;
  }
  return end;
}

// Whether the parts have nothing beside an expression of all cards that could be another answer or
// change its value.
// @param full  the part that the expression is
bool PrintedReader::is_clean(std::span<const LinePart> parts, std::size_t full) const {
  const std::size_t begin = end_of_label(parts, full);
  Numbers before;
  bool has_label = false;  // of the number that follows
  for (std::size_t i = begin; i < parts.size(); ++i) {
    const LinePart::Kind kind = parts[i].kind;
    const std::string_view text = parts[i].text;
    if (kind == LinePart::Kind::kColon) has_label = true;
    if (kind == LinePart::Kind::kWord) {
      has_label = false;
      const auto is = [text](std::string_view word) { return equal_ignoring_case(word, text); };
      if (std::ranges::any_of(kOperatorWords, is)) return false;
    }
    if (kind != LinePart::Kind::kFormula || i == full) continue;
    const bool is_before_word = i + 1 < parts.size() && parts[i + 1].kind == LinePart::Kind::kWord;
    const std::string_view formula = trimmed(text, is_before_word);
    const auto list = list_in(formula);
    if (list && i < full) {
      before.insert(before.end(), list->begin(), list->end());
    } else if (list && !list->empty()) {
      const bool is_in_tuple = parts[i - 1].text == "," && *list == Numbers{deal_.target()};
      if (!has_label && !is_in_tuple) return false;
    } else if (formula.find_first_not_of("-=*()[]{} ") != std::string_view::npos &&
               !read_formula(formula, rules_)) {
      return false;
    }
  }
  return before.empty() || before == cards_;
}

void PrintedReader::note_words(std::span<const LinePart> parts) {
  for (const LinePart& part : parts) {
    const auto is = [&part](std::string_view word) { return equal_ignoring_case(word, part.text); };
    denies_ = denies_ || is("no") || is("not") || is("none") || is("cannot") ||
              has_any_words(part.text, {"n't", "\u4e0d", "\u65e0", "\u6ca1"});
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
    std::string_view text = trimmed(parts[i].text, is_before_word);
    text = trimmed(without_hand(text), is_before_word);
    const bool is_number = value_in(text) && !is_operation(text);
    if (numbers_in(text).empty() || list_in(text) || is_number) continue;
    for (const std::string_view step : steps_of_chain(text)) {
      auto formula = read_formula(step, rules_);
      const bool is_chain = formula && goes_on_after_value(*formula);
      if (is_chain && !is_right(step, deal_, rules_)) formula.reset();
      all.push_back({i, std::move(formula), step});
      if (all.back().formula) continue;
      has_unread = true;
      const std::size_t equals = std::min(step.rfind('='), step.size() - 1);
      std::string_view side = trim(step.substr(equals + 1));
      side = side.substr(0, side.find_first_not_of("0123456789."));
      says_target =
          says_target || value_in(side) == deal_.target() || is_rounded(side, deal_.target());
    }
  }
  const auto has_all = [this](const Read& read) { return read.formula && is_full(*read.formula); };
  const auto full = std::ranges::find_if(all, has_all);
  if (full != all.end()) {
    // A label such as "Solution(s):" is split like a formula, but without an operator it is a word.
    const auto is_unread = [begin = end_of_label(parts, full->part)](const Read& read) {
      return !read.formula && (read.part >= begin || has_operator_sign(read.text));
    };
    if (std::ranges::any_of(all, is_unread) || !is_clean(parts, full->part)) {
      return add_unread(full_, raw);
    }
    for (const Read& read : all) {
      if (has_all(read)) add_full(*read.formula);
    }
    return;
  }
  const bool has_words = std::ranges::any_of(
      parts, [](const LinePart& part) { return part.kind == LinePart::Kind::kWord; });
  if (!has_words && !has_unread && is_right(line, deal_, rules_)) {
    return full_.push_back({std::string(line)});
  }
  if (const auto listed = listed_in(line); listed && is_full(*listed)) {
    return add_full(*listed);
  }
  if (says_target || (has_unread && has_all_cards(numbers_beside_hand(line, parts)))) {
    return add_unread(full_, raw);
  }
  const bool has_label = std::ranges::any_of(
      parts, [](const LinePart& part) { return part.kind == LinePart::Kind::kColon; });
  bool is_found = false;
  bool may_be_answer = false;
  for (const auto& [part, formula, text] : all) {
    const Numbers numbers = numbers_in(text);
    const bool is_equation = text.find('=') != std::string_view::npos;
    const bool has_card = std::ranges::any_of(
        numbers, [this](const Rational& number) { return are_cards({number}); });
    const bool has_operator =
        numbers.size() > 1 || text.find_first_of("+-*/^") != std::string_view::npos;
    const bool makes = formula && formula->expression &&
                       evaluate(*formula->expression, rules_, formula->numbers).is(deal_.target());
    may_be_answer =
        may_be_answer || (makes && has_label) ||
        (has_operator && (parts.size() == 1 || are_cards(numbers) || (is_equation && has_card)));
    has_unread_equation_ = has_unread_equation_ || (is_equation && !formula);
    if (!formula) continue;
    if (formula->is_step()) {
      steps_.push_back(formula->text);
    } else if (formula->expression && is_equation_to(*formula, deal_.target())) {
      if (has_all_cards(formula->numbers)) return add_unread(full_, raw);
      others_.push_back({formula->text});
    } else {
      continue;
    }
    is_found = true;
  }
  if (!is_found && (may_be_answer || has_all_cards(numbers_beside_hand(line, parts)))) {
    add_unread(unread_, raw);
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
  bool is_changed = false;
  for (const std::string_view side : formula.sides) {
    const bool is_target = is_rounded(side, deal_.target());
    text.append(text.empty() ? "" : " = ").append(is_target ? to_string(deal_.target()) : side);
    is_changed = is_changed || is_target;
  }
  full_.push_back({is_changed ? text : formula.text});
  full_.back().has_other_operator =
      std::ranges::any_of(*formula.expression, [this](PostfixToken token) {
        const Symbol symbol = symbol_of(token);
        return symbol != Symbol::kCard && !rules_.operators.contains(symbol);
      });
}

// Whether steps are those of an answer, right or wrong: the first takes cards and, if there are
// decimals, which may be rounded, they come to an expression.
bool PrintedReader::are_judged(const std::string& text) const {
  const auto read = read_steps(text);
  const auto* const steps = read ? std::get_if<std::vector<Step>>(&*read) : nullptr;
  if (steps == nullptr) return deal_.size() == 2;
  const auto& [left, symbol, right] = steps->front().readings.front();
  return are_cards({left, right}) &&
         (text.find('.') == std::string::npos ||
          std::holds_alternative<Expression>(expression_of(*steps, deal_, rules_)));
}

// As many steps as an answer has, and as many again for each further answer. Otherwise steps that
// make the target are judged one by one, if there are no others.
void PrintedReader::take_steps() {
  const std::size_t most = deal_.size() - 1;
  std::vector<PrintedAnswer> found;
  for (std::span<const std::string> rest = steps_; most > 0 && rest.size() >= most;) {
    const std::string text = joined_by("; ", rest.first(most));
    found.push_back({text, are_judged(text) ? "" : kSomeSteps});
    rest = rest.subspan(most);
  }
  if (found.size() * most != steps_.size()) {
    const auto makes = [this](const std::string& step) {
      return value_in(sides_of(step).back()) == deal_.target();
    };
    if (!std::ranges::all_of(steps_, makes)) {
      others_.push_back({joined_by("; ", steps_), kSomeSteps});
    } else {
      for (std::string& step : steps_) others_.push_back({std::move(step)});
    }
    return;
  }
  const bool are_right = std::ranges::all_of(
      found, [this](const PrintedAnswer& answer) { return is_right(answer.text, deal_, rules_); });
  (are_right ? full_ : others_) = std::move(found);
}

}  // namespace

Printed read_printed(std::string_view text, const Deal& deal, const Rules& rules) {
  PrintedReader reader(deal, rules);
  for (const std::string_view line : lines_with_text(text)) reader.read(line);
  return reader.printed();
}

}  // namespace twentyfour
