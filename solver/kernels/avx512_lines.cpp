// The ways through the input for AVX-512: remembered verdicts for eight hands at a time, a packed
// hand to each 64-bit lane, and the plain loops compiled for it.

#include <algorithm>

#include "solver/kernels/avx512.hpp"
#include "solver/kernels/tidy_lines.hpp"

namespace twentyfour::avx512 {
namespace {

constexpr int kHandsAtOnce = 8;

// As answer_four(), for eight.
[[TWENTYFOUR_AVX512]] inline bool answer_eight(__m512i hands, const Verdicts& verdicts,
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
                                                  Verdicts& verdicts, Answers& answers) {
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

}  // namespace

bool is_supported() {
  return __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512bw") != 0 &&
         __builtin_cpu_supports("avx512dq") != 0 && __builtin_cpu_supports("avx512vl") != 0 &&
         __builtin_cpu_supports("avx512vbmi2") != 0 && __builtin_cpu_supports("popcnt") != 0;
}

[[TWENTYFOUR_AVX512]] const char* answer_tidy_lines(const char* at, const char* end,
                                                    Verdicts& verdicts, Answers& answers) {
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
                                                            Verdicts& verdicts, Answers& answers) {
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

}  // namespace twentyfour::avx512
