// The kernel for x86-64 processors with AVX-512. Vectors read the chunks, and answer many hands at
// once; the rest is the plain kernel, compiled for AVX-512.

#include "solver/kernels/avx512.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "solver/kernels/avx512_table.hpp"
#include "solver/kernels/chunks.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/kernels/patterns.hpp"
#include "solver/kernels/runs.hpp"

namespace twentyfour {
namespace avx512 {
namespace {

// As PlainChunks, without a mask for each kind of byte. The lower six bits of a byte select the
// only digit or white space that has these bits. Of all those, only digits have bit 4 set.
class Avx512Chunks {
 public:
  static constexpr int kLength = 64;

  [[TWENTYFOUR_AVX512]] Avx512Chunks()
      : others_(_mm512_setzero_si512()), third_digits_(_mm512_setzero_si512()) {}

  [[TWENTYFOUR_AVX512]] unsigned char* read(const char* chunk, unsigned char* cards) {
    const __m512i digit = _mm512_set1_epi8(0x10);
    const __m512i here = _mm512_loadu_si512(chunk);
    const __m512i last = _mm512_loadu_si512(chunk - 1);
    const __m512i before = _mm512_loadu_si512(chunk - 2);
    const __m512i known = looked_up(here, kKnown);
    others_ |= here ^ known;
    third_digits_ |= before & last & here;
    const __mmask64 ends =
        _mm512_mask_testn_epi8_mask(_mm512_test_epi8_mask(last, digit), here, digit);
    const __m512i tens = looked_up(before, kTens);
    const __m512i numbers = _mm512_maskz_compress_epi8(ends, _mm512_add_epi8(last, tens));
    _mm512_storeu_si512(cards, numbers);
    const __mmask64 line_ends = _mm512_cmpeq_epi8_mask(here, _mm512_set1_epi8('\n'));
    line_ends_ += static_cast<unsigned>(std::popcount(line_ends));
    return cards + std::popcount(ends);
  }

  [[TWENTYFOUR_AVX512]] bool is_irregular() const {
    return _mm512_test_epi8_mask(others_, others_) != 0 ||
           _mm512_test_epi8_mask(third_digits_, _mm512_set1_epi8(0x10)) != 0;
  }

  std::uint64_t line_ends() const { return line_ends_; }

 private:
  using Table = std::array<char, 64>;

  // Where there is no digit or white space with these bits: a byte with other lower bits.
  static constexpr Table kKnown = [] {
    Table known{1};
    for (const char byte :
         {'\t', '\n', '\v', '\f', '\r', ' ', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'}) {
      known[static_cast<unsigned>(byte)] = byte;
    }
    return known;
  }();

  // What to add to the last digit for the digit before it, and for its own '0'.
  static constexpr Table kTens = [] {
    Table tens{};
    tens.fill(-'0');
    for (int i = 0; i < 10; ++i)
      tens[static_cast<unsigned>('0' + i)] = static_cast<char>(10 * i - '0');
    return tens;
  }();

  // By the lower six bits. (In the masked form, because for the other form GCC 12 warns of its own
  // header.)
  [[TWENTYFOUR_AVX512]] static __m512i looked_up(__m512i bytes, const Table& table) {
    return _mm512_maskz_permutexvar_epi8(~__mmask64{0}, bytes, _mm512_loadu_si512(table.data()));
  }

  __m512i others_;
  __m512i third_digits_;
  std::uint64_t line_ends_ = 0;
};

bool is_supported() {
  return __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512bw") != 0 &&
         __builtin_cpu_supports("avx512dq") != 0 && __builtin_cpu_supports("avx512vl") != 0 &&
         __builtin_cpu_supports("avx512vbmi") != 0 && __builtin_cpu_supports("avx512vbmi2") != 0 &&
         __builtin_cpu_supports("bmi") != 0 && __builtin_cpu_supports("bmi2") != 0 &&
         __builtin_cpu_supports("popcnt") != 0;
}

[[TWENTYFOUR_AVX512, gnu::flatten]] KernelResult answer(const char* from, const char* end,
                                                        KernelState& state) {
  return Runs<PlainTidyChunks, Avx512Chunks, answer_hands>(from, end, state).answer();
}

}  // namespace
}  // namespace avx512

const Kernel kAvx512Kernel = {"avx512", avx512::is_supported,
                              solvers(avx512::makes_24, plain::makes_24<Division::kExact>),
                              avx512::answer};

}  // namespace twentyfour
