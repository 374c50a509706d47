#include "solver/checking/steps.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "solver/checking/parsing.hpp"
#include "solver/checking/plain_answer.hpp"
#include "solver/checking/spellings.hpp"
#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/reading.hpp"
#include "solver/judge/letters.hpp"
#include "solver/judge/tokens.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

constexpr std::string_view kLeft = "left:";

// Drops what stands before the first separator that is in no brackets, and the separator, and
// returns the part before it; or what stands in square brackets around a step. An arrow separates
// after an equals sign; a comma after "left:" does not.
std::string_view take_part(std::string_view& text) {
  const bool begins_square = trim_left(text).starts_with('[');
  bool has_left = false;
  bool has_equals = false;
  std::string open;  // the closing signs due
  std::size_t end = 0;
  std::string_view part = text;
  for (; end < text.size() && part.size() == text.size(); ++end) {
    const char byte = text[end];
    const bool is_arrow = has_equals && text.substr(end).starts_with(kArrow);
    has_equals = has_equals || byte == '=';
    const bool separates = byte == ';' || byte == '\n' || (byte == ',' && !has_left) || is_arrow;
    if (open.empty() && byte == ':')
      has_left = has_left || text.substr(0, end + 1).ends_with(kLeft);
    if (closing_sign(byte) != 0) {
      open += closing_sign(byte);
    } else if (open.empty()) {
      if (separates) part = text.substr(0, end);
      if (separates && is_arrow) end += kArrow.size() - 1;
    } else if (byte == open.back()) {
      open.pop_back();
      if (!open.empty() || !begins_square || byte != ']') continue;
      if (has_equals) part = trim_left(text.substr(0, end)).substr(1);
    }
  }
  text.remove_prefix(end);
  return part;
}

// A step without "Step 1:", "1." or "1)" before it.
std::string_view without_number(std::string_view text) {
  constexpr std::string_view kStep = "step";
  const bool has_word = equal_ignoring_case(text.substr(0, kStep.size()), kStep);
  const std::string_view number = has_word ? trim_left(text.substr(kStep.size())) : text;
  const std::size_t digits = std::min(number.find_first_not_of("0123456789"), number.size());
  if (digits == 0 || digits == number.size()) return text;
  const char sign = number[digits];
  const std::string_view rest = number.substr(digits + 1);
  const bool has_point = sign == '.' && trim_left(rest).size() < rest.size();
  return sign == ')' || has_point || (sign == ':' && has_word) ? rest : text;
}

// The readings of what stands before the equals sign of a step, or why it is no operation.
std::variant<std::vector<WrittenOperation>, Unreadable> operation_in(std::string_view text) {
  std::vector<WrittenOperation> readings;
  Unreadable error = {};
  for (const auto operands : {OperandKind::kLaterFractions, OperandKind::kFractions}) {
    std::vector<Rational> numbers;
    const auto parsed = parse(text, {}, operands, &numbers);
    const auto* const expression = std::get_if<Expression>(&parsed);
    if (expression == nullptr) {
      error = std::get<Unreadable>(parsed);
    } else if (expression->size() - numbers.size() == 1) {
      numbers.resize(2);
      readings.push_back({numbers[0], symbol_of(expression->end()[-1]), numbers[1]});
    } else if (expression->size() == 1) {
      error = {text.data() + text.size(), &kNoOperatorInStep};
    } else {
      error = {text.data(), &kManyOperators};
    }
  }
  if (readings.empty()) return error;
  return readings;
}

// Drops the numbers that are left from the end of a step.
std::variant<std::vector<Rational>, Unreadable> take_left(std::string_view& step, std::size_t at) {
  const bool in_brackets = at > 0 && step[at - 1] == '(';
  std::string_view rest = trim_left(step.substr(at + kLeft.size()));
  std::vector<Rational> numbers;
  do {
    const auto value = take_value(rest);
    const bool ends = rest.empty() || is_space(rest.front()) || rest.front() == ',' ||
                      (in_brackets && rest.front() == ')');
    if (!value || !ends || numbers.size() == kMostCards) return Unreadable{rest.data(), &kNoNumber};
    numbers.push_back(*value);
    if (rest.starts_with(',')) rest.remove_prefix(1);
    rest = trim_left(rest);
  } while (!rest.empty() && rest.front() != ')');
  if (in_brackets && rest.empty()) return Unreadable{rest.data(), &kNoNumber};
  if (in_brackets) rest = trim_left(rest.substr(1));
  if (!rest.empty()) return Unreadable{rest.data(), &kNoSeparator};
  step = step.substr(0, in_brackets ? at - 1 : at);
  return numbers;
}

