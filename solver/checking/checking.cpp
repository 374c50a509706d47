#include "solver/checking/checking.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "solver/checking/parsing.hpp"
#include "solver/checking/plain_answer.hpp"
#include "solver/checking/spellings.hpp"
#include "solver/checking/steps.hpp"
#include "solver/checking/wrong_answer.hpp"
#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/reading.hpp"
#include "solver/text/characters.hpp"

namespace twentyfour {
namespace {

using Kind = Finding::Kind;

// What says that there is no answer, whatever the words for YES and NO.
constexpr std::string_view kClaimsOfNone =
    "|no|none|no solution|no solutions|no_solution|no answer|no valid solution|no valid expression|"
    "no possible solution|no solution exists|no valid solution exists|no solution found|"
    "there are no solutions|there is no solution|there's no solution|there is no valid solution|"
    "there is no answer|impossible|it is impossible|not possible|it is not possible|not solvable|"
    "it's impossible|it's not possible|can't be solved|it can't be solved|it can't be done|"
    "unsolvable|cannot be solved|it cannot be solved|cannot be done|it cannot be done|n/a|"
    "无解|没有解|无答案|没有答案|";

// An answer as words: in lower case, with one blank for white space, without . and ! after them.
std::string words_in(std::string_view answer) {
  const auto without_end = [](std::string_view text) {
    return text.substr(0, text.find_last_not_of(".!") + 1);
  };
  std::string words;
  for (const char byte : without_end(unwrapped(without_end(unwrapped(answer))))) {
    const bool goes_on = is_space(byte) && words.back() == ' ';
    if (!goes_on) words += is_space(byte) ? ' ' : lower_case(byte);
  }
  return words;
}

bool is_word(const std::string& said, std::string_view word) {
  return !said.empty() && said == words_in(PlainAnswer(word).text());
}

bool claims_none(std::string_view answer, const std::string& said, const Words& words) {
  if (answer == words.no || answer == words.yes) return answer == words.no;
  if (said.empty()) return false;
  if (is_word(said, words.no)) return true;
  const bool is_claim = kClaimsOfNone.find("|" + said + "|") != std::string_view::npos &&
                        said.find('|') == std::string::npos;
  return is_claim && !is_word(said, words.yes);
}

// Whether an answer may be a claim or a word. Most have a digit, which no claim has, nor most
// words.
bool may_be_said(std::string_view answer, const Words& words) {
  return std::ranges::none_of(answer, is_digit) || !std::ranges::all_of(words.no, is_letter) ||
         !std::ranges::all_of(words.yes, is_letter);
}

struct Answer {
  Expression expression;
  std::optional<Reason> flaw_in_other_side;
};

// Whether a side ends with the ! of a !=, where ! is no operator.
bool ends_in_inequality(std::string_view side, std::string_view text, const Rules& rules) {
  if (!side.ends_with('!') || rules.operators.contains(Symbol::kFactorial)) return false;
  return text.substr(offset_of(side.data(), text) + side.size()).starts_with('=');
}

// The answer is the first side that is more than a number, or else the first side. All have to be
// readable; those after the answer may have any numbers.
std::variant<Answer, Unreadable> read_answer(std::string_view text, const PlainAnswer& plain,
                                             const Rules& rules, const Rational& target) {
  std::vector<std::string_view> sides = sides_of(text);
  // An equals sign may stand before all or after all, but an arrow not before.
  const bool begins_with_arrow = text.starts_with(kArrow.substr(1));
  if (sides.size() > 1 && sides.front().empty() && !begins_with_arrow) sides.erase(sides.begin());
  if (sides.size() > 1 && sides.back().empty()) sides.pop_back();
  std::optional<Expression> answer;
  std::variant<Expression, Unreadable> first;
  std::optional<Reason> flaw;
  for (const std::string_view& side : sides) {
    if (ends_in_inequality(side, text, rules)) return Unreadable{&side.back(), &kNotEqual};
    std::vector<Rational> values;
    const auto parsed =
        parse(side, rules, answer ? OperandKind::kNumbers : OperandKind::kCards, &values);
    const auto* const expression = std::get_if<Expression>(&parsed);
    const auto* const error = std::get_if<Unreadable>(&parsed);
    // To read a side as a number costs as much as to parse it, and the answer needs no number.
    const bool is_first_answer =
        !answer && error == nullptr && expression->size() > 1 && is_integer(target);
    const bool may_be_number = sides.size() > 1 && !is_first_answer;
    const std::optional<Rational> number = may_be_number ? value_in(side) : std::nullopt;
    if (error != nullptr && !number) {
      const bool is_missing = side.empty() && &side != &sides.front();
      const bool is_step = error->kind == &kNoOperator && is_digit(*error->at) &&
                           &side != &sides.front() && &side != &sides.back();
      const ParseError* const kind = is_missing ? &kNoNumber
                                     : is_step  ? &kNoSeparator
                                                : error->kind;
      return Unreadable{error->at, kind, error->closing};
    }
    if (&side == &sides.front()) first = parsed;
    const bool is_number = error != nullptr || expression->size() == 1 || number;
    if (!answer && !is_number) {
      answer = *expression;
      continue;
    }
    if (!flaw && !number) flaw = flaw_in_operators(*expression, rules);
    if (flaw) continue;
    flaw = number ? flaw_in_number(*number, plain.written(side), target)
                  : flaw_in_value(evaluate(*expression, rules, values).value, target, false);
  }
  if (answer) return Answer{*answer, std::move(flaw)};
  if (const auto* const error = std::get_if<Unreadable>(&first)) return *error;
  return Answer{std::get<Expression>(first), std::move(flaw)};
}

// @param numbers  that the answer takes
Finding finding_of(const std::optional<Reason>& flaw, std::size_t numbers) {
  if (!flaw) return {Kind::kRight, "", numbers};
  const bool is_judged = flaw->flaw() != Flaw::kTooLarge;
  return {.kind = is_judged ? Kind::kWrong : Kind::kNotJudged,
          .reason = (is_judged ? "" : "not judged: ") + flaw->text(),
          .numbers = numbers,
          .flaw = flaw->flaw(),
          .step = flaw->step()};
}

std::size_t numbers_in(const std::vector<Step>& steps) {
  return 1 + static_cast<std::size_t>(std::ranges::count_if(steps, [](const Step& step) {
           return step.readings.front().symbol != Symbol::kFactorial;
         }));
}

Finding claim_of_none(const Deal& deal, const Rules& rules) {
  if (can_search(deal.size(), rules)) return {Kind::kClaimOfNone};
  return {Kind::kNotJudged, "not judged: too many cards to search"};
}

// Checks an answer to a deal.
struct AnswerChecker {
  Finding check() const {
    const std::string_view text = unwrapped_answer(plain.text());
    const std::string said = may_be_said(text, words) ? words_in(text) : "";
    if (claims_none(text, said, words)) return claim_of_none(deal, rules);
    if (text.empty()) return {Kind::kUnreadable, "no answer"};
    const auto read = read_answer(text, plain, rules, deal.target());
    const auto* const answer = std::get_if<Answer>(&read);
    const auto finding =
        answer != nullptr ? std::optional(finding_on(*answer)) : std::optional<Finding>();
    if (finding && finding->kind == Kind::kRight) return *finding;
    // A line end is white space between sides, and separates steps.
    if (const auto steps = read_steps(text)) {
      Finding of_steps = check_steps(*steps);
      if (!finding || of_steps.kind == Kind::kRight) return of_steps;
    }
    if (finding) return *finding;
    if (const auto expression = parse_other_notation(text)) {
      return finding_on({*expression, {}});
    }
    if (is_word(said, words.yes)) return {Kind::kUnreadable, says_yes(text).text()};
    return unreadable(std::get<Unreadable>(read));
  }

