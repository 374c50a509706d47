#include "solver/expressions/distinct_key.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <utility>
#include <variant>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/rational.hpp"

namespace twentyfour {
namespace {

// In the order in which forms are compared.
enum Mark : PostfixToken {
  kAdded = kFirstOperator,
  kSubtracted,
  kFactor,
  kDivisor,
  kPower,
  kFactorial,
  kSum,
  kProduct,
  kQuotient,
  kEnd,
};

Rational magnitude_of(const Rational& x) {
  return x.numerator() < 0 ? -x : x;
}

bool is_one(const Rational& x) {
  return x.numerator() == 1 && x.denominator() == 1;
}

// The operands of the expression that the parts of a form are left of, in the order of the parts:
// by the place after the last token. A part has the size of its operand.
using Sources = std::array<std::uint8_t, kMostCards>;

// What is left of an operand.
struct Left {
  DistinctKey form;
  bool is_negative = false;
  Sources sources = {};  // of a sum or a product

  bool is(Mark kind) const { return *form.begin() == kind; }
};

// A term of a sum, or a factor or divisor of a product.
struct KeyPart {
  DistinctKey form;
  std::uint8_t source;
  bool is_inverse;  // subtracted, or a divisor
  unsigned cards;
  Rational size;  // of the value; a divisor's is not turned over

  friend bool operator<(const KeyPart& x, const KeyPart& y) {
    return x.is_inverse != y.is_inverse ? y.is_inverse : x.form < y.form;
  }
};

unsigned cards_in(const DistinctKey& form) {
  return static_cast<unsigned>(std::count_if(
      form.begin(), form.end(), [](PostfixToken token) { return token < kFirstOperator; }));
}

const PostfixToken* end_of_form(const PostfixToken* at) {
  for (int open = 0;; ++at) {
    if (*at == kPower || *at == kSum || *at == kProduct || *at == kQuotient) ++open;
    if (*at == kEnd) --open;
    const bool may_end = *at == kEnd || *at < kFirstOperator;
    if (may_end && open == 0) return at + 1;
  }
}

// A set of parts, and subsets of them: a bit each.
class KeyParts {
 public:
  void push(const KeyPart& part) {
    assert(size_ < parts_.size());
    parts_[size_++] = part;
  }
  KeyPart* begin() { return parts_.data(); }
  KeyPart* end() { return parts_.data() + size_; }
  const KeyPart* begin() const { return parts_.data(); }
  const KeyPart* end() const { return parts_.data() + size_; }
  std::size_t size() const { return size_; }
  const KeyPart& operator[](std::size_t i) const { return parts_[i]; }

  unsigned cards() const {
    return std::accumulate(begin(), end(), 0U,
                           [](unsigned sum, const KeyPart& part) { return sum + part.cards; });
  }

  // Insertion sort: there are few parts.
  void sort() {
    for (KeyPart* next = begin(); next != end(); ++next) {
      KeyPart* const place = std::upper_bound(begin(), next, *next);
      std::rotate(place, next, next + 1);
    }
  }

  void keep(unsigned subset) {
    KeyPart* to = begin();
    for (std::size_t i = 0; i < size_; ++i) {
      if ((subset >> i & 1) != 0 && to++ != &parts_[i]) to[-1] = parts_[i];
    }
    size_ = static_cast<std::size_t>(to - begin());
  }

  // Takes out those for which goes() holds; if it does for all, keeps one with the most cards.
  template <class Goes>
  void drop_each(const Goes& goes) {
    KeyPart* const first =
        std::partition(begin(), end(), [&](const KeyPart& x) { return !goes(x); });
    if (first != begin()) {
      size_ = static_cast<std::size_t>(first - begin());
      return;
    }
    parts_[0] = *std::min_element(begin(), end(), [](const KeyPart& x, const KeyPart& y) {
      return x.cards != y.cards ? x.cards > y.cards : x.form < y.form;
    });
    parts_[0].is_inverse = false;  // 0 is -0, and 1 is 1/1
    size_ = 1;
  }

