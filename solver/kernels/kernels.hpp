// Kernels answer long stretches of the input fast, whatever is asked of the hands. One is chosen at
// run time:
//
//   definition  none: the loop of judge.hpp, hand by hand
//   plain       for every processor
//   avx2        for x86-64 with AVX2: since Haswell and Zen
//   avx512      for x86-64 with AVX-512, with VBMI and VBMI2 too: Ice Lake, Zen 4
//   neon        for 64-bit ARM
//
// TWENTYFOUR_X86_KERNELS or TWENTYFOUR_ARM_KERNELS is defined where those for x86-64 or ARM are
// built, unless TWENTYFOUR_SIMD is switched off.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "solver/judge/definition.hpp"
#include "solver/judge/hand.hpp"
#include "solver/judge/problem.hpp"
#include "solver/kernels/runs.hpp"

namespace twentyfour {

using Solver = bool (*)(const Hand& hand);

struct Kernel {
  std::string_view name;
  bool (*is_supported)();  // by this processor

  // Whether a hand makes 24, for each kind of division.
  std::array<Solver, 3> solvers;
  Solver solver(Division rule) const { return solvers[static_cast<std::size_t>(rule)]; }

  // Answers hands; see runs.hpp.
  Stop (*answer)(const char* from, const char* end, Work& work);
};

// The solvers of a kernel: truncating division has only the one of the definition.
inline std::array<Solver, 3> solvers(Solver real, Solver exact) {
  return {real, exact, makes_24<Division::kTruncating>};
}

Kernel avx2_kernel();
Kernel avx512_kernel();
Kernel neon_kernel();

// All that are built, the slowest first.
const std::vector<Kernel>& kernels();

// The fastest that this processor can run.
const Kernel& best_kernel();

// The kernel of this name; nullptr if there is none, or this processor cannot run it.
const Kernel* kernel_named(std::string_view name);

}  // namespace twentyfour
