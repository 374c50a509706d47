// The numbers that a search works with. Which of them is chosen depends on the rules and the cards
// alone (search.cpp). All have the same operations:
//
//   is_up_to_sign
//                whether a number stands for its negative too
//   of_card, of  a card, and a Rational if it is such a number
//   plus, minus, times, over
//                write the result, and return whether there is one; minus of numbers up to their
//                signs is their distance
//   divided      the x for which x * y is z
//   hash         equal for equal numbers
//   may_be       whether it may be a Rational; if not, it is another
//
// over() and divided() take a divisor that is not 0 and, where kHasInverses, the inverse of its
// residue. Fractions, of which only values are asked for, lack of, divided and may_be.
//
// The theorem of signs and the theorem of residues, at the end, say why these numbers suffice.
#pragma once

#include <algorithm>
#include <cmath>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/judge/division.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/numbers/residues.hpp"

namespace twentyfour {

// A hash of x, for tables that take its high bits.
constexpr std::uint64_t spread(std::uint64_t x) {
  return x * 0x9e3779b97f4a7c15;
}

// Real numbers, as residues modulo a prime; up to their signs, the smaller of x and -x.
template <bool up_to_sign, Residue modulus = kModulus>
struct Residues {
  using Number = Residue;
  using Inverse = Residue;

  static constexpr bool kHasInverses = true;
  static constexpr bool kHasPowers = false;

  static constexpr bool is_up_to_sign() { return up_to_sign; }
  static Number folded(Residue x) { return up_to_sign && x > modulus / 2 ? modulus - x : x; }
  static Number of_card(std::int64_t card) { return folded(residue_of<modulus>(card)); }
  // Nothing where the prime divides a part that is not 0.
  static std::optional<Number> of(const Rational& x) {
    const Residue numerator = residue_of_part(x.numerator());
    const Residue denominator = residue_of_part(x.denominator());
    if (denominator == 0 || (numerator == 0 && !x.is_zero())) return std::nullopt;
    if (denominator == 1) return folded(numerator);
    return folded(multiply<modulus>(numerator, twentyfour::invert<modulus>(denominator)));
  }
  static bool is_zero(Number x) { return x == 0; }
  static std::uint64_t hash(Number x) { return spread(x); }

  static bool plus(Number x, Number y, Number& z) {
    z = folded(add<modulus>(x, y));
    return true;
  }
  static bool minus(Number x, Number y, Number& z) {
    z = folded(subtract<modulus>(x, y));
    return true;
  }
  static bool times(Number x, Number y, Number& z) {
    z = folded(multiply<modulus>(x, y));
    return true;
  }
  static bool over(Number x, Number, Residue inverse, Number& z) { return times(x, inverse, z); }
  static bool divided(Number z, Number, Residue inverse, Number& x) { return times(z, inverse, x); }
  static bool leaves_remainder(Number, Number) { return false; }

  static Residue residue(Number x) { return x; }
  static constexpr Residue kModulus = modulus;

  // Whether the number may be x; it is not if this is false.
  static bool may_be(Number number, const Rational& x) {
    return folded(multiply<modulus>(number, residue_of_part(x.denominator()))) ==
           folded(residue_of_part(x.numerator()));
  }

 private:
  static Residue residue_of_part(Int128 x) {
    const auto low = static_cast<std::int64_t>(x);
    if (low == x) return residue_of<modulus>(low);  // a division of 128 bits is slow
    return residue_of<modulus>(static_cast<std::int64_t>(x % static_cast<Int128>(modulus)));
  }
};

// Integers up to their signs, for division that is exact or truncates. Domain: the values of the
// cards fit 60 bits, and so do targets. Goals fit 62: a larger product is none that cards make, and
// all that is added to a goal by the cards that are left fits 60.
struct Integers {
  using Number = std::int64_t;
  using Inverse = std::monostate;

  Division division;

  static constexpr bool kHasInverses = false;
  static constexpr bool kHasPowers = false;

  static constexpr bool is_up_to_sign() { return true; }
  static Number folded(Number x) { return x < 0 ? -x : x; }
  static Number of_card(std::int64_t card) { return card; }
  static std::optional<Number> of(const Rational& x) {
    const auto number = static_cast<Number>(x.numerator());
    if (x.denominator() != 1 || number != x.numerator()) return std::nullopt;
    return folded(number);
  }
  static bool is_zero(Number x) { return x == 0; }
  static std::uint64_t hash(Number x) { return spread(static_cast<std::uint64_t>(x)); }

