// Arithmetic modulo a prime, 2^61 - 1 but for tests.
//
// Domain: residues are below the modulus, a prime below 2^62; 0 has no inverse. Asserted.
// Cost: a multiplication modulo 2^61 - 1 takes 2 ns at most, an inverse 70 of them; invert_all
// shares one inverse among many.
#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace twentyfour {

using Residue = std::uint64_t;
__extension__ using DoubleResidue = unsigned __int128;

constexpr Residue kModulus = (Residue{1} << 61) - 1;

// Stands for the inverse of 0.
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

// x^(modulus - 2), by Fermat. For 2^61 - 1 that is x^(4 * (2^59 - 1) + 1), by the powers x^(2^k -
// 1) for k = 1, 3, 7, 14, 29, 59: 70 multiplications in place of 119.
template <Residue modulus = kModulus>
constexpr Residue invert(Residue x) {
  Residue power = 1;
  if constexpr (modulus == kModulus) {
    unsigned k = 1;
    power = x;
    for (const unsigned next : {3U, 7U, 14U, 29U, 59U}) {
      Residue shifted = power;
      for (unsigned i = 0; i < k; ++i) shifted = multiply<modulus>(shifted, shifted);
      power = multiply<modulus>(shifted, power);
      k *= 2;
      if (k == next) continue;
      power = multiply<modulus>(multiply<modulus>(power, power), x);
      k = next;
    }
    power = multiply<modulus>(power, power);
    power = multiply<modulus>(multiply<modulus>(power, power), x);
  } else {
    for (Residue bit = std::bit_floor(modulus - 2); bit != 0; bit /= 2) {
      power = multiply<modulus>(power, power);
      if (((modulus - 2) & bit) != 0) power = multiply<modulus>(power, x);
    }
  }
  assert(multiply<modulus>(power, x) == 1);
  return power;
}

// Writes the inverses of `count` residues; kNoResidue for that of 0.
template <Residue modulus = kModulus>
void invert_all(const Residue* from, Residue* to, std::size_t count) {
  Residue product = 1;
  for (std::size_t i = 0; i < count; ++i) {
    to[i] = product;
    if (from[i] != 0) product = multiply<modulus>(product, from[i]);
  }
  Residue inverse = invert<modulus>(product);
  for (std::size_t i = count; i-- > 0;) {
    if (from[i] == 0) {
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

}  // namespace twentyfour
