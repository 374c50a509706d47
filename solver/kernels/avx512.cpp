// The kernel for x86-64 processors with AVX-512, with VBMI and VBMI2 too: Ice Lake, Zen 4. Vectors
// read the chunks and look up verdicts; the rest is the plain kernel, compiled for AVX-512.

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "solver/kernels/avx512_patterns.hpp"
#include "solver/kernels/chunks.hpp"
#include "solver/kernels/kernel_state.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/kernels/packed_hand.hpp"
#include "solver/kernels/patterns.hpp"
#include "solver/kernels/text_loop.hpp"

namespace twentyfour {
namespace avx512 {
namespace {

// As PlainChunks, without a mask for each kind of byte. The lower six bits of a byte select the
// only digit or white space that has these bits. Of all those, only digits have bit 4 set.
template <Marks kMarks>
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
    const __mmask64 line_ends = _mm512_cmpeq_epi8_mask(here, _mm512_set1_epi8('\n'));
    __m512i numbers = _mm512_add_epi8(last, tens);
    if (kMarks == Marks::kLineEnds) {
      const __m512i mark = _mm512_set1_epi8(static_cast<char>(kLineEndMark));
      numbers = _mm512_mask_add_epi8(numbers, line_ends, numbers, mark);
    }
    _mm512_storeu_si512(cards, _mm512_maskz_compress_epi8(ends, numbers));
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

