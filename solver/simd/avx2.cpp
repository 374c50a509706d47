// makes_target for AVX2: the loops of patterns.hpp, compiled for four lanes to a vector.

#include "solver/simd/avx2.hpp"

#include "solver/judge/patterns.hpp"

namespace twentyfour {

[[TWENTYFOUR_AVX2, gnu::flatten]] bool makes_target_avx2(const Hand& hand) {
  return makes_target(hand);
}

}  // namespace twentyfour
