#include "solver/checking/parsing.hpp"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>

#include "solver/checking/plain_answer.hpp"
#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/reading.hpp"
#include "solver/judge/letters.hpp"
#include "solver/judge/tokens.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/text/characters.hpp"

namespace twentyfour {
namespace {

static_assert(kMostCards == 8 && kMostFactorials == 23 && kMostOpenBrackets == 100 &&
                  kLargestCard == 9999,
              "as the kinds of ParseError say (wrong_answer.hpp)");

// Dijkstra's shunting yard: a card is pushed to the expression at once; operators wait on a stack
// until their right operand is complete, and open brackets until they are closed.
class Parser {
 public:
  Parser(std::string_view text, const Rules& rules, OperandKind operands,
         std::vector<Rational>* values)
      : text_(text), rules_(rules), operands_(operands), values_(values) {}

  std::variant<Expression, Unreadable> parse() {
    for (skip_blanks(); at_ < text_.size(); skip_blanks()) {
      if (!(operand_is_due_ ? take_operand() : take_operator())) return error_;
    }
    if (operand_is_due_ || open_brackets_ > 0) {
      fail_at_token();
      return error_;
    }
    apply_operators();
    return expression_;
  }

 private:
  void skip_blanks() {
    while (at_ < text_.size() && is_space(text_[at_])) ++at_;
  }

  bool takes_numbers() const { return operands_ != OperandKind::kCards; }

  bool takes_fractions() const {
    return operands_ == OperandKind::kFractions ||
           (operands_ == OperandKind::kLaterFractions && cards_ > 0);
  }

  bool takes_brackets() const { return traits_of(rules_.form).has_brackets; }

  bool fail(const ParseError& kind) {
    const char due = closing_sign_due();
    error_ = {text_.data() + at_, &kind, due == kDivisor ? '}' : due};
    return false;
  }

  // Fails where there is neither a card nor an operator.
  bool fail_at_token() {
    if (!operand_is_due_) return fail(kNoOperator);
    if (text_.substr(at_).starts_with('-')) return fail(kMinusInFront);
    return fail(takes_numbers() ? kNoNumber : kNoCard);
  }

  // The sign that closes the innermost open bracket; 0 if none is open.
  char closing_sign_due() const {
    const std::size_t at = waiting_.find_last_of(kClosingSigns);
    return at == std::string::npos ? '\0' : waiting_[at];
  }

  // What waits on top of the stack; 0 if nothing does.
  char waiting() const { return waiting_.empty() ? '\0' : waiting_.back(); }

  bool take_operand() {
    const char byte = text_[at_];
    if (takes_fractions() && push_fraction()) return true;
    const bool is_decimal = byte == '.' && takes_numbers();
    if (is_digit(byte) || is_decimal || (letter_card(byte) > 0 && !begins_word())) {
      return push_operand();
    }
    if (is_at_fraction()) return open_fraction();
    if (is_bracket(byte) && takes_numbers() && push_negative()) return true;
    if (byte == '-' && operands_ >= OperandKind::kFractions && push_negative()) return true;
    if (is_bracket(byte) && !takes_brackets()) return fail(kBracketsNotAllowed);
    return closing_sign(byte) != 0 ? open_bracket() : fail_at_token();
  }

  bool take_operator() {
    const char byte = text_[at_];
    const bool is_after_factorial = std::exchange(after_factorial_, false);
    const bool is_after_braces = std::exchange(after_unseen_braces_, false);
    if (is_bracket(byte) && !takes_brackets()) return fail(kBracketsNotAllowed);
    if (is_at_fraction() || is_card_after_bracket()) return fail(kMissingSign);
    if (text_.substr(at_).starts_with(kOver) && closing_sign_due() == '}') return divide_braces();
    if (closing_sign(byte) != 0) return multiply_by_bracket();
    const bool closes_divisor = byte == '}' && closing_sign_due() == kDivisor;
    if (open_brackets_ > 0 && (byte == closing_sign_due() || closes_divisor)) {
      ++at_;
      if (closes_divisor) close_bracket();
      close_bracket();
      after_unseen_braces_ =
          closes_divisor || (byte == '}' && waiting() == sign_of(Symbol::kPower));
      return go_on_with_fraction();
    }
    const auto found = operator_at(text_.substr(at_));
    if (!found) return fail_at_token();
    const bool is_tight = found->symbol == Symbol::kFactorial || found->symbol == Symbol::kPower;
    if (is_tight && is_after_braces) return fail(kMissingBrackets);
    if (found->symbol == Symbol::kFactorial) return take_factorial(is_after_factorial);
    push_operator(found->symbol);
    at_ += found->length;
    return true;
  }

