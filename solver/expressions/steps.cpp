#include "solver/expressions/steps.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/characters.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/expressions/signs.hpp"
#include "solver/expressions/subsets.hpp"
#include "solver/expressions/wording.hpp"
#include "solver/judge/hand_reader.hpp"

namespace twentyfour {
namespace {

// The bytes of the separator with which a text that is not empty begins; 0 if it begins with none.
std::size_t separator_length(std::string_view text) {
  if (text[0] == ',' || text[0] == ';' || text[0] == '\n') return 1;
  const bool is_command = text.size() > 2 && text[2] >= 'a' && text[2] <= 'z';
  return text.starts_with("\\n") && !is_command ? 2 : 0;
}

// Takes what stands before the first separator, and the separator.
std::string_view take_part(std::string_view& text) {
  std::size_t end = 0;
  while (end < text.size() && separator_length(text.substr(end)) == 0) ++end;
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(end);
  if (!text.empty()) text.remove_prefix(separator_length(text));
  return part;
}

struct Step {
  Rational left;
  Symbol symbol = Symbol::kCard;
  Rational right;  // 0 for !
  Rational result;
};

enum class Fraction { kAbsent, kPresent, kEither };

// Reads a step in one of its readings: which operands are fractions without brackets.
class StepReader {
 public:
  explicit StepReader(std::string_view text) : rest_(text) {}

  std::optional<Step> read(Fraction left, Fraction right) {
    Step step;
    const bool is_read = take_operand(step.left, left) && take_operator(step.symbol) &&
                         (step.symbol == Symbol::kFactorial ? right == Fraction::kAbsent
                                                            : take_operand(step.right, right)) &&
                         take_equals_sign() && take_number(step.result, Fraction::kEither) &&
                         (is_at_end() || fail("expected a comma or a semicolon"));
    return is_read ? std::optional(step) : std::nullopt;
  }

  Unreadable flaw() const { return {rest_.data(), reason_}; }

 private:
  bool fail(const char* reason) {
    reason_ = reason;
    return false;
  }

  bool is_at_end() {
    while (!rest_.empty() && is_space(rest_.front())) rest_.remove_prefix(1);
    return rest_.empty();
  }

  // The next sign; 0 at the end.
  char next() { return is_at_end() ? '\0' : first_sign(rest_).sign; }

  bool take(char sign) {
    if (is_at_end() || first_sign(rest_).sign != sign) return false;
    rest_.remove_prefix(first_sign(rest_).length);
    return true;
  }

  bool take_operand(Rational& operand, Fraction fraction) {
    const char opening = next();
    const char closing = closing_sign(opening);
    if (closing == 0) return take_number(operand, fraction);
    return fraction == Fraction::kAbsent && take(opening) &&
           take_number(operand, Fraction::kEither) &&
           (take(closing) || fail("expected a closing bracket"));
  }

  bool take_operator(Symbol& symbol) {
    const Sign sign = is_at_end() ? Sign{} : first_sign_or_power(rest_);
    const auto found = operator_of(sign.sign);
    if (!found) return fail("expected an operator");
    symbol = *found;
    rest_.remove_prefix(sign.length);
    return true;
  }

  bool take_equals_sign() {
    if (!take('=')) return fail("expected an equals sign after one operator");
    take('=');
    return true;
  }

  // Where there is no number, nothing is taken.
  bool take_number(Rational& number, Fraction fraction) {
    const int card = letter_card(next());
    const std::string_view before = rest_;
    const auto value = card > 0 ? take_letter(card, fraction) : number_in_digits(fraction);
    if (value) {
      number = *value;
      return true;
    }
    rest_ = before;
    return fail("expected a number");
  }

  std::optional<Rational> take_letter(int card, Fraction fraction) {
    rest_.remove_prefix(1);
    return fraction == Fraction::kPresent ? std::nullopt : std::optional(Rational(card));
  }

  std::optional<Rational> number_in_digits(Fraction fraction) {
    const bool is_negative = take('-');
    Int128 numerator = 0;
    Int128 denominator = 1;
    if (is_at_end() || !take_digits(numerator, nullptr)) return std::nullopt;
    if (rest_.size() > 1 && rest_[0] == '.' && is_digit(rest_[1])) {
      rest_.remove_prefix(1);
      if (fraction == Fraction::kPresent || !take_digits(numerator, &denominator))
        return std::nullopt;
    } else if (fraction != Fraction::kAbsent && take('/')) {
      denominator = 0;
      if (is_at_end() || !take_digits(denominator, nullptr)) return std::nullopt;
      const auto value = Rational::of(numerator, denominator);
      if (!value || is_integer(*value)) return std::nullopt;
    } else if (fraction == Fraction::kPresent) {
      return std::nullopt;
    }
    return Rational::of(is_negative ? -numerator : numerator, denominator);
  }

