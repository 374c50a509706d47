// What problems differ in: constants to change for another judge. (And quotients.hpp.)
#ifndef TWENTYFOUR_SOLVER_JUDGE_PROBLEM_HPP
#define TWENTYFOUR_SOLVER_JUDGE_PROBLEM_HPP

namespace twentyfour {

// How the hands end.
enum class Framing {
  kSentinel,  // with a hand of four zeros, or with the input
  kCounted,   // after as many as the number before the first of them says
  kEof,       // with the input
};

constexpr Framing kFraming = Framing::kSentinel;
constexpr char kYesLine[8] = "YES\n";
constexpr char kNoLine[8] = "NO\n";

}  // namespace twentyfour

#endif
