// The types of numbers for the values of a hand. No number is negative, and all are exact.
//
// A type of numbers has a sum, a distance (of the larger to the smaller), a product, a quotient,
// the order, and a key that equal numbers share, hash_of(). What to_solve() returns is an operand
// of solve_each() (solving.hpp), whose solution is the key of the only number that can solve it.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "solver/expressions/fingerprint.hpp"
#include "solver/expressions/rational.hpp"

namespace twentyfour {

using Key = std::uint64_t;

// An integer, for exact division. Domain: the sums and products that are formed fit 63 bits.
class Whole {
 public:
  explicit Whole(std::int64_t card) : value_(static_cast<std::uint64_t>(card)) {}

  // Nothing for a number that this type cannot hold.
  static std::optional<Whole> of(const Rational& x) {
    if (x.denominator() != 1 || x.numerator() > std::numeric_limits<std::int64_t>::max()) {
      return std::nullopt;
    }
    return Whole(static_cast<std::int64_t>(x.numerator()));
  }

  explicit operator Rational() const { return Rational(static_cast<std::int64_t>(value_)); }
  bool is_zero() const { return value_ == 0; }
  friend Key hash_of(const Whole& x) { return x.value_; }

  friend auto operator<=>(const Whole& x, const Whole& y) = default;

  // Domain: the parts of y fit 60 bits.
  friend auto operator<=>(const Whole& x, const Rational& y) {
    return static_cast<Int128>(x.value_) * y.denominator() <=> y.numerator();
  }

  friend Whole sum(const Whole& x, const Whole& y) { return Whole(x.value_ + y.value_); }
  friend Whole distance(const Whole& x, const Whole& y) {
    return Whole(x.value_ < y.value_ ? y.value_ - x.value_ : x.value_ - y.value_);
  }
  friend Whole product(const Whole& x, const Whole& y) { return Whole(x.value_ * y.value_); }

  // (A division of 32 bits takes a third of the time.)
  friend std::optional<Whole> quotient(const Whole& x, const Whole& y) {
    if (y.value_ == 0) return std::nullopt;
    const std::uint64_t whole =
        (x.value_ | y.value_) >> 32 == 0
            ? static_cast<std::uint32_t>(x.value_) / static_cast<std::uint32_t>(y.value_)
            : x.value_ / y.value_;
    if (whole * y.value_ != x.value_) return std::nullopt;
    return Whole(whole);
  }

  template <class Entries>
  static void prepare_to_divide(Entries& /*entries*/) {}

  // Solved modulo 2^64.
  struct Operand {
    std::uint64_t value;

    bool is_zero() const { return value == 0; }

    using Solution = std::optional<Key>;
    friend Solution operator+(Operand x, Operand y) { return x.value + y.value; }
    friend Solution operator-(Operand x, Operand y) { return x.value - y.value; }
    friend Solution operator*(Operand x, Operand y) { return x.value * y.value; }
    friend Solution operator/(Operand x, Operand y) {
      if (x.value % y.value != 0) return std::nullopt;
      return x.value / y.value;
    }
  };
  Operand to_solve() const { return {value_}; }

 private:
  explicit Whole(std::uint64_t value) : value_(value) {}

  std::uint64_t value_;
};

// A fraction that is not reduced, and its residue modulo p = 2^61 - 1. The parts are those of the
// expression written as one fraction: a card c is c/1, and A/B + C/D is (AD + BC)/BD.
// Domain: they are below p. So no denominator is 0 modulo p, every number has a residue, and only 0
// has the residue 0. Two numbers of one residue are compared by their parts.
class Fraction {
 public:
  explicit Fraction(std::int64_t card)
      : residue_(static_cast<Residue>(card)), numerator_(static_cast<std::uint64_t>(card)) {}

  // Nothing for a number that this type cannot hold. The result can be a divisor without
  // prepare_to_divide().
  static std::optional<Fraction> of(const Rational& x) {
    constexpr Int128 kBound = kModulus;
    if (x.numerator() >= kBound || x.denominator() >= kBound) return std::nullopt;
    const auto numerator = static_cast<std::uint64_t>(x.numerator());
    const auto denominator = static_cast<std::uint64_t>(x.denominator());
    Fraction fraction(multiply(numerator, invert(denominator)), numerator, denominator);
    if (numerator != 0) fraction.inverse_ = multiply(denominator, invert(numerator));
    return fraction;
  }

  explicit operator Rational() const {
    return *Rational::of(static_cast<Int128>(numerator_), static_cast<Int128>(denominator_));
  }
  bool is_zero() const { return numerator_ == 0; }
  friend Key hash_of(const Fraction& x) { return x.residue_; }

  friend bool operator==(const Fraction& x, const Fraction& y) {
    return x.residue_ == y.residue_ &&
           times(x.numerator_, y.denominator_) == times(y.numerator_, x.denominator_);
  }
  friend bool operator<(const Fraction& x, const Fraction& y) {
    return times(x.numerator_, y.denominator_) < times(y.numerator_, x.denominator_);
  }

  // Domain: the parts of y fit 60 bits.
  friend auto operator<=>(const Fraction& x, const Rational& y) {
    return static_cast<Int128>(x.numerator_) * y.denominator() <=>
           y.numerator() * static_cast<Int128>(x.denominator_);
  }

  friend Fraction sum(const Fraction& x, const Fraction& y) {
    return {add(x.residue_, y.residue_),
            x.numerator_ * y.denominator_ + y.numerator_ * x.denominator_,
            x.denominator_ * y.denominator_};
  }
  friend Fraction distance(const Fraction& x, const Fraction& y) {
    const std::uint64_t left = x.numerator_ * y.denominator_;
    const std::uint64_t right = y.numerator_ * x.denominator_;
    const std::uint64_t denominator = x.denominator_ * y.denominator_;
    if (left < right) return {subtract(y.residue_, x.residue_), right - left, denominator};
    return {subtract(x.residue_, y.residue_), left - right, denominator};
  }
  friend Fraction product(const Fraction& x, const Fraction& y) {
    return {multiply(x.residue_, y.residue_), x.numerator_ * y.numerator_,
            x.denominator_ * y.denominator_};
  }

  // Domain: y is prepared.
  friend std::optional<Fraction> quotient(const Fraction& x, const Fraction& y) {
    if (y.is_zero()) return std::nullopt;
    return Fraction(multiply(x.residue_, y.inverse_), x.numerator_ * y.denominator_,
                    x.denominator_ * y.numerator_);
  }

  // Call before dividing by the numbers of these entries, and before solving equations with them.
  template <class Entries>
  static void prepare_to_divide(Entries& entries) {
    std::vector<Residue> residues;
    residues.reserve(entries.size());
    for (const auto& entry : entries) residues.push_back(entry.number.residue_);
    std::vector<Residue> inverses(residues.size());
    invert_all(residues.data(), inverses.data(), residues.size());
    auto inverse = inverses.begin();
    for (auto& entry : entries) entry.number.inverse_ = *inverse++;
  }

  InvertedResidue<> to_solve() const { return {residue_, inverse_}; }

 private:
  Fraction(Residue residue, std::uint64_t numerator, std::uint64_t denominator)
      : residue_(residue), numerator_(numerator), denominator_(denominator) {}

  static DoubleResidue times(std::uint64_t x, std::uint64_t y) {
    return static_cast<DoubleResidue>(x) * y;
  }

  Residue residue_;
  Residue inverse_ = kNoResidue;
  std::uint64_t numerator_;
  std::uint64_t denominator_ = 1;
};

}  // namespace twentyfour
