#include "solver/checking/wrong_answer.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <vector>

#include "solver/expressions/printing.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

// How often a card is held and used.
struct Count {
  std::size_t held = 0;
  std::size_t used = 0;
};

using Counts = std::map<PostfixToken, Count>;

Counts counts_of(const Expression& expression, const Deal& deal) {
  Counts counts;
  for (const PostfixToken card : deal) ++counts[card].held;
  for (const PostfixToken card : cards_of(expression)) ++counts[card].used;
  return counts;
}

// "5", "5 twice", "5 three times".
std::string card_times(PostfixToken card, std::size_t times) {
  const std::string name = std::to_string(card);
  return times == 1 ? name : times == 2 ? name + " twice" : name + " " + in_words(times) + " times";
}

// "a 5", "an 8", "two 5s". The names of 8, 11, 18 and 80 begin with a vowel.
std::string some_cards(PostfixToken card, std::size_t count) {
  const std::string name = std::to_string(card);
  const bool takes_an = name == "11" || name == "18" || name.starts_with('8');
  return count == 1 ? (takes_an ? "an " : "a ") + name : in_words(count) + " " + name + "s";
}

// The cards that the answer does not use, in words.
std::vector<std::string> unused_in(const Counts& counts) {
  std::vector<std::string> cards;
  for (const auto& [card, count] : counts) {
    if (count.used < count.held) cards.push_back(some_cards(card, count.held - count.used));
  }
  return cards;
}

// Whether a character may stand in a longer word.
bool is_in_word(char first_byte) {
  return is_letter_or_digit(first_byte) || static_cast<unsigned char>(first_byte) >= 0x80;
}

// What is found where a text begins, for a message: "the end"; a word of letters and digits, which
// may be that of a TeX command; or else one character, in quotation marks.
std::string found_in(std::string_view text) {
  if (text.empty()) return "the end";
  const bool may_go_on = is_in_word(text.front()) || text.front() == '\\';
  std::size_t size = std::max<std::size_t>(character_length(text), 1);
  while (may_go_on && size < text.size() && is_in_word(text[size])) ++size;
  return quoted(text.substr(0, size));
}

std::string_view rest_at(const Unreadable& unreadable, const PlainAnswer& answer) {
  const std::string_view text = answer.text();
  return trim_left(text.substr(offset_of(unreadable.at, text)));
}

// What the rules add to the words.
std::string words_by_rules(const Unreadable& unreadable, const Rules& rules) {
  if (unreadable.kind == &kNoCard) return traits_of(rules.form).has_brackets ? " or '('" : "";
  if (unreadable.kind != &kNoOperator) return "";
  const std::string words = spaced(to_string(rules.operators)) + ")";
  return unreadable.closing == 0 ? words : words + " or '" + unreadable.closing + "'";
}

}  // namespace

Reason reason_of(const NoValue& none) {
  const std::string left = to_string(none.left);
  const std::string right = to_string(none.right);
  switch (none.reason) {
    case Undefined::kDivisionByZero:
      return Reason("divides by zero");
    case Undefined::kRemainder:
      return Reason("divides " + left + " by " + right + ", which leaves a remainder");
    case Undefined::kPower:
      return Reason(
          "raises " + left + " to " + right +
          (is_integer(none.right) ? ", which is undefined" : ", which is not an integer"));
    case Undefined::kFactorial:
      return Reason("takes the factorial of " + left);
    case Undefined::kTooLarge:
      break;
  }
  return Reason("makes a number that is too large", Flaw::kTooLarge);
}

std::optional<Reason> flaw_in_brackets(const Expression& expression, const Rules& rules) {
  if (traits_of(rules.form).has_brackets || brackets_of(expression, rules) == 0) return {};
  return Reason("needs brackets, which are not allowed here");
}

std::optional<Reason> flaw_in_operators(const Expression& expression, const Rules& rules) {
  std::optional<Symbol> first;  // in the order of the symbols
  for (const PostfixToken token : expression) {
    const Symbol symbol = symbol_of(token);
    const bool is_allowed = symbol == Symbol::kCard || rules.operators.contains(symbol);
    if (!is_allowed && (!first || symbol < *first)) first = symbol;
  }
  return first ? std::optional(not_allowed(*first)) : std::nullopt;
}

std::optional<Reason> flaw_in_cards(const Expression& expression, const Deal& deal,
                                    const Rules& rules) {
  const std::vector<PostfixToken> used = cards_of(expression);
  if (std::is_permutation(deal.begin(), deal.end(), used.begin(), used.end())) return {};
  const Counts counts = counts_of(expression, deal);
  for (const auto& [card, count] : counts) {
    if (count.used <= count.held) continue;
    return Reason("uses " + card_times(card, count.used) + ", the hand holds " +
                  in_words(count.held));
  }
  if (rules.subsets) return {};
  return Reason("leaves " + enumerated(unused_in(counts), "and") + " unused");
}

std::optional<Reason> flaw_in_value(const std::variant<Rational, NoValue>& value,
                                    const Rational& target, bool is_answer) {
  if (const auto* const none = std::get_if<NoValue>(&value)) return reason_of(*none);
  const auto& number = std::get<Rational>(value);
  if (number == target) return {};
  return Reason("makes " + (is_answer ? "" : to_string(target) + ", not ") + to_string(number));
}

std::optional<Reason> flaw_in_number(const Rational& number, std::string_view written,
                                     const Rational& target) {
  if (number == target) return {};
  const bool is_short = written.size() <= kLongestShown;
  return Reason("makes " + to_string(target) + ", not " +
                (is_short ? printable(written) : to_string(number)));
}

std::optional<Reason> flaw_in_order(const Expression& expression, const Deal& deal,
                                    const Rules& rules) {
  const std::vector<PostfixToken> used = cards_of(expression);
  auto card = used.begin();
  for (const PostfixToken held : deal) {
    if (card != used.end() && *card == held) ++card;
  }
  if (!rules.ordered || card == used.end()) return {};
  return Reason("does not keep the cards in order");
}

std::string left_out(const Expression& expression, const Deal& deal) {
  const std::vector<std::string> cards = unused_in(counts_of(expression, deal));
  return cards.empty() ? "" : "; leaves out " + enumerated(cards, "and");
}

std::string expected_at(Unreadable unreadable, const PlainAnswer& answer, const Rules& rules) {
  const std::string_view rest = rest_at(unreadable, answer);
  std::string expected(unreadable.kind->words);
  expected += words_by_rules(unreadable, rules);
  if (unreadable.kind->shows_found) expected += ", found " + found_in(answer.written(rest));
  return expected;
}

Reason reason_at(Unreadable unreadable, std::string_view expected, const PlainAnswer& answer) {
  const std::size_t column = answer.column_of(rest_at(unreadable, answer).data());
  return Reason(joined({"unreadable: at column ", std::to_string(column), ": ", expected}));
}

Reason reason_of(Unreadable unreadable, const PlainAnswer& answer, const Rules& rules) {
  return reason_at(unreadable, expected_at(unreadable, answer, rules), answer);
}

}  // namespace twentyfour