  static bool plus(Number x, Number y, Number& z) {
    z = folded(x + y);
    return true;
  }
  static bool minus(Number x, Number y, Number& z) {
    z = folded(x - y);
    return true;
  }
  static bool times(Number x, Number y, Number& z) {
    constexpr Number kBound = Number{1} << 62;
    return !__builtin_mul_overflow(x, y, &z) && z < kBound;
  }
  bool over(Number x, Number y, Inverse, Number& z) const {
    z = x / y;
    return division == Division::kTruncating || z * y == x;
  }
  static bool divided(Number z, Number y, Inverse, Number& x) {
    x = z / y;
    return x * y == z;
  }
  static bool leaves_remainder(Number x, Number y) { return x % y != 0; }
  static Rational rational(Number x) { return Rational(x); }
  static std::strong_ordering compare(Number x, const Rational& y) {
    return static_cast<Int128>(x) * y.denominator() <=> y.numerator();
  }

  static bool may_be(Number number, const Rational& x) {
    return x.denominator() == 1 && folded(number) == magnitude(x.numerator());
  }
};

// A number of 0 or more, and its residue, which tells most numbers apart. The parts have common
// divisors.
struct Fraction {
  std::int64_t numerator;
  std::int64_t denominator;
  Residue residue;

  friend bool operator==(const Fraction& x, const Fraction& y) {
    return x.residue == y.residue && static_cast<Int128>(x.numerator) * y.denominator ==
                                         static_cast<Int128>(y.numerator) * x.denominator;
  }
};

// Real numbers up to their signs, exactly. Domain: the parts fit 62 bits, though nothing is
// reduced.
struct Fractions {
  using Number = Fraction;
  using Inverse = Residue;

  static constexpr bool kHasInverses = true;
  static constexpr bool kHasPowers = false;

  static constexpr bool is_up_to_sign() { return true; }
  static Number of_card(std::int64_t card) { return {card, 1, residue_of(card)}; }
  static bool is_zero(const Number& x) { return x.numerator == 0; }
  static std::uint64_t hash(const Number& x) { return spread(x.residue); }

  static bool plus(const Number& x, const Number& y, Number& z) {
    z = {x.numerator * y.denominator + y.numerator * x.denominator, x.denominator * y.denominator,
         add(x.residue, y.residue)};
    return true;
  }
  static bool minus(const Number& x, const Number& y, Number& z) {
    const std::int64_t numerator = x.numerator * y.denominator - y.numerator * x.denominator;
    const std::int64_t denominator = x.denominator * y.denominator;
    const Residue residue = subtract(x.residue, y.residue);
    z = numerator >= 0 ? Fraction{numerator, denominator, residue}
                       : Fraction{-numerator, denominator, subtract(0, residue)};
    return true;
  }
  static bool times(const Number& x, const Number& y, Number& z) {
    z = {x.numerator * y.numerator, x.denominator * y.denominator, multiply(x.residue, y.residue)};
    return true;
  }
  static bool over(const Number& x, const Number& y, Residue inverse, Number& z) {
    z = {x.numerator * y.denominator, x.denominator * y.numerator, multiply(x.residue, inverse)};
    return true;
  }
  static bool leaves_remainder(const Number&, const Number&) { return false; }

  static Residue residue(const Number& x) { return x.residue; }
  static constexpr Residue kModulus = twentyfour::kModulus;

  static Rational rational(const Number& x) { return *Rational::of(x.numerator, x.denominator); }
  static std::strong_ordering compare(const Number& x, const Rational& y) {
    return x.numerator * y.denominator() <=> y.numerator() * static_cast<Int128>(x.denominator);
  }
};

inline double logarithm_of_larger_part(const Rational& x) {
  return std::log(static_cast<double>(std::max(magnitude(x.numerator()), x.denominator())));
}

// The k for which x^k or x^-k is the number, if there is one; neither is 0, and x is not 1 or -1.
// The larger part of a power is a power of the larger part.
inline int size_of_exponent(const Rational& x, const Rational& power) {
  const double quotient = logarithm_of_larger_part(power) / logarithm_of_larger_part(x);
  return static_cast<int>(std::lround(quotient));
}

// Every number that any rules make; powers and factorials only with signs.
struct Rationals {
  using Number = Rational;
  using Inverse = std::monostate;

  Division division;
  bool up_to_sign;

  static constexpr bool kHasInverses = false;
  static constexpr bool kHasPowers = true;

  bool is_up_to_sign() const { return up_to_sign; }
  Number folded(const Rational& x) const { return up_to_sign && x.numerator() < 0 ? -x : x; }
  static Number of_card(std::int64_t card) { return Rational(card); }
  std::optional<Number> of(const Rational& x) const {
    if (division != Division::kReal && !is_integer(x)) return std::nullopt;
    return folded(x);
  }
  static bool is_zero(const Number& x) { return x.is_zero(); }
  static std::uint64_t hash(const Number& x) { return hash_of(x); }