  // Whether a small letter other than x, a sign of multiplication, follows: the T of "The" is not a
  // card.
  bool begins_word() const {
    const char next = at_ + 1 < text_.size() ? text_[at_ + 1] : ' ';
    return next >= 'a' && next <= 'z' && next != 'x';
  }

  // What waits on top is the operator whose operand stands before the bracket.
  bool multiply_by_bracket() {
    if (waiting() == '/' || waiting() == '^' || is_after_wide_blank()) return fail(kMissingSign);
    push_operator(Symbol::kTimes);
    multiplied_ = waiting_.size() + 1;
    return true;
  }

  // Whether more than a blank comes before, or another one than that of ASCII.
  bool is_after_wide_blank() const {
    const std::string_view before = text_.substr(0, at_);
    const std::string_view blanks = before.substr(trim_right(before).size());
    return blanks.find_first_of("\t\n\r") < blanks.size() || blanks.find("  ") < blanks.size();
  }

  bool is_card_after_bracket() const {
    return (is_digit(text_[at_]) || letter_card(text_[at_]) > 0) && is_bracket(text_[at_ - 1]);
  }

  bool is_at_fraction() const {
    return text_[at_] == '\\' && text_.substr(at_).starts_with(kFraction);
  }

  // \frac{a}{b} is read as ((a)/(b)).
  bool open_fraction() {
    if (!takes_brackets()) return fail(kBracketsNotAllowed);
    at_ += kFraction.size();
    waiting_ += kNumerator;
    ++open_brackets_;
    return open_fraction_part();
  }

  // {a \over b} is read as ((a)/(b)): all before it in the braces is divided by all after it.
  bool divide_braces() {
    apply_operators();
    if (multiplied_ == waiting_.size()) return fail(kMissingSign);
    at_ += kOver.size();
    push_operator(Symbol::kOver);
    waiting_ += kDivisor;
    ++open_brackets_;
    return true;
  }

  bool open_fraction_part() {
    skip_blanks();
    const std::string_view rest = text_.substr(at_);
    if (rest.starts_with('{')) return open_bracket();
    if (rest.empty() || !is_digit(rest.front())) return fail(kNoBraceOfFraction);
    if (cards_ == kMostCards) return fail(kTooManyCards);
    const int digit = rest.front() - '0';
    push_card(digit, rest.substr(1), Rational(digit));
    return go_on_with_fraction();
  }

  // After a closing bracket, which may be that of a numerator or a denominator.
  bool go_on_with_fraction() {
    if (closing_sign_due() == kDenominator) {
      close_bracket();
      after_unseen_braces_ = true;
    }
    if (closing_sign_due() != kNumerator) return true;
    waiting_.back() = kDenominator;
    push_operator(Symbol::kOver);
    return open_fraction_part();
  }

  bool open_bracket() {
    if (open_brackets_ >= kMostOpenBrackets) return fail(kTooManyBrackets);
    waiting_ += closing_sign(text_[at_++]);
    ++open_brackets_;
    return true;
  }

  void close_bracket() {
    apply_operators();
    waiting_.pop_back();
    --open_brackets_;
  }

  // A number with a minus; in brackets it may be a fraction.
  bool push_negative() {
    std::string_view rest = text_.substr(at_);
    const auto value =
        rest.front() == '-' ? take_number(rest, Written::kDecimal) : take_value(rest);
    if (!value || *value >= Rational(0) || cards_ == kMostCards) return false;
    push_card(0, rest, *value);
    return true;
  }

  // Not before ^ or !, which go before the division, and not the 1/4 of 1/4.5.
  bool push_fraction() {
    std::string_view rest = text_.substr(at_);
    const auto value = take_value(rest);
    if (!value || is_integer(*value) || cards_ == kMostCards) return false;
    const std::string_view next = trim_left(rest);
    if (next.starts_with("**") || next.find_first_of("^!.") == 0) return false;
    push_card(0, rest, *value);
    return true;
  }

