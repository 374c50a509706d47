// YES or NO, fast: a kernel answers most hands of an input, and leaves the others to the caller.
// One is chosen at run time:
//
//   definition  answers no hands: all are left to the caller
//   plain       for every processor
//   avx2        for x86-64 with AVX2: since Haswell and Zen
//   avx512      for x86-64 with AVX-512, with VBMI and VBMI2 too: Ice Lake, Zen 4
//
// Those for x86-64 are built with TWENTYFOUR_X86_KERNELS. TWENTYFOUR_SIMD=OFF builds none of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "solver/judge/definition.hpp"
#include "solver/judge/division.hpp"
#include "solver/judge/hand.hpp"
#include "solver/kernels/kernel_state.hpp"
#include "solver/kernels/patterns.hpp"

namespace twentyfour {

// Says whether a hand makes a target. It takes the targets from first_target to last_target.
struct KernelSolver {
  bool (*makes)(const Hand& hand, int target);
  int first_target = 1;
  int last_target = patterns::kLargestTarget;

  bool takes(std::int64_t target) const { return first_target <= target && target <= last_target; }
  bool operator()(const Hand& hand, std::int64_t target = kTarget) const {
    return makes(hand, static_cast<int>(target));
  }
};

template <bool makes_24(const Hand&)>
constexpr KernelSolver for_24_alone() {
  return {[](const Hand& hand, int) { return makes_24(hand); }, kTarget, kTarget};
}

using TextFunction = KernelResult (*)(const char* from, const char* end, KernelState& state);

struct Kernel {
  std::string_view name;
  bool (*is_supported)();  // by this processor

  std::array<KernelSolver, 3> solvers;  // for each kind of division
  const KernelSolver& solver(Division rule) const {
    return solvers[static_cast<std::size_t>(rule)];
  }

  // As TextLoop::answer() and LineTextLoop::answer(). (These are two functions because g++ 12 keeps
  // the state of TidyChunks in memory, not in registers, where both loops are inlined in one
  // function: 1.08 times the time for tidy lines with AVX-512, 1.06 with AVX2.)
  TextFunction hand_loop;
  TextFunction line_loop;
  KernelResult answer(const char* from, const char* end, KernelState& state) const {
    return (state.has_lines ? line_loop : hand_loop)(from, end, state);
  }
};

// Answers text by a loop: TextLoop or LineTextLoop.
template <class Loop>
KernelResult answer_by(const char* from, const char* end, KernelState& state) {
  return Loop(from, end, state).answer();
}

// The solvers of a kernel. For truncating division, all have the one of the definition.
constexpr std::array<KernelSolver, 3> solvers(KernelSolver real, KernelSolver exact) {
  return {real, exact, for_24_alone<Definition<TruncatingDivision>::makes_24>()};
}

// The solvers of a kernel that makes targets by real division in its own way.
constexpr std::array<KernelSolver, 3> pattern_solvers(bool (*real)(const Hand& hand, int target)) {
  return solvers({real}, {patterns::makes<Division::kExact>});
}

extern const Kernel avx2_kernel;
extern const Kernel avx512_kernel;

// All that are built here, the slowest first.
const std::vector<Kernel>& kernels();

// The fastest that this processor can run.
const Kernel& best_kernel();

// Whether this is the name of a kernel, built here or not.
bool is_kernel_name(std::string_view name);

// The kernel of this name, or nullptr if it is not built here or this processor cannot run it.
const Kernel* kernel_named(std::string_view name);

}  // namespace twentyfour
