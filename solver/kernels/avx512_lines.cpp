// The loops of the AVX-512 kernel: verdicts of eight hands are looked up at once, with one packed
// hand in each 64-bit lane.

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "solver/kernels/avx512.hpp"
#include "solver/kernels/chunk_hands.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/kernels/line_ends.hpp"
#include "solver/kernels/patterns.hpp"
#include "solver/kernels/tidy_lines.hpp"

namespace twentyfour {
namespace avx512 {
namespace {

// Cards in any layout, 64 bytes at a time; see PlainChunks for the contract.
//
// Each byte that ends a number is given that number's last two digits, and where there are longer
// ones its first two, from the bytes before it; then the bytes that do end one are compressed to
// the front. Cost: about 20 instructions a chunk, or 35.
struct Avx512Chunks {
  static constexpr int kLength = 64;

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

constexpr int kHandsAtOnce = 8;

// As answer_four(), for eight.
[[TWENTYFOUR_AVX512]] inline bool answer_eight(__m512i hands, const KernelVerdicts& verdicts,
                                               const Answers& answers, char*& out) {
  // Two cards to each half of a lane, and then the halves together: PackedHand::index().
  const __m512i weights = _mm512_set1_epi64(0x1000010000100001);
  const __m512i halves = _mm512_madd_epi16(hands, weights);
  const __m512i upper = _mm512_maskz_srli_epi64(0xff, halves, 32);
  const __m512i indices =
      _mm512_and_si512(_mm512_add_epi64(halves, upper), _mm512_set1_epi64(0xffff));
  const __m256i entries =
      _mm512_mask_i64gather_epi32(_mm256_setzero_si256(), 0xff, indices, verdicts.table, 1);
  const __mmask8 known = _mm256_test_epi32_mask(entries, _mm256_set1_epi32(Verdicts::kKnown));
  if (known != 0xff) return false;
  const unsigned yes = _mm256_test_epi32_mask(entries, _mm256_set1_epi32(Verdicts::kYes));
  out = answers.put_four(out, yes & 15);
  out = answers.put_four(out, yes >> 4);
  return true;
}

[[TWENTYFOUR_AVX512]] std::ptrdiff_t answer_hands(const std::uint16_t* cards, std::ptrdiff_t hands,
                                                  const KernelVerdicts& verdicts,
                                                  Answers& answers) {
  std::ptrdiff_t hand = 0;
  while (hand < hands) {
    char* out = answers.end();
    for (; hands - hand >= kHandsAtOnce; hand += kHandsAtOnce) {
      const __m512i packed = _mm512_loadu_si512(cards + hand * kCardsInHand);
      if (_mm512_test_epi16_mask(packed, _mm512_set1_epi16(~15)) != 0) break;
      if (!answer_eight(packed, verdicts, answers, out)) break;
    }
    answers.set_end(out);
    const std::ptrdiff_t next = std::min<std::ptrdiff_t>(hands - hand, kHandsAtOnce);
    const std::ptrdiff_t answered =
        twentyfour::answer_hands(cards + hand * kCardsInHand, next, verdicts, answers);
    hand += answered;
    if (answered < next) break;
  }
  return hand;
}

bool is_supported() {
  return __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512bw") != 0 &&
         __builtin_cpu_supports("avx512dq") != 0 && __builtin_cpu_supports("avx512vl") != 0 &&
         __builtin_cpu_supports("avx512vbmi2") != 0 && __builtin_cpu_supports("popcnt") != 0;
}

[[TWENTYFOUR_AVX512]] const char* answer_tidy_lines(const char* at, const char* end,
                                                    const KernelVerdicts& verdicts,
                                                    Answers& answers) {
  constexpr std::ptrdiff_t kLength = kHandsAtOnce * TidyLine::kLength;
  const __m512i zeros = _mm512_set1_epi64(load<long long>("0 0 0 0\n"));
  const __m512i largest = _mm512_set1_epi64(load<long long>("\11\0\11\0\11\0\11"));
  for (;;) {
    char* out = answers.end();
    for (; end - at >= kLength; at += kLength) {
      const __m512i digits = _mm512_xor_si512(_mm512_loadu_si512(at), zeros);
      if (_mm512_cmpgt_epu8_mask(digits, largest) != 0) break;
      if (!answer_eight(digits, verdicts, answers, out)) break;
    }
    answers.set_end(out);
    const char* const next = end - at >= kLength ? at + kLength : end;
    const char* const to = twentyfour::answer_tidy_lines(at, next, verdicts, answers);
    if (to != next || next == end) return to;
    at = to;
  }
}

[[TWENTYFOUR_AVX512, gnu::flatten]] ChunksEnd answer_chunks(const char* from, const char* end,
                                                            const KernelVerdicts& verdicts,
                                                            Answers& answers) {
  return twentyfour::answer_chunks<Avx512Chunks>(from, end, verdicts, answers, answer_hands);
}

[[TWENTYFOUR_AVX512]] std::uint64_t count_line_ends(const char* at, const char* end) {
  constexpr std::ptrdiff_t kLength = 64;
  const __m512i line_end = _mm512_set1_epi8('\n');
  std::int64_t line_ends = 0;
  for (; end - at >= kLength; at += kLength) {
    const __mmask64 here = _mm512_cmpeq_epi8_mask(_mm512_loadu_si512(at), line_end);
    line_ends += _mm_popcnt_u64(here);
  }
  const __mmask64 rest = (__mmask64{1} << (end - at)) - 1;
  const __m512i bytes = _mm512_maskz_loadu_epi8(rest, at);
  line_ends += _mm_popcnt_u64(_mm512_cmpeq_epi8_mask(bytes, line_end));
  return static_cast<std::uint64_t>(line_ends);
}

}  // namespace
}  // namespace avx512

Kernel avx512_kernel() {
  return {"avx512",
          avx512::is_supported,
          solvers(avx512::makes_24, plain::makes_24<Division::kExact>),
          avx512::answer_tidy_lines,
          avx512::answer_chunks,
          avx512::count_line_ends};
}

}  // namespace twentyfour