std::variant<Step, Unreadable> step_in(std::string_view part) {
  Step step;
  std::string_view text = unwrapped_part(without_number(unwrapped(part)));
  if (const std::size_t at = text.find(kLeft); at < text.size()) {
    const auto left = take_left(text, at);
    if (const auto* const error = std::get_if<Unreadable>(&left)) return *error;
    step.left = std::get<std::vector<Rational>>(left);
  }
  const std::vector<std::string_view> sides = sides_of(text);
  const auto readings = operation_in(sides[0]);
  if (const auto* const error = std::get_if<Unreadable>(&readings)) return *error;
  step.readings = std::get<std::vector<WrittenOperation>>(readings);
  if (sides.size() == 1) return Unreadable{sides[0].data() + sides[0].size(), &kNoEqualsSign};
  std::string_view result = sides[1];
  const int card = result.size() == 1 ? letter_card(result.front()) : -1;
  const auto value = card > 0 ? Rational(card) : take_value(result);
  if (!value) return Unreadable{result.data(), &kNoNumber};
  step.result = *value;
  if (card > 0) result.remove_prefix(1);
  if (!result.empty() || sides.size() > 2) return Unreadable{result.data(), &kNoSeparator};
  return step;
}

// A number that is left, and the expression that makes it.
struct Number {
  Rational value;
  Expression expression;

  Symbol last_symbol() const { return symbol_of(expression.end()[-1]); }
};

// The result of the last step is the last one.
using Row = std::vector<Number>;

std::vector<Rational> values_of(const Row& row, bool with_cards = true) {
  std::vector<Rational> values;
  for (const Number& number : row) {
    if (with_cards || number.last_symbol() != Symbol::kCard) values.push_back(number.value);
  }
  return values;
}

std::string names_of(std::vector<Rational> numbers) {
  std::ranges::sort(numbers);
  std::vector<std::string> names;
  names.reserve(numbers.size());
  for (const Rational& number : numbers) names.push_back(to_string(number));
  return enumerated(names, "and");
}

// The numbers that are left after some steps, in rows of the same values.
class Remaining {
 public:
  Remaining(const Deal& deal, const Rules& rules) : deal_(deal), rules_(rules), rows_(1) {
    for (const PostfixToken card : deal) {
      rows_[0].push_back({Rational(card), {}});
      rows_[0].back().expression.push_card(card);
    }
  }

  // Takes a step in the reading that fits, or says why none does.
  std::optional<Reason> take(const Step& step) {
    const auto fits = [&](const WrittenOperation& reading) {
      return !flaw_in(reading, step.result);
    };
    const auto is_left = [&](const WrittenOperation& reading) { return !flaw_in_numbers(reading); };
    auto reading = std::ranges::find_if(step.readings, fits);
    if (reading != step.readings.end()) {
      make(*reading, step.result);
      return flaw_in_left(step);
    }
    reading = std::ranges::find_if(step.readings, is_left);
    return flaw_in(reading == step.readings.end() ? step.readings[0] : *reading, step.result);
  }

  // The expression of the last step.
  std::variant<Expression, Reason> at_end() const {
    for (const Row& row : rows_) {
      if (values_of(row, false).size() == 1) return row.back().expression;
    }
    std::vector<Rational> unused = values_of(rows_.front(), false);
    unused.pop_back();
    return Reason("leaves " + names_of(unused) + " unused");
  }

 private:
  std::optional<Reason> flaw_in_numbers(const WrittenOperation& operation) const {
    const auto& [left, symbol, right] = operation;
    const auto count = [this](const Rational& value) {
      return std::ranges::count(rows_.front(), value, &Number::value);
    };
    const bool has_right = symbol != Symbol::kFactorial;
    if (count(left) == 0 || (has_right && count(right) == 0)) {
      const Rational& missing = count(left) == 0 ? left : right;
      return Reason("takes " + to_string(missing) + ", which is not left", Flaw::kOperand);
    }
    if (!has_right || left != right || count(left) > 1) return std::nullopt;
    return Reason("takes " + to_string(left) + " twice, but only one is left", Flaw::kOperand);
  }

