// NAN stands for no value: what is made of it is NAN, and never near 24.
#ifndef TWENTYFOUR_SOLVER_JUDGE_REAL_DIVISION_HPP
#define TWENTYFOUR_SOLVER_JUDGE_REAL_DIVISION_HPP

#include <cmath>

namespace twentyfour {

struct RealDivision {
  static double quotient(double x, double y) { return y == 0 ? NAN : x / y; }
};

}  // namespace twentyfour

#endif