 private:
  std::array<KeyPart, kMostCards> parts_;
  std::size_t size_ = 0;
};

// The parts of an unreduced fraction modulo 2^64: of a sum of terms, or of factors over divisors. A
// filter, since most sets of parts do change something.
struct Remainders {
  std::uint64_t up;
  std::uint64_t down;

  Remainders with(const KeyPart& part, bool is_sum) const {
    auto numerator = static_cast<std::uint64_t>(part.size.numerator());
    auto denominator = static_cast<std::uint64_t>(part.size.denominator());
    if (!is_sum && part.is_inverse) std::swap(numerator, denominator);
    const std::uint64_t common = down * denominator;
    if (!is_sum) return {up * numerator, common};
    const std::uint64_t added = down * numerator;
    return {up * denominator + (part.is_inverse ? 0 - added : added), common};
  }

  bool may_change_nothing(bool is_sum) const { return up == (is_sum ? 0 : down); }
};

class Reducer {
 public:
  Reducer(const Expression& expression, Division division)
      : truncates_(division == Division::kTruncating), expression_(expression) {
    std::array<Rational, kMostCards> stack;
    std::size_t size = 0;
    for (std::size_t i = 0; i < expression.size(); ++i) {
      const PostfixToken token = expression.begin()[i];
      const Symbol symbol = symbol_of(token);
      if (symbol == Symbol::kCard) {
        stack[size++] = Rational(token);
      } else {
        const Rational right = symbol == Symbol::kFactorial ? Rational() : stack[--size];
        stack[size - 1] = std::get<Rational>(apply(symbol, stack[size - 1], right, division));
      }
      values_[i] = stack[size - 1];
    }
  }

  DistinctKey key() const { return reduced(expression_.end()).form; }

 private:
  const Rational& value_before(const PostfixToken* end) const { return values_[place(end) - 1U]; }

  // What is left of the operand that ends before `end`.
  Left reduced(const PostfixToken* end) const {
    const Symbol symbol = symbol_of(end[-1]);
    if (symbol == Symbol::kCard) {
      Left card;
      card.form.push(end[-1]);
      return card;
    }
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
                        bool& is_negative) const {
    collect(operand_begin(end - 1), is_sum, is_inverse, parts, is_negative);
    const bool turns = twentyfour::is_inverse(symbol_of(end[-1]));
    collect(end - 1, is_sum, is_inverse != turns, parts, is_negative);
  }

  // @param is_negative  of a product: changes with each minus that is taken out
  void collect(const PostfixToken* end, bool is_sum, bool is_inverse, KeyParts& parts,
               bool& is_negative) const {
    if (is_flattened(end, is_sum)) {
      return collect_operands(end, is_sum, is_inverse, parts, is_negative);
    }
    const Left left = reduced(end);
    if (is_sum) {
      is_inverse = is_inverse != left.is_negative;
    } else {
      is_negative = is_negative != left.is_negative;
    }
    if (!left.is(is_sum ? kSum : kProduct)) {
      return parts.push(part(left.form, place(end), is_inverse));
    }
    const PostfixToken* at = left.form.begin() + 1;
    for (std::size_t i = 0; *at != kEnd; ++i) {
      const PostfixToken* const form_end = end_of_form(at + 1);
      DistinctKey form;
      form.append(at + 1, form_end);
      const bool turns = *at == kSubtracted || *at == kDivisor;
      parts.push(part(form, left.sources[i], is_inverse != turns));
      at = form_end;
    }
  }

  KeyPart part(const DistinctKey& form, std::uint8_t source, bool is_inverse) const {
    return {form, source, is_inverse, cards_in(form), magnitude_of(values_[source - 1U])};
  }

  std::uint8_t place(const PostfixToken* end) const {
    return static_cast<std::uint8_t>(end - expression_.begin());
  }

