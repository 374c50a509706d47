#include "solver/answers/steps.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

// The numbers that are left after some steps. Where equal numbers or subsets leave a choice, there
// is a row of numbers for each choice that may be meant.
class Remaining {
 public:
  Remaining(const Deal& deal, const Rules& rules) : rules_(rules) {
    for (const Deal& hand : hands_within(deal, rules)) {
      rows_.emplace_back();
      for (const auto card : hand) rows_.back().push_back({Rational(card), Symbol::kCard});
    }
  }

  // Takes a step, or says why it is wrong.
  std::optional<Reason> take(const StepText& step) {
    if (auto flaw = take(step.readings)) return flaw;
    if (!step.leftover || are_left(*step.leftover)) return std::nullopt;
    return Reason("leaves " + names_of(values_of(rows_.front())) + ", not " +
                  names_of(*step.leftover));
  }

  std::optional<Reason> flaw_at_end(const Rational& target) const {
    const Row& shortest = *std::min_element(
        rows_.begin(), rows_.end(), [](const Row& x, const Row& y) { return x.size() < y.size(); });
    std::vector<Rational> others = values_of(shortest);
    others.erase(std::find(others.begin(), others.end(), result_));
    if (!others.empty()) return Reason("leaves " + names_of(others) + " unused");
    if (result_ != target) return Reason("makes " + to_string(result_));
    return std::nullopt;
  }

  const std::vector<PostfixToken>& used_cards() const { return used_cards_; }

 private:
  // Takes a step in the reading that fits; or why there is none. Of two that do not fit, one whose
  // operands are left gives the reason.
  std::optional<Reason> take(std::vector<StepReading> readings) {
    std::stable_partition(readings.begin(), readings.end(),
                          [this](const StepReading& step) { return !missing_operand(step); });
    std::optional<Reason> reason;
    for (const StepReading& step : readings) {
      auto flaw = flaw_in(step);
      if (!flaw) return make(step);
      if (!reason) reason = std::move(flaw);
    }
    return reason;
  }

  // In a form with brackets all rows of the same values are equal.
  struct Number {
    Rational value;
    Symbol last_symbol;  // of the expression that makes it; kCard in a form with brackets
    bool operator==(const Number&) const = default;
  };
  using Row = std::vector<Number>;

  static std::vector<Rational> values_of(const Row& row) {
    std::vector<Rational> values;
    for (const Number& number : row) values.push_back(number.value);
    return values;
  }

  static std::string names_of(const std::vector<Rational>& numbers) {
    std::vector<std::string> names;
    names.reserve(numbers.size());
    for (const Rational& number : numbers) names.push_back(to_string(number));
    return enumerated(names, "and");
  }

  // Whether a row has these numbers.
  bool are_left(const std::vector<Rational>& numbers) const {
    return std::ranges::any_of(rows_, [&](const Row& row) {
      const std::vector<Rational> values = values_of(row);
      return std::is_permutation(values.begin(), values.end(), numbers.begin(), numbers.end());
    });
  }

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

  std::optional<Reason> missing_operand(const StepReading& step) const {
    const auto missing = [](const Rational& value) {
      return Reason("takes " + to_string(value) + ", which is not left");
    };
    if (count(step.left) == 0) return missing(step.left);
    if (step.symbol == Symbol::kFactorial) return std::nullopt;
    if (count(step.right) == 0) return missing(step.right);
    if (step.left != step.right || count(step.left) > 1) return std::nullopt;
    return Reason("takes " + to_string(step.left) + " twice, but only one is left");
  }

  std::optional<Reason> flaw_in(const StepReading& step) const {
    if (!rules_.operators.contains(step.symbol)) return not_allowed(sign_of(step.symbol));
    if (auto missing = missing_operand(step)) return missing;
    if (step.symbol == Symbol::kFactorial && factorials_ == kMostFactorials) {
      return Reason("uses more than " + std::to_string(kMostFactorials) + " factorials");
    }
    const MaybeValue value = apply(step.symbol, step.left, step.right, rules_.division);
    if (const auto* const undefined = std::get_if<Undefined>(&value)) {
      return reason_of(no_value(*undefined, step.symbol, step.left, step.right, rules_.division));
    }
    const auto& result = std::get<Rational>(value);
    if (result == step.result) return std::nullopt;
    return Reason("makes " + to_string(result) + ", not " + to_string(step.result));
  }

  std::optional<Reason> make(const StepReading& step) {
    std::vector<Row> made;
    bool keeps_order = false;
    for (const Row& row : rows_) {
      for (std::size_t left = 0; left < row.size(); ++left) {
        for (std::size_t right = 0; right < row.size(); ++right) {
          if (!are_operands(row, left, right, step)) continue;
          keeps_order = true;
          if (would_need_brackets(row, left, right, step.symbol)) continue;
          add(after(row, left, right, step), made);
        }
      }
    }
    if (made.empty()) return keeps_order ? needs_brackets() : does_not_keep_the_order();
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

  // Whether the step takes the numbers at these two places; for !, both are that of its operand.
  bool are_operands(const Row& row, std::size_t left, std::size_t right,
                    const StepReading& step) const {
    if (row[left].value != step.left) return false;
    if (step.symbol == Symbol::kFactorial) return left == right;
    return left != right && row[right].value == step.right &&
           (!rules_.ordered || left + 1 == right);
  }

  bool would_need_brackets(const Row& row, std::size_t left, std::size_t right,
                           Symbol symbol) const {
    return left_needs_brackets(row[left].last_symbol, symbol, rules_.form) ||
           right_needs_brackets(row[right].last_symbol, symbol, rules_.form);
  }

  Row after(Row row, std::size_t left, std::size_t right, const StepReading& step) const {
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

std::optional<StepsFinding> check_steps(const Deal& deal, std::string_view text,
                                        const PlainAnswer& answer, const Rules& rules) {
  std::string_view rest = text;
  const std::string_view first = take_part(rest);
  if (first.size() == text.size()) return std::nullopt;
  auto read = step_in(first);
  if (!std::holds_alternative<StepText>(read)) return std::nullopt;
  Remaining remaining(deal, rules);
  for (std::size_t step = 1;; ++step) {
    const auto flaw = [step](const Reason& reason) {
      return Reason("step " + std::to_string(step) + ": " + reason.text());
    };
    if (const auto* const error = std::get_if<Unreadable>(&read)) {
      return StepsFinding{flaw(reason_of(*error, answer, rules))};
    }
    if (const auto reason = remaining.take(std::get<StepText>(read))) {
      return StepsFinding{flaw(*reason)};
    }
    std::string_view part;
    while (part.empty() && !rest.empty()) part = trim(take_part(rest));
    if (part.empty()) {
      const auto reason = remaining.flaw_at_end(deal.target());
      return reason ? StepsFinding{flaw(*reason), remaining.used_cards()} : StepsFinding{};
    }
    read = step_in(part);
  }
}

}  // namespace twentyfour
