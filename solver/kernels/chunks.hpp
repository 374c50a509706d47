// Reads cards of at most two digits, 64 bytes at a time, on every processor.
//
// The lengths of cards and of white space cannot be predicted, and a mispredicted branch costs more
// than a card. So there is no branch on a byte: for every byte, the two bytes before it are read as
// a number; then the numbers that do end there are stored one after the other. Compilers vectorize
// the first step, because all values are bytes and there are no branches.
//
// A chunk is irregular if it has anything but white space and numbers of at most two digits, or for
// TidyChunks anything but tidy lines. Its cards are meaningless then, and so are those of the
// chunks after it.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace twentyfour {

// Reads bytes in memory as a word. The first byte is the lowest, on every machine.
template <class Word>
Word load_byte_by_byte(const void* at) {
  Word word = 0;
  for (unsigned i = 0; i < sizeof word; ++i) {
    word |= static_cast<Word>(static_cast<Word>(static_cast<const unsigned char*>(at)[i]) << 8 * i);
  }
  return word;
}

// Reads a word in one load, where the machine has that order.
template <class Word>
Word load_little_endian(const void* at) {
  if (std::endian::native != std::endian::little) return load_byte_by_byte<Word>(at);
  Word word;
  std::memcpy(&word, at, sizeof word);
  return word;
}

// Chunks for lines mark the last card of each: its upper bit is set if the byte after it is a line
// end.
enum class Marks { kNone, kLineEnds };
constexpr unsigned char kLineEndMark = 0x80;

// read() may overwrite this many bytes after the last card.
constexpr int kSpareCards = 64;

// For each value of a byte: the places of its set bits, ascending, one in each byte of the word.
constexpr std::array<std::uint64_t, 256> kPlacesOfBits = [] {
  std::array<std::uint64_t, 256> places{};
  for (unsigned bits = 0; bits < 256; ++bits) {
    unsigned count = 0;
    for (unsigned bit = 0; bit < 8; ++bit) {
      if ((bits >> bit & 1) != 0) places[bits] |= std::uint64_t{bit} << 8 * count++;
    }
  }
  return places;
}();

// Cards in any layout. A card belongs to the chunk that has the byte after it.
template <Marks kMarks>
class PlainChunks {
 public:
  static constexpr int kLength = 64;

  // Stores the cards of the chunk at `cards`, and returns the place after them. The two bytes
  // before the chunk must be readable.
  unsigned char* read(const char* chunk, unsigned char* cards) {
    Byte numbers[kLength];
    Byte are_ends[kLength];
    find_numbers(chunk, numbers, are_ends);
    for (int at = 0; at < kLength; at += 8) {
      // The highest byte of the products has the bits of eight bytes, or their sum. (No two ends
      // are adjacent, so there are four at most.)
      const auto ends = load_little_endian<std::uint64_t>(are_ends + at);
      const auto places =
          static_cast<std::uint32_t>(kPlacesOfBits[ends * 0x0102040810204080 >> 56]);
      for (int i = 0; i < 4; ++i) cards[i] = numbers[at + static_cast<int>(places >> 8 * i & 255)];
      cards += ends * 0x0101010101010101 >> 56;
    }
    return cards;
  }

  bool is_irregular() const { return irregular_ != 0; }
  std::uint64_t line_ends() const { return line_ends_; }

 private:
  using Byte = unsigned char;

  // For every byte of a chunk: the last two digits before it as a number, and whether a number ends
  // before it. (A condition is all ones if it holds, so that compilers need no branch.)
  void find_numbers(const char* chunk, Byte* numbers, Byte* are_ends) {
    Byte irregular = 0;
    Byte line_ends = 0;
    for (int i = 0; i < kLength; ++i) {
      const auto here = static_cast<Byte>(chunk[i]);
      const auto last = static_cast<Byte>(chunk[i - 1] ^ '0');
      const auto before = static_cast<Byte>(chunk[i - 2] ^ '0');
      const auto from_tab = static_cast<Byte>(here - '\t');
      const Byte is_digit = static_cast<Byte>(here ^ '0') < 10 ? 0xff : 0;
      const Byte was_digit = last < 10 ? 0xff : 0;
      const Byte before_was_digit = before < 10 ? 0xff : 0;
      const Byte is_blank = here == ' ' ? 0xff : 0;
      const Byte is_control = from_tab < 5 ? 0xff : 0;
      const auto tens = static_cast<Byte>(before & before_was_digit);
      const Byte is_line_end = here == '\n' ? 0xff : 0;
      numbers[i] = static_cast<Byte>(tens * 10 + last);
      if (kMarks == Marks::kLineEnds) numbers[i] |= static_cast<Byte>(is_line_end & kLineEndMark);
      are_ends[i] = static_cast<Byte>(was_digit & ~is_digit & 1);
      irregular |= static_cast<Byte>(~(is_digit | is_blank | is_control));
      irregular |= static_cast<Byte>(is_digit & was_digit & before_was_digit);
      line_ends = static_cast<Byte>(line_ends - is_line_end);
    }
    irregular_ |= irregular;
    line_ends_ += line_ends;
  }

  Byte irregular_ = 0;
  std::uint64_t line_ends_ = 0;
};

// Tidy lines: four one-digit cards with single spaces, "5 5 5 1\n".
class TidyChunks {
 public:
  static constexpr int kLength = 128;

  // The chunk begins with a line.
  unsigned char* read(const char* chunk, unsigned char* cards) {
    const char* const zeros = kZeros.data();
    Byte digits[kLength];
    for (int i = 0; i < kLength; ++i) {
      digits[i] = static_cast<Byte>(chunk[i] ^ zeros[i]);
      largest_[i] = std::max(largest_[i], digits[i]);
    }
    for (std::ptrdiff_t i = 0; i < kLength / 2; ++i) cards[i] = digits[2 * i];
    line_ends_ += kLength / 8;
    return cards + kLength / 2;
  }

  bool is_irregular() const {
    bool is_irregular = false;
    for (int i = 0; i < kLength; i += 2) is_irregular |= largest_[i] > 9 || largest_[i + 1] > 0;
    return is_irregular;
  }

  std::uint64_t line_ends() const { return line_ends_; }

 private:
  using Byte = unsigned char;

  // Lines of four zeros.
  static constexpr std::array<char, kLength> kZeros = [] {
    std::array<char, kLength> zeros{};
    for (unsigned i = 0; i < kLength; ++i) zeros[i] = "0 0 0 0\n"[i % 8];
    return zeros;
  }();

  // By place in a chunk, of what remains of each byte without that of kZeros: at most 9 for digits,
  // and 0 for separators.
  Byte largest_[kLength] = {};
  std::uint64_t line_ends_ = 0;
};

}  // namespace twentyfour
