#include "tests/harness/parts.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <variant>

#include "solver/checking/checking.hpp"
#include "solver/checking/parsing.hpp"
#include "solver/checking/plain_answer.hpp"
#include "solver/checking/steps.hpp"
#include "solver/expressions/reading.hpp"
#include "solver/judge/letters.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"
#include "tests/harness/beside.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

constexpr std::string_view kArrow = "\x1a";
constexpr std::size_t kLongest = 300;      // formula, in bytes
constexpr std::size_t kMostTries = 50000;  // in a line

// Takes a number without a sign, or a letter of a card beside no other letter.
std::optional<Rational> take_operand(std::string_view& text, char before) {
  if (is_digit(text.front())) return take_number(text, Written::kDecimal);
  const bool is_alone =
      !is_letter_or_digit(before) && (text.size() == 1 || !is_letter_or_digit(text[1]));
  const int card = is_alone ? letter_card(text.front()) : 0;
  if (card <= 0) return std::nullopt;
  text.remove_prefix(1);
  return Rational(card);
}

// A line in ASCII, without the date and the time of a log, with one sign for each arrow.
std::string plain(std::string_view line) {
  std::string text(line);
  const std::size_t stamp = std::min(text.find_first_not_of("0123456789-:.,T "), text.size());
  if (stamp > 19 && text[4] == '-' && text[7] == '-' && text[13] == ':') text.erase(0, stamp);
  for (const char* arrow : {"\u2192", "\u21d2", "\u27a1", "\u27f6"})
    replace_all(text, arrow, kArrow);
  for (std::size_t at = text.find('>', 1); at < text.size(); at = text.find('>', at + 1)) {
    const std::size_t begin = text.find_last_not_of("-=", at - 1) + 1;
    if (begin == at) continue;
    text[begin] = kArrow.front();
    text.erase(begin + 1, at - begin);
    at = begin;
  }
  for (const char* smile : {" :)", " :-)", " :D", " :("}) {
    if (text.ends_with(smile)) text.resize(text.rfind(' '));
  }
  for (const char* blank : {" \x1a", "\x1a "}) replace_all(text, blank, kArrow);
  replace_all(text, "Fraction(24, 1)", "24");
  return std::string(trim(PlainAnswer(text).text()));
}

// Whether an expression may begin or end at a place of a line.
bool may_begin(std::string_view line, std::size_t at) {
  const std::string_view rest = line.substr(at + 1);
  const bool is_card = letter_card(line[at]) > 0 && (rest.empty() || !is_letter(rest[0])) &&
                       !trim_left(rest).starts_with('=');
  const bool is_minus = line[at] == '-' && !rest.empty() && is_digit(rest[0]);
  const bool is_first = is_minus || is_digit(line[at]) || closing_sign(line[at]) != 0 || is_card ||
                        std::string_view("*`$_\\").find(line[at]) != kNowhere;
  if (!is_first || at == 0) return is_first;
  // A star is emphasis, and not a sign, where no operand stands before it.
  const std::string_view left = trim_right(line.substr(0, at));
  const bool is_sign = !left.empty() && (is_digit(left.back()) || is_bracket(left.back()) ||
                                         (is_letter(left.back()) && !rest.starts_with('*')));
  if (is_sign && (line[at] == '*' || (is_minus && !is_letter(left.back())))) return false;
  const char before = line[at - 1];
  if (before == ':') return at == 1 || (!is_digit(line[at - 2]) && !is_bracket(line[at - 2]));
  return std::string_view(" \t\"',;([{>|=\x1a").find(before) != kNowhere;
}

bool may_end(std::string_view line, std::size_t at) {
  return at == line.size() || std::string_view(" \t\"',;)]}|\x1a").find(line[at]) != kNowhere;
}

std::size_t steps_in(const std::string& text) {
  const auto steps = read_steps(text + ";");
  const auto* const all = steps ? std::get_if<std::vector<Step>>(&*steps) : nullptr;
  return all == nullptr ? 0 : all->size();
}

}  // namespace

Numbers sorted(Numbers numbers) {
  std::ranges::sort(numbers);
  return numbers;
}

Numbers numbers_in(std::string_view text) {
  Numbers numbers;
  for (char before = ' '; !text.empty();) {
    const auto number = take_operand(text, before);
    if (number) numbers.push_back(*number);
    before = number ? '0' : text.front();
    if (!number) text.remove_prefix(1);
  }
  return numbers;
}

std::string_view answer_in(std::string_view formula) {
  const std::vector<std::string_view> sides = sides_of(formula);
  const auto found =
      std::ranges::find_if(sides, [](auto side) { return numbers_in(side).size() > 1; });
  return found == sides.end() ? sides.front() : *found;
}

bool is_about(std::string_view text, const Rational& number) {
  const auto value = value_in(text);
  const auto in_doubles = [](const Rational& exact) {
    return static_cast<double>(exact.numerator()) / static_cast<double>(exact.denominator());
  };
  const bool is_decimal = text.find('.') != kNowhere;
  return value == number ||
         (value && is_decimal && std::abs(in_doubles(*value) - in_doubles(number)) < 2e-5);
}

PartReader::PartReader(const Deal& deal, const Rules& rules)
    : deal_(deal), rules_(rules), cards_(sorted(Numbers(deal.begin(), deal.end()))) {}

