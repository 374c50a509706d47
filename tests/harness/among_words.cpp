#include "tests/harness/among_words.hpp"

#include <algorithm>
#include <span>
#include <variant>

#include "solver/answers/parsing.hpp"
#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/reading.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/text/characters.hpp"

namespace twentyfour::printed {
namespace {

constexpr std::size_t kLongestExpression = 400;  // bytes
constexpr std::string_view kOperatorSigns = "+-*/^";
constexpr std::string_view kDigits = "0123456789";

bool is_opening(char byte) {
  return closing_sign(byte) != 0;
}

bool is_operator_sign(char byte) {
  return kOperatorSigns.find(byte) != std::string_view::npos;
}

// Where a text of an expression and a bracket apart from it is cut, as in 4 (1+2+3): before the
// last such bracket; its end if there is none. The text begins with no blank.
std::size_t last_apart(std::string_view text) {
  for (std::size_t at = text.size(); at > 1; --at) {
    if (!is_opening(text[at - 1]) || !is_space(text[at - 2])) continue;
    const std::string_view before = trim_right(text.substr(0, at - 1));
    const bool follows_operand =
        !is_opening(before.back()) && !is_operator_sign(before.back()) && before.back() != 'x';
    if (follows_operand) return before.size();
  }
  return text.size();
}

// The part of a line before a place, of bounded length.
std::string_view line_before(std::string_view text, std::size_t at) {
  const std::size_t size = std::min(at, kLongestExpression);
  const std::string_view before = text.substr(at - size, size);
  return before.substr(before.rfind('\n') + 1);
}

// Whether a text ends in a word and a number: Solution 1.
bool ends_in_numbered_word(std::string_view text) {
  const std::string_view word = text.substr(0, text.find_last_not_of(kDigits) + 1);
  const std::string_view before = trim_right(word);
  return word.size() < text.size() && before.size() < word.size() && before.size() > 1 &&
         is_letter(before.back()) && is_letter(before[before.size() - 2]);
}

// Whether a text that ends in a letter, a digit or _ ends in the name of a function: print_24.
bool ends_in_name(std::string_view text) {
  std::size_t begin = text.size();
  while (begin > 0 && (is_letter_or_digit(text[begin - 1]) || text[begin - 1] == '_')) --begin;
  return is_letter(text[begin]);
}

// Whether the operators at the end of a line belong to its words, and an expression E may follow.
// `is_apart`: a blank follows.
bool are_of_words(std::string_view line, bool is_apart) {
  const char sign = line.back();
  const std::string_view words = line.substr(0, line.find_last_not_of(sign) + 1);
  const std::string_view before = trim_right(words);
  const bool are_several = line.size() - words.size() > 1;
  if (before.empty()) return is_apart || are_several;  // "- E", "**E**"; but not "-E", a minus
  // "is **E**", "(**E**)"; but not "2**E", a power.
  if (are_several && !is_apart) return before.size() < words.size() || is_opening(before.back());
  const bool is_dash = is_apart && before.size() < words.size();
  // "Solution 1 - E"; but not "5 - E".
  if (!are_several) return sign == '-' && is_dash && ends_in_numbered_word(before);
  // "Answer -- E"; but not "2 ** E".
  return is_dash && !is_digit(before.back()) && !is_bracket(before.back());
}

// The end of the equals signs after a place, and of their sides.
std::size_t end_of_sides(std::string_view text, std::size_t end, const Rules& rules) {
  for (;;) {
    std::string_view rest = trim_left(text.substr(end));
    if (!rest.starts_with('=')) return end;
    rest = trim_left(rest.substr(rest.starts_with("==") ? 2 : 1));
    std::string_view after_number = rest;
    take_value(after_number);
    const std::string_view side = rest.substr(0, kLongestExpression);
    std::size_t size = expression_length(side, rules);
    while (size > 0 && last_apart(side.substr(0, size)) < size)
      size = last_apart(side.substr(0, size));
    size = std::max(size, rest.size() - after_number.size());
    if (size == 0) return end;
    end = text.size() - rest.size() + size;
    // An exclamation mark, where it is no operator.
    if (!rules.operators.contains(Symbol::kFactorial) && text[end - 1] == '!') return end - 1;
  }
}

// The place of a number and an equals sign before a place, as in 24 = 4*6, but not as in 4 6 = 4*6.
std::size_t begin_of_sides(std::string_view text, std::size_t begin) {
  std::string_view head = trim_right(line_before(text, begin));
  if (!head.ends_with('=')) return begin;
  head = trim_right(head.substr(0, head.find_last_not_of('=') + 1));
  const std::size_t number = head.find_last_not_of("0123456789./") + 1;
  if (number == head.size()) return begin;
  const std::string_view before = trim_right(head.substr(0, number));
  const bool is_in_list = !before.empty() && (is_digit(before.back()) || before.back() == ',');
  return is_in_list ? begin : offset_of(head.data() + number, text);
}

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

}  // namespace

bool may_begin(std::string_view text, std::size_t at) {
  const char first = text[at];
  const bool is_minus = first == '-' && at + 1 < text.size() && is_digit(text[at + 1]);
  if (!is_letter_or_digit(first) && !is_opening(first) && first != '\\' && !is_minus) return false;
  if (at == 0) return true;
  const char before = text[at - 1];
  const std::string_view line = line_before(text, at);
  // In "print_24(E)" at the bracket, and not at 24; in "24(E)" not at the bracket.
  const bool is_in_name = before == '_' && line.size() > 1 && is_letter_or_digit(line.end()[-2]);
  if (is_letter_or_digit(before) || is_in_name) return is_opening(first) && ends_in_name(line);
  if (before == '.' || before == '\\') return false;  // the 8 of "4.8", the f of "\frac"
  const std::string_view head = trim_right(line);
  // On the line after "4 +" an expression goes on; on that after "**So:**" one may begin.
  if (head.empty()) {
    const std::string_view above = trim_right(text.substr(0, at - line.size()));
    return above.empty() || !is_operator_sign(above.back()) || above.ends_with("**");
  }
  return !is_operator_sign(head.back()) || are_of_words(head, head.size() < line.size());
}

bool may_end(std::string_view text, std::size_t begin, std::size_t end) {
  const std::string_view before = trim_right(line_before(text, begin));
  const std::string_view rest = trim_left(text.substr(end));
  if (!before.empty() && is_opening(before.back())) return rest.starts_with(',');  // "(E, 24)"
  if (rest.empty()) return true;
  const char next = rest.front();
  const char after_next = rest.size() > 1 ? rest[1] : ' ';
  if (is_letter_or_digit(next)) return is_space(text[end]);  // "E is 24", but not "5*6cm"
  if (next == '.') return !is_digit(after_next);             // "E.", but not "5*4.8.1"
  // "**E**", but not "E**2".
  if (next == '*' && after_next == '*') return !before.empty() && before.back() == '*';
  // "(so E)", but not "E)".
  if (is_bracket(next) && !is_opening(next)) {
    return std::ranges::count_if(before, is_opening) * 2 >
           std::ranges::count_if(before, is_bracket);
  }
  // "E - which is 24" and, with a dash of Unicode, "E -> 24"; but not "E - 24" and "E +".
  const bool is_arrow = next == '-' && after_next == '>';
  const std::string_view after_dash = trim_left(rest.substr(1));
  const bool is_dash = next == '-' && is_space(after_next) && !after_dash.empty() &&
                       !is_digit(after_dash.front()) && !is_bracket(after_dash.front());
  return !is_operator_sign(next) || is_arrow || is_dash;
}

std::optional<WrittenExpression> expression_at(std::string_view text, std::size_t at,
                                               const Rules& rules, const Fits& fits) {
  if (!may_begin(text, at)) return std::nullopt;
  std::optional<WrittenExpression> found;
  std::string_view rest = text.substr(at, kLongestExpression);
  while (const std::size_t size = expression_length(rest, rules)) {
    rest = trim_right(rest.substr(0, size));
    const std::size_t end = at + rest.size();
    if (may_end(text, at, end)) {
      std::vector<Rational> numbers;
      const auto expression =
          std::get<Expression>(parse(rest, rules, OperandKind::kNumbers, &numbers));
      const bool does_fit = fits(numbers);
      const bool may_be_found = does_fit || expression.size() > 1;
      const std::size_t end_of_all = may_be_found ? end_of_sides(text, end, rules) : end;
      const bool is_one = last_apart(rest) == rest.size() || end_of_all > end;
      if (does_fit || (is_one && may_be_found)) {
        const std::size_t begin = begin_of_sides(text, at);
        found = {text.substr(begin, end_of_all - begin), expression, numbers};
        if (does_fit) return found;
        if (end_of_all > end) break;
      }
    }
    rest = rest.substr(0, last_apart(rest));
    if (end == at + rest.size()) break;
  }
  // The 1 - 5 of "Solution 1 - 5*(5-1/5)" is no expression.
  const std::size_t end_of_number = std::min(text.find_first_not_of(kDigits, at), text.size());
  const bool may_be_label = text.substr(end_of_number).starts_with(" - ") &&
                            ends_in_numbered_word(line_before(text, end_of_number));
  return may_be_label ? std::nullopt : found;
}

std::vector<StepReading> operation_in(std::string_view text) {
  std::vector<Rational> values;
  const auto parsed = parse(text, {}, OperandKind::kSignedNumbers, &values);
  const auto* const expression = std::get_if<Expression>(&parsed);
  if (expression == nullptr || expression->size() == 1) return {};
  const std::vector<Token> tokens = tokens_of(*expression, values);
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
  return readings;
}

}  // namespace twentyfour::printed
