// The parts of a sum or a product in a key, and which of them change nothing.
//
// For distinct_key.cpp alone; distinct_key.hpp says what a key is.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "solver/expressions/distinct_key.hpp"
#include "solver/numbers/rational.hpp"

namespace twentyfour::distinct {

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

inline Rational magnitude_of(const Rational& x) {
  return x.numerator() < 0 ? -x : x;
}

// The tokens of a form that is stored elsewhere.
struct FormView {
  const PostfixToken* first;
  const PostfixToken* last;

  const PostfixToken* begin() const { return first; }
  const PostfixToken* end() const { return last; }

  friend bool operator<(const FormView& x, const FormView& y) {
    if (x.last - x.first != y.last - y.first) return x.last - x.first < y.last - y.first;
    return std::lexicographical_compare(x.first, x.last, y.first, y.last);
  }
};

// A term of a sum, or a factor or divisor of a product.
struct KeyPart {
  FormView form;
  std::uint8_t source;
  bool is_inverse;  // subtracted, or a divisor
  unsigned cards;
  Rational size;  // of the value; a divisor's is not turned over

  friend bool operator<(const KeyPart& x, const KeyPart& y) {
    return x.is_inverse != y.is_inverse ? y.is_inverse : x.form < y.form;
  }
};

inline unsigned cards_in(const FormView& form) {
  return static_cast<unsigned>(std::count_if(
      form.begin(), form.end(), [](PostfixToken token) { return token < kFirstOperator; }));
}

inline const PostfixToken* end_of_form(const PostfixToken* at) {
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

  // Calls visit(part) with each part of a subset.
  template <class Visit>
  void for_each_of(unsigned subset, const Visit& visit) const {
    for (; subset != 0; subset &= subset - 1) {
      visit(parts_[static_cast<std::size_t>(std::countr_zero(subset))]);
    }
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

// Takes sorted parts.
inline DistinctKey form_of(Mark kind, const KeyParts& parts) {
  const bool is_sum = kind == kSum;
  DistinctKey form;
  form.push(kind);
  for (const KeyPart& part : parts) {
    if (is_sum) {
      form.push(part.is_inverse ? kSubtracted : kAdded);
    } else {
      form.push(part.is_inverse ? kDivisor : kFactor);
    }
    form.append(part.form);
  }
  form.push(kEnd);
  return form;
}

// Turns the signs of the terms where their total is below 0 or, if it is 0, where the form is
// smaller so. The terms are sorted, before and after.
inline void turn_terms(KeyParts& terms, const Rational& total) {
  if (total.numerator() > 0) return;
  KeyParts turned = terms;
  for (KeyPart& term : turned) term.is_inverse = !term.is_inverse;
  turned.sort();
  if (!total.is_zero() || form_of(kSum, turned) < form_of(kSum, terms)) terms = turned;
}

// Whether the terms come to 0, or the factors to 1, modulo 2^64. If not, they do not come to it
// exactly either, which is slower to find out.
inline bool may_go(const KeyParts& parts, unsigned subset, bool is_sum) {
  std::uint64_t up = is_sum ? 0 : 1;
  std::uint64_t down = 1;
  parts.for_each_of(subset, [&](const KeyPart& part) {
    const auto numerator = static_cast<std::uint64_t>(part.size.numerator());
    const auto denominator = static_cast<std::uint64_t>(part.size.denominator());
    if (is_sum) {
      up = up * denominator + (part.is_inverse ? 0 - numerator : numerator) * down;
      down *= denominator;
    } else {
      up *= part.is_inverse ? denominator : numerator;
      down *= part.is_inverse ? numerator : denominator;
    }
  });
  return is_sum ? up == 0 : up == down;
}

inline bool come_to_zero(const KeyParts& terms, unsigned subset) {
  std::optional<Rational> sum = Rational();
  terms.for_each_of(subset, [&sum](const KeyPart& term) {
    if (sum) sum = term.is_inverse ? *sum - term.size : *sum + term.size;
  });
  return sum && sum->is_zero();
}

// Whether all integers cancel. Their product may not fit.
inline bool come_to_one(const KeyParts& factors, unsigned subset) {
  std::array<Int128, kMostCards> up;
  std::array<Int128, kMostCards> down;
  std::size_t size = 0;
  factors.for_each_of(subset, [&](const KeyPart& factor) {
    up[size] = factor.size.numerator();
    down[size] = factor.size.denominator();
    if (factor.is_inverse) std::swap(up[size], down[size]);
    ++size;
  });
  for (std::size_t i = 0; i < size; ++i) {
    for (std::size_t j = 0; j < size; ++j) {
      const Int128 divisor = greatest_common_divisor(up[i], down[j]);
      up[i] /= divisor;
      down[j] /= divisor;
    }
  }
  const auto all_are_one = [&](const auto& integers) {
    return std::all_of(integers.begin(), integers.begin() + size, [](Int128 x) { return x == 1; });
  };
  return all_are_one(up) && all_are_one(down);
}

// Takes out the proper part with the most cards that changes nothing. The parts are sorted.
inline void drop_largest(KeyParts& parts, bool is_sum, const Rational& total) {
  if (parts.size() < 3) return;
  const unsigned all = (1U << parts.size()) - 1;
  unsigned most = 0;
  unsigned kept = all;
  DistinctKey smallest;
  for (unsigned subset = 1; subset < all; ++subset) {
    if ((subset & (subset - 1)) == 0) continue;  // single parts are gone
    if (!may_go(parts, subset, is_sum)) continue;
    unsigned cards = 0;
    parts.for_each_of(subset, [&cards](const KeyPart& part) { cards += part.cards; });
    if (cards < most) continue;
    if (!(is_sum ? come_to_zero(parts, subset) : come_to_one(parts, subset))) continue;
    KeyParts rest = parts;
    rest.keep(all & ~subset);
    if (is_sum) turn_terms(rest, total);
    const DistinctKey form = form_of(is_sum ? kSum : kProduct, rest);
    if (cards == most && smallest <= form) continue;
    most = cards;
    kept = all & ~subset;
    smallest = form;
  }
  if (kept != all) parts.keep(kept);
}

}  // namespace twentyfour::distinct