bool PartReader::is_formula(std::string_view text) const {
  std::string equation(text);
  std::ranges::replace(equation, kArrow.front(), '=');
  return numbers_in(answer_in(equation)).size() >= std::min<std::size_t>(deal_.size(), 2);
}

// Where the cards of the hand end that stand at a place, in any order, and belong to no formula;
// the place itself if there are none.
std::size_t PartReader::hand_at(std::string_view line, std::size_t at) const {
  if (cards_.size() < 2 || (at > 0 && is_letter_or_digit(line[at - 1]))) return at;
  constexpr std::string_view kBetween = " \t,;'\"";
  std::string_view rest = line.substr(at);
  Numbers found;
  while (!rest.empty()) {
    const auto number = take_operand(rest, ' ');
    if (!number) return at;
    found.push_back(*number);
    const std::size_t size = std::min(rest.find_first_not_of(kBetween), rest.size());
    const std::string_view after = rest.substr(size);
    if (found.size() == cards_.size()) {
      const bool goes_on = !after.empty() && std::string_view("+-*/^!%").find(after[0]) != kNowhere;
      return sorted(found) == cards_ && !goes_on ? offset_of(rest.data(), line) : at;
    }
    if (size == 0) return at;
    rest = after;
  }
  return at;
}

// Where the longest part that begins at a place and can be read ends; the place itself if there is
// none.
std::size_t PartReader::longest_at(std::string_view line, std::size_t begin, Part& found) {
  if (!may_begin(line, begin)) return begin;
  const std::size_t last =
      std::min({line.size(), begin + kLongest, line.find_first_of("\t\"'|", begin + 1)});
  for (std::size_t end = last; end > begin; --end) {
    if (!may_end(line, end)) continue;
    const std::string_view part = line.substr(begin, end - begin);
    const std::string_view formula = part.substr(0, part.find_last_not_of(" .,;'\"") + 1);
    if (!is_formula(formula)) break;
    if (++tries_ > kMostTries) {
      reason_ = {"expected fewer parts on a line"};
      break;
    }
    found = check(formula);
    if (found.is_read) return begin + formula.size();
    if (reason_.text.empty()) reason_ = found.reason;
  }
  return begin;
}

Part PartReader::checked(std::string text) const {
  using Kind = Finding::Kind;
  Finding finding = check_answer(deal_, text, rules_);
  const bool is_right = finding.kind == Kind::kRight;
  const bool is_read = is_right || finding.kind == Kind::kWrong || finding.kind == Kind::kNotJudged;
  // A place would be that in a part of the line.
  std::string& reason = finding.expected.empty() ? finding.reason : finding.expected;
  return {.text = std::move(text),
          .verdict = is_right                           ? Verdict::kRight
                     : finding.kind == Kind::kNotJudged ? Verdict::kNotJudged
                                                        : Verdict::kWrong,
          .reason = {std::move(reason), finding.flaw == Flaw::kOperator},
          .flaw = finding.flaw,
          .flawed_step = finding.step,
          .numbers = finding.numbers,
          .is_read = is_read};
}

// Whether it is right without a number: 1 (5-1/5)*5, 1 - 5*(5-1/5) and 5*(5-1/5) (23).
bool PartReader::has_number_beside(std::string_view text) const {
  const std::size_t end = std::min(text.find_first_not_of("0123456789()[]"), text.size());
  const std::size_t begin = std::min(text.find_first_not_of(" -", end), text.size());
  const std::string_view rest = text.substr(begin);
  const std::size_t tail = text.rfind(" (") + 1;
  return (begin > end && !rest.starts_with('*') && checked(std::string(rest)).is_right()) ||
         (text.find_first_not_of("0123456789 ()", tail) == kNowhere &&
          checked(std::string(text.substr(0, tail))).is_right());
}

Part PartReader::check(std::string_view formula) const {
  if (formula.ends_with('!') && !rules_.operators.contains(Symbol::kFactorial)) {
    return {.reason = {"expected no ! there", true}};
  }
  std::string text(formula);
  replace_all(text, kArrow, "; ");
  if (text != formula) {
    Part steps = checked(text);
    steps.steps = steps_in(text);
    if (steps.is_right() || steps_in(text.substr(0, text.find(';'))) > 0) return steps;
    text = formula;
    replace_all(text, kArrow, " = ");
  }
  const std::size_t value = text.rfind('=') + 1;
  if (value > 0 && is_about(trim(text.substr(value)), deal_.target())) {
    text.resize(value);
    text.append(" ").append(to_string(deal_.target()));
  }
  Part part = checked(text);
  if (!part.is_right() && has_number_beside(text)) {
    return {.reason = {"expected no number beside the answer"}};
  }
  // A step may have numbers that are no cards.
  part.steps = steps_in(text);
  part.is_read = part.is_read || part.steps > 0;
  return part;
}

ReadLine PartReader::read(std::string_view line) {
  ReadLine result = {.text = plain(line)};
  reason_ = {};
  tries_ = 0;
  for (std::size_t at = 0; at < result.text.size();) {
    Part part;
    std::size_t end = hand_at(result.text, at);
    if (end > at) {
      result.around += kHandSign;
    } else if ((end = longest_at(result.text, at, part)) > at) {
      result.around += kPartSign;
      result.parts.push_back(std::move(part));
    } else {
      result.around += result.text[end++];
    }
    at = end;
  }
  result.reason = std::move(reason_);
  return result;
}

}  // namespace twentyfour
