// Counts line ends.
#pragma once

#include <cstdint>

namespace twentyfour {

// Counts each stretch in one byte, so that compilers make vectors of many bytes.
inline std::uint64_t count_line_ends(const char* at, const char* end) {
  constexpr int kStretch = 128;
  std::uint64_t line_ends = 0;
  for (; end - at >= kStretch; at += kStretch) {
    unsigned char in_stretch = 0;
    for (int i = 0; i < kStretch; ++i) {
      in_stretch = static_cast<unsigned char>(in_stretch + (at[i] == '\n' ? 1 : 0));
    }
    line_ends += in_stretch;
  }
  for (; at != end; ++at) line_ends += *at == '\n' ? 1 : 0;
  return line_ends;
}

// Counts the line ends of a text that is read from beginning to end. A kernel adds the number for
// the bytes that it reads. Line ends that the kernel skipped are counted at the end of
// a block, or for an error.
class LineEndCounter {
 public:
  // @param before  the number of line ends before the text
  explicit LineEndCounter(std::uint64_t before = 0) : line_ends_(before) {}

  // The text continues at `text`.
  void go_on_at(const char* text) { counted_ = text; }

  // The number of line ends before `place`, which is at or after the end of the counted bytes.
  std::uint64_t before(const char* place) const {
    return line_ends_ + count_line_ends(counted_, place);
  }

  // Counts up to `place`.
  void count_to(const char* place) { skip(place, place, 0); }

  // Counts up to `from`, and adds the given number for the bytes from there to `to`.
  void skip(const char* from, const char* to, std::uint64_t line_ends) {
    line_ends_ = before(from) + line_ends;
    counted_ = to;
  }

 private:
  const char* counted_ = nullptr;  // the end of the counted bytes
  std::uint64_t line_ends_;
};

}  // namespace twentyfour