  // Appends digits to a number, and as many zeros to a scale, if there is one.
  bool take_digits(Int128& number, Int128* scale) {
    std::size_t size = 0;
    for (; size < rest_.size() && is_digit(rest_[size]); ++size) {
      if (__builtin_mul_overflow(number, 10, &number) ||
          __builtin_add_overflow(number, rest_[size] - '0', &number) ||
          (scale != nullptr && __builtin_mul_overflow(*scale, 10, scale))) {
        return false;
      }
    }
    rest_.remove_prefix(size);
    return size > 0;
  }

  std::string_view rest_;
  const char* reason_ = "";
};

// The readings of a step; or, if there are none, where the one that comes furthest fails.
std::variant<std::vector<Step>, Unreadable> readings_of(std::string_view text) {
  std::vector<Step> readings;
  Unreadable flaw = {text.data(), ""};
  for (const Fraction left : {Fraction::kAbsent, Fraction::kPresent}) {
    for (const Fraction right : {Fraction::kAbsent, Fraction::kPresent}) {
      StepReader reader(text);
      if (const auto step = reader.read(left, right)) {
        readings.push_back(*step);
      } else if (flaw.reason.empty() || reader.flaw().at > flaw.at) {
        flaw = reader.flaw();
      }
    }
  }
  if (readings.empty()) return flaw;
  return readings;
}

// The numbers that are left after some steps, in all rows that the choices for them may have left.
class Left {
 public:
  Left(const Deal& deal, const Rules& rules) : rules_(rules) {
    for (const Deal& hand : hands_within(deal, rules)) {
      rows_.emplace_back();
      for (const auto card : hand) rows_.back().push_back({Rational(card), Symbol::kCard});
    }
  }

  // Takes a step in the reading that fits; or why there is none. Of two that do not fit, one whose
  // operands are left gives the reason.
  std::optional<FlawOfStep> take(const std::vector<Step>& readings) {
    std::vector<Step> possible;
    std::copy_if(readings.begin(), readings.end(), std::back_inserter(possible),
                 [this](const Step& step) { return !missing_operand(step); });
    std::optional<FlawOfStep> reason;
    for (const Step& step : possible.empty() ? readings : possible) {
      auto flaw = flaw_in(step);
      if (!flaw) return make(step);
      if (!reason) reason = std::move(flaw);
    }
    return reason;
  }

  std::optional<std::string> flaw_at_end(const Rational& target) const {
    std::vector<std::string> others;
    const Row& shortest = *std::min_element(
        rows_.begin(), rows_.end(), [](const Row& x, const Row& y) { return x.size() < y.size(); });
    for (const Number& number : shortest) others.push_back(to_string(number.value));
    others.erase(std::find(others.begin(), others.end(), to_string(result_)));
    if (!others.empty()) return "leaves " + enumerated(others, "and") + " unused";
    if (result_ != target) return "makes " + to_string(result_);
    return std::nullopt;
  }

  const std::vector<PostfixToken>& used_cards() const { return used_cards_; }

 private:
  // In a form with brackets all rows of the same values are equal.
  struct Number {
    Rational value;
    Symbol last_symbol;  // of the expression that makes it; kCard in a form with brackets
    bool operator==(const Number&) const = default;
  };
  using Row = std::vector<Number>;

  // The most in a row.
  std::size_t count(const Rational& value) const {
    std::ptrdiff_t most = 0;
    for (const Row& row : rows_) {
      most = std::max(most, std::count_if(row.begin(), row.end(), [&](const Number& number) {
                        return number.value == value;
                      }));
    }
    return static_cast<std::size_t>(most);
  }

  std::optional<std::string> missing_operand(const Step& step) const {
    const auto missing = [](const Rational& value) {
      return "takes " + to_string(value) + ", which is not left";
    };
    if (count(step.left) == 0) return missing(step.left);
    if (step.symbol == Symbol::kFactorial) return std::nullopt;
    if (count(step.right) == 0) return missing(step.right);
    if (step.left != step.right || count(step.left) > 1) return std::nullopt;
    return "takes " + to_string(step.left) + " twice, which is left once";
  }

