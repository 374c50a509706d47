#include "tests/harness/found_answers.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <utility>
#include <variant>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/characters.hpp"
#include "solver/expressions/checking.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/parsing.hpp"
#include "solver/expressions/plain_answer.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/judge/letters.hpp"
#include "solver/judge/number_reader.hpp"
#include "solver/judge/numbers.hpp"
#include "tests/harness/texts.hpp"

namespace twentyfour {
namespace {

using Numbers = std::vector<PostfixToken>;

// What an operand follows.
constexpr std::string_view kOpenEnds = "+-*/^([{";

constexpr std::string_view kBold = "**";

Numbers sorted(Numbers numbers) {
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

bool is_operator(char sign) {
  return kAllOperators.find(sign) != std::string_view::npos;
}

bool has_operator(const Expression& expression) {
  return std::any_of(expression.begin(), expression.end(),
                     [](PostfixToken token) { return symbol_of(token) != Symbol::kCard; });
}

bool has_letters(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char byte) {
    return is_letter(byte) || static_cast<unsigned char>(byte) >= 0x80;
  });
}

// A decimal as programs print it: "24", "-3", "23.9999". Empty if the text does not begin with one,
// or goes on with more of the word.
std::string_view first_decimal(std::string_view text) {
  std::string_view rest = text;
  const bool is_decimal = take_number(rest, Written::kDecimal).has_value();
  if (!is_decimal || (!rest.empty() && is_letter(rest.front()))) return {};
  return text.substr(0, text.size() - rest.size());
}

// Whether the decimal is the number rounded to its last digit, or misses it by as little as doubles
// do.
bool is_rounded(std::string_view decimal, const Rational& number) {
  const std::size_t point = decimal.find('.');
  if (point == std::string_view::npos) return false;
  const auto digits = static_cast<double>(decimal.size() - point - 1);
  const double exact =
      static_cast<double>(number.numerator()) / static_cast<double>(number.denominator());
  const double printed = std::strtod(std::string(decimal).c_str(), nullptr);
  return std::abs(printed - exact) <= 0.5 * std::pow(10, -digits) + 1e-6;
}

// A part of a line.
struct Part {
  std::string text;
  bool is_answer = false;  // has as many numbers as the hand has cards, or is unreadable
  bool is_readable = true;
  bool is_step = false;      // fewer numbers, with an equals sign
  bool is_of_cards = false;  // all numbers are cards of the hand
  bool makes_target = false;
  bool is_alone = false;  // in a line without letters
};

// What stands before a part.
struct Surroundings {
  int open_brackets;
  bool is_bold;
};

// Finds the parts of a line.
class LineReader {
 public:
  LineReader(std::string_view line, const Deal& deal, const Rules& rules)
      : deal_(deal), rules_(rules), answer_(line), line_(answer_.text()) {
    for (const int card : deal) cards_.push_back(static_cast<PostfixToken>(card));
    cards_ = sorted(std::move(cards_));
  }

  std::vector<Part> parts() {
    std::vector<Part> found;
    int open_brackets = 0;
    for (std::size_t at = 0; at < line_.size();) {
      const std::size_t begin = at;
      if (auto part = part_at(at, open_brackets)) found.push_back(*std::move(part));
      if (at == begin) {
        open_brackets += bracket_depth(line_[at]);
        ++at;
      }
    }
    return found;
  }

  bool is_unreadable_answer() const;

 private:
  static int bracket_depth(char byte) {
    return closing_sign(byte) != 0 ? 1 : is_bracket(byte) ? -1 : 0;
  }

  bool may_begin_at(std::size_t at) const;
  bool ends_well(std::size_t end, Surroundings around) const;
  std::optional<Part> part_at(std::size_t& at, int open_brackets) const;
  std::string claims_after(std::size_t& at, const Rational& target) const;
  std::optional<Expression> longest_expression(std::string_view& text) const;
  std::optional<Part> part_of(const Expression& expression, std::string_view text,
                              std::size_t& end) const;

