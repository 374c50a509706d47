#include "solver/expressions/checking.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/characters.hpp"
#include "solver/expressions/evaluation.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/notation.hpp"
#include "solver/expressions/parsing.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/expressions/quoting.hpp"
#include "solver/expressions/signs.hpp"
#include "solver/expressions/steps.hpp"
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

std::map<PostfixToken, Count> counts_of(const Deal& deal,
                                        const std::vector<PostfixToken>& used_cards) {
  std::map<PostfixToken, Count> counts;
  for (const PostfixToken card : deal) ++counts[card].held;
  for (const PostfixToken card : used_cards) ++counts[card].used;
  return counts;
}

std::optional<std::string> flaw_in_cards(const Deal& deal,
                                         const std::vector<PostfixToken>& used_cards,
                                         const Rules& rules) {
  if (std::is_permutation(deal.begin(), deal.end(), used_cards.begin(), used_cards.end())) {
    return std::nullopt;
  }
  std::vector<std::string> unused;
  for (const auto& [card, count] : counts_of(deal, used_cards)) {
    if (count.used > count.held) {
      return "uses " + card_times(card, count.used) + ", the hand holds " + in_words(count.held);
    }
    if (count.used < count.held) unused.push_back(some_cards(card, count.held - count.used));
  }
  if (rules.subsets) return std::nullopt;
  return "leaves " + enumerated(unused, "and") + " unused";
}

// "; leaves out 5 twice and 6", or nothing where the answer uses all cards.
std::string left_out(const Deal& deal, const std::vector<PostfixToken>& used_cards) {
  std::vector<std::string> cards;
  for (const auto& [card, count] : counts_of(deal, used_cards)) {
    if (count.used < count.held) cards.push_back(card_times(card, count.held - count.used));
  }
  return cards.empty() ? "" : "; leaves out " + enumerated(cards, "and");
}

// Whether the first cards are among the second, in the same order.
bool keep_order(const std::vector<PostfixToken>& cards, const Deal& deal) {
  auto card = cards.begin();
  for (const PostfixToken held : deal) {
    if (card != cards.end() && *card == held) ++card;
  }
  return card == cards.end();
}

