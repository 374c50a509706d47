#include "solver/simd/kernels.hpp"

namespace twentyfour {

bool is_supported(Kernel kernel) {
#ifdef TWENTYFOUR_X86_KERNELS
  if (kernel == Kernel::kAvx2) {
    return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi2") != 0 &&
           __builtin_cpu_supports("fma") != 0;
  }
  if (kernel == Kernel::kAvx512) {
    return __builtin_cpu_supports("avx512bw") != 0 && __builtin_cpu_supports("avx512dq") != 0 &&
           __builtin_cpu_supports("avx512vl") != 0 && __builtin_cpu_supports("avx512vbmi2") != 0;
  }
#endif
  return kernel == Kernel::kPlain;
}

Kernel best_kernel() {
  if (is_supported(Kernel::kAvx512)) return Kernel::kAvx512;
  return is_supported(Kernel::kAvx2) ? Kernel::kAvx2 : Kernel::kPlain;
}

std::optional<Kernel> kernel_named(std::string_view name) {
  if (name == "plain") return Kernel::kPlain;
  if (name == "avx2") return Kernel::kAvx2;
  if (name == "avx512") return Kernel::kAvx512;
  return std::nullopt;
}

}  // namespace twentyfour