  Left sum(const PostfixToken* end) const {
    KeyParts terms;
    bool is_negative = false;
    collect_operands(end, true, false, terms, is_negative);
    terms.drop_each([](const KeyPart& term) { return term.size.is_zero(); });
    terms.sort();
    const Rational& total = value_before(end);
    drop_largest(terms, true, total);
    return left_of(kSum, terms, total);
  }

  Left product(const PostfixToken* end) const {
    KeyParts factors;
    bool is_negative = false;
    collect_operands(end, false, false, factors, is_negative);
    const Rational& value = value_before(end);
    if (value.is_zero()) return zero_factor(factors);
    drop_ones(factors);
    return left_of(kProduct, factors, value);
  }

  // The sum or the product of the parts, which has this value.
  Left left_of(Mark kind, KeyParts& parts, const Rational& value) const {
    const bool is_negative = value.numerator() < 0;
    if (parts.size() == 1 && (kind == kSum || !parts[0].is_inverse)) {
      return alone(parts[0], is_negative);
    }
    if (kind == kSum) turn_terms(parts, value);
    Left made = {joined(kind, parts), is_negative, {}};
    for (std::size_t i = 0; i < parts.size(); ++i) made.sources[i] = parts[i].source;
    return made;
  }

  // A part that is left alone, as its operand was left.
  Left alone(const KeyPart& part, bool is_negative) const {
    Left left = {part.form, is_negative, {}};
    if (left.is(kSum) || left.is(kProduct)) {
      left.sources = reduced(expression_.begin() + part.source).sources;
    }
    return left;
  }

  // The one of value 0 with the fewest cards.
  Left zero_factor(const KeyParts& factors) const {
    const KeyPart* fewest = nullptr;
    for (const KeyPart& factor : factors) {
      if (!factor.size.is_zero()) continue;
      const bool is_better =
          fewest == nullptr || (factor.cards != fewest->cards ? factor.cards < fewest->cards
                                                              : factor.form < fewest->form);
      if (is_better) fewest = &factor;
    }
    assert(fewest != nullptr);
    return alone(*fewest, false);
  }

  Left quotient(const PostfixToken* end) const {
    KeyParts factors;
    bool is_negative = false;
    collect_operands(end, false, false, factors, is_negative);
    drop_ones(factors);
    const Rational& value = value_before(end);
    return {joined(kQuotient, factors), value.numerator() < 0, {}};
  }

  static void drop_ones(KeyParts& factors) {
    factors.drop_each([](const KeyPart& factor) { return is_one(factor.size); });
    factors.sort();
    drop_largest(factors, false, Rational(1));
  }

  // Takes out the proper part with the most cards that changes nothing. The parts are sorted.
  static void drop_largest(KeyParts& parts, bool is_sum, const Rational& total) {
    if (parts.size() < 3) return;
    const unsigned all = (1U << parts.size()) - 1;
    std::array<Remainders, std::size_t{1} << kMostCards> remainders;
    remainders[0] = {is_sum ? 0U : 1U, 1};
    unsigned most = 0;
    unsigned kept = all;
    DistinctKey smallest;
    for (unsigned subset = 1; subset < all; ++subset) {
      const unsigned others = subset & (subset - 1);
      const KeyPart& last = parts[static_cast<std::size_t>(std::countr_zero(subset))];
      remainders[subset] = remainders[others].with(last, is_sum);
      if (others == 0 || !remainders[subset].may_change_nothing(is_sum)) continue;
      KeyParts gone = parts;
      gone.keep(subset);
      const unsigned cards = gone.cards();
      if (cards < most || !(is_sum ? come_to_zero(gone) : come_to_one(gone))) continue;
      KeyParts rest = parts;
      rest.keep(all & ~subset);
      if (is_sum) turn_terms(rest, total);
      const DistinctKey form = joined(is_sum ? kSum : kProduct, rest);
      if (cards == most && smallest <= form) continue;
      most = cards;
      kept = all & ~subset;
      smallest = form;
    }
    if (kept != all) parts.keep(kept);
  }

