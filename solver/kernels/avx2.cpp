// The kernel for x86-64 processors with AVX2: since Haswell and Zen. Vectors read the chunks; the
// rest is the plain kernel, compiled for AVX2.

#include <bit>
#include <cstddef>
#include <cstdint>
#include <immintrin.h>

#include "solver/kernels/chunks.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/kernels/packed_hand.hpp"
#include "solver/kernels/patterns.hpp"
#include "solver/kernels/text_loop.hpp"

#define TWENTYFOUR_AVX2 gnu::target("avx2,bmi,fma,popcnt")

namespace twentyfour {
namespace avx2 {
namespace {

// As PlainChunks. No two numbers end at adjacent bytes, so two bytes have at most one number, and
// the numbers of a chunk fit in 32 bytes. A shuffle moves those of eight bytes to the front.
template <Marks kMarks>
class Avx2Chunks {
 public:
  static constexpr int kLength = 64;

  [[TWENTYFOUR_AVX2]] Avx2Chunks()
      : known_(_mm256_set1_epi8(-1)), largest_(_mm256_setzero_si256()), thirds_(largest_) {}

  [[TWENTYFOUR_AVX2]] unsigned char* read(const char* chunk, unsigned char* cards) {
    const Pairs first = read_half(chunk);
    const Pairs second = read_half(chunk + kLength / 2);
    const __m256i pairs = in_order(first.numbers, second.numbers);
    const unsigned ends = bits_of(pairs);
    __m256i cards_of_pairs = pairs & _mm256_set1_epi8(0x7f);
    if (kMarks == Marks::kLineEnds) cards_of_pairs |= in_order(first.marks, second.marks);
    alignas(32) unsigned char numbers[kLength / 2];
    _mm256_store_si256(reinterpret_cast<__m256i*>(numbers), cards_of_pairs);
    for (int i = 0; i < kLength / 2; i += 8) {
      const unsigned chosen = ends >> i & 255;
      const __m128i places = load_eight(&kPlacesOfBits[chosen]);
      const __m128i eight = _mm_shuffle_epi8(load_eight(numbers + i), places);
      _mm_storel_epi64(reinterpret_cast<__m128i*>(cards), eight);
      cards += std::popcount(chosen);
    }
    return cards;
  }

  [[TWENTYFOUR_AVX2]] bool is_irregular() const {
    const __m256i above = _mm256_subs_epu8(largest_, _mm256_set1_epi8('9'));
    const __m256i irregular = ~known_ | above | (thirds_ & _mm256_set1_epi8(0x10));
    return _mm256_testz_si256(irregular, irregular) == 0;
  }

  std::uint64_t line_ends() const { return line_ends_; }

 private:
  // 16 bits for each two of 32 bytes. If a number ends before one of the two, `numbers` has it,
  // with bit 7 set, and `marks` has kLineEndMark if that byte is a line end. All else is 0.
  struct Pairs {
    __m256i numbers;
    __m256i marks;
  };

  [[TWENTYFOUR_AVX2]] static __m256i in_order(__m256i first, __m256i second) {
    return _mm256_permute4x64_epi64(_mm256_packus_epi16(first, second), 0b11011000);
  }

  [[TWENTYFOUR_AVX2]] Pairs read_half(const char* half) {
    const __m256i here = load_bytes(half);
    const __m256i last = load_bytes(half - 1);
    const __m256i before = load_bytes(half - 2);
    const __m256i is_digit = from_zero_on(here);
    const __m256i spaces = _mm256_broadcastsi128_si256(
        _mm_setr_epi8(' ', 0, 0, 0, 0, 0, 0, 0, 0, '\t', '\n', '\v', '\f', '\r', 0, 0));
    const __m256i is_space = _mm256_cmpeq_epi8(here, _mm256_shuffle_epi8(spaces, here));
    known_ &= is_digit | is_space;
    largest_ = _mm256_max_epu8(largest_, here);
    thirds_ |= here & last & before;
    const __m256i line_ends = _mm256_cmpeq_epi8(here, _mm256_set1_epi8('\n'));
    line_ends_ += static_cast<unsigned>(std::popcount(bits_of(line_ends)));

    const __m256i times_ten = _mm256_broadcastsi128_si256(
        _mm_setr_epi8(0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 0, 0, 0, 0, 0, 0));
    const __m256i tens =
        _mm256_shuffle_epi8(times_ten, _mm256_sub_epi8(before, _mm256_set1_epi8('0')));
    const __m256i marked_last = last ^ _mm256_set1_epi8('0' - 128);
    const __m256i is_end = from_zero_on(last) & ~is_digit;
    const __m256i one = _mm256_set1_epi8(1);
    const __m256i marks = is_end & line_ends & _mm256_set1_epi8(static_cast<char>(kLineEndMark));
    return {_mm256_maddubs_epi16(_mm256_add_epi8(marked_last, tens) & is_end, one),
            _mm256_maddubs_epi16(marks, one)};
  }

  // The upper bits of all bytes.
  [[TWENTYFOUR_AVX2]] static unsigned bits_of(__m256i bytes) {
    return static_cast<unsigned>(_mm256_movemask_epi8(bytes));
  }

  [[TWENTYFOUR_AVX2]] static __m256i load_bytes(const char* at) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(at));
  }

  [[TWENTYFOUR_AVX2]] static __m128i load_eight(const void* at) {
    return _mm_loadl_epi64(static_cast<const __m128i*>(at));
  }

  // All ones for '0' and for all bytes of ASCII above.
  [[TWENTYFOUR_AVX2]] static __m256i from_zero_on(__m256i bytes) {
    return _mm256_cmpgt_epi8(bytes, _mm256_set1_epi8('0' - 1));
  }

  __m256i known_;    // all ones where every byte was white space, or '0' or above
  __m256i largest_;  // the largest byte at each place
  __m256i thirds_;   // bit 4 is set if a digit was the third of a number, or a later one
  std::uint64_t line_ends_ = 0;
};

bool is_supported() {
  return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0 &&
         __builtin_cpu_supports("fma") != 0 && __builtin_cpu_supports("popcnt") != 0;
}

[[TWENTYFOUR_AVX2, gnu::flatten]] bool makes(const Hand& hand, int target) {
  return patterns::makes<Division::kReal>(hand, target);
}

template <class Loop>
[[TWENTYFOUR_AVX2, gnu::flatten]] KernelResult answer_by(const char* from, const char* end,
                                                         KernelState& state) {
  return Loop(from, end, state).answer();
}

using Hands = TextLoop<Avx2Chunks<Marks::kNone>, answer_hands>;
using Lines = LineTextLoop<Avx2Chunks<Marks::kLineEnds>, answer_hands>;

}  // namespace
}  // namespace avx2

const Kernel avx2_kernel = {"avx2", avx2::is_supported, pattern_solvers(avx2::makes),
                            avx2::answer_by<avx2::Hands>, avx2::answer_by<avx2::Lines>};

}  // namespace twentyfour
