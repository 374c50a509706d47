// makes for AVX-512: patterns.hpp with eight lanes to a vector, for real division.
//
// The comparisons, the values, the targets and the proof are the same. A fused multiplication and
// subtraction leaves a rounding out. One instruction, vrangepd, finds the lesser of two magnitudes.
// Each step names its counterpart in patterns.hpp. Cost: 800 instructions, 0.1 us.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <immintrin.h>

#include "solver/judge/definition.hpp"
#include "solver/judge/hand.hpp"

#define TWENTYFOUR_AVX512 \
  gnu::target("avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,avx512vbmi2,bmi,bmi2,popcnt")

namespace twentyfour::avx512 {

constexpr std::ptrdiff_t kSplits = 3;
constexpr std::ptrdiff_t kLanes = 8;

// kPlaces. The last two lanes repeat the first.
alignas(64) constexpr long long kPlaces[4][kLanes] = {{0, 0, 0, 2, 1, 1, 0, 0},
                                                      {1, 2, 3, 3, 3, 2, 1, 2},
                                                      {2, 1, 1, 0, 0, 0, 2, 1},
                                                      {3, 3, 2, 1, 2, 3, 3, 3}};

// `left` in second_pattern: the first pair of each split, in two vectors with three splits in turn.
alignas(64) constexpr long long kSplitsInTurn[2][kLanes] = {{0, 1, 2, 0, 1, 2, 0, 1},
                                                            {2, 0, 1, 2, 0, 1, 2, 0}};

[[TWENTYFOUR_AVX512]] inline __m512d magnitude_of_difference(__m512d a, __m512d b) {
  return _mm512_abs_pd(a - b);
}

// lesser. If one of the magnitudes is NaN, the other.
[[TWENTYFOUR_AVX512]] inline __m512d lesser(__m512d a, __m512d b) {
  constexpr int kLeastMagnitude = 2;
  constexpr int kPositive = 2 << 2;
  return _mm512_range_pd(a, b, kLeastMagnitude | kPositive);
}

// Lanes: magnitudes with their reciprocals, which are NaN for zero.
struct Values {
  __m512d value;
  __m512d reciprocal;
};

// as_divisor, fill_divisors
[[TWENTYFOUR_AVX512]] inline __m512d as_divisor(__m512d value) {
  const __mmask8 zero = _mm512_cmp_pd_mask(value, _mm512_set1_pd(kEpsilon), _CMP_LT_OQ);
  return _mm512_mask_mov_pd(value, zero, _mm512_set1_pd(NAN));
}

// fill_reciprocals
[[TWENTYFOUR_AVX512]] inline Values with_reciprocal(__m512d value) {
  return {value, _mm512_set1_pd(1) / as_divisor(value)};
}

// cards_at: in each lane, the lane of `values` at that place. (In the masked form, because for the
// other form GCC 12 warns of its own header.)
[[TWENTYFOUR_AVX512]] inline __m512d at_places(const long long* places, __m512d values) {
  return _mm512_maskz_permutexvar_pd(0xff, _mm512_load_si512(places), values);
}

[[TWENTYFOUR_AVX512]] inline Values at_places(const long long* places, const Values& values) {
  return {at_places(places, values.value), at_places(places, values.reciprocal)};
}

// apply_all, pair_values: the values of a#b, by operator, sums first.
using PairValues = std::array<Values, 5>;
constexpr std::size_t kSums = 2;

[[TWENTYFOUR_AVX512]] inline PairValues pair_values(const Values& a, const Values& b) {
  const __m512d product = a.value * b.value;
  const __m512d quotient = a.value * b.reciprocal;
  const __m512d reversed = b.value * a.reciprocal;
  return {{with_reciprocal(a.value + b.value),
           with_reciprocal(magnitude_of_difference(a.value, b.value)),
           {product, a.reciprocal * b.reciprocal},
           {quotient, reversed},
           {reversed, quotient}}};
}

// miss_by_sum
[[TWENTYFOUR_AVX512]] inline __m512d miss_by_sum(__m512d x, __m512d y, __m512d target) {
  return lesser(x - magnitude_of_difference(target, y), x - (target + y));
}

// miss_by_product
[[TWENTYFOUR_AVX512]] inline __m512d miss_by_product(__m512d x, __m512d y, __m512d target) {
  const __m512d divisor = as_divisor(y);
  const __m512d by_times = _mm512_fmsub_pd(x, y, target);
  const __m512d by_division = _mm512_fnmadd_pd(target, divisor, x);
  const __m512d by_reversed_division = _mm512_fmsub_pd(x, target, divisor);
  return lesser(by_times, lesser(by_division, by_reversed_division));
}

// miss
[[TWENTYFOUR_AVX512]] inline __m512d miss(__m512d x, __m512d y, __m512d target) {
  return lesser(miss_by_sum(x, y, target), miss_by_product(x, y, target));
}

// first_pattern: ((a#b)#c)#d with any_operators, ((a#b)#d)#c with mixed_operators.
[[TWENTYFOUR_AVX512]] inline __m512d first_pattern(const PairValues& pairs, const Values& c,
                                                   const Values& d, __m512d target) {
  __m512d least = target;
  for (const Values& pair : pairs) {
    for (const Values& x : pair_values(pair, c))
      least = lesser(least, miss(x.value, d.value, target));
    const PairValues mixed = pair_values(pair, d);
    for (std::size_t i = 0; i < mixed.size(); ++i) {
      const __m512d x = mixed[i].value;
      least = lesser(
          least, i < kSums ? miss_by_product(x, c.value, target) : miss_by_sum(x, c.value, target));
    }
  }
  return least;
}

// second_pairs, second_pattern: (a#b)#(c#d). Lanes 0 to 2 of the pairs are the first pairs of the
// splits, 3 to 5 the second ones.
[[TWENTYFOUR_AVX512]] inline __m512d second_pattern(const PairValues& pairs, __m512d target) {
  alignas(64) double right[2 * kLanes];
  double* lanes = right;
  for (const Values& pair : pairs) {
    _mm512_mask_storeu_pd(lanes, 0b000111, _mm512_maskz_compress_pd(0b111000, pair.value));
    lanes += kSplits;
  }
  right[2 * kLanes - 1] = NAN;

  __m512d least = target;
  for (int half = 0; half < 2; ++half) {
    const __m512d y = _mm512_load_pd(right + half * kLanes);
    for (const Values& pair : pairs) {
      least = lesser(least, miss(at_places(kSplitsInTurn[half], pair.value), y, target));
    }
  }
  return least;
}

// makes
[[TWENTYFOUR_AVX512]] inline bool makes(const Hand& hand, int integer) {
  const __m512d target = _mm512_set1_pd(integer);
  const __m128i integers = _mm_loadu_si128(reinterpret_cast<const __m128i*>(hand.cards));
  const Values cards = with_reciprocal(_mm512_castpd256_pd512(_mm256_cvtepi32_pd(integers)));
  const PairValues pairs = pair_values(at_places(kPlaces[0], cards), at_places(kPlaces[1], cards));
  const __m512d least = lesser(
      first_pattern(pairs, at_places(kPlaces[2], cards), at_places(kPlaces[3], cards), target),
      second_pattern(pairs, target));
  return _mm512_cmp_pd_mask(least, _mm512_set1_pd(kEpsilon), _CMP_LT_OQ) != 0;
}

}  // namespace twentyfour::avx512
