// Kernels for x86-64 processors with AVX-512 and its byte compression (VBMI2): Ice Lake, Zen 4.
#ifndef TWENTYFOUR_SOLVER_SIMD_AVX512_HPP
#define TWENTYFOUR_SOLVER_SIMD_AVX512_HPP

#include <cstdint>
#include <immintrin.h>

#include "solver/judge/hand.hpp"

#define TWENTYFOUR_AVX512 gnu::target("avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi2,popcnt")

namespace twentyfour {

// Cards of one or two digits in any layout, 64 bytes at a time; see PlainChunks for the contract.
//
// Each byte that ends a number is given that number, from the two bytes before it, and the bytes
// that do are compressed to the front. Cost: about 16 instructions a chunk.
struct Avx512Chunks {
  static constexpr int kLength = 64;
  static constexpr int kLookback = 2;

  [[TWENTYFOUR_AVX512]] static std::uint16_t* read(const char* chunk, std::uint16_t* cards) {
    const __m512i bytes = _mm512_loadu_si512(chunk);
    const __mmask64 digits = digits_of(bytes);
    const __mmask64 blanks = _mm512_cmpeq_epi8_mask(bytes, _mm512_set1_epi8(' '));
    const __mmask64 controls = _mm512_cmple_epu8_mask(
        _mm512_sub_epi8(bytes, _mm512_set1_epi8('\t')), _mm512_set1_epi8('\r' - '\t'));
    const __m512i before = _mm512_loadu_si512(chunk - 1);
    const __m512i two_before = _mm512_loadu_si512(chunk - 2);
    const __mmask64 digits_before = digits_of(before);
    const __mmask64 digits_two_before = digits_of(two_before);
    const __mmask64 others = ~(digits | blanks | controls);
    const __mmask64 third_digits = digits & digits_before & digits_two_before;
    if ((others | third_digits) != 0) return nullptr;

    const __m512i ones = _mm512_sub_epi8(before, _mm512_set1_epi8('0'));
    const __m512i tens = _mm512_maskz_shuffle_epi8(digits_two_before, times_ten(), two_before);
    const __mmask64 ends = digits_before & ~digits;
    const __m512i numbers = _mm512_maskz_compress_epi8(ends, _mm512_add_epi8(ones, tens));
    _mm512_storeu_si512(cards, _mm512_cvtepu8_epi16(_mm512_castsi512_si256(numbers)));
    return cards + _mm_popcnt_u64(ends);
  }

 private:
  [[TWENTYFOUR_AVX512]] static __mmask64 digits_of(__m512i bytes) {
    return _mm512_cmple_epu8_mask(_mm512_sub_epi8(bytes, _mm512_set1_epi8('0')),
                                  _mm512_set1_epi8(9));
  }

  // By the low four bits of a digit.
  [[TWENTYFOUR_AVX512]] static __m512i times_ten() {
    const __m128i lane = _mm_setr_epi8(0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 0, 0, 0, 0, 0, 0);
    return _mm512_maskz_broadcast_i32x4(0xffff, lane);
  }
};

bool makes_target_avx512(const Hand& hand);

}  // namespace twentyfour

#endif
