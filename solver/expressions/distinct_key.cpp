#include "solver/expressions/distinct_key.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <optional>
#include <utility>
#include <variant>

#include "solver/expressions/arithmetic.hpp"

namespace twentyfour {
namespace {

// What begins a form that is not a card, in the order in which forms are compared.
enum FormKind : PostfixToken {
  kPowerForm = kFirstOperator,
  kFactorialForm,
  kSumForm,
  kProductForm,
  kQuotientForm
};

Rational magnitude_of(const Rational& x) {
  return x.numerator() < 0 ? -x : x;
}

}  // namespace

// Takes from the expression what changes nothing. Subsets of parts are a bit each.
class Forms::Reducer {
 public:
  Reducer(Forms& forms, const Expression& expression, Division division)
      : forms_(forms), truncates_(division == Division::kTruncating), expression_(expression) {
    const Evaluation whole = evaluate(expression, {.division = division}, {}, values_.data());
    assert(std::holds_alternative<Rational>(whole.value));
    static_cast<void>(whole);
  }

  // An operand without what changes nothing.
  struct Reduced {
    FormId form;
    bool is_negative = false;
  };

  // Reduces the operand that ends before `end`.
  Reduced reduced(const PostfixToken* end) {
    const Symbol symbol = symbol_of(end[-1]);
    if (symbol == Symbol::kCard) return {forms_.entered(end[-1], {}, Rational(end[-1]))};
    if (is_additive(symbol)) return sum(end);
    if (is_multiplicative(symbol)) return leaves_remainder(end) ? quotient(end) : product(end);
    return symbol == Symbol::kPower ? power(end) : factorial(end);
  }

 private:
  const Rational& value_before(const PostfixToken* end) const {
    return values_[static_cast<std::size_t>(end - expression_.begin()) - 1];
  }

  bool leaves_remainder(const PostfixToken* end) const {
    if (!truncates_ || symbol_of(end[-1]) != Symbol::kOver) return false;
    const Rational& divisor = value_before(end - 1);
    return value_before(operand_begin(end - 1)).numerator() % divisor.numerator() != 0;
  }

  // Whether the operands are terms of a sum, or factors of a product, around it.
  bool is_flattened(const PostfixToken* end, bool is_sum) const {
    const Symbol symbol = symbol_of(end[-1]);
    return is_sum ? is_additive(symbol) : is_multiplicative(symbol) && !leaves_remainder(end);
  }

  // Adds the parts of both operands of the sum or product that ends before `end`.
  void collect_operands(const PostfixToken* end, bool is_sum, bool is_inverse, Parts& parts) {
    collect(operand_begin(end - 1), is_sum, is_inverse, parts);
    const bool turns = inverts_right(symbol_of(end[-1]));
    collect(end - 1, is_sum, is_inverse != turns, parts);
  }

  void collect(const PostfixToken* end, bool is_sum, bool is_inverse, Parts& parts) {
    if (is_flattened(end, is_sum)) return collect_operands(end, is_sum, is_inverse, parts);
    const Reduced operand = reduced(end);
    if (is_sum) is_inverse = is_inverse != operand.is_negative;
    const Form& form = forms_[operand.form];
    if (form.first != (is_sum ? kSumForm : kProductForm))
      return parts.push({operand.form, is_inverse});
    for (const Part part : forms_.parts_of(form)) {
      parts.push({part.form, part.is_inverse != is_inverse});
    }
  }

  Reduced sum(const PostfixToken* end) {
    Parts terms;
    collect_operands(end, true, false, terms);
    drop_each(terms, Rational(0));
    sort(terms);
    const Rational& total = value_before(end);
    drop_largest(terms, true, total);
    return rest_of(kSumForm, terms, total);
  }

  Reduced product(const PostfixToken* end) {
    Parts factors;
    collect_operands(end, false, false, factors);
    const Rational& value = value_before(end);
    if (value.is_zero()) return {zero_factor(factors)};
    drop_ones(factors);
    return rest_of(kProductForm, factors, value);
  }

  Reduced quotient(const PostfixToken* end) {
    Parts factors;
    collect_operands(end, false, false, factors);
    drop_ones(factors);
    const Rational& value = value_before(end);
    return {forms_.entered(kQuotientForm, factors, magnitude_of(value)), value.numerator() < 0};
  }

  // The sum or the product of the parts, which has this value.
  Reduced rest_of(FormKind kind, Parts& parts, const Rational& value) {
    const bool is_negative = value.numerator() < 0;
    const bool is_alone = parts.size() == 1 && (kind == kSumForm || !parts[0].is_inverse);
    if (is_alone) return {parts[0].form, is_negative};
    if (kind == kSumForm) turn_terms(parts, value);
    return {forms_.entered(kind, parts, magnitude_of(value)), is_negative};
  }

