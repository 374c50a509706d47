#include "solver/kernels/kernels.hpp"

#include <algorithm>
#include <iterator>

#include "solver/judge/definition.hpp"
#include "solver/kernels/chunks.hpp"
#include "solver/kernels/packed_hand.hpp"
#include "solver/kernels/patterns.hpp"
#include "solver/kernels/text_loop.hpp"

namespace twentyfour {

const std::vector<Kernel>& kernels() {
  const auto always = [] { return true; };
  const auto answer_none = [](const char* from, const char* end, KernelState&) {
    return KernelResult{from, end, 0};
  };
  using Hands = TextLoop<PlainChunks<Marks::kNone>, answer_hands>;
  using Lines = LineTextLoop<PlainChunks<Marks::kLineEnds>, answer_hands>;
  static const std::vector<Kernel> all = {
      {"definition", always,
       solvers(for_24_alone<Definition<RealDivision>::makes_24>(),
               for_24_alone<Definition<ExactDivision>::makes_24>()),
       answer_none, answer_none},
      {"plain", always, pattern_solvers(patterns::makes<Division::kReal>), answer_by<Hands>,
       answer_by<Lines>},
#ifdef TWENTYFOUR_X86_KERNELS
      avx2_kernel,
      avx512_kernel,
#endif
  };
  return all;
}

const Kernel& best_kernel() {
  return *std::find_if(kernels().rbegin(), kernels().rend(),
                       [](const Kernel& kernel) { return kernel.is_supported(); });
}

bool is_kernel_name(std::string_view name) {
  constexpr std::string_view kNames[] = {"definition", "plain", "avx2", "avx512"};
  return std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames);
}

const Kernel* kernel_named(std::string_view name) {
  const auto found = std::find_if(kernels().begin(), kernels().end(), [name](const Kernel& kernel) {
    return kernel.name == name && kernel.is_supported();
  });
  return found == kernels().end() ? nullptr : &*found;
}

}  // namespace twentyfour
