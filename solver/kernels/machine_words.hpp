// Reads bytes in memory as words.
#pragma once

#include <bit>
#include <cstring>

namespace twentyfour {

template <class Word>
Word load(const void* at) {
  Word word;
  std::memcpy(&word, at, sizeof word);
  return word;
}

// The first byte is the lowest of the word, on every machine.
template <class Word>
Word load_byte_by_byte(const void* at) {
  Word word = 0;
  for (unsigned i = 0; i < sizeof word; ++i) {
    word |= static_cast<Word>(static_cast<Word>(static_cast<const unsigned char*>(at)[i]) << 8 * i);
  }
  return word;
}

// The same in one load, where the machine has that order.
template <class Word>
Word load_little_endian(const void* at) {
  return std::endian::native == std::endian::little ? load<Word>(at) : load_byte_by_byte<Word>(at);
}

}  // namespace twentyfour
