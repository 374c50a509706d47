// Any text is an expression or wrong at a place in it; what is found of it as an answer is what it
// is; and it is right, or claims that there is none, if and only if a second reader says so.

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
#include "solver/checking/parsing.hpp"
#include "solver/checking/plain_answer.hpp"
#include "solver/checking/wrong_answer.hpp"
#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/input/query.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/text/characters.hpp"
#include "tests/checking/judged.hpp"
#include "tests/checking/verdicts.hpp"
#include "tests/expressions/trees.hpp"
#include "tests/fuzz/choices.hpp"
#include "tests/fuzz/second_notations.hpp"

namespace twentyfour {
namespace {

// Every operator is allowed.
constexpr Rules kAllowed = {Form::kParentheses, Division::kReal, false,
                            Operators::of(kAllOperators).value()};

// An expression, or why and where the text is not one.
using Parsed = std::variant<Expression, std::string>;

Parsed parsed_by_rules(std::string_view text) {
  const PlainAnswer plain(text);
  const auto parsed = parse(plain.text(), kAllowed);
  if (const auto* const expression = std::get_if<Expression>(&parsed)) return *expression;
  return reason_of(std::get<Unreadable>(parsed), plain, kAllowed).text();
}

// Nothing where there is no value.
std::optional<Rational> value_by_rules(const Expression& expression) {
  const Evaluation evaluation = evaluate(expression, kAllowed);
  const auto* const value = std::get_if<Rational>(&evaluation.value);
  return value == nullptr ? std::nullopt : std::optional(*value);
}

// @param target  for which can_be_target() holds
std::string judged_by_rules(const std::vector<std::int64_t>& hand, const Rational& target,
                            std::string_view answer) {
  return judged({hand.begin(), hand.end(), target}, answer, kAllowed);
}

constexpr const char* kTemplates[] = {"<answer>{}</answer>",    "\\boxed{{}}", "Answer: {}",
                                      "The answer is {}",       "#### {}",     "<<<{}>>>",
                                      "\"expression\": \"{}\"", "({}) is it",  "{}. Done.",
                                      "\u7b54\u6848\uff1a{}"};

// What an answer in some notation has and makes, if the second reader finds that.
std::vector<second::Made> all_made(std::string_view place) {
  const std::string_view answer = second::bare_answer(place);
  std::vector<second::Made> all;
  for (const std::string_view side : second::sides_of(answer)) {
    if (const auto made = second::Infix(side, kAllowed, false).read()) all.push_back(*made);
  }
  for (const char* const sign : {"", " *", " **"}) {
    const auto made = second::read_other_notation(std::string(answer) + sign, kAllowed);
    if (made) all.push_back(*made);
  }
  second::Made steps;
  std::vector<Rational> results;
  for (const std::string& text : second::step_texts(answer)) {
    const auto step = second::read_step(text, kAllowed);
    if (!step || step->readings.empty()) return all;
    for (const auto& number :
         {second::MaybeRational(step->readings[0].left), step->readings[0].right}) {
      const auto result =
          number ? std::find(results.begin(), results.end(), *number) : results.end();
      if (result != results.end()) {
        results.erase(result);
      } else if (number) {
        steps.cards.push_back(is_integer(*number) ? static_cast<std::int64_t>(number->numerator())
                                                  : -1);
      }
    }
    results.push_back(step->result);
    steps.value = step->result;
  }
  all.push_back(steps);
  return all;
}

// The program refuses what is too long for it.
bool is_over_a_limit(const Finding& finding, std::string_view text) {
  return !finding.reason.empty() &&
         (finding.reason.find("expected at most ") != std::string::npos ||
          std::count(text.begin(), text.end(), '!') > static_cast<std::ptrdiff_t>(kMostFactorials));
}

void compare_readers(std::string_view text, std::optional<std::string_view> pattern,
                     const std::vector<std::int64_t>& hand, const Rational& target,
                     const Rules& rules) {
  const Finding finding = finding_on(text, hand, pattern, target, rules);
  const second::Verdict verdict = verdict_of(finding);
  require(
      verdict == second::read(pattern, hand, target, rules, text) || is_over_a_limit(finding, text),
      "the program says what the second reader says");
}

// For hands for which it may be right, and a target that it misses.
void compare_readers(std::string_view text, std::optional<std::string_view> pattern, Rules rules) {
  rules.operators = kAllowed.operators;
  const std::optional<std::string> place = second::place_of(pattern, text);
  for (const second::Made& made : all_made(place.value_or(""))) {
    const bool is_hand = !made.cards.empty() && made.cards.size() <= kMostCards &&
                         std::all_of(made.cards.begin(), made.cards.end(), [](std::int64_t card) {
                           return card >= 0 && card <= kLargestCard;
                         });
    if (!is_hand || !made.value || !can_be_target(*made.value)) continue;
    compare_readers(text, pattern, made.cards, *made.value, rules);
    const Rational other(*made.value == Rational(24) ? 25 : 24);
    compare_readers(text, pattern, made.cards, other, rules);
  }
}

std::string line_of(const Query& query, const Deal& deal) {
  std::string line;
  Solver(query).append_line(deal, line);
  return line;
}

// A target can be made if and only if it is among the values.
void compare_questions(Query query, const Deal& deal) {
  query.asked = Question::kSolvable;
  const std::string verdict = line_of(query, deal);
  query.asked = Question::kCountValues;
  query.interval = {query.target, query.target};
  require(line_of(query, deal) == (verdict == "YES\n" ? "1\n" : "0\n"),
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
  Query query;
  query.asked = Question::kCheck;
  query.rules.ordered = choices.below(2) == 1;
  const Int128 numerator = static_cast<Int128>(choices.below(65536)) - 100;
  query.target = *Rational::of(numerator, 1 + static_cast<Int128>(choices.below(4)));
  query.cards = 1 + static_cast<int>(choices.below(4));
  query.rules.subsets = choices.below(4) == 1;
  std::vector<std::int64_t> hand;
  for (int i = 0; i < query.cards; ++i) {
    hand.push_back(static_cast<std::int64_t>(choices.below(10000)));
  }
  std::string_view text = choices.text();
  std::optional<std::string_view> pattern;
  if (!text.empty()) {
    const std::size_t first =
        static_cast<unsigned char>(text.front()) % (std::size(kTemplates) + 1);
    if (first > 0) pattern = kTemplates[first - 1];
    text.remove_prefix(1);
  }
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
  compare_readers(text, pattern, query.rules);
  compare_readers(text, pattern, hand, query.target, query.rules);
  if (hand.size() <= 5) compare_questions(query, {hand.begin(), hand.end(), query.target});
  const std::optional<std::string> line =
      check(query, {hand.begin(), hand.end(), query.target}, text).line;
  // Of the answers between tabs.
  const auto any_answer_is = [&](second::Verdict verdict) {
    for (std::string_view rest = trim(text);;) {
      const std::size_t end = std::min(rest.find('\t'), rest.size());
      const std::string_view answer = rest.substr(0, end);
      if (second::read(std::nullopt, hand, query.target, query.rules, answer) == verdict)
        return true;
      if (end == rest.size()) return false;
      rest.remove_prefix(end + 1);
    }
  };
  require(line || any_answer_is(second::Verdict::kClaim), "an answer that is not checked is NO");
  if (!line) return;
  require(*line != "YES" || !any_answer_is(second::Verdict::kWrong), "a right answer is right");
  require(*line == "YES" || line->starts_with("NO\t"), "the line is YES, or NO and why");
  require(line->find('\n') == std::string::npos, "it is one line");
}

}  // namespace twentyfour