  std::optional<Reason> flaw_in(const WrittenOperation& operation, const Rational& written) const {
    const auto& [left, symbol, right] = operation;
    if (!rules_.operators.contains(symbol)) return not_allowed(symbol);
    if (auto flaw = flaw_in_numbers(operation)) return flaw;
    if (symbol == Symbol::kFactorial && factorials_ == kMostFactorials) {
      return Reason("uses more than " + std::to_string(kMostFactorials) + " factorials");
    }
    const MaybeValue value = apply(symbol, left, right, rules_.division);
    if (const auto* const undefined = std::get_if<Undefined>(&value)) {
      return reason_of(no_value(*undefined, symbol, left, right, rules_.division));
    }
    const auto& result = std::get<Rational>(value);
    if (result == written) return std::nullopt;
    return Reason("makes " + to_string(result) + ", not " + to_string(written));
  }

  std::optional<Reason> flaw_in_left(const Step& step) const {
    const std::vector<Rational> values = values_of(rows_.front());
    if (!step.left || std::ranges::is_permutation(values, *step.left)) return std::nullopt;
    return Reason("leaves " + names_of(values) + ", not " + names_of(*step.left));
  }

  // A row with a result that the rules do not allow is kept only if there are no others.
  void make(const WrittenOperation& operation, const Rational& result) {
    const bool is_factorial = operation.symbol == Symbol::kFactorial;
    factorials_ += is_factorial ? 1 : 0;
    std::vector<Row> allowed;
    std::vector<Row> others;
    for (const Row& row : rows_) {
      for (std::size_t i = 0; i < row.size(); ++i) {
        for (std::size_t j = 0; j < row.size(); ++j) {
          const bool are_two = i != j && row[j].value == operation.right;
          if (row[i].value != operation.left || !(is_factorial ? i == j : are_two)) continue;
          const Row next = after(row, i, operation.symbol, j, result);
          const Expression& made = next.back().expression;
          const bool is_flawed =
              flaw_in_order(made, deal_, rules_) || flaw_in_brackets(made, rules_);
          std::vector<Row>& rows = is_flawed ? others : allowed;
          const auto is_like_next = [&](const Row& known) { return are_alike(known, next); };
          if (std::ranges::none_of(rows, is_like_next)) rows.push_back(next);
        }
      }
    }
    if (allowed.empty()) allowed.push_back(others.front());
    rows_ = std::move(allowed);
  }

  // The row after a step that takes the numbers at two places, or, for !, at the same.
  static Row after(const Row& row, std::size_t left, Symbol symbol, std::size_t right,
                   const Rational& result) {
    Row next;
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i != left && i != right) next.push_back(row[i]);
    }
    next.push_back({result, row[left].expression});
    if (left != right) next.back().expression.append(row[right].expression);
    next.back().expression.push(symbol);
    return next;
  }

  // Whether it does not matter which of two rows is kept.
  bool are_alike(const Row& x, const Row& y) const {
    const bool symbols_matter = rules_.subsets || !traits_of(rules_.form).has_brackets;
    return std::ranges::is_permutation(x, y, [&](const Number& a, const Number& b) {
      return a.value == b.value && (!symbols_matter || a.last_symbol() == b.last_symbol()) &&
             (!rules_.ordered || cards_of(a.expression) == cards_of(b.expression));
    });
  }

  const Deal& deal_;
  const Rules& rules_;
  std::vector<Row> rows_;
  std::size_t factorials_ = 0;
};

}  // namespace

std::optional<std::variant<std::vector<Step>, UnreadableStep>> read_steps(std::string_view text) {
  std::vector<Step> steps;
  const std::string_view mark = mark_of_list(trim(text));
  for (std::string_view rest = text; !rest.empty();) {
    std::string_view part = trim(take_part(rest));
    if (part.starts_with(mark)) part.remove_prefix(mark.size());
    const bool is_alone = part.size() == text.size() &&
                          without_number(part).size() == part.size() &&
                          part.find(kLeft) == std::string_view::npos;
    if (steps.empty() && is_alone) return std::nullopt;
    if (!steps.empty() && part.empty()) continue;
    const auto step = step_in(part);
    if (const auto* const error = std::get_if<Unreadable>(&step)) {
      if (steps.empty()) return std::nullopt;
      return UnreadableStep{steps.size() + 1, *error};
    }
    steps.push_back(std::get<Step>(step));
  }
  return steps;
}

std::variant<Expression, Reason> expression_of(const std::vector<Step>& steps, const Deal& deal,
                                               const Rules& rules) {
  Remaining remaining(deal, rules);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (const auto flaw = remaining.take(steps[i])) return at_step(i + 1, *flaw);
  }
  auto found = remaining.at_end();
  if (const auto* const reason = std::get_if<Reason>(&found)) return at_step(steps.size(), *reason);
  return found;
}

}  // namespace twentyfour