  Finding finding_on(const Answer& answer) const {
    const auto is_card = [](PostfixToken token) { return symbol_of(token) == Symbol::kCard; };
    const auto cards = std::ranges::count_if(answer.expression, is_card);
    return finding_of(flaw_in(answer), static_cast<std::size_t>(cards));
  }

  std::optional<Reason> flaw_in(const Answer& answer) const {
    const auto& [expression, flaw_in_other_side] = answer;
    if (auto flaw = flaw_in_brackets(expression, rules)) return flaw;
    if (auto flaw = flaw_in_operators(expression, rules)) return flaw;
    if (auto flaw = flaw_in_cards(expression, deal, rules)) return flaw;
    auto flaw = flaw_in_value(evaluate(expression, rules).value, deal.target(), true);
    if (!flaw) flaw = flaw_in_other_side;
    if (!flaw) flaw = flaw_in_order(expression, deal, rules);
    if (flaw && rules.subsets) flaw->append(left_out(expression, deal));
    return flaw;
  }

  Finding check_steps(const std::variant<std::vector<Step>, UnreadableStep>& steps) const {
    if (const auto* const error = std::get_if<UnreadableStep>(&steps)) {
      return unreadable(error->reason, error->number);
    }
    const auto& read = std::get<std::vector<Step>>(steps);
    const auto found = expression_of(read, deal, rules);
    if (const auto* const reason = std::get_if<Reason>(&found)) {
      return finding_of(*reason, numbers_in(read));
    }
    return finding_on({std::get<Expression>(found), {}});
  }

  // Why the word for YES is no answer.
  Reason says_yes(std::string_view text) const {
    const std::string due = "expected " + words.no + " or an expression";
    const ParseError kind = {due};
    return reason_of({text.data(), &kind}, plain, rules);
  }

  // @param step  that is unreadable, from 1; 0 for the whole answer
  Finding unreadable(const Unreadable& error, std::size_t step = 0) const {
    std::string expected = expected_at(error, plain, rules);
    Reason reason = reason_at(error, expected, plain);
    if (step > 0) reason = at_step(step, reason);
    if (!is_at_place) reason.append(hint_at_template(plain.text()));
    return {.kind = Kind::kUnreadable, .reason = reason.text(), .expected = std::move(expected)};
  }

  const Deal& deal;
  const PlainAnswer& plain;
  const Rules& rules;
  const Words& words;
  const bool is_at_place;
};

}  // namespace

Finding check_answer(const Deal& deal, std::string_view text, const Rules& rules,
                     const Words& words, const std::vector<Template>& templates) {
  const bool is_whole = templates.empty();
  if (is_whole && trim(text) == words.no) return claim_of_none(deal, rules);
  PlainAnswer plain(text, std::ranges::any_of(templates, &Template::is_json));
  const char* line = plain.text().data();
  if (!is_whole) {
    const auto found = find_place(templates, plain.text());
    if (const auto* const reason = std::get_if<Reason>(&found)) {
      return {Kind::kUnreadable, reason->text(), 0, false};
    }
    plain.narrow_to(std::get<Place>(found).text);
    line = std::get<Place>(found).line;
  }
  plain.narrow_to(trim(plain.text()));
  plain.drop_emphasis(line);
  return AnswerChecker{deal, plain, rules, words, !is_whole}.check();
}

}  // namespace twentyfour
