#include "solver/kernels/kernels.hpp"

#include <algorithm>
#include <cstddef>

#include "solver/judge/definition.hpp"
#include "solver/kernels/chunks.hpp"
#include "solver/kernels/line_ends.hpp"
#include "solver/kernels/patterns.hpp"
#include "solver/kernels/tidy_lines.hpp"

namespace twentyfour {
namespace {

bool always() {
  return true;
}

const char* answer_no_lines(const char* at, const char*, const KernelVerdicts&, Answers&) {
  return at;
}

ChunksEnd answer_no_chunks(const char* from, const char* end, const KernelVerdicts&, Answers&) {
  return {from, end};
}

ChunksEnd answer_plain_chunks(const char* from, const char* end, const KernelVerdicts& verdicts,
                              Answers& answers) {
  return answer_chunks<PlainChunks>(from, end, verdicts, answers, answer_hands);
}

}  // namespace

Solver Kernel::solver(Division rule) const {
  return solvers[static_cast<std::size_t>(rule)];
}

const std::vector<Kernel>& kernels() {
  static const std::vector<Kernel> all = {
      {"definition", always, solvers(makes_24<Division::kReal>, makes_24<Division::kExact>),
       answer_no_lines, answer_no_chunks, count_line_ends},
      {"plain", always,
       solvers(plain::makes_24<Division::kReal>, plain::makes_24<Division::kExact>),
       answer_tidy_lines, answer_plain_chunks, count_line_ends},
#ifdef TWENTYFOUR_X86_KERNELS
      avx2_kernel(),
      avx512_kernel(),
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
