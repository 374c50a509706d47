// What the files of the AVX-512 kernel share. It also needs VBMI and VBMI2: Ice Lake, Zen 4.
#pragma once

#include <immintrin.h>

#include "solver/judge/hand.hpp"

#define TWENTYFOUR_AVX512 \
  gnu::target("avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,avx512vbmi2,bmi,bmi2,popcnt")

namespace twentyfour::avx512 {

bool makes_24(const Hand& hand);

}  // namespace twentyfour::avx512
