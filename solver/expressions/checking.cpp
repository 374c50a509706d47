#include "solver/expressions/checking.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/evaluation.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/parsing.hpp"
#include "solver/expressions/signs.hpp"
#include "solver/expressions/wording.hpp"
#include "solver/judge/hand_reader.hpp"

namespace twentyfour {
namespace {

// How often a card is held and used.
struct Count {
  std::size_t held = 0;
  std::size_t used = 0;
};

// "5", "5 twice", "5 three times".
std::string card_times(PostfixToken card, std::size_t times) {
  std::string name = std::to_string(card);
  if (times == 1) return name;
  if (times == 2) return name + " twice";
  return name + " " + in_words(times) + " times";
}

// Whether a number's name begins with a vowel: eight, eleven, eighteen, eighty.
bool takes_an(const std::string& number) {
  return number == "11" || number == "18" || number.starts_with('8');
}

// "a 5", "an 8", "two 5s".
std::string some_cards(PostfixToken card, std::size_t count) {
  const std::string name = std::to_string(card);
  if (count == 1) return (takes_an(name) ? "an " : "a ") + name;
  return in_words(count) + " " + name + "s";
}

std::optional<std::string> flaw_in_cards(const Deal& deal,
                                         const std::vector<PostfixToken>& used_cards) {
  std::map<PostfixToken, Count> counts;
  for (const PostfixToken card : deal) ++counts[card].held;
  for (const PostfixToken card : used_cards) ++counts[card].used;
  std::vector<std::string> unused;
  for (const auto& [card, count] : counts) {
    if (count.used > count.held) {
      return "uses " + card_times(card, count.used) + ", the hand holds " + in_words(count.held);
    }
    if (count.used < count.held) unused.push_back(some_cards(card, count.held - count.used));
  }
  if (unused.empty()) return std::nullopt;
  return "leaves " + enumerated(unused, "and") + " unused";
}

std::optional<std::string> flaw_in_operators(const Operators& allowed,
                                             const Expression& expression) {
  for (const char sign : kAllOperators) {
    const Symbol symbol = *operator_of(sign);
    const auto is_used = [&](PostfixToken token) { return symbol_of(token) == symbol; };
    if (!allowed.contains(symbol) && std::any_of(expression.begin(), expression.end(), is_used)) {
      return std::string("uses ").append(1, sign).append(", which is not allowed");
    }
  }
  return std::nullopt;
}

std::string reason_of(const NoValue& none) {
  const std::string left = to_string(none.left);
  const std::string right = to_string(none.right);
  switch (none.reason) {
    case Undefined::kDivisionByZero:
      return "divides by zero";
    case Undefined::kRemainder:
      return "divides " + left + " by " + right + ", which leaves a remainder";
    case Undefined::kPower:
      return "raises " + left + " to " + right +
             (is_integer(none.right) ? ", which is undefined" : ", which is no integer");
    case Undefined::kFactorial:
      return "takes the factorial of " + left;
    case Undefined::kTooLarge:
      break;
  }
  return "makes a number that is too large";
}

std::optional<std::string> flaw_in_value(const Evaluation& evaluation, const Rational& target) {
  if (const auto* const none = std::get_if<NoValue>(&evaluation.value)) return reason_of(*none);
  const auto& number = std::get<Rational>(evaluation.value);
  if (number != target) return "makes " + to_string(number);
  return std::nullopt;
}

constexpr std::string_view kNo = "NO";

bool claims_none(std::string_view answer, const Words& words) {
  const std::string_view word = without_blanks_around(answer);
  return word == words.no || (word == kNo && words.yes != kNo);
}

char lower_case(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// A hint for an answer that differs from the word for no, or from NO, only in the case of its
// letters.
std::string hint_at_case(std::string_view answer, const Words& words) {
  const std::string_view word = without_blanks_around(answer);
  const auto is_like = [word](std::string_view other) {
    return std::equal(word.begin(), word.end(), other.begin(), other.end(),
                      [](char x, char y) { return lower_case(x) == lower_case(y); });
  };
  if (!is_like(words.no) && !is_like(kNo)) return {};
  return "; to say that there is none, write " + words.no;
}

std::string at_column(std::size_t offset, std::string_view reason) {
  return "at column " + std::to_string(offset + 1) + ": " + std::string(reason);
}

// An answer's expression, and what follows it: an equals sign and a value, or nothing. A full stop
// at the end is dropped.
struct AnswerParts {
  std::string_view expression;
  std::optional<std::string_view> value;
};

AnswerParts parts_of(std::string_view answer) {
  const std::string_view trimmed = without_blanks_around(answer);
  if (trimmed.ends_with('.')) {
    answer = answer.substr(
        0, static_cast<std::size_t>(trimmed.data() + trimmed.size() - answer.data()) - 1);
  }
  const std::size_t sign = answer.find('=');
  if (sign == std::string_view::npos) return {answer, std::nullopt};
  return {answer.substr(0, sign), answer.substr(sign + 1)};
}

// Reads a value in decimal: "24", "-3" or "170/7". The minus may be any that signs.hpp reads.
std::optional<Rational> number_in(std::string_view value) {
  std::string number(without_blanks_around(value));
  if (!number.empty()) {
    const Sign first = first_sign(number);
    if (first.sign == '-') {
      number.erase(0, first.length - 1);
      number.front() = '-';
    }
  }
  const auto parsed = parse_rational(number);
  const auto* const rational = std::get_if<Rational>(&parsed);
  return rational != nullptr ? std::optional(*rational) : std::nullopt;
}

std::optional<std::string> flaw_in_answer(const Deal& deal, std::string_view answer,
                                          const Rules& rules) {
  const Rational target = deal.target();
  const AnswerParts parts = parts_of(answer);
  const auto parsed = parse(parts.expression, rules);
  if (const auto* const error = std::get_if<ParseError>(&parsed)) {
    return at_column(error->offset, error->reason);
  }
  const std::optional<Rational> stated = parts.value ? number_in(*parts.value) : target;
  if (!stated) {
    return at_column(static_cast<std::size_t>(parts.value->data() - answer.data()),
                     "expected a number");
  }
  const auto& expression = std::get<Expression>(parsed);
  if (auto flaw = flaw_in_operators(rules.operators, expression)) return flaw;
  const std::vector<PostfixToken> used_cards = cards_of(expression);
  if (auto flaw = flaw_in_cards(deal, used_cards)) return flaw;
  if (auto flaw = flaw_in_value(evaluate(expression, rules), target)) return flaw;
  if (*stated != target) return "makes " + to_string(target) + ", not " + to_string(*stated);
  if (rules.ordered && !std::equal(used_cards.begin(), used_cards.end(), deal.begin())) {
    return "does not keep the cards in order";
  }
  return std::nullopt;
}

}  // namespace

std::string_view without_blanks_around(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

Finding check_answer(const Deal& deal, std::string_view answer, const Rules& rules,
                     const Words& words) {
  if (claims_none(answer, words)) return ClaimOfNone{};
  const std::optional<std::string> flaw = flaw_in_answer(deal, answer, rules);
  if (flaw) return WrongAnswer{*flaw + hint_at_case(answer, words)};
  return RightAnswer{};
}

}  // namespace twentyfour
