#include "solver/simd/kernels.hpp"

namespace twentyfour {

bool is_supported(KernelName kernel) {
#ifdef TWENTYFOUR_X86_KERNELS
  if (kernel == KernelName::kAvx2) {
    return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi2") != 0 &&
           __builtin_cpu_supports("fma") != 0;
  }
  if (kernel == KernelName::kAvx512) {
    return __builtin_cpu_supports("avx512bw") != 0 && __builtin_cpu_supports("avx512dq") != 0 &&
           __builtin_cpu_supports("avx512vl") != 0 && __builtin_cpu_supports("avx512vbmi2") != 0;
  }
#endif
  return kernel == KernelName::kPlain;
}

KernelName best_kernel() {
  if (is_supported(KernelName::kAvx512)) return KernelName::kAvx512;
  return is_supported(KernelName::kAvx2) ? KernelName::kAvx2 : KernelName::kPlain;
}

std::optional<KernelName> kernel_named(std::string_view name) {
  if (name == "plain") return KernelName::kPlain;
  if (name == "avx2") return KernelName::kAvx2;
  if (name == "avx512") return KernelName::kAvx512;
  return std::nullopt;
}

}  // namespace twentyfour
