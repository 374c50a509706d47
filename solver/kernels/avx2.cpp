// The kernel for x86-64 processors with AVX2: since Haswell and Zen. Cards are put one behind the
// other by vectors; the rest is the plain kernel, compiled for AVX2.

#include <array>
#include <cstddef>
#include <cstdint>
#include <immintrin.h>

#include "solver/kernels/chunks.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/kernels/packed_hand.hpp"
#include "solver/kernels/patterns.hpp"
#include "solver/kernels/runs.hpp"

#define TWENTYFOUR_AVX2 gnu::target("avx2,bmi,fma,popcnt")

namespace twentyfour {
namespace avx2 {
namespace {

// No two ends of numbers are adjacent, so of two bytes one at most is an end, and 32 bytes are left
// of a chunk. A shuffle then moves the cards among eight bytes to the front.
class Avx2Chunks : public AnyChunks {
 public:
  [[TWENTYFOUR_AVX2]] unsigned char* read(const char* chunk, unsigned char* cards) {
    Numbers numbers;
    find_numbers(chunk, numbers);
    const __m256i pairs = _mm256_packus_epi16(ends_of_pairs(numbers, 0), ends_of_pairs(numbers, 32));
    const __m256i in_order = _mm256_permute4x64_epi64(pairs, 0b11011000);
    const auto ends = static_cast<unsigned>(_mm256_movemask_epi8(in_order));
    alignas(32) unsigned char candidates[kLength / 2];
    _mm256_store_si256(reinterpret_cast<__m256i*>(candidates),
                       _mm256_and_si256(in_order, _mm256_set1_epi8(0x7f)));
    for (int i = 0; i < kLength / 2; i += 8) {
      const unsigned chosen = ends >> i & 255;
      const __m128i places = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(&kPlacesOfBits[chosen]));
      const __m128i eight = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(candidates + i));
      _mm_storel_epi64(reinterpret_cast<__m128i*>(cards), _mm_shuffle_epi8(eight, places));
      cards += _mm_popcnt_u32(chosen);
    }
    return cards;
  }

 private:
  // For each two of 32 bytes the number that ends there, if one does, and then also the upper bit.
  [[TWENTYFOUR_AVX2]] static __m256i ends_of_pairs(const Numbers& numbers, int at) {
    const __m256i number = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(numbers.number + at));
    const __m256i is_end = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(numbers.is_end + at));
    const __m256i marked = _mm256_or_si256(number, _mm256_set1_epi8(-128));
    return _mm256_maddubs_epi16(_mm256_and_si256(marked, is_end), _mm256_set1_epi8(1));
  }
};

struct Avx2 {
  using TidyChunks = PlainTidyChunks;
  using Chunks = Avx2Chunks;

  static std::ptrdiff_t answer_hands(const unsigned char* cards, std::ptrdiff_t hands, Work& work) {
    return twentyfour::answer_hands(cards, hands, work);
  }
};

bool is_supported() {
  return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0 &&
         __builtin_cpu_supports("fma") != 0 && __builtin_cpu_supports("popcnt") != 0;
}

[[TWENTYFOUR_AVX2, gnu::flatten]] bool makes_24(const Hand& hand) {
  return plain::makes_24<Division::kReal>(hand);
}

[[TWENTYFOUR_AVX2, gnu::flatten]] Stop answer(const char* from, const char* end, Work& work) {
  return Runs<Avx2>(from, end, work).answer();
}

}  // namespace
}  // namespace avx2

Kernel avx2_kernel() {
  return {"avx2", avx2::is_supported, solvers(avx2::makes_24, plain::makes_24<Division::kExact>),
          avx2::answer};
}

}  // namespace twentyfour
