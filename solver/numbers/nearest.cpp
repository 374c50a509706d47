#include "solver/numbers/nearest.hpp"

#include <array>
#include <optional>

namespace twentyfour {

// The sign of low + high - 2 * target. Where the distances do not fit a Rational: first by the
// integer parts, then bit by bit in binary, where the sum of all that follows a bit is less than 2
// of its units. If the sum is not 0, it is at least 1 over the product of the denominators, which
// is below 2^314: after 316 bits it is 4 units or more, and what follows less than 2.
int compare_distances(const Rational& low, const Rational& target, const Rational& high) {
  const std::optional<Rational> below = target - low;
  const std::optional<Rational> above = high - target;
  if (below && above) return (*below < *above ? 1 : 0) - (*above < *below ? 1 : 0);
  __extension__ using Distance = unsigned __int128;
  struct Fraction {
    Distance numerator;
    Distance denominator;
    int weight;
  };
  std::array<Fraction, 3> fractions;
  const auto floor_of = [](const Rational& x, int weight, Fraction& fraction) {
    const auto [floor, remainder] = floor_and_remainder(x);
    fraction = {static_cast<Distance>(remainder), static_cast<Distance>(x.denominator()), weight};
    return static_cast<Distance>(floor);
  };
  const Distance middle = floor_of(target, -2, fractions[0]);
  const Distance to_low = middle - floor_of(low, 1, fractions[1]);
  const Distance to_high = floor_of(high, 1, fractions[2]) - middle;
  if (to_low > to_high + 2) return -1;
  if (to_high > to_low + 2) return 1;
  auto sum = static_cast<int>(static_cast<Int128>(to_high - to_low));
  for (int bits = 0; bits < 316 && sum > -2 && sum < 2; ++bits) {
    sum *= 2;
    for (Fraction& fraction : fractions) {
      fraction.numerator *= 2;
      if (fraction.numerator < fraction.denominator) continue;
      fraction.numerator -= fraction.denominator;
      sum += fraction.weight;
    }
  }
  return sum / 2;
}

}  // namespace twentyfour
