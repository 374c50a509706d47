#include "solver/answers/last_expression.hpp"

#include <algorithm>
#include <variant>

#include "solver/answers/parsing.hpp"
#include "solver/answers/places.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/text/characters.hpp"

namespace twentyfour {
namespace {

constexpr std::size_t kLongestExpression = 400;  // bytes

// Whether an expression may begin at a place: not in a number or a word, nor after an operator,
// but after ** or the sign of an item in a list.
bool may_begin(std::string_view text, std::size_t at) {
  if (!is_digit(text[at]) && closing_sign(text[at]) == 0) {
    if (!is_letter(text[at]) && text[at] != '\\') return false;
  }
  if (at == 0) return true;
  const char before = text[at - 1];
  if (is_letter_or_digit(before) || before == '.' || before == '\\') return false;
  constexpr std::string_view kOpenEnds = "+-*/^([{";
  const std::size_t last = text.find_last_not_of(" \n", at - 1);
  if (last == std::string_view::npos || kOpenEnds.find(text[last]) == std::string_view::npos) {
    return true;
  }
  const bool is_bold = text.substr(0, last + 1).ends_with("**");
  const bool is_item = last == 0 || text[last - 1] == '\n';
  return is_bold || is_item;
}

// Whether an expression may end at a place: not before an operator, nor in a word.
bool may_end(std::string_view text, std::size_t end) {
  if (end == text.size()) return true;
  if (is_letter_or_digit(text[end])) return false;
  const std::string_view rest = trim_left(text.substr(end));
  constexpr std::string_view kOperators = "+-*/^";
  return rest.empty() || rest.starts_with("**") ||
         kOperators.find(rest.front()) == std::string_view::npos;
}

// The end of the equals signs after a place, and of their sides.
std::size_t end_of_sides(std::string_view text, std::size_t end, const Rules& rules) {
  for (;;) {
    std::string_view rest = trim_left(text.substr(end));
    if (!rest.starts_with('=')) return end;
    rest = trim_left(rest.substr(rest.starts_with("==") ? 2 : 1));
    std::string_view after_number = rest;
    take_value(after_number);
    const std::size_t size =
        std::max(expression_length(rest.substr(0, kLongestExpression), rules, true),
                 rest.size() - after_number.size());
    if (size == 0) return end;
    end = text.size() - rest.size() + size;
    // An exclamation mark, where it is no operator.
    if (!rules.operators.contains(Symbol::kFactorial) && text[end - 1] == '!') return end - 1;
  }
}

// The place of a number and an equals sign before a place, as in 24 = 4*6.
std::size_t begin_of_sides(std::string_view text, std::size_t begin) {
  std::string_view head = trim(text.substr(0, begin));
  if (!head.ends_with('=')) return begin;
  head = trim(head.substr(0, head.find_last_not_of('=') + 1));
  const std::size_t number = head.find_last_not_of("0123456789./") + 1;
  return number < head.size() ? number : begin;
}

// Whether what follows an expression in prose doubts it. Stricter than at a place, where an answer
// is meant as one.
bool is_doubted(std::string_view text) {
  return says_none_within(text) ||
         has_any_words(text, {"n't", "not", "wrong", "incorrect", "mistake", "give up", "stuck",
                              "fails", "wait", "不", "错", "\u2260"});
}

}  // namespace

std::optional<std::string_view> last_expression(std::string_view text, std::size_t least_numbers,
                                                std::size_t most_numbers, const Rules& rules) {
  std::optional<std::string_view> found;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view rest = text.substr(at, kLongestExpression);
    const std::size_t size = may_begin(text, at) ? expression_length(rest, rules, false) : 0;
    const std::string_view expression = trim(rest.substr(0, size));
    if (size == 0 || !may_end(text, at + expression.size())) {
      ++at;
      continue;
    }
    const std::size_t numbers = cards_of(std::get<Expression>(parse(expression, rules))).size();
    std::size_t end = at + expression.size();
    if (least_numbers <= numbers && numbers <= most_numbers) {
      end = end_of_sides(text, end, rules);
      const std::size_t begin = begin_of_sides(text, at);
      found = text.substr(begin, end - begin);
    }
    at = end;
  }
  if (!found) return std::nullopt;
  const auto end = static_cast<std::size_t>(found->data() + found->size() - text.data());
  if (is_doubted(text.substr(end))) return std::nullopt;
  return found;
}

}  // namespace twentyfour
