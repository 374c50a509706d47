// The kernels that this processor can run, for tests that go over all of them.
#pragma once

#include <algorithm>
#include <gtest/gtest.h>
#include <iterator>
#include <ostream>
#include <string>
#include <vector>

#include "solver/kernels/kernels.hpp"

namespace twentyfour {

inline void PrintTo(const Kernel& kernel, std::ostream* out) {
  *out << kernel.name;
}

inline std::string name_of(const testing::TestParamInfo<Kernel>& info) {
  return std::string(info.param.name);
}

inline std::vector<Kernel> kernels_here() {
  std::vector<Kernel> supported;
  std::copy_if(kernels().begin(), kernels().end(), std::back_inserter(supported),
               [](const Kernel& kernel) { return kernel.is_supported(); });
  return supported;
}

}  // namespace twentyfour
