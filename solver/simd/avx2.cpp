// The plain loops, compiled for AVX2.

#include "solver/simd/avx2.hpp"

#include "solver/judge/line_ends.hpp"
#include "solver/judge/patterns.hpp"
#include "solver/judge/runs.hpp"

namespace twentyfour {

[[TWENTYFOUR_AVX2, gnu::flatten]] std::uint16_t* Avx2Kernel::read_chunks(const char*& at,
                                                                         const char* end,
                                                                         std::uint16_t* cards) {
  return twentyfour::read_chunks<Avx2Chunks>(at, end, cards);
}

[[TWENTYFOUR_AVX2, gnu::flatten]] std::uint64_t Avx2Kernel::count_line_ends(const char* at,
                                                                            const char* end) {
  return twentyfour::count_line_ends(at, end);
}

[[TWENTYFOUR_AVX2, gnu::flatten]] bool makes_target_avx2(const Hand& hand) {
  return makes_target(hand);
}

}  // namespace twentyfour
