// The kernel for x86-64 processors with AVX-512 and its byte compression (VBMI2): Ice Lake, Zen 4.
#ifndef TWENTYFOUR_SOLVER_KERNELS_AVX512_HPP
#define TWENTYFOUR_SOLVER_KERNELS_AVX512_HPP

#include <cstddef>
#include <cstdint>
#include <immintrin.h>

#include "solver/judge/hand.hpp"
#include "solver/judge/verdicts.hpp"
#include "solver/kernels/answers.hpp"
#include "solver/kernels/chunk_hands.hpp"

#define TWENTYFOUR_AVX512 gnu::target("avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi2,popcnt")

namespace twentyfour {

// Cards in any layout, 64 bytes at a time; see PlainChunks for the contract.
//
// Each byte that ends a number is given that number's last two digits, and where there are longer
// ones its first two, from the bytes before it; then the bytes that do end one are compressed to
// the front. Cost: about 20 instructions a chunk, or 35.
struct Avx512Chunks {
  static constexpr int kLength = 64;
  static constexpr int kLookback = 4;

  [[TWENTYFOUR_AVX512]] static std::uint16_t* read(const char* chunk, std::uint16_t* cards) {
    const Bytes here = bytes_at(chunk);
    const Bytes last = bytes_at(chunk - 1);
    const Bytes second_last = bytes_at(chunk - 2);
    const Bytes third_last = bytes_at(chunk - 3);
    const __mmask64 blanks = _mm512_cmpeq_epi8_mask(here.bytes, _mm512_set1_epi8(' '));
    const __mmask64 controls = _mm512_cmple_epu8_mask(
        _mm512_sub_epi8(here.bytes, _mm512_set1_epi8('\t')), _mm512_set1_epi8('\r' - '\t'));
    if (~(here.digits | blanks | controls) != 0) return nullptr;

    const __mmask64 ends = last.digits & ~here.digits;
    __m512i numbers = compressed(ends, two_digits(last, second_last, second_last.digits));
    const __mmask64 three = last.digits & second_last.digits & third_last.digits;
    if (three != 0) {
      const Bytes fourth_last = bytes_at(chunk - 4);
      const __mmask64 four = three & fourth_last.digits;
      if ((here.digits & four) != 0) return nullptr;
      const __m512i hundreds =
          compressed(ends, _mm512_maskz_mov_epi8(three, two_digits(third_last, fourth_last, four)));
      numbers = _mm512_add_epi16(numbers, _mm512_mullo_epi16(hundreds, _mm512_set1_epi16(100)));
    }
    _mm512_storeu_si512(cards, numbers);
    return cards + _mm_popcnt_u64(ends);
  }

 private:
  struct Bytes {
    __m512i bytes;
    __mmask64 digits;
  };

  [[TWENTYFOUR_AVX512]] static Bytes bytes_at(const char* at) {
    const __m512i bytes = _mm512_loadu_si512(at);
    const __m512i from_zero = _mm512_sub_epi8(bytes, _mm512_set1_epi8('0'));
    return {bytes, _mm512_cmple_epu8_mask(from_zero, _mm512_set1_epi8(9))};
  }

  // Byte by byte, ones + 10 * tens, the tens where `has_tens` says so.
  [[TWENTYFOUR_AVX512]] static __m512i two_digits(const Bytes& ones, const Bytes& tens,
                                                  __mmask64 has_tens) {
    // By the low four bits of a digit.
    const __m128i times_ten =
        _mm_setr_epi8(0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 0, 0, 0, 0, 0, 0);
    const __m512i table = _mm512_maskz_broadcast_i32x4(0xffff, times_ten);
    return _mm512_add_epi8(_mm512_sub_epi8(ones.bytes, _mm512_set1_epi8('0')),
                           _mm512_maskz_shuffle_epi8(has_tens, table, tens.bytes));
  }

  // The bytes that `chosen` chooses, of which there are 32 at the most, as 16-bit numbers.
  [[TWENTYFOUR_AVX512]] static __m512i compressed(__mmask64 chosen, __m512i bytes) {
    const __m512i front = _mm512_maskz_compress_epi8(chosen, bytes);
    return _mm512_cvtepu8_epi16(_mm512_maskz_extracti64x4_epi64(0xff, front, 0));
  }
};

namespace avx512 {

bool is_supported();
bool makes_24(const Hand& hand);
const char* answer_tidy_lines(const char* at, const char* end, Verdicts& verdicts,
                              Answers& answers);
ChunksEnd answer_chunks(const char* from, const char* end, Verdicts& verdicts, Answers& answers);
std::uint64_t count_line_ends(const char* at, const char* end);

}  // namespace avx512
}  // namespace twentyfour

#endif