  // By the lower six bits: the digit or white space that has them or, if there is none, a byte that
  // does not have them, so that it differs from every byte that is looked up.
  static constexpr Table kKnown = [] {
    Table known{1};
    for (const char byte : std::string_view("\t\n\v\f\r 0123456789"))
      known[static_cast<unsigned>(byte)] = byte;
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

// Verdicts on the 1820 hands of cards from 1 to 13, one bit each, which 64 hands look up at once.
//
// Let the cards be a <= b <= c <= d, less one. A pair of cards has an index below 91, in order of
// the larger card, then of the smaller one. The index of (c, d) is that of a row of bits, and the
// index of (a, b) is the place in the row. A row is filled as a whole.
//
// Without it (kManyHands = 1 << 20) `twentyfour -j1 < FILE` takes 1.17 times the time for 4 million
// lines of 1..9, 1.12 for 1..13, 1.11 for 1..13 in any layout (medians of 31 pairs).
struct BitTable {
  static constexpr int kLargest = 12;
  static constexpr int kPageSize = 128;  // one instruction looks up in a page

  unsigned char is_known[kPageSize];  // by row: the upper bit
  unsigned char bits[2 * kPageSize];
};
static_assert(sizeof(BitTable) <= KernelState::kTableSize);

// The first bit of each row: its byte, and its place there.
struct Rows {
  unsigned char bytes[BitTable::kPageSize];
  unsigned char places[BitTable::kPageSize];
};

constexpr Rows kRows = [] {
  Rows rows{};
  for (int d = 0, row = 0, bit = 0; d <= BitTable::kLargest; ++d) {
    for (int c = 0; c <= d; bit += (c + 1) * (c + 2) / 2, ++c, ++row) {
      rows.bytes[row] = static_cast<unsigned char>(bit / 8);
      rows.places[row] = static_cast<unsigned char>(bit % 8);
    }
  }
  return rows;
}();

[[TWENTYFOUR_AVX512]] __m512i in_page(const unsigned char* page, __m512i places) {
  return _mm512_permutex2var_epi8(_mm512_loadu_si512(page), places, _mm512_loadu_si512(page + 64));
}

// The first cards of 64 hands, the second ones, and so on, less one.
struct Planes {
  __m512i card[kCardsInHand];
};

[[TWENTYFOUR_AVX512]] Planes planes_of(const unsigned char* cards) {
  // The places of the first and of the second cards of 32 hands.
  alignas(64) static constexpr auto kFirstTwo = [] {
    std::array<unsigned char, 64> places{};
    for (unsigned i = 0; i < 64; ++i) places[i] = static_cast<unsigned char>(i % 32 * 4 + i / 32);
    return places;
  }();
  const __m512i first_two = _mm512_load_si512(kFirstTwo.data());
  const __m512i one = _mm512_set1_epi8(1);
  Planes planes;
  for (int i = 0; i < kCardsInHand; i += 2) {
    const __m512i two = _mm512_add_epi8(first_two, _mm512_set1_epi8(static_cast<char>(i)));
    const __m512i low = _mm512_sub_epi8(in_page(cards, two), one);
    const __m512i high = _mm512_sub_epi8(in_page(cards + BitTable::kPageSize, two), one);
    planes.card[i] = _mm512_maskz_shuffle_i64x2(0xff, low, high, 0x44);
    planes.card[i + 1] = _mm512_maskz_shuffle_i64x2(0xff, low, high, 0xee);
  }
  return planes;
}

// Puts the cards of each hand in order.
[[TWENTYFOUR_AVX512]] void sort(Planes& planes) {
  constexpr int kPairs[][2] = {{0, 1}, {2, 3}, {0, 2}, {1, 3}, {1, 2}};
  for (const auto& [first, second] : kPairs) {
    const __m512i smaller = _mm512_min_epu8(planes.card[first], planes.card[second]);
    planes.card[second] = _mm512_max_epu8(planes.card[first], planes.card[second]);
    planes.card[first] = smaller;
  }
}

[[TWENTYFOUR_AVX512]] __m512i pair_indices(__m512i smaller, __m512i larger) {
  const __m512i first_pairs = _mm512_maskz_broadcast_i32x4(
      0xffff, _mm_setr_epi8(0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 0, 0, 0));
  return _mm512_add_epi8(smaller, _mm512_shuffle_epi8(first_pairs, larger));
}

struct Bits {
  __mmask64 yes;
  __mmask64 known;
};

[[TWENTYFOUR_AVX512]] Bits find(Planes planes, const BitTable& table) {
  sort(planes);
  const __m512i rows = pair_indices(planes.card[2], planes.card[3]);
  const __m512i bits =
      _mm512_add_epi8(pair_indices(planes.card[0], planes.card[1]), in_page(kRows.places, rows));
  const __m512i eighths = _mm512_srli_epi16(bits, 3) & _mm512_set1_epi8(31);
  const __m512i places = _mm512_add_epi8(in_page(kRows.bytes, rows), eighths);
  const __m512i bytes =
      _mm512_mask_mov_epi8(in_page(table.bits, places), _mm512_movepi8_mask(places),
                           in_page(table.bits + BitTable::kPageSize, places));
  const __m512i bit =
      _mm512_shuffle_epi8(_mm512_set1_epi64(static_cast<long long>(0x8040201008040201)), bits);
  const __mmask64 small =
      _mm512_cmple_epu8_mask(planes.card[3], _mm512_set1_epi8(BitTable::kLargest));
  return {_mm512_test_epi8_mask(bytes, bit),
          small & _mm512_movepi8_mask(in_page(table.is_known, rows))};
}

// Fills the row of a hand, if its cards are from 1 to 13.
void fill_row(Hand hand, BitTable& table, const Verdicts<HandSolver>& verdicts) {
  std::sort(hand.cards, hand.cards + kCardsInHand);
  const int c = hand.cards[2];
  const int d = hand.cards[3];
  if (hand.cards[0] == 0 || d > BitTable::kLargest + 1) return;
  const int row = d * (d - 1) / 2 + c - 1;
  int bit = kRows.bytes[row] * 8 + kRows.places[row];
  for (int b = 1; b <= c; ++b) {
    for (int a = 1; a <= b; ++a, ++bit) {
      const int cards[] = {a, b, c, d};
      const unsigned yes = verdicts.find(cards) ? 1 : 0;
      table.bits[bit / 8] = static_cast<unsigned char>(table.bits[bit / 8] | yes << bit % 8);
    }
  }
  table.is_known[row] = 0x80;
}

// From this many hands on, it is worth while to fill whole rows.
constexpr std::ptrdiff_t kManyHands = 512;

// As answer_hands().
[[TWENTYFOUR_AVX512]] std::ptrdiff_t answer_hands_by_bits(const unsigned char* cards,
                                                          std::ptrdiff_t hands,
                                                          KernelState& state) {
  if (hands < kManyHands || !state.lines.are_narrow()) {
    return answer_hands_by_bits(cards, hands, state);
  }
  const __m512i yes = _mm512_set1_epi32(state.lines.narrow_line(true));
  const __m512i no = _mm512_set1_epi32(state.lines.narrow_line(false));
  BitTable& table = *reinterpret_cast<BitTable*>(state.own_table);
  std::ptrdiff_t hand = 0;
  while (hand < hands) {
    char* out = state.lines.end();
    std::uint64_t unknown = 0;
    for (; hands - hand >= kHandsAtOnce; hand += kHandsAtOnce) {
      const Bits bits = find(planes_of(cards + hand * kCardsInHand), table);
      unknown = ~bits.known;
      if (unknown != 0) break;
      for (int i = 0; i < kHandsAtOnce; i += 16) {  // no word has a zero byte
        const __m512i lines = _mm512_mask_mov_epi32(no, static_cast<__mmask16>(bits.yes >> i), yes);
        const __mmask64 bytes = _mm512_test_epi8_mask(lines, lines);
        _mm512_storeu_si512(out, _mm512_maskz_compress_epi8(bytes, lines));
        out += std::popcount(bytes);
      }
    }
    state.lines.set_end(out);
    const std::ptrdiff_t some = std::min(hands - hand, kHandsAtOnce);
    const unsigned char* const first = cards + hand * kCardsInHand;
    const std::ptrdiff_t answered = answer_hands_by_bits(first, some, state);
    hand += answered;
    if (answered < some) break;
    if (unknown != 0) {
      const std::ptrdiff_t place = std::countr_zero(unknown);
      fill_row(PackedHand::load(first + place * kCardsInHand).unpacked(), table, state.verdicts);
    }
  }
  return hand;
}

bool is_supported() {
  return __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512bw") != 0 &&
         __builtin_cpu_supports("avx512dq") != 0 && __builtin_cpu_supports("avx512vl") != 0 &&
         __builtin_cpu_supports("avx512vbmi") != 0 && __builtin_cpu_supports("avx512vbmi2") != 0 &&
         __builtin_cpu_supports("bmi") != 0 && __builtin_cpu_supports("bmi2") != 0 &&
         __builtin_cpu_supports("popcnt") != 0;
}

template <class Loop>
[[TWENTYFOUR_AVX512, gnu::flatten]] KernelResult answer_by(const char* from, const char* end,
                                                           KernelState& state) {
  return Loop(from, end, state).answer();
}

using Hands = TextLoop<Avx512Chunks<Marks::kNone>, answer_hands_by_bits>;
using Lines = LineTextLoop<Avx512Chunks<Marks::kLineEnds>, answer_hands_by_bits>;

}  // namespace
}  // namespace avx512

const Kernel avx512_kernel = {"avx512", avx512::is_supported, pattern_solvers(avx512::makes),
                              avx512::answer_by<avx512::Hands>, avx512::answer_by<avx512::Lines>};

}  // namespace twentyfour
