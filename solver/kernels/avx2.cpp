// The kernel for x86-64 processors with AVX2, BMI and BMI2: since Haswell and Zen. Chunks have
// vectors of their own; the rest is the plain kernel, compiled for AVX2.

#include <cstddef>
#include <cstdint>
#include <immintrin.h>

#include "solver/kernels/chunk_hands.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/kernels/line_ends.hpp"
#include "solver/kernels/patterns.hpp"
#include "solver/kernels/tidy_lines.hpp"

#define TWENTYFOUR_AVX2 gnu::target("avx2,bmi,bmi2,fma,popcnt")

namespace twentyfour {
namespace avx2 {
namespace {

// Cards in any layout, 32 bytes at a time; see PlainChunks for the contract.
//
// Each byte that ends a number is given that number's last two digits, and where there are longer
// ones its first two, from the bytes before it; bit extraction then takes those bytes out of every
// eight. Cost: about 60 instructions a chunk, or 100.
struct Avx2Chunks {
  static constexpr int kLength = 32;

  [[TWENTYFOUR_AVX2]] static std::uint16_t* read(const char* chunk, std::uint16_t* cards) {
    const Bytes here = bytes_at(chunk);
    const Bytes last = bytes_at(chunk - 1);
    const Bytes second_last = bytes_at(chunk - 2);
    const Bytes third_last = bytes_at(chunk - 3);
    const __m256i blanks = _mm256_cmpeq_epi8(here.bytes, _mm256_set1_epi8(' '));
    const __m256i controls =
        at_most(_mm256_sub_epi8(here.bytes, _mm256_set1_epi8('\t')), _mm256_set1_epi8('\r' - '\t'));
    const __m256i known = _mm256_or_si256(_mm256_or_si256(here.digits, blanks), controls);
    if (_mm256_movemask_epi8(known) != -1) return nullptr;

    const __m256i ends = _mm256_andnot_si256(here.digits, last.digits);
    const __m256i units = two_digits(last, second_last, second_last.digits);
    const __m256i two = _mm256_and_si256(last.digits, second_last.digits);
    const __m256i three = _mm256_and_si256(two, third_last.digits);
    if (_mm256_testz_si256(three, three) != 0) {
      return append<false>(units, _mm256_setzero_si256(), ends, cards);
    }
    const Bytes fourth_last = bytes_at(chunk - 4);
    const __m256i four = _mm256_and_si256(three, fourth_last.digits);
    if (_mm256_testz_si256(here.digits, four) == 0) return nullptr;
    const __m256i hundreds = _mm256_and_si256(three, two_digits(third_last, fourth_last, four));
    return append<true>(units, hundreds, ends, cards);
  }

 private:
  // A mask is all ones in a byte for true.
  struct Bytes {
    __m256i bytes;
    __m256i digits;
  };

  [[TWENTYFOUR_AVX2]] static Bytes bytes_at(const char* at) {
    const __m256i bytes = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(at));
    const __m256i from_zero = _mm256_sub_epi8(bytes, _mm256_set1_epi8('0'));
    return {bytes, at_most(from_zero, _mm256_set1_epi8(9))};
  }

  // Of unsigned bytes.
  [[TWENTYFOUR_AVX2]] static __m256i at_most(__m256i bytes, __m256i bound) {
    return _mm256_cmpeq_epi8(_mm256_min_epu8(bytes, bound), bytes);
  }

  // Byte by byte, ones + 10 * tens, the tens where `has_tens` says so.
  [[TWENTYFOUR_AVX2]] static __m256i two_digits(const Bytes& ones, const Bytes& tens,
                                                __m256i has_tens) {
    // By the low four bits of a digit.
    const __m128i times_ten =
        _mm_setr_epi8(0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 0, 0, 0, 0, 0, 0);
    const __m256i table = _mm256_broadcastsi128_si256(times_ten);
    return _mm256_add_epi8(_mm256_sub_epi8(ones.bytes, _mm256_set1_epi8('0')),
                           _mm256_and_si256(has_tens, _mm256_shuffle_epi8(table, tens.bytes)));
  }

  // Appends units + 100 * hundreds for the bytes that are ends.
  template <bool kHasHundreds>
  [[TWENTYFOUR_AVX2]] static std::uint16_t* append(__m256i units, __m256i hundreds, __m256i ends,
                                                   std::uint16_t* cards) {
    alignas(32) unsigned long long ends_of[4];
    alignas(32) unsigned long long units_of[4];
    alignas(32) unsigned long long hundreds_of[4];
    _mm256_store_si256(reinterpret_cast<__m256i*>(ends_of), ends);
    _mm256_store_si256(reinterpret_cast<__m256i*>(units_of), units);
    _mm256_store_si256(reinterpret_cast<__m256i*>(hundreds_of), hundreds);
    for (int i = 0; i < 4; ++i) {
      __m128i numbers = chosen(units_of[i], ends_of[i]);
      if (kHasHundreds) {
        const __m128i high = chosen(hundreds_of[i], ends_of[i]);
        numbers = _mm_add_epi16(numbers, _mm_mullo_epi16(high, _mm_set1_epi16(100)));
      }
      _mm_storeu_si128(reinterpret_cast<__m128i*>(cards), numbers);
      cards += _mm_popcnt_u64(ends_of[i]) / 8;
    }
    return cards;
  }

  // The bytes where `mask` is all ones, as 16-bit numbers at the front.
  [[TWENTYFOUR_AVX2]] static __m128i chosen(unsigned long long bytes, unsigned long long mask) {
    return _mm_cvtepu8_epi16(_mm_cvtsi64_si128(static_cast<long long>(_pext_u64(bytes, mask))));
  }
};

bool is_supported() {
  return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0 &&
         __builtin_cpu_supports("bmi2") != 0 && __builtin_cpu_supports("fma") != 0 &&
         __builtin_cpu_supports("popcnt") != 0;
}

[[TWENTYFOUR_AVX2, gnu::flatten]] bool makes_24(const Hand& hand) {
  return plain::makes_24<Division::kReal>(hand);
}

[[TWENTYFOUR_AVX2, gnu::flatten]] const char* answer_tidy_lines(const char* at, const char* end,
                                                                const KernelVerdicts& verdicts,
                                                                Answers& answers) {
  return twentyfour::answer_tidy_lines(at, end, verdicts, answers);
}

[[TWENTYFOUR_AVX2, gnu::flatten]] ChunksEnd answer_chunks(const char* from, const char* end,
                                                          const KernelVerdicts& verdicts,
                                                          Answers& answers) {
  return twentyfour::answer_chunks<Avx2Chunks>(from, end, verdicts, answers, answer_hands);
}

[[TWENTYFOUR_AVX2, gnu::flatten]] std::uint64_t count_line_ends(const char* begin,
                                                                const char* end) {
  return twentyfour::count_line_ends(begin, end);
}

}  // namespace
}  // namespace avx2

Kernel avx2_kernel() {
  return {"avx2",
          avx2::is_supported,
          solvers(avx2::makes_24, plain::makes_24<Division::kExact>),
          avx2::answer_tidy_lines,
          avx2::answer_chunks,
          avx2::count_line_ends};
}

}  // namespace twentyfour
