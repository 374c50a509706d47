// The plain path and the kernels that this processor can run, for tests that go over all of them.
#ifndef TWENTYFOUR_TESTS_KERNELS_HERE_HPP
#define TWENTYFOUR_TESTS_KERNELS_HERE_HPP

#include <gtest/gtest.h>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "solver/judge/patterns.hpp"
#include "solver/simd/kernels.hpp"
#include "tests/memory_streams.hpp"
#ifdef TWENTYFOUR_X86_KERNELS
#include "solver/simd/avx2.hpp"
#include "solver/simd/avx512.hpp"
#endif

namespace twentyfour {

struct NamedKernel {
  std::string name;
  KernelName kernel;
  Verdicts::Solver solver;
  Judged (*judge)(std::string_view input, std::function<std::size_t()> next_cut,
                  Verdicts::Solver solver, Framing framing);
  RunEnd (*answer_run)(const char* from, const char* end, Verdicts& verdicts, Answers& answers);
};

inline void PrintTo(const NamedKernel& kernel, std::ostream* out) {
  *out << kernel.name;
}

inline std::string name_of(const testing::TestParamInfo<NamedKernel>& info) {
  return info.param.name;
}

inline std::vector<NamedKernel> kernels_here() {
  const std::vector<NamedKernel> all = {
      {"plain", KernelName::kPlain, makes_target, judge_in_memory<PlainKernel>,
       answer_run<PlainKernel>},
#ifdef TWENTYFOUR_X86_KERNELS
      {"avx2", KernelName::kAvx2, makes_target_avx2, judge_in_memory<Avx2Kernel>,
       answer_run<Avx2Kernel>},
      {"avx512", KernelName::kAvx512, makes_target_avx512, judge_in_memory<Avx512Kernel>,
       answer_run<Avx512Kernel>},
#endif
  };
  std::vector<NamedKernel> supported;
  for (const NamedKernel& kernel : all) {
    if (is_supported(kernel.kernel)) supported.push_back(kernel);
  }
  return supported;
}

}  // namespace twentyfour

#endif
