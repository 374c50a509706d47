#include "tests/harness/answers.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstddef>
#include <system_error>
#include <variant>

#include "solver/expressions/checking.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/parsing.hpp"

namespace twentyfour {
namespace {

bool is_letter_or_digit(char byte) {
  return std::isalnum(static_cast<unsigned char>(byte)) != 0;
}

// Whether the part of the text is not surrounded by other letters or digits.
bool stands_alone(std::string_view text, std::size_t at, std::size_t length) {
  return (at == 0 || !is_letter_or_digit(text[at - 1])) &&
         (at + length == text.size() || !is_letter_or_digit(text[at + length]));
}

// The place after the last such word, or 0.
std::size_t end_of_last(std::string_view text, std::string_view word) {
  for (std::size_t at = text.rfind(word); at != std::string_view::npos;
       at = text.rfind(word, at - 1)) {
    if (stands_alone(text, at, word.size())) return at + word.size();
    if (at == 0) break;
  }
  return 0;
}

bool has_operator(const Expression& expression) {
  return std::any_of(expression.begin(), expression.end(),
                     [](PostfixToken token) { return symbol_of(token) != Symbol::kCard; });
}

// The bytes of the expression with which the text begins; 0 if there is none.
std::size_t expression_length(std::string_view text, const Rules& rules) {
  const auto whole = parse(text, rules);
  if (const auto* const expression = std::get_if<Expression>(&whole)) {
    return has_operator(*expression) ? text.size() : 0;
  }
  const std::size_t length = std::get<ParseError>(whole).offset;
  const auto part = parse(text.substr(0, length), rules);
  const auto* const expression = std::get_if<Expression>(&part);
  return expression != nullptr && has_operator(*expression) ? length : 0;
}

// What an operand follows.
constexpr std::array<std::string_view, 14> kOpenEnds = {
    "+", "-",      "*",      "/",      "^",      "(",      "[",
    "{", "\u00d7", "\u00b7", "\u2219", "\u00f7", "\u2212", "\u2013"};

// Whether an expression may begin after this text: not in a number, and not after an operator or
// an open bracket, where it would be part of another. The sign of an item in a list, which a blank
// follows, is no operator.
bool may_begin_after(std::string_view before) {
  if (before.empty()) return true;
  if (is_letter_or_digit(before.back())) return false;
  const std::string_view text = without_blanks_around(before);
  if (text.empty() || (text.size() == 1 && text.size() < before.size())) return true;
  return std::ranges::none_of(kOpenEnds, [text](auto end) { return text.ends_with(end); });
}

}  // namespace

std::vector<std::string_view> lines_with_text(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    if (!without_blanks_around(line).empty()) lines.push_back(line);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::optional<bool> last_word(std::string_view text, const Words& words) {
  const std::size_t yes = end_of_last(text, words.yes);
  const std::size_t no = end_of_last(text, words.no);
  if (yes == 0 && no == 0) return std::nullopt;
  return yes != no ? yes > no : words.yes.size() > words.no.size();
}

std::optional<std::uint64_t> last_number(std::string_view text) {
  const std::size_t last = text.find_last_of("0123456789");
  if (last == std::string_view::npos) return std::nullopt;
  std::size_t first = last;
  while (first > 0 && std::isdigit(static_cast<unsigned char>(text[first - 1])) != 0) --first;
  std::uint64_t number = 0;
  const auto read = std::from_chars(text.data() + first, text.data() + last + 1, number);
  if (read.ec != std::errc()) return std::nullopt;
  return number;
}

std::vector<std::string_view> expressions_in(std::string_view line, const Rules& rules) {
  std::vector<std::string_view> found;
  for (std::size_t at = 0; at < line.size();) {
    const std::string_view rest = line.substr(at);
    const bool may_begin =
        !std::isspace(static_cast<unsigned char>(line[at])) && may_begin_after(line.substr(0, at));
    const std::size_t length = may_begin ? expression_length(rest, rules) : 0;
    if (length > 0) found.push_back(without_blanks_around(rest.substr(0, length)));
    at += std::max<std::size_t>(length, 1);
  }
  return found;
}

}  // namespace twentyfour
