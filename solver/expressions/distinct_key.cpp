#include "solver/expressions/distinct_key.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <variant>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/key_parts.hpp"
#include "solver/numbers/rational.hpp"

namespace twentyfour {
namespace distinct {
namespace {

// For each part of a sum or product, the operand of the expression that it was reduced from, by the
// place after the operand's last token. The part has the operand's value, up to its sign.
using Sources = std::array<std::uint8_t, kMostCards>;

// An operand without what changes nothing.
struct Reduced {
  FormView form;
  bool is_negative = false;
  Sources sources = {};  // of a sum or a product

  bool is(Mark kind) const { return *form.begin() == kind; }
};

class Reducer {
 public:
  Reducer(const Expression& expression, Division division)
      : truncates_(division == Division::kTruncating), expression_(expression) {
    const Evaluation whole = evaluate(expression, {.division = division}, {}, values_.data());
    assert(std::holds_alternative<Rational>(whole.value));
    static_cast<void>(whole);
  }

  DistinctKey key() {
    DistinctKey key;
    key.append(reduced(expression_.end()).form);
    return key;
  }

 private:
  const Rational& value_before(const PostfixToken* end) const { return values_[place(end) - 1U]; }

  // Reduces the operand that ends before `end`.
  Reduced reduced(const PostfixToken* end) {
    const Reduced made = reduced_by(symbol_of(end[-1]), end);
    sources_[place(end) - 1U] = made.sources;
    return made;
  }

