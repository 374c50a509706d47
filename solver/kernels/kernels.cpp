#include "solver/kernels/kernels.hpp"

#include <algorithm>
#include <cstddef>

#include "solver/judge/definition.hpp"
#include "solver/kernels/line_ends.hpp"
#include "solver/kernels/plain.hpp"
#ifdef TWENTYFOUR_X86_KERNELS
#include "solver/kernels/avx2.hpp"
#include "solver/kernels/avx512.hpp"
#endif

namespace twentyfour {
namespace {

bool always() {
  return true;
}

const char* answer_no_lines(const char* at, const char*, Verdicts&, Answers&) {
  return at;
}

ChunksEnd answer_no_chunks(const char* from, const char* end, Verdicts&, Answers&) {
  return {from, end};
}

// The kernels have a solver of their own for some kinds of division.
constexpr std::array<Solver, 3> solvers(Solver real, Solver exact) {
  return {real, exact, makes_24<Division::kTruncating>};
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
       answer_tidy_lines, plain::answer_chunks, count_line_ends},
#ifdef TWENTYFOUR_X86_KERNELS
      {"avx2", avx2::is_supported, solvers(avx2::makes_24, plain::makes_24<Division::kExact>),
       avx2::answer_tidy_lines, avx2::answer_chunks, avx2::count_line_ends},
      {"avx512", avx512::is_supported, solvers(avx512::makes_24, plain::makes_24<Division::kExact>),
       avx512::answer_tidy_lines, avx512::answer_chunks, avx512::count_line_ends},
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
