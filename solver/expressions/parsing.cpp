#include "solver/expressions/parsing.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "solver/expressions/characters.hpp"
#include "solver/expressions/notation.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/expressions/signs.hpp"
#include "solver/expressions/wording.hpp"
#include "solver/judge/hand_reader.hpp"

namespace twentyfour {
namespace {

// Dijkstra's shunting yard: a card is pushed to the expression at once; operators and brackets wait
// on a stack until their right operand is complete.
class Parser {
 public:
  Parser(std::string_view text, const Rules& rules, Syntax syntax)
      : text_(text), rules_(rules), is_free_(syntax == Syntax::kFree) {
    operators_.reserve(kMostCards);
  }

  std::variant<Expression, ParseError> parse() {
    for (skip_blanks(); at_ < text_.size(); skip_blanks()) {
      if (!(operand_is_due_ ? take_operand() : take_operator())) return std::move(error_);
    }
    if (operand_is_due_ || !closing_signs_.empty()) {
      fail(what_is_due() + ", found the end");
      return std::move(error_);
    }
    while (!operators_.empty()) apply_operator();
    return expression_;
  }

 private:
  void skip_blanks() {
    while (at_ < text_.size() && is_space(text_[at_])) ++at_;
  }

  std::string what_is_due() const {
    std::string due = "expected a card (0 to 9999, or A, J, Q, K, T)";
    if (!operand_is_due_) {
      due = "expected an operator (" + spaced(to_string(rules_.operators)) + ")";
    }
    if (operand_is_due_ && takes_brackets()) due += " or '('";
    if (!operand_is_due_ && !closing_signs_.empty()) {
      due.append(" or '").append(1, closing_signs_.back()).append("'");
    }
    return due;
  }

  bool takes_brackets() const { return traits_of(rules_.form).has_brackets; }

  bool fail(const std::string& reason) {
    error_.offset = at_;
    error_.reason = reason;
    return false;
  }

  bool take_operand() {
    const char byte = text_[at_];
    if (is_digit(byte)) return take_number();
    if (const int card = letter_card(byte); card > 0 && !begins_word()) {
      return take_card(card, at_ + 1);
    }
    if (is_at_fraction()) return open_fraction();
    const Sign found = first_sign(text_.substr(at_));
    if (is_bracket(found.sign) && !takes_brackets()) return fail(kNoBrackets);
    if (closing_sign(found.sign) != 0) return open_bracket(found);
    return fail(what_is_due());
  }

  bool take_operator() {
    const Sign found = first_operator_sign();
    if (is_bracket(found.sign) && !takes_brackets()) return fail(kNoBrackets);
    if (is_at_fraction() || is_card_after_bracket()) return fail(kWriteTheSign);
    if (is_free_ && closing_sign(found.sign) != 0) return multiply_by_bracket();
    if (!closing_signs_.empty() && found.sign == closing_signs_.back()) {
      close_bracket();
    } else if (found.sign == '!') {
      if (!take_factorial()) return false;
    } else if (const auto symbol = operator_of(found.sign)) {
      push_operator(*symbol);
    } else {
      return fail(what_is_due());
    }
    after_factorial_ = found.sign == '!';
    at_ += found.length;
    return operand_is_due_ || go_on_with_fraction();
  }

  // Whether a small letter follows that is no sign of multiplication: the T of "The" is no card.
  bool begins_word() const {
    const char next = at_ + 1 < text_.size() ? text_[at_ + 1] : ' ';
    return next >= 'a' && next <= 'z' && next != 'x';
  }

  Sign first_operator_sign() const {
    const std::string_view rest = text_.substr(at_);
    return is_free_ ? first_sign_or_power(rest) : first_sign(rest);
  }

  // The operator on top of the stack is the one whose operand stands before the bracket.
  bool multiply_by_bracket() {
    const Symbol before = operators_.empty() ? kBracket : operators_.back();
    if (before == Symbol::kOver || before == Symbol::kPower) return fail(kWriteTheSign);
    push_operator(Symbol::kTimes);
    after_factorial_ = false;
    return true;
  }

  bool is_card_after_bracket() const {
    return is_free_ && (is_digit(text_[at_]) || letter_card(text_[at_]) > 0) &&
           is_bracket(text_[at_ - 1]);
  }

  bool is_at_fraction() const {
    return is_free_ && text_[at_] == '\\' && text_.substr(at_).starts_with(kFraction);
  }

  // \frac{a}{b} is read as ((a)/(b)).
  bool open_fraction() {
    if (!takes_brackets()) return fail(kNoBrackets);
    at_ += kFraction.size();
    operators_.push_back(kBracket);
    closing_signs_ += kNumerator;
    return open_fraction_part();
  }

  bool open_fraction_part() {
    skip_blanks();
    if (!text_.substr(at_).starts_with('{')) return fail("expected a '{' of \\frac{a}{b}");
    return open_bracket({'{', 1});
  }

  // After a closing bracket, which may be that of a numerator or a denominator.
  bool go_on_with_fraction() {
    if (closing_signs_.empty()) return true;
    if (closing_signs_.back() == kDenominator) close_bracket();
    if (closing_signs_.empty() || closing_signs_.back() != kNumerator) return true;
    closing_signs_.back() = kDenominator;
    push_operator(Symbol::kOver);
    return open_fraction_part();
  }

