// Reads bytes in memory as words.
#pragma once

#include <cstdint>
#include <cstring>

namespace twentyfour {

template <class Word>
Word load(const void* at) {
  Word word;
  std::memcpy(&word, at, sizeof word);
  return word;
}

// An optimising compiler knows the result, so a call costs nothing.
inline bool is_little_endian() {
  return load<std::uint16_t>("\1") == 1;
}

// The first byte is the lowest of the word, on every machine.
template <class Word>
Word load_little_endian(const void* at) {
  if (is_little_endian()) return load<Word>(at);
  Word word = 0;
  for (unsigned i = 0; i < sizeof word; ++i) {
    word |= static_cast<Word>(static_cast<Word>(static_cast<const unsigned char*>(at)[i]) << 8 * i);
  }
  return word;
}

}  // namespace twentyfour
