#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "solver/answers/parsing.hpp"
#include "solver/answers/steps.hpp"
#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/reading.hpp"
#include "solver/judge/letters.hpp"
#include "solver/judge/numbers.hpp"
#include "solver/text/characters.hpp"

namespace twentyfour {
namespace {

constexpr std::string_view kLeft = "left:";

// An operator, or a number (kCard), of an expression in postfix order.
struct Token {
  Symbol symbol;
  Rational value = Rational(0);
  friend Symbol symbol_of(const Token& token) { return token.symbol; }
};
using Tokens = std::span<const Token>;

std::vector<Token> tokens_of(const Expression& expression, const std::vector<Rational>& values) {
  std::vector<Token> tokens;
  auto value = values.begin();
  for (const PostfixToken token : expression) {
    const Symbol symbol = symbol_of(token);
    tokens.push_back(symbol == Symbol::kCard ? Token{symbol, *value++} : Token{symbol});
  }
  return tokens;
}

// The number that tokens are: one, or a fraction of integers that is none.
std::optional<Rational> number_in(Tokens tokens) {
  if (tokens.size() == 1) return tokens[0].value;
  const bool is_fraction = tokens.size() == 3 && tokens[2].symbol == Symbol::kOver &&
                           is_integer(tokens[0].value) && is_integer(tokens[1].value);
  const auto number = is_fraction ? tokens[0].value / tokens[1].value : std::nullopt;
  return number && !is_integer(*number) ? number : std::nullopt;
}

// The last operand of tokens that end before an operator.
Tokens last_operand(Tokens tokens) {
  return {operand_begin(tokens.end()), tokens.end()};
}

void add_reading(Tokens left, Symbol symbol, Tokens right, std::vector<StepReading>& readings) {
  const auto x = number_in(left);
  const auto y = symbol == Symbol::kFactorial ? Rational(0) : number_in(right);
  if (x && y) readings.push_back({*x, symbol, *y, Rational(0)});
}

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

}  // namespace

// A comma does not end a part after "left:".
std::string_view take_part(std::string_view& text) {
  std::size_t end = text.find_first_of(",;\n");
  if (text.substr(0, end).find(kLeft) != std::string_view::npos) end = text.find_first_of(";\n");
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return part;
}

std::variant<std::vector<StepReading>, Unreadable> operation_in(std::string_view text) {
  std::vector<Rational> values;
  const auto parsed = parse(text, {}, OperandKind::kSignedNumbers, &values);
  if (const auto* const error = std::get_if<Unreadable>(&parsed)) return *error;
  const std::vector<Token> tokens = tokens_of(std::get<Expression>(parsed), values);
  if (tokens.size() == 1) return Unreadable{text.data() + text.size(), &kNoOperatorInStep};
  const Symbol symbol = tokens.back().symbol;
  const Tokens operands = Tokens(tokens).first(tokens.size() - 1);
  const Tokens right = symbol == Symbol::kFactorial ? Tokens() : last_operand(operands);
  const Tokens left = operands.first(operands.size() - right.size());
  std::vector<StepReading> readings;
  // a/b/c may mean a/(b/c), and a*b/c means a*(b/c).
  const Symbol first = left.back().symbol;
  const bool has_brackets = std::any_of(text.begin(), text.end(), is_bracket);
  if (symbol == Symbol::kOver && is_multiplicative(first) && !has_brackets) {
    const Tokens factors = left.first(left.size() - 1);
    const Tokens numerator = last_operand(factors);
    const Token fraction[] = {numerator.front(), right.front(), {Symbol::kOver}};
    if (numerator.size() == 1 && right.size() == 1) {
      add_reading(factors.first(factors.size() - 1), first, fraction, readings);
    }
  }
  add_reading(left, symbol, right, readings);
  if (readings.empty()) return Unreadable{text.data(), &kManyOperators};
  return readings;
}

std::variant<StepText, Unreadable> step_in(std::string_view text) {
  StepText step;
  text = without_number(text);
  std::size_t remark = text.find(kLeft);
  if (remark < text.size()) {
    const bool in_brackets = remark > 0 && text[remark - 1] == '(';
    auto left = numbers_left(text.substr(remark + kLeft.size()), in_brackets);
    if (const auto* const error = std::get_if<Unreadable>(&left)) return *error;
    step.leftover = std::get<std::vector<Rational>>(std::move(left));
    if (in_brackets) --remark;
  }
  const std::vector<std::string_view> sides = sides_of(unwrapped(text.substr(0, remark)));
  auto readings = operation_in(sides[0]);
  if (const auto* const error = std::get_if<Unreadable>(&readings)) return *error;
  if (sides.size() == 1) return Unreadable{sides[0].data() + sides[0].size(), &kNoEqualsSign};
  const auto result = result_in(sides[1]);
  if (const auto* const error = std::get_if<Unreadable>(&result)) return *error;
  if (sides.size() > 2) return Unreadable{sides[1].data() + sides[1].size(), &kNoSeparator};
  step.readings = std::get<std::vector<StepReading>>(std::move(readings));
  for (StepReading& reading : step.readings) reading.result = std::get<Rational>(result);
  return step;
}

}  // namespace twentyfour
