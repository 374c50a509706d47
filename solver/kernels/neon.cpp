// The kernel for 64-bit ARM processors, which all have NEON. Vectors read the chunks; the rest is
// the plain kernel.

#include <arm_neon.h>
#include <cstddef>
#include <cstdint>

#include "solver/kernels/chunks.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/kernels/packed_hand.hpp"
#include "solver/kernels/patterns.hpp"
#include "solver/kernels/runs.hpp"

namespace twentyfour {
namespace neon {
namespace {

// As Avx2Chunks in avx2.cpp, 16 bytes at a time.
class NeonChunks {
 public:
  static constexpr int kLength = 64;

  unsigned char* read(const char* chunk, unsigned char* cards) {
    uint8x16_t line_ends = vdupq_n_u8(0);
    const auto* const bytes = reinterpret_cast<const unsigned char*>(chunk);
    const uint8x16_t first =
        vpaddq_u8(read_quarter(bytes, line_ends), read_quarter(bytes + 16, line_ends));
    const uint8x16_t second =
        vpaddq_u8(read_quarter(bytes + 32, line_ends), read_quarter(bytes + 48, line_ends));
    line_ends_ += vaddvq_u8(line_ends);

    const uint8x8_t chosen = upper_bits(first, second);
    const std::uint64_t bits = vget_lane_u64(vreinterpret_u64_u8(chosen), 0);
    const std::uint64_t counts = vget_lane_u64(vreinterpret_u64_u8(vcnt_u8(chosen)), 0);
    const uint8x8_t eights[] = {vget_low_u8(first), vget_high_u8(first), vget_low_u8(second),
                                vget_high_u8(second)};
    for (int i = 0; i < 4; ++i) {
      const uint8x8_t places = vcreate_u8(kPlacesOfBits[bits >> 8 * i & 255]);
      vst1_u8(cards, vtbl1_u8(eights[i], places) & vdup_n_u8(0x7f));
      cards += counts >> 8 * i & 255;
    }
    return cards;
  }

  bool is_irregular() const {
    const uint8x16_t third_digits = thirds_ & vdupq_n_u8(0x10);
    return vminvq_u8(known_) == 0 || vmaxvq_u8(largest_) > '9' || vmaxvq_u8(third_digits) != 0;
  }

  std::uint64_t line_ends() const { return line_ends_; }

 private:
  // For every one of 16 bytes: the number that ends before it with its upper bit set, or 0.
  uint8x16_t read_quarter(const unsigned char* quarter, uint8x16_t& line_ends) {
    static constexpr unsigned char kSpaces[] = {' ', 0,    0,    0,    0,    0,    0, 0,
                                                0,   '\t', '\n', '\v', '\f', '\r', 0, 0};
    static constexpr unsigned char kTimesTen[] = {0,  10, 20, 30, 40, 50, 60, 70,
                                                  80, 90, 0,  0,  0,  0,  0,  0};
    const uint8x16_t here = vld1q_u8(quarter);
    const uint8x16_t last = vld1q_u8(quarter - 1);
    const uint8x16_t before = vld1q_u8(quarter - 2);
    const uint8x16_t zeros = vdupq_n_u8('0');
    const uint8x16_t is_digit = vcgeq_u8(here, zeros);
    const uint8x16_t space = vqtbl1q_u8(vld1q_u8(kSpaces), here & vdupq_n_u8(15));
    known_ &= is_digit | vceqq_u8(here, space);
    largest_ = vmaxq_u8(largest_, here);
    thirds_ |= here & last & before;
    line_ends -= vceqq_u8(here, vdupq_n_u8('\n'));

    const uint8x16_t tens = vqtbl1q_u8(vld1q_u8(kTimesTen), before - zeros);
    const uint8x16_t marked_last = last ^ vdupq_n_u8('0' | 128);
    const uint8x16_t is_end = vcgeq_u8(last, zeros) & ~is_digit;
    return (marked_last + tens) & is_end;
  }

  // The upper bits of 32 bytes, in four bytes, twice.
  static uint8x8_t upper_bits(uint8x16_t first, uint8x16_t second) {
    const uint8x16_t bits = vreinterpretq_u8_u64(vdupq_n_u64(0x8040201008040201));
    const uint8x16_t pairs = vpaddq_u8(has_upper_bit(first) & bits, has_upper_bit(second) & bits);
    const uint8x16_t fours = vpaddq_u8(pairs, pairs);
    return vget_low_u8(vpaddq_u8(fours, fours));
  }

  static uint8x16_t has_upper_bit(uint8x16_t bytes) {
    return vcltzq_s8(vreinterpretq_s8_u8(bytes));
  }

  uint8x16_t known_ = vdupq_n_u8(255);  // 255 where every byte was white space, or '0' or above
  uint8x16_t largest_ = vdupq_n_u8(0);  // the largest byte at each place
  uint8x16_t thirds_ = vdupq_n_u8(0);   // bit 4 is set if a digit was the third or a later one
  std::uint64_t line_ends_ = 0;
};

using Hands = Runs<NeonChunks, answer_hands>;
// (By plain chunks: marks by vectors have not been tried.)
using Lines = LineRuns<PlainChunks<Marks::kLineEnds>, answer_hands>;

}  // namespace
}  // namespace neon

const Kernel neon_kernel = {
    "neon", [] { return true; },
    solvers(plain::makes_24<Division::kReal>, plain::makes_24<Division::kExact>),
    answer_by<neon::Hands>, answer_by<neon::Lines>};

}  // namespace twentyfour