  Reduced reduced_by(Symbol symbol, const PostfixToken* end) {
    if (symbol == Symbol::kCard) return {{end - 1, end}};
    if (is_additive(symbol)) return sum(end);
    if (is_multiplicative(symbol)) return leaves_remainder(end) ? quotient(end) : product(end);
    return symbol == Symbol::kPower ? power(end) : factorial(end);
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
  void collect_operands(const PostfixToken* end, bool is_sum, bool is_inverse, KeyParts& parts,
                        bool& is_negative) {
    collect(operand_begin(end - 1), is_sum, is_inverse, parts, is_negative);
    const bool turns = inverts_right(symbol_of(end[-1]));
    collect(end - 1, is_sum, is_inverse != turns, parts, is_negative);
  }

  // @param is_negative  of a product: changes with each minus that is taken out
  void collect(const PostfixToken* end, bool is_sum, bool is_inverse, KeyParts& parts,
               bool& is_negative) {
    if (is_flattened(end, is_sum)) {
      return collect_operands(end, is_sum, is_inverse, parts, is_negative);
    }
    const Reduced operand = reduced(end);
    if (is_sum) {
      is_inverse = is_inverse != operand.is_negative;
    } else {
      is_negative = is_negative != operand.is_negative;
    }
    if (!operand.is(is_sum ? kSum : kProduct)) {
      return parts.push(part(operand.form, place(end), is_inverse));
    }
    const PostfixToken* at = operand.form.begin() + 1;
    for (std::size_t i = 0; *at != kEnd; ++i) {
      const PostfixToken* const form_end = end_of_form(at + 1);
      const bool turns = *at == kSubtracted || *at == kDivisor;
      parts.push(part({at + 1, form_end}, operand.sources[i], is_inverse != turns));
      at = form_end;
    }
  }

  KeyPart part(const FormView& form, std::uint8_t source, bool is_inverse) const {
    return {form, source, is_inverse, cards_in(form), magnitude_of(values_[source - 1U])};
  }

  std::uint8_t place(const PostfixToken* end) const {
    return static_cast<std::uint8_t>(end - expression_.begin());
  }

  Reduced sum(const PostfixToken* end) {
    KeyParts terms;
    bool is_negative = false;
    collect_operands(end, true, false, terms, is_negative);
    terms.drop_each([](const KeyPart& term) { return term.size.is_zero(); });
    terms.sort();
    const Rational& total = value_before(end);
    drop_largest(terms, true, total);
    return rest_of(kSum, terms, total);
  }

  Reduced product(const PostfixToken* end) {
    KeyParts factors;
    bool is_negative = false;
    collect_operands(end, false, false, factors, is_negative);
    const Rational& value = value_before(end);
    if (value.is_zero()) return zero_factor(factors);
    drop_ones(factors);
    return rest_of(kProduct, factors, value);
  }

  // The sum or the product of the parts, which has this value.
  Reduced rest_of(Mark kind, KeyParts& parts, const Rational& value) {
    const bool is_negative = value.numerator() < 0;
    if (parts.size() == 1 && (kind == kSum || !parts[0].is_inverse)) {
      return alone(parts[0], is_negative);
    }
    if (kind == kSum) turn_terms(parts, value);
    Reduced made = {stored(form_of(kind, parts)), is_negative};
    for (std::size_t i = 0; i < parts.size(); ++i) made.sources[i] = parts[i].source;
    return made;
  }

  // A part that is left alone, as it was in the reduced operand that it comes from.
  Reduced alone(const KeyPart& part, bool is_negative) const {
    return {part.form, is_negative, sources_[part.source - 1U]};
  }

  // The one of value 0 with the fewest cards.
  Reduced zero_factor(const KeyParts& factors) const {
    const auto precedes = [](const KeyPart& x, const KeyPart& y) {
      if (x.size.is_zero() != y.size.is_zero()) return x.size.is_zero();
      return x.cards != y.cards ? x.cards < y.cards : x.form < y.form;
    };
    return alone(*std::min_element(factors.begin(), factors.end(), precedes), false);
  }

  Reduced quotient(const PostfixToken* end) {
    KeyParts factors;
    bool is_negative = false;
    collect_operands(end, false, false, factors, is_negative);
    drop_ones(factors);
    const Rational& value = value_before(end);
    return {stored(form_of(kQuotient, factors)), value.numerator() < 0};
  }

  static void drop_ones(KeyParts& factors) {
    factors.drop_each([](const KeyPart& factor) { return factor.size == Rational(1); });
    factors.sort();
    drop_largest(factors, false, Rational(1));
  }

  Reduced power(const PostfixToken* end) {
    Reduced base = reduced(operand_begin(end - 1));
    const Rational base_size = magnitude_of(value_before(operand_begin(end - 1)));
    const bool is_negative = value_before(end).numerator() < 0;
    if (base_size.is_zero() || base_size == Rational(1)) {
      base.is_negative = is_negative;
      return base;
    }
    const Rational& exponent_value = value_before(end - 1);
    if (exponent_value == Rational(1)) return base;
    DistinctKey form;
    form.push(kPower);
    if (!exponent_value.is_zero()) append(base, false, form);
    const Reduced exponent = reduced(end - 1);
    append(exponent, exponent.is_negative, form);
    form.push(kEnd);
    return {stored(form), is_negative};
  }

  static void append(const Reduced& operand, bool is_negative, DistinctKey& form) {
    form.push(is_negative ? kSubtracted : kAdded);
    form.append(operand.form);
  }

  Reduced factorial(const PostfixToken* end) {
    DistinctKey form;
    form.push(kFactorial);
    form.append(reduced(end - 1).form);
    return {stored(form)};
  }

  FormView stored(const DistinctKey& form) {
    assert(end_of_forms_ + form.size() <= forms_.data() + forms_.size());
    PostfixToken* const begin = end_of_forms_;
    end_of_forms_ = std::copy(form.begin(), form.end(), begin);
    return {begin, end_of_forms_};
  }

  const bool truncates_;
  const Expression& expression_;
  // Of each token's operand:
  RoomForValues values_;
  std::array<Sources, kMostTokens> sources_;
  // A form for each operator at most:
  std::array<PostfixToken, kMostTokens * DistinctKey::kMost> forms_;
  PostfixToken* end_of_forms_ = forms_.data();
};

}  // namespace
}  // namespace distinct

DistinctKey distinct_key(const Expression& expression, Division division) {
  assert(is_complete(expression));
  return distinct::Reducer(expression, division).key();
}

}  // namespace twentyfour
