// What engines with doubles do to two values, and how they know 24.
#pragma once

#include <cmath>
#include <limits>

namespace twentyfour {

// NaN where the second is 0 and is to divide.
inline double apply(char symbol, double x, double y) {
  if (symbol == '+') return x + y;
  if (symbol == '-') return x - y;
  if (symbol == '*') return x * y;
  return y == 0 ? std::numeric_limits<double>::quiet_NaN() : x / y;
}

inline bool is_24(double value) {
  return std::fabs(value - 24) < 1e-9;
}

}  // namespace twentyfour
