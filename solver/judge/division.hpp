// What a division gives, by name and for the definition.
#ifndef TWENTYFOUR_SOLVER_JUDGE_DIVISION_HPP
#define TWENTYFOUR_SOLVER_JUDGE_DIVISION_HPP

#include <cmath>

#include "solver/judge/exact_division.hpp"
#include "solver/judge/real_division.hpp"

namespace twentyfour {

enum class Division : unsigned char {
  kReal,        // 8 / 3 is a number
  kExact,       // only 9 / 3 is a number
  kTruncating,  // 8 / 3 is 2, and -8 / 3 is -2
};

struct TruncatingDivision {
  static double quotient(double x, double y) { return y == 0 ? NAN : std::trunc(x / y); }
};

}  // namespace twentyfour

#endif