  static bool come_to_zero(const KeyParts& terms) {
    std::optional<Rational> sum = Rational();
    for (const KeyPart& term : terms) {
      if (sum) sum = term.is_inverse ? *sum - term.size : *sum + term.size;
    }
    return sum && sum->is_zero();
  }

  // Whether all integers cancel. Their product may not fit.
  static bool come_to_one(const KeyParts& factors) {
    std::array<Int128, kMostCards> up;
    std::array<Int128, kMostCards> down;
    for (std::size_t i = 0; i < factors.size(); ++i) {
      up[i] = factors[i].size.numerator();
      down[i] = factors[i].size.denominator();
      if (factors[i].is_inverse) std::swap(up[i], down[i]);
    }
    for (std::size_t i = 0; i < factors.size(); ++i) {
      for (std::size_t j = 0; j < factors.size(); ++j) {
        const Int128 divisor = common_divisor(up[i], down[j]);
        up[i] /= divisor;
        down[j] /= divisor;
      }
    }
    const auto all_are_one = [&](const auto& integers) {
      return std::all_of(integers.begin(), integers.begin() + factors.size(),
                         [](Int128 x) { return x == 1; });
    };
    return all_are_one(up) && all_are_one(down);
  }

  static Int128 common_divisor(Int128 x, Int128 y) {
    while (y != 0) x = std::exchange(y, x % y);
    return x;
  }

  // Turns the signs of the terms where their total is below 0 or, if it is 0, where the form is
  // smaller so. The terms are sorted, before and after.
  static void turn_terms(KeyParts& terms, const Rational& total) {
    if (total.numerator() > 0) return;
    KeyParts turned = terms;
    for (KeyPart& term : turned) term.is_inverse = !term.is_inverse;
    turned.sort();
    if (!total.is_zero() || joined(kSum, turned) < joined(kSum, terms)) terms = turned;
  }

  // Takes sorted parts.
  static DistinctKey joined(Mark kind, const KeyParts& parts) {
    const bool is_sum = kind == kSum;
    DistinctKey form;
    form.push(kind);
    for (const KeyPart& part : parts) {
      if (is_sum) {
        form.push(part.is_inverse ? kSubtracted : kAdded);
      } else {
        form.push(part.is_inverse ? kDivisor : kFactor);
      }
      form.append(part.form.begin(), part.form.end());
    }
    form.push(kEnd);
    return form;
  }

  Left power(const PostfixToken* end) const {
    Left base = reduced(operand_begin(end - 1));
    const Rational base_size = magnitude_of(value_before(operand_begin(end - 1)));
    const bool is_negative = value_before(end).numerator() < 0;
    if (base_size.is_zero() || is_one(base_size)) {
      base.is_negative = is_negative;
      return base;
    }
    const Rational& exponent_value = value_before(end - 1);
    if (is_one(exponent_value)) return base;
    Left made = {{}, is_negative, {}};
    made.form.push(kPower);
    if (!exponent_value.is_zero()) append(base, false, made.form);
    const Left exponent = reduced(end - 1);
    append(exponent, exponent.is_negative, made.form);
    made.form.push(kEnd);
    return made;
  }

  static void append(const Left& operand, bool is_negative, DistinctKey& form) {
    form.push(is_negative ? kSubtracted : kAdded);
    form.append(operand.form.begin(), operand.form.end());
  }

  Left factorial(const PostfixToken* end) const {
    const Left operand = reduced(end - 1);
    Left made;
    made.form.push(kFactorial);
    made.form.append(operand.form.begin(), operand.form.end());
    return made;
  }

  const bool truncates_;
  const Expression& expression_;
  std::array<Rational, kMostTokens> values_;  // of each token's operand
};

}  // namespace

DistinctKey distinct_key(const Expression& expression, Division division) {
  assert(is_complete(expression));
  return Reducer(expression, division).key();
}

}  // namespace twentyfour
