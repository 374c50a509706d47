// How the hands end, and the lines for YES and NO.
#ifndef TWENTYFOUR_SOLVER_JUDGE_FORMAT_HPP
#define TWENTYFOUR_SOLVER_JUDGE_FORMAT_HPP

namespace twentyfour {

enum class Framing {
  kSentinel,  // with four zeros, or with the input
  kCounted,   // after N hands; N comes first
  kEof,       // with the input
};

constexpr Framing kFraming = Framing::kSentinel;
constexpr char kYesLine[] = "YES\n";
constexpr char kNoLine[] = "NO\n";

}  // namespace twentyfour

#endif
