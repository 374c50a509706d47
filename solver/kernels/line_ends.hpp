// Counts the ends of lines.
#ifndef TWENTYFOUR_SOLVER_KERNELS_LINE_ENDS_HPP
#define TWENTYFOUR_SOLVER_KERNELS_LINE_ENDS_HPP

#include <cstdint>

namespace twentyfour {

// Counts short stretches in one byte each, so that compilers make vectors of many bytes.
inline std::uint64_t count_line_ends(const char* at, const char* end) {
  constexpr int kStretch = 128;
  std::uint64_t line_ends = 0;
  for (; end - at >= kStretch; at += kStretch) {
    unsigned char in_stretch = 0;
    for (int i = 0; i < kStretch; ++i) {
      in_stretch = static_cast<unsigned char>(in_stretch + (at[i] == '\n' ? 1 : 0));
    }
    line_ends += in_stretch;
  }
  for (; at != end; ++at) line_ends += *at == '\n' ? 1 : 0;
  return line_ends;
}

}  // namespace twentyfour

#endif
