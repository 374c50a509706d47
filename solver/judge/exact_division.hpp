// 9 / 3 is a number, 8 / 3 is not, so all values are integers.
// NAN stands for no value: what is made of it is NAN, and never near 24.
#ifndef TWENTYFOUR_SOLVER_JUDGE_EXACT_DIVISION_HPP
#define TWENTYFOUR_SOLVER_JUDGE_EXACT_DIVISION_HPP

#include <cmath>

namespace twentyfour {

struct ExactDivision {
  static double quotient(double x, double y) {
    if (y == 0) return NAN;
    const double whole = std::trunc(x / y);
    return whole * y == x ? whole : NAN;
  }
};

}  // namespace twentyfour

#endif
