// Kernels for x86-64 processors with AVX2 and BMI2: since Haswell and Zen.
#ifndef TWENTYFOUR_SOLVER_SIMD_AVX2_HPP
#define TWENTYFOUR_SOLVER_SIMD_AVX2_HPP

#include <cstdint>
#include <immintrin.h>

#include "solver/judge/hand.hpp"

#define TWENTYFOUR_AVX2 gnu::target("avx2,bmi,bmi2,fma,popcnt")

namespace twentyfour {

// Cards of one or two digits in any layout, 32 bytes at a time; see PlainChunks for the contract.
//
// Each byte that ends a number is given that number, from the two bytes before it; bit extraction
// then takes those bytes out of every eight. Cost: about 60 instructions a chunk.
struct Avx2Chunks {
  static constexpr int kLength = 32;
  static constexpr int kLookback = 2;

  [[TWENTYFOUR_AVX2]] static std::uint16_t* read(const char* chunk, std::uint16_t* cards) {
    const __m256i bytes = load(chunk);
    const __m256i before = load(chunk - 1);
    const __m256i two_before = load(chunk - 2);
    const __m256i digits = digits_of(bytes);
    const __m256i digits_before = digits_of(before);
    const __m256i digits_two_before = digits_of(two_before);
    const __m256i blanks = _mm256_cmpeq_epi8(bytes, _mm256_set1_epi8(' '));
    const __m256i known = _mm256_or_si256(_mm256_or_si256(digits, blanks), controls_of(bytes));
    const __m256i third_digits =
        _mm256_and_si256(digits, _mm256_and_si256(digits_before, digits_two_before));
    if (_mm256_movemask_epi8(_mm256_andnot_si256(third_digits, known)) != -1) return nullptr;

    const __m256i ones = _mm256_sub_epi8(before, _mm256_set1_epi8('0'));
    const __m256i tens =
        _mm256_and_si256(_mm256_shuffle_epi8(times_ten(), two_before), digits_two_before);
    const __m256i ends = _mm256_andnot_si256(digits, digits_before);
    const __m256i numbers = _mm256_add_epi8(ones, tens);
    const __m128i low = _mm256_castsi256_si128(numbers);
    const __m128i high = _mm256_extracti128_si256(numbers, 1);
    const __m128i low_ends = _mm256_castsi256_si128(ends);
    const __m128i high_ends = _mm256_extracti128_si256(ends, 1);
    cards = append(_mm_cvtsi128_si64(low), _mm_cvtsi128_si64(low_ends), cards);
    cards = append(_mm_extract_epi64(low, 1), _mm_extract_epi64(low_ends, 1), cards);
    cards = append(_mm_cvtsi128_si64(high), _mm_cvtsi128_si64(high_ends), cards);
    return append(_mm_extract_epi64(high, 1), _mm_extract_epi64(high_ends, 1), cards);
  }

 private:
  [[TWENTYFOUR_AVX2]] static __m256i load(const char* at) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(at));
  }

  [[TWENTYFOUR_AVX2]] static __m256i digits_of(__m256i bytes) {
    return at_most(_mm256_sub_epi8(bytes, _mm256_set1_epi8('0')), _mm256_set1_epi8(9));
  }

  [[TWENTYFOUR_AVX2]] static __m256i controls_of(__m256i bytes) {
    return at_most(_mm256_sub_epi8(bytes, _mm256_set1_epi8('\t')), _mm256_set1_epi8('\r' - '\t'));
  }

  // Of unsigned bytes.
  [[TWENTYFOUR_AVX2]] static __m256i at_most(__m256i bytes, __m256i bound) {
    return _mm256_cmpeq_epi8(_mm256_min_epu8(bytes, bound), bytes);
  }

  // By the low four bits of a digit.
  [[TWENTYFOUR_AVX2]] static __m256i times_ten() {
    return _mm256_broadcastsi128_si256(
        _mm_setr_epi8(0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 0, 0, 0, 0, 0, 0));
  }

  // Appends the bytes of `numbers` that are all ones in `ends`.
  [[TWENTYFOUR_AVX2]] static std::uint16_t* append(long long numbers, long long ends,
                                                   std::uint16_t* cards) {
    const auto mask = static_cast<unsigned long long>(ends);
    const auto chosen =
        static_cast<long long>(_pext_u64(static_cast<unsigned long long>(numbers), mask));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(cards),
                     _mm_cvtepu8_epi16(_mm_cvtsi64_si128(chosen)));
    return cards + _mm_popcnt_u64(mask) / 8;
  }
};

bool makes_target_avx2(const Hand& hand);

}  // namespace twentyfour

#endif