  Reduced power(const PostfixToken* end) {
    Reduced base = reduced(operand_begin(end - 1));
    const Rational& base_size = forms_[base.form].size;
    const bool is_negative = value_before(end).numerator() < 0;
    if (base_size.is_zero() || base_size == Rational(1)) return {base.form, is_negative};
    const Rational& exponent_value = value_before(end - 1);
    if (exponent_value == Rational(1)) return base;
    const Reduced exponent = reduced(end - 1);
    Parts parts;
    if (!exponent_value.is_zero()) parts.push({base.form, false});
    parts.push({exponent.form, exponent.is_negative});
    return {forms_.entered(kPowerForm, parts, magnitude_of(value_before(end))), is_negative};
  }

  Reduced factorial(const PostfixToken* end) {
    Parts parts;
    parts.push({reduced(end - 1).form, false});
    return {forms_.entered(kFactorialForm, parts, value_before(end))};
  }

  // The one of value 0 with the fewest cards.
  FormId zero_factor(const Parts& factors) const {
    const auto precedes = [this](const Part& x, const Part& y) {
      const Form& a = forms_[x.form];
      const Form& b = forms_[y.form];
      if (a.size.is_zero() != b.size.is_zero()) return a.size.is_zero();
      return a.cards != b.cards ? a.cards < b.cards : forms_.precedes(x.form, y.form);
    };
    return std::min_element(factors.begin(), factors.end(), precedes)->form;
  }

  void drop_ones(Parts& factors) {
    drop_each(factors, Rational(1));
    sort(factors);
    drop_largest(factors, false, Rational(1));
  }

  // Takes out the parts of this size; if all are, keeps one with the most cards.
  void drop_each(Parts& parts, const Rational& size) {
    Part* const first = std::partition(parts.begin(), parts.end(), [&](const Part& part) {
      return !(forms_[part.form].size == size);
    });
    if (first != parts.begin()) return parts.truncate(first);
    const auto precedes = [this](const Part& x, const Part& y) {
      const unsigned a = forms_[x.form].cards;
      const unsigned b = forms_[y.form].cards;
      return a != b ? a > b : forms_.precedes(x.form, y.form);
    };
    *first = {std::min_element(parts.begin(), parts.end(), precedes)->form, false};  // 1 is 1/1
    parts.truncate(first + 1);
  }

  // Insertion sort: there are few parts.
  void sort(Parts& parts) const {
    const auto precedes = [this](const Part& x, const Part& y) {
      return x.is_inverse != y.is_inverse ? y.is_inverse : forms_.precedes(x.form, y.form);
    };
    for (Part* next = parts.begin(); next != parts.end(); ++next) {
      std::rotate(std::upper_bound(parts.begin(), next, *next, precedes), next, next + 1);
    }
  }

  // Turns the signs of the terms where their total is below 0 or, if it is 0, where the form is
  // smaller so. The terms are sorted, before and after.
  void turn_terms(Parts& terms, const Rational& total) const {
    if (total.numerator() > 0) return;
    Parts turned = terms;
    for (Part& term : turned) term.is_inverse = !term.is_inverse;
    sort(turned);
    if (!total.is_zero() || forms_.precede(turned, terms)) terms = turned;
  }

  // Takes out the proper part with the most cards that changes nothing. The parts are sorted.
  void drop_largest(Parts& parts, bool is_sum, const Rational& total) const {
    if (parts.size() < 3) return;
    const unsigned all = (1U << parts.size()) - 1;
    unsigned most = 0;
    unsigned kept = all;
    Parts smallest;
    for (unsigned subset = 1; subset < all; ++subset) {
      if ((subset & (subset - 1)) == 0) continue;  // single parts are gone
      const Parts going = parts.of(subset);
      if (!may_go(going, is_sum)) continue;
      unsigned cards = 0;
      for (const Part& part : going) cards += forms_[part.form].cards;
      if (cards < most || !(is_sum ? come_to_zero(going) : come_to_one(going))) continue;
      Parts rest = parts.of(all & ~subset);
      if (is_sum) turn_terms(rest, total);
      if (cards == most && !forms_.precede(rest, smallest)) continue;
      most = cards;
      kept = all & ~subset;
      smallest = rest;
    }
    parts = parts.of(kept);
  }

  // Whether the terms come to 0, or the factors to 1, modulo 2^64. If not, they do not come to it
  // exactly either, which is slower to find out.
  bool may_go(const Parts& parts, bool is_sum) const {
    std::uint64_t up = is_sum ? 0 : 1;
    std::uint64_t down = 1;
    for (const Part& part : parts) {
      const Rational& size = forms_[part.form].size;
      const auto numerator = static_cast<std::uint64_t>(size.numerator());
      const auto denominator = static_cast<std::uint64_t>(size.denominator());
      if (is_sum) {
        up = up * denominator + (part.is_inverse ? 0 - numerator : numerator) * down;
        down *= denominator;
      } else {
        up *= part.is_inverse ? denominator : numerator;
        down *= part.is_inverse ? numerator : denominator;
      }
    }
    return is_sum ? up == 0 : up == down;
  }

