// Integers of 256 bits, for what a sum of fractions comes to before it is reduced.
#pragma once

#include <cstdint>
#include <optional>

#include "solver/numbers/rational.hpp"

namespace twentyfour {

// In two's complement. Domain: below 2^255 in size, as two products of parts of a Rational are.
struct Wide {
  __extension__ using Word = unsigned __int128;

  Word high;
  Word low;

  bool is_negative() const { return high >> 127 != 0; }

  friend Wide operator+(const Wide& x, const Wide& y) {
    const Word sum = x.low + y.low;
    return {x.high + y.high + (sum < x.low ? 1 : 0), sum};
  }
  Wide operator-() const { return {~high + (low == 0 ? 1 : 0), -low}; }
};

// Domain: parts of a Rational.
inline Wide product(Int128 x, Int128 y) {
  constexpr Wide::Word kHalf = ~std::uint64_t{0};
  const auto a = static_cast<Wide::Word>(magnitude(x));
  const auto b = static_cast<Wide::Word>(magnitude(y));
  const Wide::Word lowest = (a & kHalf) * (b & kHalf);
  const Wide::Word middle = (a >> 64) * (b & kHalf) + (lowest >> 64);
  const Wide::Word other = (a & kHalf) * (b >> 64) + (middle & kHalf);
  const Wide size = {(a >> 64) * (b >> 64) + (middle >> 64) + (other >> 64),
                     other << 64 | (lowest & kHalf)};
  return (x < 0) != (y < 0) ? -size : size;
}

struct QuotientAndRemainder {
  Int128 quotient;
  Int128 remainder;  // of the magnitude of the dividend
};

// Bit by bit: the high word gets the remainder, the low one the bits of the quotient. Nothing
// if the quotient is not a part of a Rational. Domain: divisor > 0.
inline std::optional<QuotientAndRemainder> divide(const Wide& x, Int128 divisor) {
  const auto by = static_cast<Wide::Word>(divisor);
  Wide remainder = x.is_negative() ? -x : x;
  if (remainder.high >= by) return std::nullopt;
  for (int bit = 0; bit < 128; ++bit) {
    remainder = remainder + remainder;
    if (remainder.high < by) continue;
    remainder.high -= by;
    ++remainder.low;
  }
  if (remainder.low >> 127 != 0) return std::nullopt;
  const auto quotient = static_cast<Int128>(remainder.low);
  return {{x.is_negative() ? -quotient : quotient, static_cast<Int128>(remainder.high)}};
}

}  // namespace twentyfour
