// Reads cards in any layout, 60 bytes at a time, on every processor.
//
// The lengths of cards and of white space cannot be predicted, and a mispredicted branch costs more
// than a card. So there is no branch on a byte: a mask has one bit for each digit of the chunk, the
// ends of the numbers are computed from the mask, and a number is computed from the four bytes
// before its end, without those that belong to others. Cost: about 2 cycles a byte.
#ifndef TWENTYFOUR_SOLVER_KERNELS_CHUNKS_HPP
#define TWENTYFOUR_SOLVER_KERNELS_CHUNKS_HPP

#include <cstdint>

#include "solver/kernels/machine_words.hpp"

namespace twentyfour {

// For every kind of chunk: the most cards that end in one, and the most that may be overwritten
// behind the last of them.
constexpr int kCardsInChunk = 32;
constexpr int kSpareCards = 64;

// The number of bytes before a chunk that are read too. So a number that ends in the chunk is read
// as a whole, and each chunk can be read by itself.
constexpr int kLookback = 4;

// A mask of the bytes that belong to a number, among the four before its end. The index has a bit
// for each of the first three that is a digit; bit 2 stands for the third.
constexpr std::uint32_t kOwnBytes[8] = {0xff000000, 0xff000000, 0xff000000, 0xff000000,
                                        0xffff0000, 0xffff0000, 0xffffff00, 0xffffffff};

class PlainChunks {
 public:
  static constexpr int kLength = 60;

  // Stores the cards that end in the chunk at `cards`, and returns the place behind them; or
  // nullptr if the chunk has anything but white space and numbers of at most four digits. (A number
  // ends at the first byte behind it.)
  static std::uint16_t* read(const char* chunk, std::uint16_t* cards) {
    const char* const window = chunk - kLookback;
    const std::uint64_t digits = digits_of(window);
    if (has_other_bytes(chunk) || has_long_number(digits)) return nullptr;
    std::uint64_t ends = digits << 1 & ~digits & ~std::uint64_t{0} << kLookback;
    for (; ends != 0; ends &= ends - 1) {
      const int end = lowest_bit(ends);
      *cards++ = number_before(window + end, digits >> (end - kLookback) & 7);
    }
    return cards;
  }

 private:
  static constexpr int kWindow = kLookback + kLength;
  static constexpr int kHalf = 32;  // more than half; whole vectors

  // One bit for each byte; the lowest bit is the first byte.
  static std::uint64_t digits_of(const char* window) {
    std::uint64_t digits = 0;
    for (int at = 0; at < kWindow; at += 8) {
      // A digit becomes 0 to 9; adding 118 takes anything above 9 into the upper half.
      const std::uint64_t bytes = load_little_endian<std::uint64_t>(window + at) ^ kZeros;
      const std::uint64_t others = (((bytes & ~kUpperHalf) + kEach * 118) | bytes) & kUpperHalf;
      // The multiplication gathers the eight bits in the highest byte.
      digits |= ((~others & kUpperHalf) >> 7) * 0x0102040810204080 >> 56 << at;
    }
    return digits;
  }

  // Whether the chunk has anything but digits and white space.
  static bool has_other_bytes(const char* chunk) {
    return half_has_other_bytes(chunk) || half_has_other_bytes(chunk + kLength - kHalf);
  }

  // (Compilers vectorize this, because all values are bytes and there are no branches.)
  static bool half_has_other_bytes(const char* half) {
    unsigned char others = 0;
    for (int i = 0; i < kHalf; ++i) {
      const auto byte = static_cast<unsigned char>(half[i]);
      const auto from_zero = static_cast<unsigned char>(byte - '0');
      const auto from_tab = static_cast<unsigned char>(byte - '\t');
      unsigned char other = byte == ' ' ? 0 : 1;
      other = from_zero < 10 ? 0 : other;
      other = from_tab < 5 ? 0 : other;
      others |= other;
    }
    return others != 0;
  }

  // Whether five digits stand in a row.
  static bool has_long_number(std::uint64_t digits) {
    const std::uint64_t two = digits & digits >> 1;
    return (two & two >> 2 & digits >> 4) != 0;
  }

  // `before_last`: an index of kOwnBytes.
  static std::uint16_t number_before(const char* end, std::uint64_t before_last) {
    const std::uint32_t digits =
        (load_little_endian<std::uint32_t>(end - 4) ^ 0x30303030) & kOwnBytes[before_last];
    const std::uint32_t pairs = (digits * 10 + (digits >> 8)) & 0x00ff00ff;
    return static_cast<std::uint16_t>((pairs & 0xff) * 100 + (pairs >> 16));
  }

  static constexpr std::uint64_t kEach = 0x0101010101010101;
  static constexpr std::uint64_t kZeros = kEach * '0';
  static constexpr std::uint64_t kUpperHalf = kEach << 7;
};

}  // namespace twentyfour

#endif
