// The AVX-512 kernel: cards are read 64 bytes at a time, and 64 hands are answered at once.

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "solver/kernels/avx512.hpp"
#include "solver/kernels/chunks.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/kernels/packed_hand.hpp"
#include "solver/kernels/patterns.hpp"
#include "solver/kernels/runs.hpp"

namespace twentyfour {
namespace avx512 {
namespace {

// As PlainChunks, without a mask for each kind of byte. The lower six bits of a byte choose the
// only byte with these bits that is a digit or white space. Of those, digits alone have bit 4 set.
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

  [[TWENTYFOUR_AVX512]] bool is_odd() const {
    return _mm512_test_epi8_mask(others_, others_) != 0 ||
           _mm512_test_epi8_mask(third_digits_, _mm512_set1_epi8(0x10)) != 0;
  }

  std::uint64_t line_ends() const { return line_ends_; }

 private:
  using Table = std::array<char, 64>;

  // Those that are no such byte have another one, which differs from all with these lower bits.
  static constexpr Table kKnown = [] {
    Table known{};
    for (unsigned i = 0; i < 64; ++i) known[i] = static_cast<char>(i == 0 ? 1 : 0);
    for (const char byte :
         {'\t', '\n', '\v', '\f', '\r', ' ', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'}) {
      known[static_cast<unsigned>(byte)] = byte;
    }
    return known;
  }();

  // What the digit before adds to the last digit, whose own '0' is taken off.
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

// As PlainTidyChunks.
class Avx512TidyChunks {
 public:
  static constexpr int kLength = 128;

  [[TWENTYFOUR_AVX512]] Avx512TidyChunks() : largest_(_mm512_setzero_si512()) {}

  [[TWENTYFOUR_AVX512]] unsigned char* read(const char* chunk, unsigned char* cards) {
    const __m512i zeros = _mm512_set1_epi64(load<long long>("0 0 0 0\n"));
    const __m512i first = _mm512_loadu_si512(chunk) ^ zeros;
    const __m512i second = _mm512_loadu_si512(chunk + 64) ^ zeros;
    largest_ = _mm512_max_epu8(largest_, _mm512_max_epu8(first, second));
    alignas(64) static constexpr auto kDigits = [] {
      std::array<unsigned char, 64> places{};
      for (unsigned i = 0; i < 64; ++i) places[i] = static_cast<unsigned char>(2 * i);
      return places;
    }();
    _mm512_storeu_si512(cards,
                        _mm512_permutex2var_epi8(first, _mm512_load_si512(kDigits.data()), second));
    line_ends_ += kLength / 8;
    return cards + kLength / 2;
  }

  [[TWENTYFOUR_AVX512]] bool is_odd() const {
    return _mm512_cmpgt_epu8_mask(largest_, _mm512_set1_epi16(9)) != 0;
  }

  std::uint64_t line_ends() const { return line_ends_; }

 private:
  __m512i largest_;
  std::uint64_t line_ends_ = 0;
};

// The verdicts of the 1820 hands of cards from 1 to 13, one bit each.
//
// Let the cards be a <= b <= c <= d, less one. A pair of cards has a number below 91: the smaller
// card, and a number by the larger. The number of (c, d) chooses a row of bits, and the number of
// (a, b) one of its bits. There are three pages of 128 bytes, and each row is in one page. A row is
// filled as a whole.
struct BitTable {
  static constexpr int kLargest = 12;
  static constexpr int kPageSize = 128;

  unsigned char is_known[kPageSize];  // by row: the upper bit
  unsigned char bits[3][kPageSize];
};
static_assert(sizeof(BitTable) <= Work::kTableSize);

// The first byte of each row in its page, and the first rows of the second and the third page.
struct Rows {
  unsigned char starts[BitTable::kPageSize];
  int pages[2];
};

constexpr Rows kRows = [] {
  Rows rows{};
  int start = 0;
  int page = 0;
  for (int d = 0, row = 0; d <= BitTable::kLargest; ++d) {
    for (int c = 0; c <= d; ++c, ++row) {
      const int size = ((c + 1) * (c + 2) / 2 + 7) / 8;
      if (start + size > BitTable::kPageSize) {
        rows.pages[page++] = row;
        start = 0;
      }
      rows.starts[row] = static_cast<unsigned char>(start);
      start += size;
    }
  }
  return rows;
}();

// The bytes at these places in a page of 128 bytes.
[[TWENTYFOUR_AVX512]] inline __m512i in_page(const unsigned char* page, __m512i places) {
  return _mm512_permutex2var_epi8(_mm512_loadu_si512(page), places, _mm512_loadu_si512(page + 64));
}

// The first cards of 64 hands, the second ones, and so on, less one.
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
    const __m512i high = _mm512_sub_epi8(in_page(cards + 128, two), one);
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
  const __m512i columns = pair_numbers(planes.card[0], planes.card[1]);
  const __m512i rows = pair_numbers(planes.card[2], planes.card[3]);
  const __m512i eighths = _mm512_srli_epi16(columns, 3) & _mm512_set1_epi8(31);
  const __m512i places = _mm512_add_epi8(in_page(kRows.starts, rows), eighths);
  __m512i bytes = in_page(table.bits[0], places);
  for (int page = 1; page < 3; ++page) {
    const __m512i first_row = _mm512_set1_epi8(static_cast<char>(kRows.pages[page - 1]));
    const __mmask64 is_here = _mm512_cmpge_epu8_mask(rows, first_row);
    bytes = _mm512_mask_mov_epi8(bytes, is_here, in_page(table.bits[page], places));
  }
  const __m512i bit =
      _mm512_shuffle_epi8(_mm512_set1_epi64(static_cast<long long>(0x8040201008040201)), columns);
  const __mmask64 small =
      _mm512_cmple_epu8_mask(planes.card[3], _mm512_set1_epi8(BitTable::kLargest));
  return {_mm512_test_epi8_mask(bytes, bit),
          small & _mm512_movepi8_mask(in_page(table.is_known, rows))};
}

// Fills the row of a hand, if its cards are from 1 to 13.
void fill_row(Hand hand, BitTable& table, const KernelVerdicts& verdicts) {
  std::sort(hand.cards, hand.cards + kCardsInHand);
  const int c = hand.cards[2];
  const int d = hand.cards[3];
  if (hand.cards[0] == 0 || d > BitTable::kLargest + 1) return;
  const int row = d * (d - 1) / 2 + c - 1;
  const int page = (row >= kRows.pages[0] ? 1 : 0) + (row >= kRows.pages[1] ? 1 : 0);
  unsigned char* const bits = table.bits[page] + kRows.starts[row];
  int column = 0;
  for (int b = 1; b <= c; ++b) {
    for (int a = 1; a <= b; ++a, ++column) {
      const int cards[] = {a, b, c, d};
      const unsigned bit = verdicts.find(cards) ? 1 : 0;
      bits[column / 8] = static_cast<unsigned char>(bits[column / 8] | bit << column % 8);
    }
  }
  table.is_known[row] = 0x80;
}

constexpr std::ptrdiff_t kHands = 64;

// So many that whole rows are worth filling.
constexpr std::ptrdiff_t kManyHands = 512;

[[TWENTYFOUR_AVX512]] std::ptrdiff_t answer_hands(const unsigned char* cards, std::ptrdiff_t hands,
                                                  Work& work) {
  if (hands < kManyHands || work.verdicts.ordered || !work.answers.are_narrow()) {
    return twentyfour::answer_hands(cards, hands, work);
  }
  work.answers.prepare_eights();
  BitTable& table = *reinterpret_cast<BitTable*>(work.table);
  std::ptrdiff_t hand = 0;
  while (hand < hands) {
    char* out = work.answers.end();
    std::uint64_t unknown = 0;
    for (; hands - hand >= kHands; hand += kHands) {
      const Bits bits = find(planes_of(cards + hand * kCardsInHand), table);
      unknown = ~bits.known;
      if (unknown != 0) break;
      for (int i = 0; i < kHands; i += 8)
        out = work.answers.put_eight_narrow(out, bits.yes >> i & 255);
    }
    work.answers.set_end(out);
    const std::ptrdiff_t some = std::min(hands - hand, kHands);
    const unsigned char* const first = cards + hand * kCardsInHand;
    const std::ptrdiff_t answered = twentyfour::answer_hands(first, some, work);
    hand += answered;
    if (answered < some) break;
    if (unknown != 0) {
      const std::ptrdiff_t place = std::countr_zero(unknown);
      fill_row(PackedHand::load(first + place * kCardsInHand).unpacked(), table, work.verdicts);
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

[[TWENTYFOUR_AVX512, gnu::flatten]] Stop answer(const char* from, const char* end, Work& work) {
  return Runs<Avx512TidyChunks, Avx512Chunks, answer_hands>(from, end, work).answer();
}

}  // namespace
}  // namespace avx512

Kernel avx512_kernel() {
  return {"avx512", avx512::is_supported,
          solvers(avx512::makes_24, plain::makes_24<Division::kExact>), avx512::answer};
}

}  // namespace twentyfour
