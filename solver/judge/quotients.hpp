#ifndef TWENTYFOUR_SOLVER_JUDGE_QUOTIENTS_HPP
#define TWENTYFOUR_SOLVER_JUDGE_QUOTIENTS_HPP

namespace twentyfour {

// Which quotients there are.
enum class Quotients {
  kAny,    // 3/8 is a number
  kWhole,  // 8/3 and 3/8 are none, for they leave a remainder
};

constexpr Quotients kQuotients = Quotients::kAny;

}  // namespace twentyfour

#endif