  bool come_to_zero(const Parts& terms) const {
    std::optional<Rational> sum = Rational();
    for (const auto& [form, is_inverse] : terms) {
      if (sum) sum = is_inverse ? *sum - forms_[form].size : *sum + forms_[form].size;
    }
    return sum && sum->is_zero();
  }

  // Whether all integers cancel. Their product may not fit.
  bool come_to_one(const Parts& factors) const {
    std::array<Int128, kMostCards> up;
    std::array<Int128, kMostCards> down;
    const std::size_t size = factors.size();
    for (std::size_t i = 0; i < size; ++i) {
      const Rational& factor = forms_[factors[i].form].size;
      up[i] = factor.numerator();
      down[i] = factor.denominator();
      if (factors[i].is_inverse) std::swap(up[i], down[i]);
    }
    for (std::size_t i = 0; i < size; ++i) {
      for (std::size_t j = 0; j < size; ++j) {
        const Int128 divisor = greatest_common_divisor(up[i], down[j]);
        up[i] /= divisor;
        down[j] /= divisor;
      }
    }
    const auto all_are_one = [size](const auto& integers) {
      return std::all_of(integers.begin(), integers.begin() + size,
                         [](Int128 x) { return x == 1; });
    };
    return all_are_one(up) && all_are_one(down);
  }

  Forms& forms_;
  const bool truncates_;
  const Expression& expression_;
  RoomForValues values_;  // of each token's operand
};

FormId Forms::key_of(const Expression& expression, Division division) {
  assert(is_complete(expression));
  return Reducer(*this, expression, division).reduced(expression.end()).form;
}

std::uint64_t Forms::hash_of(PostfixToken first, std::span<const Part> parts) {
  constexpr std::uint64_t kMultiplier = 0x9e3779b97f4a7c15;
  std::uint64_t hash = first * kMultiplier;
  for (const auto& [form, is_inverse] : parts) {
    hash = ((hash ^ hash >> 32) + 2 * std::uint64_t{form} + (is_inverse ? 1 : 0)) * kMultiplier;
  }
  return hash;
}

// The form, which is new or known.
FormId Forms::entered(PostfixToken first, std::span<const Part> parts, const Rational& size) {
  const std::uint32_t known = places_.find(hash_of(first, parts), [&](std::uint32_t number) {
    const Form& form = forms_[number - 1];
    return form.first == first && std::ranges::equal(parts_of(form), parts);
  });
  if (known != 0) return known - 1;
  const bool is_card = first < kFirstOperator;
  unsigned cards = is_card ? 1 : 0;
  for (const Part& part : parts) cards += forms_[part.form].cards;
  const std::size_t tokens = (is_card ? 1U : first == kFactorialForm ? 0U : 2U) + tokens_of(parts);
  forms_.push_back({first, static_cast<std::uint8_t>(tokens), static_cast<std::uint8_t>(cards),
                    static_cast<std::uint8_t>(parts.size()),
                    static_cast<std::uint32_t>(parts_.size()), size});
  parts_.insert(parts_.end(), parts.begin(), parts.end());
  places_.add([this](std::uint32_t number) { return hash_of(number - 1); });
  return static_cast<FormId>(forms_.size() - 1);
}

bool Forms::precedes(FormId x, FormId y) const {
  const auto [x_tokens, y_tokens] = std::pair(forms_[x].tokens, forms_[y].tokens);
  return x_tokens != y_tokens ? x_tokens < y_tokens : compare(x, y) < 0;
}

bool Forms::precede(std::span<const Part> xs, std::span<const Part> ys) const {
  const auto [x_tokens, y_tokens] = std::pair(tokens_of(xs), tokens_of(ys));
  return x_tokens != y_tokens ? x_tokens < y_tokens : compare(xs, ys) < 0;
}

std::size_t Forms::tokens_of(std::span<const Part> parts) const {
  std::size_t tokens = 0;
  for (const Part& part : parts) tokens += 1U + forms_[part.form].tokens;
  return tokens;
}

// Token by token; each form begins with its first one, and after its parts comes the largest.
int Forms::compare(FormId x, FormId y) const {
  if (x == y) return 0;
  const Form& a = forms_[x];
  const Form& b = forms_[y];
  return a.first != b.first ? (a.first < b.first ? -1 : 1) : compare(parts_of(a), parts_of(b));
}

int Forms::compare(std::span<const Part> xs, std::span<const Part> ys) const {
  for (std::size_t i = 0; i < xs.size() && i < ys.size(); ++i) {
    if (xs[i].is_inverse != ys[i].is_inverse) return xs[i].is_inverse ? 1 : -1;
    if (const int order = compare(xs[i].form, ys[i].form)) return order;
  }
  return xs.size() == ys.size() ? 0 : xs.size() > ys.size() ? -1 : 1;
}

}  // namespace twentyfour
