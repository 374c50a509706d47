#include <algorithm>
#include <utility>

#include "solver/answers/parsing.hpp"
#include "solver/answers/steps.hpp"
#include "solver/expressions/arithmetic.hpp"
#include "solver/judge/letters.hpp"
#include "solver/judge/numbers.hpp"
#include "solver/text/characters.hpp"

namespace twentyfour {
namespace {

constexpr std::string_view kLeft = "left:";

// Reads what stands before the equals sign of a step, in one of its readings: which operands are
// fractions without brackets.
class OperationReader {
 public:
  explicit OperationReader(std::string_view text) : rest_(text) {}

  bool read(Step& step, bool left_is_fraction, bool right_is_fraction) {
    return take_operand(step.left, left_is_fraction) && take_operator(step.symbol) &&
           (step.symbol == Symbol::kFactorial ? !right_is_fraction
                                              : take_operand(step.right, right_is_fraction)) &&
           take_end();
  }

  // Reads a division that is \frac{8}{3}.
  bool read_fraction(Step& step) {
    constexpr std::string_view kFraction = "\\frac";
    if (!rest_.starts_with(kFraction)) return false;
    rest_.remove_prefix(kFraction.size());
    step.symbol = Symbol::kOver;
    return next() == '{' && take_operand(step.left, false) && next() == '{' &&
           take_operand(step.right, false) && take_end();
  }

  Unreadable error() const { return {rest_.data(), flaw_}; }

 private:
  bool fail(const Flaw& flaw) {
    flaw_ = &flaw;
    return false;
  }

  // The next byte that is not white space; 0 at the end.
  char next() {
    rest_ = trim_left(rest_);
    return rest_.empty() ? '\0' : rest_.front();
  }

  bool take_end() {
    if (next() != 0) return fail(kNoEqualsSign);
    return true;
  }

  bool take_operand(Rational& operand, bool is_fraction) {
    const char closing = closing_sign(next());
    if (closing == 0) return is_fraction ? take_fraction(operand) : take_unit(operand);
    if (is_fraction) return false;
    rest_.remove_prefix(1);
    if (!take_fraction(operand) && !take_unit(operand)) return false;
    if (next() != closing) return fail(kNoClosingBracket);
    rest_.remove_prefix(1);
    return true;
  }

  bool take_operator(Symbol& symbol) {
    next();
    const auto found = operator_at(rest_);
    if (!found) return fail(kNoOperatorInStep);
    symbol = found->symbol;
    rest_.remove_prefix(found->length);
    return true;
  }

  // A card, a decimal or a fraction in TeX.
  bool take_unit(Rational& number) {
    if (const int card = letter_card(next()); card > 0) {
      rest_.remove_prefix(1);
      number = Rational(card);
      return true;
    }
    return take(number, Written::kTypeset) || take(number, Written::kDecimal);
  }

  bool take_fraction(Rational& number) { return take(number, Written::kFraction); }

  // No fraction that is an integer, and no -0.
  bool take(Rational& number, Written written) {
    const bool is_negative = next() == '-';
    std::string_view rest = rest_;
    const auto read = take_number(rest, written);
    if (!read || (written != Written::kDecimal && is_integer(*read))) return fail(kNoNumber);
    if (is_negative && read->is_zero()) return fail(kNoNumber);
    number = *read;
    rest_ = rest;
    return true;
  }