  void push_card(int card, std::string_view rest, const Rational& value) {
    if (takes_numbers()) values_->push_back(value);
    expression_.push_card(card);
    ++cards_;
    at_ = text_.size() - rest.size();
    operand_is_due_ = false;
  }

  bool push_operand() {
    std::string_view rest = text_.substr(at_);
    const auto value =
        takes_numbers() ? take_number(rest, Written::kDecimal) : std::optional<Rational>();
    const int card = value ? 0 : take_card(rest);
    if (card < 0) return fail(kLargeCard);
    if (cards_ == kMostCards) return fail(kTooManyCards);
    push_card(card, rest, value.value_or(Rational(card)));
    return true;
  }

  void push_operator(Symbol symbol) {
    apply_operators(symbol);
    waiting_ += sign_of(symbol);
    operand_is_due_ = true;
  }

  // Its operand is the last one in the expression.
  bool take_factorial(bool is_after_factorial) {
    if (is_after_factorial) return fail(kTwoFactorialSigns);
    if (factorials_ == kMostFactorials) return fail(kTooManyFactorials);
    expression_.push(Symbol::kFactorial);
    ++factorials_;
    after_factorial_ = true;
    ++at_;
    return true;
  }

  // Applies what waits in the innermost open bracket; if an operator follows, what goes before it.
  void apply_operators(Symbol next = Symbol::kCard) {
    for (auto symbol = operator_of(waiting()); symbol; symbol = operator_of(waiting())) {
      if (next != Symbol::kCard && !goes_before(*symbol, next)) return;
      expression_.push(*symbol);
      waiting_.pop_back();
    }
  }

  // Whether the left of two operators around an operand is applied first.
  bool goes_before(Symbol left, Symbol right) const {
    if (left == Symbol::kPower && right == Symbol::kPower) return false;
    return precedence(left, rules_.form) >= precedence(right, rules_.form);
  }

  // Among the closing signs, a fraction, by the part that is open in it.
  static constexpr char kNumerator = 'n';
  static constexpr char kDenominator = 'd';
  static constexpr char kDivisor = 'o';
  static constexpr std::string_view kClosingSigns = ")]}ndo";
  static constexpr std::string_view kFraction = "\\frac";
  static constexpr std::string_view kOver = "\\over";

  std::string_view text_;
  const Rules& rules_;
  const OperandKind operands_;
  std::vector<Rational>* const values_;
  std::size_t at_ = 0;
  bool operand_is_due_ = true;
  bool after_factorial_ = false;  // the last sign was a !
  bool after_unseen_braces_ = false;
  std::string waiting_;  // the stack: operators, and the closing signs of open brackets
  std::size_t open_brackets_ = 0;
  std::size_t multiplied_ = 0;  // the size of the stack at the last bracket without a * before it
  std::size_t cards_ = 0;
  std::size_t factorials_ = 0;
  Expression expression_;
  Unreadable error_{};
};

}  // namespace

std::variant<Expression, Unreadable> parse(std::string_view text, const Rules& rules,
                                           OperandKind operands, std::vector<Rational>* values) {
  return Parser(text, rules, operands, values).parse();
}

std::optional<OperatorSign> operator_at(std::string_view text) {
  if (text.starts_with("**")) return OperatorSign{Symbol::kPower, 2};
  if (text.starts_with('x') || text.starts_with('X')) return OperatorSign{Symbol::kTimes, 1};
  const auto symbol = operator_of(text.front());
  return symbol ? std::optional(OperatorSign{*symbol, 1}) : std::nullopt;
}

std::optional<Expression> parse_other_notation(std::string_view text) {
  Expression expression;
  std::size_t factorials = 0;
  for (text = trim(text); !text.empty(); text = trim_left(text)) {
    std::size_t size = 0;
    while (size < text.size() && !is_space(text[size])) ++size;
    std::string_view token = text.substr(0, size);
    text.remove_prefix(size);
    if (expression.size() == kMostTokens) return std::nullopt;
    if (const int card = take_card(token); card >= 0) {
      expression.push_card(card);
    } else if (const auto found = operator_at(token)) {
      token.remove_prefix(found->length);
      factorials += found->symbol == Symbol::kFactorial ? 1 : 0;
      expression.push(found->symbol);
    }
    if (!token.empty()) return std::nullopt;
  }
  const bool is_whole = is_complete(expression) && factorials <= kMostFactorials;
  return is_whole ? std::optional(expression) : std::nullopt;
}

}  // namespace twentyfour
