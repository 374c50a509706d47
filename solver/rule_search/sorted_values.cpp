#include "solver/rule_search/sorted_values.hpp"

#include <cmath>

namespace twentyfour {
namespace {

double larger_part(const Rational& x) {
  const Int128 size = x.numerator() < 0 ? -x.numerator() : x.numerator();
  return static_cast<double>(std::max(size, x.denominator()));
}

}  // namespace

int size_of_exponent(const Rational& x, const Rational& target) {
  return static_cast<int>(std::lround(std::log(larger_part(target)) / std::log(larger_part(x))));
}

}  // namespace twentyfour
