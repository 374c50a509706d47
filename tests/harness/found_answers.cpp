#include "tests/harness/found_answers.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <span>
#include <sstream>
#include <utility>
#include <variant>

#include "solver/answers/checking.hpp"
#include "solver/answers/parsing.hpp"
#include "solver/answers/plain_answer.hpp"
#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/reading.hpp"
#include "solver/judge/letters.hpp"
#include "solver/judge/numbers.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/text/characters.hpp"
#include "tests/harness/among_words.hpp"
#include "tests/harness/texts.hpp"

namespace twentyfour {
namespace {

using Numbers = std::vector<Rational>;
using printed::StepReading;

constexpr std::string_view kQuotes = "\"'`,:";  // and other signs after a number

Numbers sorted(Numbers numbers) {
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

bool is_operator(char sign) {
  return kAllOperators.find(sign) != std::string_view::npos;
}

bool is_of_unicode(char byte) {
  return static_cast<unsigned char>(byte) >= 0x80;
}

bool has_letters(std::string_view text) {
  return std::ranges::any_of(text,
                             [](char byte) { return is_letter(byte) || is_of_unicode(byte); });
}

// Whether a plain text has two letters in a row that are not of a TeX command, or characters that
// are not ASCII.
bool has_words(std::string_view text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t begin = at;
    while (at < text.size() && is_letter(text[at])) ++at;
    const bool is_command = begin > 0 && text[begin - 1] == '\\';
    if (at - begin > 1 && !is_command) return true;
    if (at < text.size() && is_of_unicode(text[at])) return true;
  }
  return false;
}

// Whether a decimal, as programs print doubles, is the number rounded to its last digit, or misses
// it by as little as doubles do.
bool is_rounded(std::string_view decimal, const Rational& number) {
  const std::size_t point = decimal.find('.');
  if (point == std::string_view::npos) return false;
  const auto digits = static_cast<double>(decimal.size() - point - 1);
  const double exact =
      static_cast<double>(number.numerator()) / static_cast<double>(number.denominator());
  const double printed = std::strtod(std::string(decimal).c_str(), nullptr);
  return std::abs(printed - exact) <= 0.5 * std::pow(10, -digits) + 1e-6;
}

constexpr std::string_view kUnreadable = "cannot be read";

// Takes the step with which a text begins, up to the end of its result; the text may go on after
// that. If there is none, takes nothing and returns no reading. Cost: reads at most 200 bytes
// before the equals sign.
std::vector<StepReading> take_step(std::string_view& text) {
  constexpr std::size_t kMostBytes = 200;
  const std::size_t equals = text.substr(0, kMostBytes).find('=');
  if (equals == std::string_view::npos) return {};
  std::vector<StepReading> readings = printed::operation_in(text.substr(0, equals));
  std::string_view rest = text.substr(equals + 1);
  if (rest.starts_with('=')) rest.remove_prefix(1);
  rest = trim_left(rest);
  const auto result = take_value(rest);
  if (!result || readings.empty()) return {};
  for (StepReading& reading : readings) reading.result = *result;
  text = rest;
  return readings;
}

// An expression in a line, or a step.
struct Part {
  std::string text;
  std::vector<StepReading> readings = {};  // of a step
  bool has_all_numbers = false;            // as many as the hand has cards
  bool is_of_cards = false;                // all numbers are cards, or all cards are among them
  bool is_long = false;                    // has three numbers or more
  bool makes_target = false;               // of cards, or as it says, or after a label
};

// Finds the parts of a line.
class LineReader {
 public:
  LineReader(std::string_view line, const Deal& deal, const Rules& rules)
      : deal_(deal),
        rules_(rules),
        answer_(line),
        line_(answer_.text()),
        cards_(sorted(Numbers(deal.begin(), deal.end()))) {}

  std::vector<Part> parts() const {
    std::vector<Part> found;
    for (std::size_t at = 0; at < line_.size();) {
      std::size_t end = at;
      auto part = step_at(end);
      if (!part) part = part_at(end);
      at = part ? end : at + 1;
      if (part) found.push_back(*std::move(part));
    }
    return found;
  }

