#include "solver/kernels/kernels.hpp"

#include <algorithm>

#include "solver/judge/definition.hpp"
#include "solver/kernels/chunks.hpp"
#include "solver/kernels/packed_hand.hpp"
#include "solver/kernels/patterns.hpp"
#include "solver/kernels/runs.hpp"

namespace twentyfour {
namespace {

Stop answer(const char* from, const char* end, Work& work) {
  return Runs<PlainTidyChunks, PlainChunks, answer_hands>(from, end, work).answer();
}

}  // namespace

const std::vector<Kernel>& kernels() {
  const auto always = [] { return true; };
  const auto answer_none = [](const char* from, const char* end, Work&) {
    return Stop{from, end, 0};
  };
  static const std::vector<Kernel> all = {
      {"definition", always, solvers(makes_24<Division::kReal>, makes_24<Division::kExact>),
       answer_none},
      {"plain", always,
       solvers(plain::makes_24<Division::kReal>, plain::makes_24<Division::kExact>), answer},
#ifdef TWENTYFOUR_X86_KERNELS
      avx2_kernel(),
      avx512_kernel(),
#endif
#ifdef TWENTYFOUR_ARM_KERNELS
      neon_kernel(),
#endif
  };
  return all;
}

const Kernel& best_kernel() {
  return *std::find_if(kernels().rbegin(), kernels().rend(),
                       [](const Kernel& kernel) { return kernel.is_supported(); });
}

const Kernel* kernel_named(std::string_view name) {
  const auto found = std::find_if(kernels().begin(), kernels().end(), [name](const Kernel& kernel) {
    return kernel.name == name && kernel.is_supported();
  });
  return found == kernels().end() ? nullptr : &*found;
}

}  // namespace twentyfour
