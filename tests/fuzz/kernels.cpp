// Every kernel that this processor can run gives what the plain path gives.

#include "solver/simd/kernels.hpp"

#include <cstddef>
#include <cstdint>

#include "solver/judge/patterns.hpp"
#include "solver/judge/plain_kernel.hpp"
#include "solver/judge/problem.hpp"
#include "tests/fuzz/choices.hpp"
#include "tests/fuzz/judging.hpp"
#ifdef TWENTYFOUR_X86_KERNELS
#include "solver/simd/avx2.hpp"
#include "solver/simd/avx512.hpp"
#endif

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* input, std::size_t size) {
  using namespace twentyfour;
  Choices choices(input, size);
  const auto framing = static_cast<Framing>(choices.below(3));
  const auto cuts = chosen_cuts(choices);
  const Judged plain = judge_again<PlainKernel>(choices.text(), cuts, makes_target, framing);
#ifdef TWENTYFOUR_X86_KERNELS
  if (is_supported(KernelName::kAvx2)) {
    require_same(judge_again<Avx2Kernel>(choices.text(), cuts, makes_target_avx2, framing), plain,
                 "the plain path (this is avx2)");
  }
  if (is_supported(KernelName::kAvx512)) {
    require_same(judge_again<Avx512Kernel>(choices.text(), cuts, makes_target_avx512, framing),
                 plain, "the plain path (this is avx512)");
  }
#endif
  return 0;
}