  bool open_bracket(const Sign& bracket) {
    if (closing_signs_.size() >= kMostOpenBrackets) {
      return fail("expected at most " + std::to_string(kMostOpenBrackets) + " open brackets");
    }
    operators_.push_back(kBracket);
    closing_signs_ += closing_sign(bracket.sign);
    at_ += bracket.length;
    return true;
  }

  void close_bracket() {
    while (operators_.back() != kBracket) apply_operator();
    operators_.pop_back();
    closing_signs_.pop_back();
  }

  bool take_number() {
    std::size_t end = at_;
    while (end < text_.size() && is_digit(text_[end])) ++end;
    const auto card = number_of(text_.data() + at_, text_.data() + end, kLargestCard);
    if (card < 0) return fail("expected a card from 0 to 9999");
    return take_card(card, is_free_ ? end_of_zeros(end) : end);
  }

  // The end of a point and zeros, if they are all that follows a number.
  std::size_t end_of_zeros(std::size_t point) const {
    if (!text_.substr(point).starts_with(".0")) return point;
    const std::size_t end = std::min(text_.find_first_not_of('0', point + 1), text_.size());
    return end < text_.size() && is_digit(text_[end]) ? point : end;
  }

  bool take_card(std::int64_t card, std::size_t end) {
    if (cards_ == kMostCards) {
      return fail("expected at most " + std::to_string(kMostCards) + " cards");
    }
    expression_.push_card(card);
    ++cards_;
    at_ = end;
    operand_is_due_ = false;
    return true;
  }

  void push_operator(Symbol symbol) {
    while (!operators_.empty() && operators_.back() != kBracket &&
           goes_before(operators_.back(), symbol)) {
      apply_operator();
    }
    operators_.push_back(symbol);
    operand_is_due_ = true;
  }

  // Whether the left of two operators around an operand is applied first.
  bool goes_before(Symbol left, Symbol right) const {
    if (left == Symbol::kPower && right == Symbol::kPower) return false;
    return precedence(left, rules_.form) >= precedence(right, rules_.form);
  }

  // Its operand is the last one in the expression.
  bool take_factorial() {
    if (after_factorial_) return fail(kTwoFactorialSigns);
    if (factorials_ == kMostFactorials) {
      return fail("expected at most " + std::to_string(kMostFactorials) + " factorials");
    }
    expression_.push(Symbol::kFactorial);
    ++factorials_;
    return true;
  }

  void apply_operator() {
    expression_.push(operators_.back());
    operators_.pop_back();
  }

  static constexpr const char* kNoBrackets = "brackets are not allowed here";
  static constexpr const char* kWriteTheSign = "write the sign";
  static constexpr const char* kTwoFactorialSigns =
      "expected brackets before a second !, as in (3!)!, for !! is the double factorial";

  // An open bracket on the stack of operators.
  static constexpr Symbol kBracket = Symbol::kCard;

  // Among the closing signs, a fraction, by the part that is open in it.
  static constexpr char kNumerator = 'n';
  static constexpr char kDenominator = 'd';
  static constexpr std::string_view kFraction = "\\frac";

  std::string_view text_;
  const Rules& rules_;
  bool is_free_;
  std::size_t at_ = 0;
  bool operand_is_due_ = true;
  bool after_factorial_ = false;  // the last sign was a !
  std::string closing_signs_;     // of the open brackets
  std::size_t cards_ = 0;
  std::size_t factorials_ = 0;
  std::vector<Symbol> operators_;
  Expression expression_;
  ParseError error_{};
};

}  // namespace

std::variant<Expression, ParseError> parse(std::string_view text, const Rules& rules,
                                           Syntax syntax) {
  return Parser(text, rules, syntax).parse();
}

std::optional<Expression> parse_postfix(std::string_view text) {
  Expression expression;
  std::size_t cards = 0;
  std::size_t factorials = 0;
  std::size_t operands = 0;
  if (text.empty() || is_digit(text.back())) return std::nullopt;  // as most infix
  for (text = without_blanks_around(text); !text.empty(); text = without_blanks_around(text)) {
    std::size_t size = 0;
    while (size < text.size() && !is_space(text[size])) ++size;
    const std::string_view token = text.substr(0, size);
    text.remove_prefix(size);
    if (const int card = card_of(token); card >= 0) {
      if (cards++ == kMostCards) return std::nullopt;
      expression.push_card(card);
      ++operands;
      continue;
    }
    if (operands == 0) return std::nullopt;
    const Sign sign = first_sign_or_power(token);
    const auto symbol = operator_of(sign.sign);
    if (!symbol || sign.length != token.size()) return std::nullopt;
    const std::size_t needed = *symbol == Symbol::kFactorial ? 1 : 2;
    if (operands < needed || (needed == 1 && factorials++ == kMostFactorials)) return std::nullopt;
    operands -= needed - 1;
    expression.push(*symbol);
  }
  return cards > 1 && operands == 1 ? std::optional(expression) : std::nullopt;
}

}  // namespace twentyfour
