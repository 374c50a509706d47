// Any text is an expression or wrong at a place in it; what is found of it as an answer is what it
// is; and an answer is right only if a second reader agrees.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/answering/solver.hpp"
#include "solver/input/run.hpp"
#include "tests/expressions/trees.hpp"
#include "tests/fuzz/by_rules.hpp"
#include "tests/fuzz/choices.hpp"
#include "tests/fuzz/exactly_right.hpp"
#include "tests/fuzz/second_notations.hpp"
#include "tests/fuzz/second_reader.hpp"

namespace twentyfour {
namespace {

// The hand and the value of each side of each part, for which the answer may be right, and another
// value. The same for steps and postfix.
void compare_readers(std::string_view text) {
  std::vector<second::Side> sides;
  const auto add = [&sides](const second::Side& side) {
    const bool is_deal = side.is_readable && !side.is_too_large &&
                         side.cards.size() <= kMostCards &&
                         std::all_of(side.cards.begin(), side.cards.end(),
                                     [](std::int64_t card) { return card >= 0 && card <= 9999; });
    const bool is_known = std::any_of(sides.begin(), sides.end(), [&side](const auto& known) {
      return known.cards == side.cards && known.value == side.value;
    });
    if (is_deal && !is_known) sides.push_back(side);
  };
  for (const std::string& part : second::parts_of(text)) {
    for (const second::Side& side : second::sides_of(part)) add(side);
    add(second::hand_of(second::steps_of(part)));
    add(second::sides_of(second::infix_of(part)).front());
  }
  for (const second::Side& side : sides) {
    const auto value = Rational::of(side.value.over, side.value.under);
    const auto other = value ? *value + Rational(1) : std::nullopt;
    int times_right = 0;
    for (const auto& target : {value, other}) {
      if (!target || !can_be_target(*target)) continue;
      if (judged_by_rules(side.cards, *target, text) != "right") continue;
      require(is_exact(side.cards, *target, {}, text), "a right answer is exactly right");
      ++times_right;
    }
    require(times_right < 2, "it is right for one target");
  }
}

// Whether a text has a word without which it cannot claim that there is no expression.
bool may_say_no(std::string_view answer) {
  std::string text = second::in_ascii(answer);
  for (char& byte : text) byte = byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte + 32) : byte;
  constexpr std::string_view kWords[] = {"no",         "impossible",   "cannot be done",
                                         "unsolvable", "\u65e0\u89e3", "\u6ca1\u6709\u89e3"};
  return std::any_of(std::begin(kWords), std::end(kWords), [&text](std::string_view word) {
    return text.find(word) != std::string::npos;
  });
}

std::string line_of(const Run& run, const Deal& deal) {
  std::string line;
  Solver(run).append_line(deal, line);
  return line;
}

// A target can be made if and only if it is among the values.
void compare_questions(Run run, const Deal& deal) {
  run.asked = Question::kSolvable;
  const std::string verdict = line_of(run, deal);
  run.asked = Question::kCountValues;
  run.values = {run.target, run.target};
  require(line_of(run, deal) == (verdict == "YES\n" ? "1\n" : "0\n"),
          "what can be made is a value");
}

// An answer that parses, to hands that it is right and wrong for.
void look_at_answer(std::string_view answer, const Expression& expression) {
  const std::vector<PostfixToken> cards = cards_of(expression);
  std::vector<std::int64_t> hand(cards.begin(), cards.end());
  const std::optional<Rational> value = value_by_rules(expression);
  const bool is_wanted = value && can_be_target(*value);
  const Rational target = is_wanted ? *value : Rational(24);
  const std::string judgement = judged_by_rules(hand, target, answer);
  require(!is_wanted || judgement == "right", "it is right: " + judgement);
  if (value) {
    const Rational other(target == Rational(24) ? 25 : 24);
    require(judged_by_rules(hand, other, answer) == "makes " + to_string(*value),
            "it makes what it makes");
  } else {
    require(judgement != "right" && judgement != "none", "what has no value is wrong");
  }
  if (hand.size() < kMostCards) {
    hand.push_back(1);
    require(judged_by_rules(hand, target, answer).starts_with("leaves "), "a card is left unused");
    hand.pop_back();
  }
  if (hand.size() == 1) return;
  hand.pop_back();
  require(judged_by_rules(hand, target, answer).starts_with("uses "),
          "a card is used that the hand does not hold");
}

}  // namespace

void try_input(Choices& choices) {
  Run run;
  run.asked = Question::kCheck;
  run.rules.ordered = choices.below(2) == 1;
  const Int128 numerator = static_cast<Int128>(choices.below(65536)) - 100;
  run.target = *Rational::of(numerator, 1 + static_cast<Int128>(choices.below(4)));
  run.cards = 1 + static_cast<int>(choices.below(4));
  run.rules.subsets = choices.below(4) == 1;
  std::vector<std::int64_t> hand;
  for (int i = 0; i < run.cards; ++i) {
    hand.push_back(static_cast<std::int64_t>(choices.below(10000)));
  }
  const std::string_view text = choices.text();
  const Parsed parsed = parsed_by_rules(text);
  if (const auto* const error = std::get_if<std::string>(&parsed)) {
    require(error->starts_with("unreadable: at column "), "the reason says where");
    const std::string judgement = judged_by_rules(hand, Rational(24), text);
    require(!judgement.empty(), "a wrong answer has a reason");
    require(
        !judgement.starts_with("unreadable: ") || judgement.starts_with("unreadable: at column "),
        "it is wrong at a place");
  } else {
    const auto& expression = std::get<Expression>(parsed);
    require(is_complete(expression), "it is one expression of not too many cards");
    look_at_answer(text, expression);
    const std::vector<PostfixToken> cards = cards_of(expression);
    if (cards.size() == hand.size()) hand.assign(cards.begin(), cards.end());
  }
  compare_readers(text);
  if (hand.size() <= 5) compare_questions(run, {hand.begin(), hand.end(), run.target});
  const std::optional<std::string> line = check(run, {hand.begin(), hand.end(), run.target}, text);
  require(line || (may_say_no(text) && std::holds_alternative<std::string>(parsed)),
          "an answer that is not checked is NO");
  if (!line) return;
  require(*line != "YES" || is_exact(hand, run.target, run.rules, text),
          "a right answer is exactly right");
  require(*line == "YES" || line->starts_with("NO\t"), "the line is YES, or NO and why");
  require(line->find('\n') == std::string::npos, "it is one line");
}

}  // namespace twentyfour
