// Which kernels there are, and which of them this processor can run.
//
// TWENTYFOUR_X86_KERNELS is defined where they are built: on x86-64, unless TWENTYFOUR_SIMD is
// switched off. Elsewhere there is the plain path alone.
#ifndef TWENTYFOUR_SOLVER_SIMD_KERNELS_HPP
#define TWENTYFOUR_SOLVER_SIMD_KERNELS_HPP

#include <optional>
#include <string_view>

namespace twentyfour {

enum class KernelName { kPlain, kAvx2, kAvx512 };

bool is_supported(KernelName kernel);

// The fastest that is supported.
KernelName best_kernel();

// From "plain", "avx2" or "avx512"; nothing for another name.
std::optional<KernelName> kernel_named(std::string_view name);

}  // namespace twentyfour

#endif
