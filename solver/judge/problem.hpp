// What judges differ in.
#ifndef TWENTYFOUR_SOLVER_JUDGE_PROBLEM_HPP
#define TWENTYFOUR_SOLVER_JUDGE_PROBLEM_HPP

namespace twentyfour {

// How the hands end.
enum class Framing {
  kSentinel,  // with four zeros, or with the input
  kCounted,   // after N hands; N comes first
  kEof,       // with the input
};

// What a division gives.
enum class Division : unsigned char {
  kReal,        // 8 / 3 is a number
  kExact,       // only 9 / 3 is a number
  kTruncating,  // 8 / 3 is 2, and -8 / 3 is -2
};

constexpr Framing kFraming = Framing::kSentinel;
constexpr Division kDivisionRule = Division::kReal;
constexpr char kYesLine[] = "YES\n";
constexpr char kNoLine[] = "NO\n";

}  // namespace twentyfour

#endif