std::optional<std::string> flaw_in_operators(const Operators& allowed,
                                             const Expression& expression) {
  for (const char sign : kAllOperators) {
    const Symbol symbol = *operator_of(sign);
    const auto is_used = [&](PostfixToken token) { return symbol_of(token) == symbol; };
    if (!allowed.contains(symbol) && std::any_of(expression.begin(), expression.end(), is_used)) {
      return not_allowed(sign);
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

bool claims_none(std::string_view word, const Words& words) {
  if (word == words.no || word == words.yes) return word == words.no;
  return are_alike(word, words.no) || (are_alike(word, kNo) && !are_alike(kNo, words.yes));
}

// A hint for NO where it does not claim that there is none.
std::string hint_at_claim(std::string_view word, const Words& words) {
  if (!are_alike(word, kNo)) return {};
  return "; to say that there is none, write " + words.no;
}

// An integer, a decimal or a fraction: "24", "-3", "24.0", "170/7". The minus may be any that
// signs.hpp reads.
std::optional<Rational> number_in(std::string_view side) {
  std::string number(side);
  if (!number.empty()) {
    const Sign first = first_sign(number);
    if (first.sign == '-') {
      number.erase(0, first.length - 1);
      number.front() = '-';
    }
  }
  const std::size_t point = number.find('.');
  if (point != std::string::npos && point > 0 && point + 1 < number.size() &&
      is_digit(number[point - 1])) {
    number.erase(point, 1).append("/1").append(number.size() - 2 - point, '0');
  }
  const auto parsed = parse_rational(number);
  const auto* const rational = std::get_if<Rational>(&parsed);
  return rational != nullptr ? std::optional(*rational) : std::nullopt;
}

constexpr std::string_view kFoundTheEnd = ", found the end";
constexpr std::string_view kCardIsDue = "expected a card (";

// In one line, with what stands there in the answer.
std::string reason_of(Unreadable flaw, std::string_view answer, const PlainAnswer& plain) {
  const std::string_view text = plain.text();
  const char* const end = text.data() + text.size();
  while (flaw.at != end && is_space(*flaw.at)) ++flaw.at;
  std::string& reason = flaw.reason;
  if (reason.ends_with(kFoundTheEnd)) reason.resize(reason.size() - kFoundTheEnd.size());
  const std::size_t place = plain.place_of(flaw.at);
  const bool is_minus = flaw.at != end && first_sign({flaw.at, end}).sign == '-';
  if (is_minus && reason.starts_with(kCardIsDue)) {
    reason = "a minus in front is no operator of this game";
  } else if (reason.starts_with("expected a")) {
    reason += ", found " + found_in(answer.substr(place));
  }
  return "unreadable: at column " + std::to_string(characters_of(answer.substr(0, place)) + 1) +
         ": " + reason;
}

struct Answer {
  Expression expression;
  std::size_t side;
};

std::variant<Answer, Unreadable> read_side(const std::vector<std::string_view>& sides,
                                           std::size_t side, const Rules& rules) {
  const auto parsed = parse(sides[side], rules, Syntax::kFree);
  if (const auto* const expression = std::get_if<Expression>(&parsed)) {
    return Answer{*expression, side};
  }
  const auto& error = std::get<ParseError>(parsed);
  const bool is_missing = side > 0 && sides[side].empty();
  return Unreadable{sides[side].data() + error.offset,
                    is_missing ? "expected a number" : error.reason};
}

// The first side that is more than a number, or else the first side. All have to be readable.
std::variant<Answer, Unreadable> read_answer(const std::vector<std::string_view>& sides,
                                             const Rules& rules, const Rational& target) {
  std::optional<Answer> answer;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    auto read = read_side(sides, i, rules);
    if (const auto* const found = std::get_if<Answer>(&read)) {
      const bool is_number =
          found->expression.size() == 1 || (!is_integer(target) && number_in(sides[i]));
      if (!answer && !is_number) answer = *found;
    } else if (sides.size() == 1 || !number_in(sides[i])) {
      return read;
    }
  }
  if (answer) return *answer;
  return read_side(sides, 0, rules);
}

// A side that is not the answer has its value.
std::optional<std::string> flaw_in_other_side(const std::vector<std::string_view>& sides,
                                              std::size_t side, const Rules& rules,
                                              const Rational& target) {
  std::optional<Rational> value = number_in(sides[side]);
  if (!value) {
    const auto expression = std::get<Answer>(read_side(sides, side, rules)).expression;
    if (auto flaw = flaw_in_operators(rules.operators, expression)) return flaw;
    const Evaluation evaluation = evaluate(expression, rules);
    if (const auto* const none = std::get_if<NoValue>(&evaluation.value)) return reason_of(*none);
    value = std::get<Rational>(evaluation.value);
  }
  if (*value == target) return std::nullopt;
  return "makes " + to_string(target) + ", not " + to_string(*value);
}

// Of an expression of cards that the hand holds, on one of the sides.
std::optional<std::string> flaw_in_expression(const Deal& deal, const Rational& target,
                                              const Answer& answer,
                                              const std::vector<std::string_view>& sides,
                                              const Rules& rules) {
  if (auto flaw = flaw_in_value(evaluate(answer.expression, rules), target)) return flaw;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    if (i == answer.side) continue;
    if (auto flaw = flaw_in_other_side(sides, i, rules, target)) return flaw;
  }
  if (rules.ordered && !keep_order(cards_of(answer.expression), deal)) {
    return std::string(kDoesNotKeepTheOrder);
  }
  return std::nullopt;
}

std::optional<std::string> flaw_in_answer(const Deal& deal, const Rational& target,
                                          const Answer& answer,
                                          const std::vector<std::string_view>& sides,
                                          const Rules& rules) {
  if (auto flaw = flaw_in_operators(rules.operators, answer.expression)) return flaw;
  const std::vector<PostfixToken> used_cards = cards_of(answer.expression);
  if (auto flaw = flaw_in_cards(deal, used_cards, rules)) return flaw;
  std::optional<std::string> flaw = flaw_in_expression(deal, target, answer, sides, rules);
  if (flaw) flaw->append(left_out(deal, used_cards));
  return flaw;
}

std::string reason_of(const FlawInSteps& flaw, std::string_view answer, const PlainAnswer& plain) {
  const std::string step = "step " + std::to_string(flaw.step) + ": ";
  if (const auto* none = std::get_if<NoValue>(&flaw.reason)) return step + reason_of(*none);
  if (const auto* unreadable = std::get_if<Unreadable>(&flaw.reason)) {
    return step + reason_of(*unreadable, answer, plain);
  }
  return step + std::get<std::string>(flaw.reason);
}

// The flaw of a text that is not infix, because of `unreadable`.
std::optional<std::string> flaw_in_other_notation(const Deal& deal, std::string_view text,
                                                  std::string_view written,
                                                  const PlainAnswer& plain, const Rules& rules,
                                                  const Unreadable& unreadable) {
  if (const auto expression = parse_postfix(text)) {
    const bool has_brackets = traits_of(rules.form).has_brackets;
    if (!has_brackets && brackets_of(*expression, rules) > 0) return std::string(kNeedsBrackets);
    return flaw_in_answer(deal, deal.target(), {*expression, 0}, {text}, rules);
  }
  if (!is_in_steps(text)) return reason_of(unreadable, written, plain);
  const auto flaw = flaw_in_steps(deal, text, rules);
  if (!flaw) return std::nullopt;
  const bool may_leave_out = rules.subsets && flaw->used_cards;
  return reason_of(*flaw, written, plain) +
         (may_leave_out ? left_out(deal, *flaw->used_cards) : "");
}

}  // namespace

Finding check_answer(const Deal& deal, std::string_view answer, const Rules& rules,
                     const Words& words) {
  const PlainAnswer plain(answer);
  const std::string_view text = unwrapped(plain.text());
  if (claims_none(text, words) || without_blanks_around(answer) == words.no) return ClaimOfNone{};
  const std::vector<std::string_view> sides = sides_of(text);
  const Rational target = deal.target();
  const auto read = read_answer(sides, rules, target);
  const auto* const infix = std::get_if<Answer>(&read);
  const std::optional<std::string> flaw =
      infix != nullptr
          ? flaw_in_answer(deal, target, *infix, sides, rules)
          : flaw_in_other_notation(deal, text, answer, plain, rules, std::get<Unreadable>(read));
  const bool has_lines = flaw && infix != nullptr && text.find('\n') != std::string_view::npos;
  if (has_lines && is_in_steps(text) && !flaw_in_steps(deal, text, rules)) return RightAnswer{};
  if (flaw) return WrongAnswer{*flaw + hint_at_claim(text, words)};
  return RightAnswer{};
}

}  // namespace twentyfour
