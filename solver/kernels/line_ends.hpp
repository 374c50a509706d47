// Counts the ends of lines.
#pragma once

#include <cstdint>

namespace twentyfour {

// Counts short stretches in one byte each, so that compilers make vectors of many bytes.
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

// The line ends of a text that is read from its beginning to its end. A kernel counts those of the
// bytes that it reads while they are at hand; the others are counted when their number is needed.
class LineCounter {
 public:
  // @param before  the number of line ends before the text
  explicit LineCounter(std::uint64_t before = 0) : line_ends_(before) {}

  // Goes on at `text`, which follows the bytes that are counted.
  void go_on_at(const char* text) { counted_ = text; }

  // The line ends before `place`, which is not before the bytes that are counted.
  std::uint64_t before(const char* place) const {
    return line_ends_ + count_line_ends(counted_, place);
  }

  // Counts the bytes before `place`.
  void count_to(const char* place) { skip(place, place, 0); }

  // Counts the bytes before `from`, and takes the number for those from there to `to`.
  void skip(const char* from, const char* to, std::uint64_t line_ends) {
    line_ends_ = before(from) + line_ends;
    counted_ = to;
  }

 private:
  const char* counted_ = nullptr;
  std::uint64_t line_ends_;
};

}  // namespace twentyfour