  const Deal& deal_;
  const Rules& rules_;
  const PlainAnswer answer_;
  const std::string_view line_;
  const bool is_alone_ = !has_letters(line_);
  Numbers cards_;  // sorted
};

// Not in a number or a word, and not after an operator or an open bracket, where an expression
// would be part of another. The sign of an item in a list, which a blank follows, is no operator,
// nor is the ** of bold text. A bracket may follow a word.
bool LineReader::may_begin_at(std::size_t at) const {
  const std::string_view before = line_.substr(0, at);
  if (is_space(line_[at])) return false;
  if (before.empty()) return true;
  const bool follows_word = at > 1 && is_letter(before[at - 1]) && is_letter(before[at - 2]);
  if (follows_word && closing_sign(line_[at]) != 0) return true;
  if (is_letter_or_digit(before.back()) || before.back() == '.') return false;
  if (before.ends_with(kBold) && (at == 2 || is_space(before[at - 3]))) return true;
  const std::string_view text = without_blanks_around(before);
  if (text.empty()) return true;
  if (text.size() == 1 && is_space(before.back()) && is_operator(text.front())) return true;
  return kOpenEnds.find(text.back()) == std::string_view::npos;
}

// Whether an expression may end here: not inside a word or a number, nor before an operator, nor at
// a bracket that was not opened before it.
bool LineReader::ends_well(std::size_t end, Surroundings around) const {
  const std::string_view rest = without_blanks_before(line_.substr(end));
  if (rest.empty()) return true;
  const char next = rest.front();
  const char after_next = rest.size() > 1 ? rest[1] : ' ';
  const bool is_in_word = next == line_[end] && is_letter_or_digit(line_[end - 1]);
  if (is_digit(next)) return is_space(line_[end - 1]);
  if (next == '.') return !is_digit(after_next);
  if (is_letter(next)) return !is_in_word;
  if (rest.starts_with(kBold)) return around.is_bold;
  if (is_bracket(next) && closing_sign(next) == 0) return around.open_brackets > 0;
  // A dash in a sentence, an arrow and an exclamation mark are no operators.
  const std::string_view after_dash = without_blanks_before(rest.substr(1));
  const bool is_dash = is_space(after_next) && has_letters(after_dash.substr(0, 1));
  return !is_operator(next) || next == '!' || (next == '-' && (is_dash || after_next == '>'));
}

// Shortens the text to the longest expression with which it begins. A bracket, a dash or ** after a
// blank may be text again.
std::optional<Expression> LineReader::longest_expression(std::string_view& text) const {
  for (;;) {
    const auto parsed = parse(text, rules_);
    if (const auto* const expression = std::get_if<Expression>(&parsed)) return *expression;
    const auto offset = static_cast<std::size_t>(std::get<Unreadable>(parsed).at - text.data());
    if (offset < text.size()) {
      text = text.substr(0, offset);
      continue;
    }
    const std::size_t bracket = text.rfind(" (");
    const std::string_view dashed = without_blanks_around(text);
    if (dashed.ends_with(" -") || dashed.ends_with(kBold)) {
      text = dashed.substr(0, dashed.size() - (dashed.ends_with('-') ? 1 : 2));
    } else if (bracket != std::string_view::npos) {
      text = text.substr(0, bracket);
    } else {
      return std::nullopt;
    }
  }
}

// The sides of equals signs after an expression, as they are to be checked. A decimal that is the
// target rounded becomes the target.
std::string LineReader::claims_after(std::size_t& at, const Rational& target) const {
  std::string claims;
  for (;;) {
    std::string_view side = without_blanks_before(line_.substr(at));
    if (!side.starts_with('=')) return claims;
    side.remove_prefix(side.starts_with("==") ? 2 : 1);
    side = without_blanks_before(side);
    const std::string_view decimal = first_decimal(side);
    std::string_view expression = side;
    const bool is_target = is_rounded(decimal, target);
    if (is_target || !longest_expression(expression) || expression.size() < decimal.size()) {
      if (decimal.empty()) return claims;
      expression = decimal;
    }
    side = without_blanks_around(expression);
    claims.append(" = ").append(is_target ? to_string(target) : side);
    at = static_cast<std::size_t>(side.data() + side.size() - line_.data());
  }
}

// The part that an expression is, with the equals signs after it, if it is one. Moves `end` after
// them.
std::optional<Part> LineReader::part_of(const Expression& expression, std::string_view text,
                                        std::size_t& end) const {
  const Numbers numbers = sorted(cards_of(expression));
  const std::string claims = claims_after(end, deal_.target());
  const Part part = {.text = std::string(without_blanks_around(text)) + claims,
                     .is_answer = numbers.size() == cards_.size(),
                     .is_step = numbers.size() < cards_.size() && !claims.empty(),
                     .is_of_cards = std::ranges::includes(cards_, numbers),
                     .makes_target = evaluate(expression, rules_).is(deal_.target()),
                     .is_alone = is_alone_};
  const bool is_part = part.is_answer || part.is_step || part.is_of_cards;
  return is_part ? std::optional(part) : std::nullopt;
}

// The part that begins at a place, which becomes its end. What a bracket after a blank begins may
// multiply, as in 4 (1+2+3), or be another part: the longest reading that has all cards is taken,
// or else the shortest.
std::optional<Part> LineReader::part_at(std::size_t& at, int open_brackets) const {
  if (!may_begin_at(at)) return std::nullopt;
  const Surroundings around = {open_brackets, line_.substr(0, at).ends_with(kBold)};
  const std::size_t begin = at;
  std::optional<Part> found;
  std::string_view text = line_.substr(begin);
  while (const auto expression = longest_expression(text)) {
    std::size_t end = begin + text.size();
    const bool may_be_part = has_operator(*expression) && ends_well(end, around);
    found = may_be_part ? part_of(*expression, text, end) : std::nullopt;
    at = found ? end : begin;
    if (found && found->is_answer && found->is_of_cards) break;
    const std::size_t bracket = text.rfind(" (");
    if (bracket == std::string_view::npos) break;
    text = text.substr(0, bracket);
  }
  return found;
}

struct NumberInLine {
  std::size_t begin;
  std::size_t end;
  PostfixToken card;  // kFirstOperator if it is none
};

// The number or the letter of a card at a place, if one begins there.
std::optional<NumberInLine> number_at(std::string_view line, std::size_t at) {
  const auto is_in_word = [line](std::size_t place) {
    return place < line.size() && is_letter_or_digit(line[place]);
  };
  if (const int card = letter_card(line[at]);
      card > 0 && !is_in_word(at - 1) && !is_in_word(at + 1)) {
    return NumberInLine{at, at + 1, static_cast<PostfixToken>(card)};
  }
  if (!is_digit(line[at])) return std::nullopt;
  const std::size_t end = std::min(line.find_first_not_of("0123456789.", at), line.size());
  std::string_view rest = line.substr(at, end - at);
  const auto number = take_number(rest, Written::kDecimal);
  const bool is_card = number && is_integer(*number) && *number <= Rational(kLargestCard) &&
                       rest.find_first_not_of('.') == std::string_view::npos;
  return NumberInLine{at, end,
                      is_card ? static_cast<PostfixToken>(number->numerator()) : kFirstOperator};
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

bool LineReader::is_unreadable_answer() const {
  std::vector<NumberInLine> numbers;
  for (std::size_t at = 0; at < line_.size();) {
    const auto number = number_at(line_, at);
    if (number) numbers.push_back(*number);
    at = number ? number->end : at + 1;
  }
  if (numbers.size() < cards_.size()) return false;
  Numbers first;
  for (std::size_t i = 0; i < cards_.size(); ++i) first.push_back(numbers[i].card);
  if (sorted(std::move(first)) != cards_) return false;
  const auto is_of_hand = [this](const NumberInLine& number) {
    return std::ranges::binary_search(cards_, number.card);
  };
  for (std::size_t i = 1; i < numbers.size(); ++i) {
    const std::string_view between =
        line_.substr(numbers[i - 1].end, numbers[i].begin - numbers[i - 1].end);
    if (is_of_hand(numbers[i - 1]) && is_of_hand(numbers[i]) && is_operator_between(between)) {
      return true;
    }
  }
  return false;
}

bool is_right(std::string_view answer, const Deal& deal, const Rules& rules) {
  return std::holds_alternative<RightAnswer>(check_answer(deal, answer, rules));
}

// Joins the steps of each answer, and leaves out parts that are no answers.
std::vector<FoundAnswer> answers_of(const std::vector<Part>& parts, std::size_t steps) {
  const bool has_answer = std::ranges::any_of(parts, &Part::is_answer);
  std::vector<FoundAnswer> answers;
  std::vector<const Part*> open;  // steps of an answer that needs more
  const auto close = [&] {
    for (const Part* const part : std::exchange(open, {})) {
      if (part->is_of_cards && (part->makes_target || (part->is_alone && !has_answer))) {
        answers.push_back({part->text});
      }
    }
  };
  for (const Part& part : parts) {
    if (!part.is_step) close();
    if (part.is_answer) {
      answers.push_back({part.text, part.is_readable});
      continue;
    }
    if (part.is_of_cards || (part.is_step && !open.empty())) open.push_back(&part);
    if (!part.is_step) close();
    if (open.size() < steps) continue;
    std::string text;
    for (const Part* const step : std::exchange(open, {})) {
      text.append(text.empty() ? "" : "; ").append(step->text);
    }
    answers.push_back({std::move(text)});
  }
  close();
  return answers;
}

}  // namespace

std::vector<FoundAnswer> answers_in(std::string_view text, const Deal& deal, const Rules& rules) {
  const std::vector<std::string_view> lines = lines_with_text(text);
  const std::size_t steps = deal.size() - 1;
  if (lines.size() == steps && is_right(text, deal, rules)) return {{std::string(text)}};
  std::vector<Part> parts;
  for (const std::string_view line : lines) {
    if (is_right(line, deal, rules)) {
      parts.push_back({.text = std::string(without_blanks_around(line)), .is_answer = true});
      continue;
    }
    LineReader reader(line, deal, rules);
    std::vector<Part> found = reader.parts();
    if (found.empty() && reader.is_unreadable_answer()) {
      found.push_back({.text = std::string(line), .is_answer = true, .is_readable = false});
    }
    std::ranges::move(found, std::back_inserter(parts));
  }
  return answers_of(parts, steps);
}

}  // namespace twentyfour
