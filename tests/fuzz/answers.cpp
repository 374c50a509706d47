// Any text is an expression or wrong at a place in it; and what is found of it as an answer is what
// it is.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/answering/run.hpp"
#include "solver/answering/solver.hpp"
#include "tests/expressions/trees.hpp"
#include "tests/fuzz/by_rules.hpp"
#include "tests/fuzz/choices.hpp"

namespace twentyfour {
namespace {

void look_at(const Expression& expression) {
  std::size_t operands = 0;
  for (const PostfixToken token : expression) {
    const Symbol symbol = symbol_of(token);
    if (symbol == Symbol::kCard) {
      require(token <= 9999, "cards are from 0 to 9999");
      ++operands;
      continue;
    }
    const std::size_t needed = symbol == Symbol::kFactorial ? 1 : 2;
    require(operands >= needed, "operands stand before their operator");
    operands -= needed - 1;
  }
  require(operands == 1, "the last token is the root of all others");
  require(cards_of(expression).size() <= kMostCards, "there are not too many cards");
}

std::string reason_of(const Finding& finding) {
  const auto* const wrong = std::get_if<WrongAnswer>(&finding);
  return wrong == nullptr ? "" : wrong->reason;
}

// Whether a part of an answer may be no part of its expression: a value, or a full stop.
bool may_have_more(std::string_view text) {
  return text.find('=') != std::string_view::npos || without_blanks_around(text).ends_with('.');
}

// An answer that parses, to hands that it is right and wrong for.
void look_at_answer(std::string_view answer, const Expression& expression) {
  const std::vector<PostfixToken> cards = cards_of(expression);
  std::vector<std::int64_t> hand(cards.begin(), cards.end());
  const std::optional<Rational> value = value_by_rules(expression);
  const Rational target = value.value_or(Rational(24));
  const Finding finding = found_by_rules(hand, target, answer);
  if (value) {
    require(std::holds_alternative<RightAnswer>(finding), "it is right: " + reason_of(finding));
    const Rational other(target == Rational(24) ? 25 : 24);
    require(reason_of(found_by_rules(hand, other, answer)) == "makes " + to_string(*value),
            "it makes what it makes");
  } else {
    require(!reason_of(finding).empty(), "what has no value is wrong");
  }
  if (hand.size() < kMostCards) {
    hand.push_back(1);
    require(reason_of(found_by_rules(hand, target, answer)).starts_with("leaves "),
            "a card is left unused");
    hand.pop_back();
  }
  hand.pop_back();
  require(reason_of(found_by_rules(hand, target, answer)).starts_with("uses "),
          "a card is used that the hand does not hold");
}

}  // namespace
}  // namespace twentyfour

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* input, std::size_t size) {
  using namespace twentyfour;
  Choices choices(input, size);
  Run run;
  run.asked = Asked::kCheck;
  run.rules.ordered = choices.below(2) == 1;
  const Int128 numerator = static_cast<Int128>(choices.below(65536)) - 100;
  run.target = *Rational::of(numerator, 1 + static_cast<Int128>(choices.below(4)));
  run.cards = 1 + static_cast<int>(choices.below(4));
  std::vector<std::int64_t> hand;
  for (int i = 0; i < run.cards; ++i) {
    hand.push_back(static_cast<std::int64_t>(choices.below(10000)));
  }
  const std::string_view text = choices.text();
  const Parsed parsed = parsed_by_rules(text);
  if (const auto* const error = std::get_if<ParseError>(&parsed)) {
    require(error->offset <= text.size(), "the place is in the text");
    require(error->reason.starts_with("expected "), "the reason says what is expected");
    const bool is_claim = without_blanks_around(text) == "NO";
    require(is_claim || may_have_more(text) ||
                reason_of(found_by_rules(hand, Rational(24), text)).starts_with("at "),
            "an answer that is no expression is wrong at a place");
  } else {
    const auto& expression = std::get<Expression>(parsed);
    look_at(expression);
    look_at_answer(text, expression);
    const std::vector<PostfixToken> cards = cards_of(expression);
    if (cards.size() == hand.size()) hand.assign(cards.begin(), cards.end());
  }
  const std::optional<std::string> line = check(run, {hand.begin(), hand.end(), run.target}, text);
  require(line || without_blanks_around(text) == "NO", "an answer that is checked is not NO");
  if (!line) return 0;
  require(*line == "YES" || line->starts_with("NO\t"), "the line is YES, or NO and why");
  require(line->find('\n') == std::string::npos, "it is one line");
  return 0;
}
