// What a division gives.
#ifndef TWENTYFOUR_SOLVER_JUDGE_DIVISION_HPP
#define TWENTYFOUR_SOLVER_JUDGE_DIVISION_HPP

namespace twentyfour {

enum class Division : unsigned char {
  kReal,        // 8 / 3 is a number
  kExact,       // only 9 / 3 is a number
  kTruncating,  // 8 / 3 is 2, and -8 / 3 is -2
};

constexpr Division kDivisionRule = Division::kReal;

}  // namespace twentyfour

#endif