  bool plus(const Number& x, const Number& y, Number& z) const { return put(x + y, z); }
  bool minus(const Number& x, const Number& y, Number& z) const { return put(x - y, z); }
  bool times(const Number& x, const Number& y, Number& z) const { return put(x * y, z); }
  bool over(const Number& x, const Number& y, Inverse, Number& z) const {
    return put(apply(Symbol::kOver, x, y, division), z);
  }
  bool divided(const Number& z, const Number& y, Inverse, Number& x) const {
    return put(z / y, x) && (division == Division::kReal || is_integer(x));
  }
  bool power(const Number& x, const Number& y, Number& z) const {
    return put(apply(Symbol::kPower, x, y, division), z);
  }
  static bool leaves_remainder(const Number& x, const Number& y) {
    return x.numerator() % y.numerator() != 0;
  }

  // 1 and 2 are factorials of themselves, which do not count.
  bool factorial(const Number& x, Number& z) const {
    return x.numerator() != 1 && x.numerator() != 2 && put(twentyfour::factorial(x), z);
  }

  static bool has_many_exponents(const Number& x, const Number& made) {
    const bool is_unit = is_integer(x) && magnitude(x.numerator()) == 1;
    return x.is_zero() || is_unit || made.is_zero();
  }

  bool may_be(const Number& number, const Rational& x) const { return number == folded(x); }
  static Rational rational(const Number& x) { return x; }
  static std::strong_ordering compare(const Number& x, const Rational& y) { return x <=> y; }

 private:
  bool put(const std::optional<Rational>& value, Number& z) const {
    if (value) z = folded(*value);
    return value.has_value();
  }
  static bool put(const MaybeValue& value, Number& z) {
    const auto* const number = std::get_if<Rational>(&value);
    if (number != nullptr) z = *number;
    return number != nullptr;
  }
};

// Theorem of signs. By + and -, * and / in brackets, from cards in any order, numbers up to their
// signs suffice. If a set of cards makes v or -v, it makes |v|, by intermediate values of 0 or
// more, with the same brackets and divisions; and it makes -v, for v > 0, if and only if it makes v
// with a minus.
//    Write |x| and |y| for the operands of the last operator, which can be made by induction. The
//    size of x + y or x - y is |x| + |y| or the distance of the two; that of x * y and x / y is
//    the product and quotient of the two: an exact quotient stays exact, and the truncated quotient
//    of x and y is, up to its sign, that of |x| and |y|. For the second part: no card is negative,
//    so without a minus no value is; and a minus can be turned at the root, x - y to y - x, or
//    below it by induction: if x has a minus, -(x + y) is (-x) - y, and -(x * y) is (-x) * y.
//
// Theorem of residues. A search modulo the prime p = 2^61 - 1 misses no expression of + - * / that
// makes a target of which p divides no part, as those below 10^18. (It may find others; they are
// evaluated exactly.) Write v(x) for the exponent of p in a number x other than 0: x has a residue
// if v(x) >= 0, and that residue is 0 only if v(x) > 0. With the sign of x, its residue changes its
// sign alone.
// 1. A value other than 0 has v = 0 if it is made of at most 5 cards, and v >= 0 if of 6. So has
//    the target v = 0, if it is not 0.
//    Write an expression of k cards as a fraction N/D without reducing it: a card c is c/1,
//    A/B +- C/D is (AD +- BC)/BD, and the parts of a product or quotient are products of parts. By
//    induction, each part is a sum of at most 2^(k-1) terms, each a product of cards none of which
//    comes twice; a term of D leaves out at least one card of the k; so does a term of N, if the
//    expression is a sum. And each part is a product of cards and of numerators of sums, each of
//    other cards. Such a numerator, of a sum of at most 5 cards, is at most 2^4 * 9999^4, which is
//    less than p; so it is divisible by p only if it is 0. The factors of the denominator of at
//    most 6 cards are made of at most 5.
// 2. The search goes from the target t of some cards to targets of fewer. At most 4 cards are on
//    the side y whose values are listed, and y has its residue by step 1. Let x # y or y # x be t,
//    and v(t) >= 0 or t = 0; then the solution for x that the search computes is the residue of x:
//    - A sum or difference: x is t - y, t + y or y - t. No inverse is taken.
//    - x * y or x / y, y not 0: x is t/y or t*y. The residue of y has an inverse.
//    - y / x, y not 0: x is y/t. If v(t) = 0, the residue of t has an inverse. If v(t) > 0, then t
//      is neither the whole target nor made of less than 6 cards, by step 1; x is made of at most
//      6, as there are at most 8; and v(x) = v(y) - v(t) < 0, which contradicts step 1: there is no
//      such x.
//    - y = 0, in a product or quotient: then t = 0, and any x will do (operands.hpp).
//    In each case v(x) >= 0 or x = 0, so the argument repeats for x, until x is listed and found by
//    its residue. Values with one residue share an entry of a table, which has the kinds of all.
//
// If two numbers that are not equal have one residue where an expression would be made, that is
// noticed first, because each list of expressions has its exact value (Misled), and all is done
// again by Rationals: 512-1/8192^4 is 0 modulo p.

}  // namespace twentyfour
