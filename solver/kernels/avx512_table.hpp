// A table of the hands of cards from 1 to 13 for AVX-512, in which 64 hands are looked up at once.
//
// Let the cards be a <= b <= c <= d, less one. The 1820 hands are in order of d, then of c, b and
// a, and have one bit each. A pair of cards has a number below 91, in order of the larger card,
// then of the smaller one. The number of (c, d) tells where a row of bits starts, and the number of
// (a, b) is the place in the row. A row is filled as a whole.
//
// Gain over the table of judge/verdicts.hpp: 1.22 times for lines of cards 1..9, 1.13 for 1..13,
// 1.09 in any layout.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "solver/judge/hand.hpp"
#include "solver/kernels/avx512.hpp"
#include "solver/kernels/kernel_state.hpp"
#include "solver/kernels/packed_hand.hpp"

namespace twentyfour::avx512 {

// What one instruction looks up in.
constexpr int kPageSize = 128;

constexpr int kLargest = 12;

struct BitTable {
  unsigned char is_known[kPageSize];  // by row: the upper bit
  unsigned char bits[2 * kPageSize];
};
static_assert(sizeof(BitTable) <= KernelState::kTableSize);

// The first bit of each row: its byte, and its place there.
struct Rows {
  unsigned char bytes[kPageSize];
  unsigned char places[kPageSize];
};

constexpr Rows kRows = [] {
  Rows rows{};
  for (int d = 0, row = 0, bit = 0; d <= kLargest; ++d) {
    for (int c = 0; c <= d; bit += (c + 1) * (c + 2) / 2, ++c, ++row) {
      rows.bytes[row] = static_cast<unsigned char>(bit / 8);
      rows.places[row] = static_cast<unsigned char>(bit % 8);
    }
  }
  return rows;
}();

[[TWENTYFOUR_AVX512]] inline __m512i in_page(const unsigned char* page, __m512i places) {
  return _mm512_permutex2var_epi8(_mm512_loadu_si512(page), places, _mm512_loadu_si512(page + 64));
}

constexpr std::ptrdiff_t kHands = 64;

// The first cards of all hands, the second ones, and so on, less one.
struct Planes {
  __m512i card[kCardsInHand];
};

[[TWENTYFOUR_AVX512]] inline Planes planes_of(const unsigned char* cards) {
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
    const __m512i high = _mm512_sub_epi8(in_page(cards + kPageSize, two), one);
    planes.card[i] = _mm512_maskz_shuffle_i64x2(0xff, low, high, 0x44);
    planes.card[i + 1] = _mm512_maskz_shuffle_i64x2(0xff, low, high, 0xee);
  }
  return planes;
}

// Puts two cards of each hand in order.
[[TWENTYFOUR_AVX512]] inline void order(Planes& planes, int first, int second) {
  const __m512i smaller = _mm512_min_epu8(planes.card[first], planes.card[second]);
  planes.card[second] = _mm512_max_epu8(planes.card[first], planes.card[second]);
  planes.card[first] = smaller;
}

[[TWENTYFOUR_AVX512]] inline __m512i pair_numbers(__m512i smaller, __m512i larger) {
  const __m512i first_pairs = _mm512_maskz_broadcast_i32x4(
      0xffff, _mm_setr_epi8(0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 0, 0, 0));
  return _mm512_add_epi8(smaller, _mm512_shuffle_epi8(first_pairs, larger));
}

struct Bits {
  __mmask64 yes;
  __mmask64 known;
};

[[TWENTYFOUR_AVX512]] inline Bits find(Planes planes, const BitTable& table) {
  order(planes, 0, 1);
  order(planes, 2, 3);
  order(planes, 0, 2);
  order(planes, 1, 3);
  order(planes, 1, 2);
  const __m512i rows = pair_numbers(planes.card[2], planes.card[3]);
  const __m512i bits =
      _mm512_add_epi8(pair_numbers(planes.card[0], planes.card[1]), in_page(kRows.places, rows));
  const __m512i eighths = _mm512_srli_epi16(bits, 3) & _mm512_set1_epi8(31);
  const __m512i places = _mm512_add_epi8(in_page(kRows.bytes, rows), eighths);
  const __m512i bytes =
      _mm512_mask_mov_epi8(in_page(table.bits, places), _mm512_movepi8_mask(places),
                           in_page(table.bits + kPageSize, places));
  const __m512i bit =
      _mm512_shuffle_epi8(_mm512_set1_epi64(static_cast<long long>(0x8040201008040201)), bits);
  const __mmask64 small = _mm512_cmple_epu8_mask(planes.card[3], _mm512_set1_epi8(kLargest));
  return {_mm512_test_epi8_mask(bytes, bit),
          small & _mm512_movepi8_mask(in_page(table.is_known, rows))};
}

// Fills the row of a hand, if its cards are from 1 to 13.
inline void fill_row(Hand hand, BitTable& table, const Verdicts<HandSolver>& verdicts) {
  std::sort(hand.cards, hand.cards + kCardsInHand);
  const int c = hand.cards[2];
  const int d = hand.cards[3];
  if (hand.cards[0] == 0 || d > kLargest + 1) return;
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

// As twentyfour::answer_hands().
[[TWENTYFOUR_AVX512]] inline std::ptrdiff_t answer_hands(const unsigned char* cards,
                                                         std::ptrdiff_t hands, KernelState& state) {
  if (hands < kManyHands || !state.lines.are_narrow()) {
    return twentyfour::answer_hands(cards, hands, state);
  }
  BitTable& table = *reinterpret_cast<BitTable*>(state.table);
  std::ptrdiff_t hand = 0;
  while (hand < hands) {
    char* out = state.lines.end();
    std::uint64_t unknown = 0;
    for (; hands - hand >= kHands; hand += kHands) {
      const Bits bits = find(planes_of(cards + hand * kCardsInHand), table);
      unknown = ~bits.known;
      if (unknown != 0) break;
      for (int i = 0; i < kHands; i += 4) out = state.lines.put_four<true>(out, bits.yes >> i & 15);
    }
    state.lines.set_end(out);
    const std::ptrdiff_t some = std::min(hands - hand, kHands);
    const unsigned char* const first = cards + hand * kCardsInHand;
    const std::ptrdiff_t answered = twentyfour::answer_hands(first, some, state);
    hand += answered;
    if (answered < some) break;
    if (unknown != 0) {
      const std::ptrdiff_t place = std::countr_zero(unknown);
      fill_row(PackedHand::load(first + place * kCardsInHand).unpacked(), table, state.verdicts);
    }
  }
  return hand;
}

}  // namespace twentyfour::avx512
