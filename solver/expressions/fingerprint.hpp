// Arithmetic modulo a prime, 2^61 - 1 but for tests, and the random point at which functions of
// different variables are compared.
//
// The value of a variable is a fixed random residue. Schwartz and Zippel bound the chance that two
// functions agree there though they differ: a function of n variables is a quotient of polynomials
// of degree at most n, so it is at most 2n / (2^61 - 1). (The table of functions.hpp is compared
// with forms and known counts in tests.)
//
// Domain: residues are below the modulus, a prime below 2^62; 0 has no inverse. Asserted.
// Cost: a multiplication modulo 2^61 - 1 takes 2 ns at most, an inverse 119 of them; invert_all
// shares one inverse among many.
#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "solver/expressions/expression.hpp"

namespace twentyfour {

using Residue = std::uint64_t;
__extension__ using DoubleResidue = unsigned __int128;

constexpr Residue kModulus = (Residue{1} << 61) - 1;

// In place of a value, after a division by zero.
constexpr Residue kNoResidue = ~Residue{0};

// The residue of a number below twice the modulus.
template <Residue modulus>
constexpr Residue reduced(Residue x) {
  static_assert(modulus < Residue{1} << 62);
  return x >= modulus ? x - modulus : x;
}

template <Residue modulus = kModulus>
constexpr Residue add(Residue x, Residue y) {
  assert(x < modulus && y < modulus);
  return reduced<modulus>(x + y);
}

template <Residue modulus = kModulus>
constexpr Residue subtract(Residue x, Residue y) {
  assert(x < modulus && y < modulus);
  return x >= y ? x - y : x + modulus - y;
}

template <Residue modulus = kModulus>
constexpr Residue multiply(Residue x, Residue y) {
  assert(x < modulus && y < modulus);
  const DoubleResidue product = static_cast<DoubleResidue>(x) * y;
  if constexpr (modulus == kModulus) {
    return reduced<modulus>(static_cast<Residue>(product & kModulus) +
                            static_cast<Residue>(product >> 61));
  } else {
    return static_cast<Residue>(product % modulus);
  }
}

// x^(modulus - 2), by Fermat.
template <Residue modulus = kModulus>
constexpr Residue invert(Residue x) {
  Residue power = 1;
  for (Residue bit = std::bit_floor(modulus - 2); bit != 0; bit /= 2) {
    power = multiply<modulus>(power, power);
    if (((modulus - 2) & bit) != 0) power = multiply<modulus>(power, x);
  }
  assert(multiply<modulus>(power, x) == 1);  // but for 0 and by a modulus that is not prime
  return power;
}

// Writes the inverses of `count` residues; kNoResidue for 0 and for kNoResidue.
template <Residue modulus = kModulus>
void invert_all(const Residue* from, Residue* to, std::size_t count) {
  const auto has_inverse = [](Residue x) { return x != 0 && x != kNoResidue; };
  Residue product = 1;
  for (std::size_t i = 0; i < count; ++i) {
    to[i] = product;
    if (has_inverse(from[i])) product = multiply<modulus>(product, from[i]);
  }
  Residue inverse = invert<modulus>(product);
  for (std::size_t i = count; i-- > 0;) {
    if (!has_inverse(from[i])) {
      to[i] = kNoResidue;
      continue;
    }
    to[i] = multiply<modulus>(to[i], inverse);
    inverse = multiply<modulus>(inverse, from[i]);
  }
}

template <Residue modulus = kModulus>
constexpr Residue residue_of(std::int64_t x) {
  const std::int64_t remainder = x % static_cast<std::int64_t>(modulus);
  return static_cast<Residue>(remainder < 0 ? remainder + static_cast<std::int64_t>(modulus)
                                            : remainder);
}

// A residue and its inverse, or kNoResidue where it has none. The operators return plain residues.
template <Residue modulus = kModulus>
struct InvertedResidue {
  Residue value;
  Residue inverse;

  constexpr bool is_zero() const { return value == 0; }

  friend constexpr Residue operator+(const InvertedResidue& x, const InvertedResidue& y) {
    return add<modulus>(x.value, y.value);
  }
  friend constexpr Residue operator-(const InvertedResidue& x, const InvertedResidue& y) {
    return subtract<modulus>(x.value, y.value);
  }
  friend constexpr Residue operator*(const InvertedResidue& x, const InvertedResidue& y) {
    return multiply<modulus>(x.value, y.value);
  }
  friend constexpr Residue operator/(const InvertedResidue& x, const InvertedResidue& y) {
    return multiply<modulus>(x.value, y.inverse);
  }
};

// The symbol is + - * or /.
constexpr Residue apply(Symbol symbol, const InvertedResidue<>& x, const InvertedResidue<>& y) {
  switch (symbol) {
    case Symbol::kPlus:
      return x + y;
    case Symbol::kMinus:
      return x - y;
    case Symbol::kTimes:
      return x * y;
    default:
      return x / y;
  }
}

// Spreads bits (the finisher of SplitMix64).
constexpr std::uint64_t scramble(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  x = (x ^ x >> 27) * 0x94d049bb133111eb;
  return x ^ x >> 31;
}

// The value of a variable at the random point.
constexpr Residue residue_of_variable(std::int64_t variable) {
  return scramble(static_cast<std::uint64_t>(variable)) % kModulus;
}

}  // namespace twentyfour
