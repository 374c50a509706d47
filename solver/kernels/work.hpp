// What kernels work with.
#pragma once

#include "solver/kernels/answers.hpp"
#include "solver/kernels/kernel_verdicts.hpp"
#include "solver/kernels/line_ends.hpp"

namespace twentyfour {

struct Work {
  static constexpr int kTableSize = 512;

  KernelVerdicts verdicts;
  unsigned char* table;  // of the kernel; all zeros at first
  Answers answers;
  LineCounter& lines;
};

}  // namespace twentyfour