  std::optional<FlawOfStep> flaw_in(const Step& step) const {
    if (!rules_.operators.contains(step.symbol)) return not_allowed(sign_of(step.symbol));
    if (const auto missing = missing_operand(step)) return *missing;
    if (step.symbol == Symbol::kFactorial && factorials_ == kMostFactorials) {
      return "expected at most " + std::to_string(kMostFactorials) + " factorials";
    }
    const MaybeValue value = value_of(step.symbol, step.left, step.right, rules_.division);
    if (const auto* const undefined = std::get_if<Undefined>(&value)) {
      return no_value(*undefined, step.symbol, step.left, step.right, rules_.division);
    }
    const auto& result = std::get<Rational>(value);
    if (result == step.result) return std::nullopt;
    return "makes " + to_string(result) + ", not " + to_string(step.result);
  }

  std::optional<FlawOfStep> make(const Step& step) {
    std::vector<Row> made;
    bool keeps_order = false;
    for (const Row& row : rows_) {
      for (std::size_t left = 0; left < row.size(); ++left) {
        for (std::size_t right = 0; right < row.size(); ++right) {
          if (!are_operands(row, left, right, step)) continue;
          keeps_order = true;
          if (!needs_brackets(row, left, right, step.symbol))
            add(after(row, left, right, step), made);
        }
      }
    }
    if (made.empty()) {
      return std::string(keeps_order ? kNeedsBrackets : kDoesNotKeepTheOrder);
    }
    rows_ = std::move(made);
    use(step.left);
    if (step.symbol != Symbol::kFactorial) use(step.right);
    result_ = step.result;
    results_.push_back(result_);
    factorials_ += step.symbol == Symbol::kFactorial ? 1 : 0;
    return std::nullopt;
  }

  // A number that is a result and a card is a result.
  void use(const Rational& operand) {
    const auto result = std::find(results_.begin(), results_.end(), operand);
    if (result != results_.end()) {
      results_.erase(result);
    } else {
      used_cards_.push_back(static_cast<PostfixToken>(operand.numerator()));
    }
  }

  // Of numbers at two places; ! has its operand at both.
  bool are_operands(const Row& row, std::size_t left, std::size_t right, const Step& step) const {
    if (row[left].value != step.left) return false;
    if (step.symbol == Symbol::kFactorial) return left == right;
    return left != right && row[right].value == step.right &&
           (!rules_.ordered || left + 1 == right);
  }

  bool needs_brackets(const Row& row, std::size_t left, std::size_t right, Symbol symbol) const {
    return left_needs_brackets(row[left].last_symbol, symbol, rules_.form) ||
           right_needs_brackets(row[right].last_symbol, symbol, rules_.form);
  }

  Row after(Row row, std::size_t left, std::size_t right, const Step& step) const {
    const bool has_brackets = traits_of(rules_.form).has_brackets;
    row[left] = {step.result, has_brackets ? Symbol::kCard : step.symbol};
    if (left != right) row.erase(row.begin() + static_cast<std::ptrdiff_t>(right));
    return row;
  }

  void add(Row row, std::vector<Row>& rows) const {
    const bool is_known = std::any_of(rows.begin(), rows.end(), [&](const Row& known) {
      return rules_.ordered
                 ? known == row
                 : std::is_permutation(known.begin(), known.end(), row.begin(), row.end());
    });
    if (!is_known) rows.push_back(std::move(row));
  }

  const Rules& rules_;
  std::vector<Row> rows_;
  Rational result_;
  std::vector<Rational> results_;  // that no step has used
  std::vector<PostfixToken> used_cards_;
  std::size_t factorials_ = 0;
};

}  // namespace

bool is_in_steps(std::string_view text) {
  if (text.find('=') == std::string_view::npos) return false;
  const std::size_t size = text.size();
  const std::string_view part = take_part(text);
  return part.size() < size && std::holds_alternative<std::vector<Step>>(readings_of(part));
}

std::optional<FlawInSteps> flaw_in_steps(const Deal& deal, std::string_view text,
                                         const Rules& rules) {
  Left left(deal, rules);
  std::size_t step = 0;
  while (!text.empty()) {
    const std::string_view part = take_part(text);
    if (without_blanks_around(part).empty()) continue;
    ++step;
    auto readings = readings_of(part);
    if (auto* const flaw = std::get_if<Unreadable>(&readings)) return FlawInSteps{step, *flaw, {}};
    if (auto reason = left.take(std::get<std::vector<Step>>(readings))) {
      return FlawInSteps{step, *reason, {}};
    }
  }
  if (auto flaw = left.flaw_at_end(deal.target())) {
    return FlawInSteps{step, *flaw, left.used_cards()};
  }
  return std::nullopt;
}

}  // namespace twentyfour