  std::string_view rest_;
  const Flaw* flaw_ = &kNoNumber;
};

// Reads the numbers after "left:", with blanks or commas between them, up to a closing bracket or
// the end.
std::variant<std::vector<Rational>, Unreadable> numbers_left(std::string_view rest,
                                                             bool in_brackets) {
  std::vector<Rational> numbers;
  for (rest = trim_left(rest); !rest.empty() && rest.front() != ')'; rest = trim_left(rest)) {
    const auto value = take_value(rest);
    if (!value || numbers.size() == kMostCards) return Unreadable{rest.data(), &kNoNumber};
    numbers.push_back(*value);
    const bool is_over = rest.empty() || rest.front() == ')' || is_space(rest.front());
    if (!is_over && rest.front() != ',') return Unreadable{rest.data(), &kNoNumber};
    if (rest.starts_with(',')) rest.remove_prefix(1);
  }
  if (numbers.empty() || (in_brackets && rest.empty())) return Unreadable{rest.data(), &kNoNumber};
  if (in_brackets) rest = trim_left(rest.substr(1));
  if (!rest.empty()) return Unreadable{rest.data(), &kNoSeparator};
  return numbers;
}

// A step without "Step 1:" or "1." before it.
std::string_view without_number(std::string_view text) {
  constexpr std::string_view kStep = "step";
  std::string_view rest = trim_left(text);
  const bool has_word = take_words(kStep, rest);
  rest = trim_left(rest);
  const std::size_t digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
  const bool has_sign = digits < rest.size() && (rest[digits] == ':' || rest[digits] == '.');
  if (digits == 0 || !has_sign || (!has_word && rest[digits] == ':')) return text;
  rest.remove_prefix(digits + 1);
  return rest.empty() || is_space(rest.front()) ? trim_left(rest) : text;
}

std::variant<Rational, Unreadable> result_in(std::string_view text) {
  const int card = text.size() == 1 ? letter_card(text.front()) : -1;
  if (card > 0) return Rational(card);
  const auto value = take_value(text);
  if (value && text.empty()) return *value;
  return Unreadable{text.data(), value ? &kNoSeparator : &kNoNumber};
}

std::vector<Step> with_result(std::vector<Step> readings, const Rational& result) {
  for (Step& reading : readings) reading.result = result;
  return readings;
}

}  // namespace

// A comma does not end a part after "left:".
std::string_view take_part(std::string_view& text) {
  std::size_t end = text.find_first_of(",;\n");
  if (text.substr(0, end).find(kLeft) != std::string_view::npos) end = text.find_first_of(";\n");
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return part;
}

std::variant<std::vector<Step>, Unreadable> operation_in(std::string_view text) {
  std::vector<Step> readings;
  Unreadable error = {text.data(), &kNoNumber};
  Step division;
  if (OperationReader(text).read_fraction(division)) readings.push_back(division);
  for (const bool left : {false, true}) {
    for (const bool right : {false, true}) {
      OperationReader reader(text);
      Step reading;
      if (reader.read(reading, left, right)) {
        readings.push_back(reading);
      } else if (reader.error().at > error.at) {
        error = reader.error();
      }
    }
  }
  if (readings.empty()) return error;
  return readings;
}

std::vector<Step> take_step(std::string_view& text) {
  constexpr std::size_t kMostBytes = 200;
  const std::size_t equals = text.substr(0, kMostBytes).find('=');
  if (equals == std::string_view::npos) return {};
  auto readings = operation_in(text.substr(0, equals));
  std::string_view rest = text.substr(equals + 1);
  if (rest.starts_with('=')) rest.remove_prefix(1);
  rest = trim_left(rest);
  const auto result = take_value(rest);
  if (!result || std::holds_alternative<Unreadable>(readings)) return {};
  text = rest;
  return with_result(std::get<std::vector<Step>>(std::move(readings)), *result);
}

std::variant<StepText, Unreadable> step_in(std::string_view text) {
  StepText step;
  text = without_number(text);
  std::size_t remark = text.find(kLeft);
  if (remark < text.size()) {
    const bool in_brackets = remark > 0 && text[remark - 1] == '(';
    auto left = numbers_left(text.substr(remark + kLeft.size()), in_brackets);
    if (const auto* const error = std::get_if<Unreadable>(&left)) return *error;
    step.left = std::get<std::vector<Rational>>(std::move(left));
    if (in_brackets) --remark;
  }
  const std::vector<std::string_view> sides = sides_of(unwrapped(text.substr(0, remark)));
  auto readings = operation_in(sides[0]);
  if (const auto* const error = std::get_if<Unreadable>(&readings)) return *error;
  if (sides.size() == 1) return Unreadable{sides[0].data() + sides[0].size(), &kNoEqualsSign};
  const auto result = result_in(sides[1]);
  if (const auto* const error = std::get_if<Unreadable>(&result)) return *error;
  if (sides.size() > 2) return Unreadable{sides[1].data() + sides[1].size(), &kNoSeparator};
  step.readings =
      with_result(std::get<std::vector<Step>>(std::move(readings)), std::get<Rational>(result));
  return step;
}

}  // namespace twentyfour