  // Of a line whose first or last numbers are the cards of the hand, with one operator fewer, each
  // alone: the answer in postfix order, also as a list (5, 5, 1, 5, '/', '-', '*'), or unreadable.
  std::optional<FoundAnswer> not_infix() const;

  // A line whose first numbers are the cards of the hand, with an operator between two of them; or
  // that says that something with an operator makes the target.
  bool is_unreadable_answer() const;

 private:
  std::optional<Part> step_at(std::size_t& at) const;
  std::optional<Part> part_at(std::size_t& at) const;
  std::string with_exact_target(std::string_view text) const;
  bool says_target() const;

  const Deal& deal_;
  const Rules& rules_;
  const PlainAnswer answer_;
  const std::string_view line_;
  const Numbers cards_;  // sorted
};

// The step that begins at a place, which becomes its end; also within brackets. What stands after
// it is not another side.
std::optional<Part> LineReader::step_at(std::size_t& at) const {
  const bool is_in_brackets = at > 0 && closing_sign(line_[at - 1]) != 0;
  if (!is_in_brackets && !printed::may_begin(line_, at)) return std::nullopt;
  std::string_view rest = line_.substr(at);
  Part part = {.text = {}, .readings = take_step(rest)};
  if (part.readings.empty() || trim_left(rest).starts_with('=')) return std::nullopt;
  const std::size_t end = line_.size() - rest.size();
  if (!is_in_brackets && !printed::may_end(line_, at, end)) return std::nullopt;
  part.text = line_.substr(at, end - at);
  at = end;
  return part;
}

// The text with the target in place of decimals that are the target rounded.
std::string LineReader::with_exact_target(std::string_view text) const {
  std::string exact;
  for (const std::string_view side : sides_of(text)) {
    const bool is_target = is_rounded(side, deal_.target());
    exact.append(exact.empty() ? "" : " = ").append(is_target ? to_string(deal_.target()) : side);
  }
  return exact;
}

// The expression that begins at a place, which becomes its end: of several readings, the longest
// that has the cards of the hand.
std::optional<Part> LineReader::part_at(std::size_t& at) const {
  const auto has_cards = [this](const Numbers& numbers) { return sorted(numbers) == cards_; };
  const auto found = printed::expression_at(line_, at, rules_, has_cards);
  if (!found || found->expression.size() == 1) return std::nullopt;
  const bool makes_target = evaluate(found->expression, rules_, found->numbers).is(deal_.target());
  const Numbers numbers = sorted(found->numbers);
  const std::string_view before = trim(line_.substr(0, at));
  at = offset_of(found->text.data() + found->text.size(), line_);
  const bool has_label = before.ends_with(':') || before.ends_with('>');
  Part part = {.text = with_exact_target(found->text),
               .has_all_numbers = numbers.size() == cards_.size(),
               .is_of_cards = std::ranges::includes(cards_, numbers) ||
                              std::ranges::includes(numbers, cards_)};
  const bool says_target = value_in(sides_of(part.text).back()) == deal_.target();
  part.is_long = numbers.size() >= 3;
  part.makes_target = says_target || (makes_target && (has_label || part.is_of_cards));
  return part;
}

// Takes the number or the letter of a card at a place, if one begins there, and otherwise a byte.
// A number that is too large, or has more than one point, is -1.
std::optional<Rational> take_number_at(std::string_view line, std::size_t& at) {
  const auto is_in_word = [line](std::size_t place) {
    return place < line.size() && is_letter_or_digit(line[place]);
  };
  if (!is_digit(line[at])) {
    const int card = letter_card(line[at]);
    const bool is_card = card > 0 && !is_in_word(at - 1) && !is_in_word(at + 1);
    ++at;
    return is_card ? std::optional(Rational(card)) : std::nullopt;
  }
  const std::size_t end = std::min(line.find_first_not_of("0123456789.", at), line.size());
  std::string_view rest = line.substr(at, end - at);
  at = end;
  const auto number = take_number(rest, Written::kDecimal);
  return number && rest.find_first_not_of('.') == std::string_view::npos ? *number : Rational(-1);
}

// Whether a text is an operator, with blanks and brackets around it.
bool is_operator_between(std::string_view text) {
  const auto is_around = [](char byte) { return is_space(byte) || is_bracket(byte); };
  while (!text.empty() && is_around(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_around(text.back())) text.remove_suffix(1);
  if (text.empty()) return false;
  const auto found = operator_at(text);
  return found && found->length == text.size();
}

std::optional<FoundAnswer> LineReader::not_infix() const {
  std::string text(line_);
  std::ranges::replace_if(
      text, [](char sign) { return is_bracket(sign) || kQuotes.find(sign) != std::string::npos; },
      ' ');
  std::istringstream tokens(text);
  Numbers numbers;
  std::size_t operators = 0;
  for (std::string token; tokens >> token;) {
    if (token.size() > 1 && is_operator(token.front())) return std::nullopt;
    std::string_view rest = token;
    const int card = take_card(rest);
    if (card >= 0 && rest.empty()) numbers.push_back(Rational(card));
    operators += token.size() == 1 && is_operator(token.front()) ? 1 : 0;
  }
  const std::size_t count = cards_.size();
  if (operators + 1 != count || numbers.size() < count) return std::nullopt;
  const auto begin = numbers.begin();
  const auto last = numbers.end() - static_cast<std::ptrdiff_t>(count);
  const bool has_cards = sorted({begin, begin + static_cast<std::ptrdiff_t>(count)}) == cards_ ||
                         sorted({last, numbers.end()}) == cards_;
  if (!has_cards) return std::nullopt;
  if (parse_postfix(text)) return FoundAnswer{std::string(trim(text))};
  return FoundAnswer{std::string(trim(line_)), kUnreadable};
}

bool LineReader::says_target() const {
  const std::size_t equals = line_.rfind('=');
  const std::string_view before = trim(line_.substr(0, line_.find('=')));
  if (equals == std::string_view::npos || before.empty()) return false;
  std::string_view side = trim(line_.substr(equals + 1));
  side = side.substr(0, side.find_first_not_of("-0123456789."));
  const bool is_target = value_in(side) == deal_.target() || is_rounded(side, deal_.target());
  const bool is_closed = is_bracket(before.back()) && closing_sign(before.back()) == 0;
  const bool is_made = is_closed || is_digit(before.back()) || letter_card(before.back()) > 0;
  return is_target && is_made && std::ranges::any_of(before, is_operator);
}

bool LineReader::is_unreadable_answer() const {
  if (says_target()) return true;
  const auto is_of_hand = [this](const Rational& number) {
    return std::ranges::binary_search(cards_, number);
  };
  Numbers numbers;
  bool has_operator = false;
  std::size_t end = 0;  // of the number before
  for (std::size_t at = 0; at < line_.size();) {
    const std::size_t begin = at;
    const auto number = take_number_at(line_, at);
    if (!number) continue;
    const std::string_view between = line_.substr(end, begin - end);
    has_operator |= !numbers.empty() && is_of_hand(numbers.back()) && is_of_hand(*number) &&
                    is_operator_between(between);
    numbers.push_back(*number);
    end = at;
  }
  if (!has_operator || numbers.size() < cards_.size()) return false;
  numbers.resize(cards_.size());
  return sorted(std::move(numbers)) == cards_;
}

bool is_right(std::string_view answer, const Deal& deal, const Rules& rules) {
  return std::holds_alternative<RightAnswer>(check_answer(deal, answer, rules));
}

// Steps of one answer. They fit while their operands are left, exactly or as they were printed.
class Chain {
 public:
  Chain(const Deal& deal, Division division) : division_(division) {
    for (const auto card : deal) left_.push_back({Rational(card), Rational(card)});
  }

  // Returns whether the step fits.
  bool take(const Part& part) {
    for (const StepReading& step : part.readings) {
      std::vector<Number> left = left_;
      const bool is_unary = step.symbol == Symbol::kFactorial;
      const auto x = take(step.left, left);
      const auto y = is_unary ? step.right : take(step.right, left);
      if (!x || !y) continue;
      const MaybeValue value = apply(step.symbol, *x, *y, division_);
      const auto* const exact = std::get_if<Rational>(&value);
      const bool has_result = part.text.find('=') != std::string::npos;
      const bool is_exact =
          exact != nullptr && (!has_result || is_rounded(result_in(part), *exact));
      left.push_back({is_exact ? *exact : step.result, step.result});
      left_ = std::move(left);
      text_.append(text_.empty() ? "" : "; ").append(to_string(*x)) += sign_of(step.symbol);
      if (!is_unary) text_ += to_string(*y);
      text_.append(" = ").append(to_string(left_.back().value));
      return true;
    }
    return false;
  }

  bool is_complete() const { return left_.size() == 1; }

  // Whether the last step makes a number.
  bool makes(const Rational& number) const {
    return !text_.empty() && left_.back().value == number;
  }

  // With exact numbers in place of rounded ones.
  const std::string& text() const { return text_; }

 private:
  struct Number {
    Rational value;
    Rational printed;
  };

  // Takes a number that is left. Returns its value.
  static std::optional<Rational> take(const Rational& number, std::vector<Number>& left) {
    auto found = std::ranges::find(left, number, &Number::value);
    if (found == left.end()) found = std::ranges::find(left, number, &Number::printed);
    if (found == left.end()) return std::nullopt;
    const Rational value = found->value;
    left.erase(found);
    return value;
  }

  static std::string_view result_in(const Part& step) {
    const std::string_view text = step.text;
    return trim(text.substr(text.rfind('=') + 1));
  }

  Division division_;
  std::vector<Number> left_;
  std::string text_;
};

constexpr std::string_view kSomeSteps = "does not have all the steps, or they cannot be read";
constexpr std::string_view kWithoutResults = "has steps without results, which are not read";

// Puts the parts of an output together to answers.
class Finder {
 public:
  Finder(const Deal& deal, const Rules& rules) : deal_(deal), rules_(rules) {}

  void read(std::string_view line) {
    if (!has_words(PlainAnswer(line).text()) && is_right(line, deal_, rules_)) {
      return add(trim(line), {});
    }
    const LineReader reader(line, deal_, rules_);
    const std::vector<Part> parts = reader.parts();
    const bool has_answer = std::ranges::any_of(
        parts, [](const Part& part) { return part.has_all_numbers || !part.readings.empty(); });
    const auto not_infix = has_answer ? std::nullopt : reader.not_infix();
    if (not_infix) return add(not_infix->text, not_infix->flaw);
    for (const Part& part : parts) {
      const bool is_line = part.is_long && part.text == trim(line);
      add(part, is_line || (part.is_of_cards && !has_letters(line)));
    }
    if (parts.empty() && reader.is_unreadable_answer()) add(line, kUnreadable);
    read_operations(PlainAnswer(line).text());
  }

  std::vector<FoundAnswer> answers() {
    close_chain();
    if (has_all_cards_) {
      std::erase_if(found_, [](const Found& found) { return found.counts_alone; });
    } else if (are_of_results_ && operations_.size() >= most_steps()) {
      found_ = {{{joined_by("; ", operations_), kWithoutResults}, false}};
    }
    std::vector<FoundAnswer> answers;
    for (Found& found : found_) answers.push_back(std::move(found.answer));
    return answers;
  }

 private:
  struct Found {
    FoundAnswer answer;
    bool counts_alone;  // is an answer if none has all cards
  };

  std::size_t most_steps() const { return deal_.size() - 1; }

  bool is_of_cards(const Part& step) const { return Chain(deal_, rules_.division).take(step); }

  void add(std::string_view text, std::string_view flaw) {
    close_chain();
    found_.push_back({{std::string(text), flaw}, false});
    has_all_cards_ = true;
  }

  void add(const Part& part, bool may_be_answer) {
    if (!part.readings.empty()) return add_step(part);
    if (part.has_all_numbers) return add(part.text, {});
    if (part.makes_target || may_be_answer) {
      found_.push_back({{part.text}, !part.makes_target});
    }
  }

  // A step that does not fit begins an answer if it takes cards of the hand. One that comes after
  // none and makes the target is an answer of other cards.
  void add_step(const Part& step) {
    const bool begins = is_of_cards(step);
    if (steps_.empty() && !begins) {
      if (step.readings.front().result == deal_.target()) found_.push_back({{step.text}, true});
      return;
    }
    steps_.push_back(step.text);
    makes_target_ = makes_target_ || (begins && step.readings.front().result == deal_.target());
    if (!chain_.take(step) && begins) {
      if (chain_.makes(deal_.target())) found_.push_back({{chain_.text()}, false});
      chain_ = Chain(deal_, rules_.division);
      chain_.take(step);
    }
    if (!chain_.is_complete()) return;
    steps_.clear();
    const std::string text = chain_.text();
    add(text, {});
  }

  // Steps that do not use up the cards are judged if they are as many as an answer has, or if one
  // makes the target of cards alone.
  void close_chain() {
    chain_ = Chain(deal_, rules_.division);
    const std::vector<std::string> steps = std::exchange(steps_, {});
    const bool makes_target = std::exchange(makes_target_, false);
    if (steps.empty()) return;
    const bool are_all = steps.size() >= most_steps();
    const std::string text =
        joined_by("; ", std::span(steps).first(are_all ? most_steps() : steps.size()));
    const bool is_exact = text.find('.') == std::string::npos;
    const bool is_judged = is_exact && (are_all || makes_target);
    found_.push_back({{text, is_judged ? "" : kSomeSteps}, true});
  }

  // Counts steps without results, each of which is alone but for a label: Step 1: 4 + 7.
  void read_operations(std::string_view line) {
    if (most_steps() < 2) return;
    while (!line.empty()) {
      const std::size_t end = std::min(line.find_first_of(",;"), line.size());
      std::string_view part = line.substr(0, end);
      line.remove_prefix(std::min(end + 1, line.size()));
      part = trim(part.substr(part.rfind(':') + 1));
      const Part operation = {.text = std::string(part), .readings = printed::operation_in(part)};
      if (operation.readings.empty()) continue;
      const bool is_of_results = !is_of_cards(operation);
      if (operations_.empty() && is_of_results) continue;
      operations_.push_back(operation.text);
      operation_chain_.take(operation);
      are_of_results_ = are_of_results_ || is_of_results || operation_chain_.is_complete();
    }
  }

  const Deal& deal_;
  const Rules& rules_;
  std::vector<Found> found_;
  bool has_all_cards_ = false;
  Chain chain_{deal_, rules_.division};
  std::vector<std::string> steps_;  // of the chain, as they are written
  bool makes_target_ = false;       // one of them, of cards alone
  std::vector<std::string> operations_;
  Chain operation_chain_{deal_, rules_.division};
  bool are_of_results_ = false;  // of the operations, one at least
};

// Moves the minus of a negative divisor to the front of its fraction: 1/-1, as some programs print
// a result, becomes -1/1.
std::string with_positive_divisors(std::string_view text) {
  std::string result(text);
  for (std::size_t at = 0; (at = result.find("/-", at)) != std::string::npos; ++at) {
    const std::size_t before = result.find_last_not_of("0123456789", at - 1) + 1;
    const bool is_fraction = before < at && at + 2 < result.size() && is_digit(result[at + 2]);
    if (!is_fraction) continue;
    const auto minus = result.begin() + static_cast<std::ptrdiff_t>(at) + 1;
    std::rotate(result.begin() + static_cast<std::ptrdiff_t>(before), minus, minus + 1);
  }
  return result;
}

}  // namespace

Printed read_printed(std::string_view printed, const Deal& deal, const Rules& rules) {
  const std::string text = with_positive_divisors(printed);
  const std::vector<std::string_view> lines = lines_with_text(text);
  if (lines.size() + 1 == deal.size() && is_right(text, deal, rules)) return {{text}};
  Finder finder(deal, rules);
  for (const std::string_view line : lines) finder.read(line);
  return finder.answers();
}

}  // namespace twentyfour
