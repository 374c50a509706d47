// makes_target for AVX-512: patterns.hpp with eight lanes to a vector.
//
// The same comparisons on the same values, with the same proof: a fused multiplication and
// subtraction leaves a rounding out, and the least of magnitudes is found by one instruction,
// vrangepd, which like lesser() gives the other operand where one is poison. Cost: some 900
// instructions, 0.2 us.

#include "solver/simd/avx512.hpp"

#include "solver/judge/operators.hpp"

namespace twentyfour {
namespace {

constexpr int kOperators = 5;
constexpr int kSplits = 3;
constexpr int kLanes = 8;

// The twelve arrangements of patterns.hpp, eight and four; the rest of the second eight is a
// repeat.
alignas(64) constexpr long long kArrangements[2][4][kLanes] = {{{0, 0, 0, 2, 1, 1, 0, 0},
                                                                {1, 2, 3, 3, 3, 2, 1, 2},
                                                                {2, 1, 1, 0, 0, 0, 3, 3},
                                                                {3, 3, 2, 1, 2, 3, 2, 1}},
                                                               {{0, 2, 1, 1, 0, 2, 1, 1},
                                                                {3, 3, 3, 2, 3, 3, 3, 2},
                                                                {2, 1, 2, 3, 2, 1, 2, 3},
                                                                {1, 0, 0, 0, 1, 0, 0, 0}}};

// The first of two pairs, for two vectors with three splits in turn.
alignas(64) constexpr long long kSplitsInTurn[2][kLanes] = {{0, 1, 2, 0, 1, 2, 0, 1},
                                                            {2, 0, 1, 2, 0, 1, 2, 0}};

[[TWENTYFOUR_AVX512]] inline __m512d target() {
  return _mm512_set1_pd(kTarget);
}

[[TWENTYFOUR_AVX512]] inline __m512d magnitude_of_difference(__m512d a, __m512d b) {
  return _mm512_abs_pd(_mm512_sub_pd(a, b));
}

// The lesser of two magnitudes; one of them where the other is poison.
[[TWENTYFOUR_AVX512]] inline __m512d lesser(__m512d a, __m512d b) {
  constexpr int kLeastMagnitude = 2;
  constexpr int kPositive = 2 << 2;
  return _mm512_range_pd(a, b, kLeastMagnitude | kPositive);
}

struct Values {
  __m512d value;
  __m512d divisor;
};

[[TWENTYFOUR_AVX512]] inline Values with_divisor(__m512d value) {
  const __mmask8 zero = _mm512_cmp_pd_mask(value, _mm512_set1_pd(kEpsilon), _CMP_LT_OQ);
  return {value, _mm512_mask_mov_pd(value, zero, _mm512_set1_pd(kPoison))};
}

// The results of the operators on a and b.
struct Results {
  __m512d by[kOperators];
};

[[TWENTYFOUR_AVX512]] inline Results results_of(const Values& a, const Values& b) {
  return {{_mm512_add_pd(a.value, b.value), magnitude_of_difference(a.value, b.value),
           _mm512_mul_pd(a.value, b.value), _mm512_div_pd(a.value, b.divisor),
           _mm512_div_pd(b.value, a.divisor)}};
}

// What the last operand wants the first to be.
struct Wants {
  Values y;
  __m512d by_plus_or_minus;
  __m512d by_minus;
  __m512d by_division;
};

[[TWENTYFOUR_AVX512]] inline Wants wants_of(const Values& y) {
  return {y, magnitude_of_difference(target(), y.value), _mm512_add_pd(target(), y.value),
          _mm512_mul_pd(target(), y.divisor)};
}

// The least by which one of the operators on x and y misses 24.
[[TWENTYFOUR_AVX512]] inline __m512d miss(__m512d x, const Wants& wants) {
  const __m512d by_plus_or_minus = _mm512_sub_pd(x, wants.by_plus_or_minus);
  const __m512d by_minus = _mm512_sub_pd(x, wants.by_minus);
  const __m512d by_times = _mm512_fmsub_pd(x, wants.y.value, target());
  const __m512d by_division = _mm512_sub_pd(x, wants.by_division);
  const __m512d by_reversed_division = _mm512_fmsub_pd(x, target(), wants.y.divisor);
  return lesser(lesser(by_plus_or_minus, by_minus),
                lesser(by_times, lesser(by_division, by_reversed_division)));
}

[[TWENTYFOUR_AVX512]] inline __m512d least_miss(const Results& x, const Wants& wants) {
  return lesser(lesser(miss(x.by[0], wants), miss(x.by[1], wants)),
                lesser(miss(x.by[2], wants), lesser(miss(x.by[3], wants), miss(x.by[4], wants))));
}

// Lane by lane, the lane of `values` at that place. (The masked form, for GCC 12 warns of its own
// header in the other.)
[[TWENTYFOUR_AVX512]] inline __m512d at_places(const long long* places, __m512d values) {
  return _mm512_maskz_permutexvar_pd(0xff, _mm512_load_si512(places), values);
}

// ((a#b)#c)#d, for eight arrangements.
[[TWENTYFOUR_AVX512]] inline __m512d first_pattern(const Results& pairs, const Values& c,
                                                   const Values& d) {
  const Wants wants = wants_of(d);
  __m512d least = target();
  for (const __m512d pair : pairs.by) {
    least = lesser(least, least_miss(results_of(with_divisor(pair), c), wants));
  }
  return least;
}

// (a#b)#(c#d). Lanes 0 to 2 of the pairs are the first ones of the splits, 3 to 5 the second ones.
[[TWENTYFOUR_AVX512]] inline __m512d second_pattern(const Results& pairs) {
  alignas(64) double right[2 * kLanes];
  for (int operation = 0; operation < kOperators; ++operation) {
    const __m512d second = _mm512_maskz_compress_pd(0b111000, pairs.by[operation]);
    _mm512_mask_storeu_pd(right + operation * kSplits, 0b000111, second);
  }
  right[2 * kLanes - 1] = kPoison;

  __m512d least = target();
  for (int half = 0; half < 2; ++half) {
    const Wants wants = wants_of(with_divisor(_mm512_load_pd(right + half * kLanes)));
    for (const __m512d pair : pairs.by) {
      least = lesser(least, miss(at_places(kSplitsInTurn[half], pair), wants));
    }
  }
  return least;
}

}  // namespace

[[TWENTYFOUR_AVX512]] bool makes_target_avx512(const Hand& hand) {
  const __m128i integers = _mm_loadu_si128(reinterpret_cast<const __m128i*>(hand.cards));
  const __m512d cards = _mm512_castpd256_pd512(_mm256_cvtepi32_pd(integers));
  __m512d least = target();
  for (const auto& arrangements : kArrangements) {
    const Values a = with_divisor(at_places(arrangements[0], cards));
    const Values b = with_divisor(at_places(arrangements[1], cards));
    const Values c = with_divisor(at_places(arrangements[2], cards));
    const Values d = with_divisor(at_places(arrangements[3], cards));
    const Results pairs = results_of(a, b);
    least = lesser(least, first_pattern(pairs, c, d));
    const bool holds_all_pairs = &arrangements == &kArrangements[0];
    if (holds_all_pairs) least = lesser(least, second_pattern(pairs));
  }
  return _mm512_cmp_pd_mask(least, _mm512_set1_pd(kEpsilon), _CMP_LT_OQ) != 0;
}

}  // namespace twentyfour
