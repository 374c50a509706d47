// Lines of output that say that a line of input is bad: how they are written, and counted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "solver/answering/streams.hpp"
#include "solver/kernels/line_ends.hpp"

namespace twentyfour {

// The word before the tab and the reason. No answer is this word.
constexpr std::string_view kErrorWord = "ERROR";

inline std::string error_line(std::string_view reason) {
  return std::string(kErrorWord).append("\t").append(reason).append("\n");
}

// The lines of a run. Lines count from 1.
struct LineCounts {
  std::uint64_t lines = 0;
  std::uint64_t bad = 0;
  std::uint64_t first_bad = 0;  // 0 if there is none
};

// Counts the lines that are written. Line n of the output answers line n of the input and is
// written in this order, so the counts are right whichever thread found the answer. Cost: some ns a
// line, or less where the lines have no tabs.
class CountingStreams final : public Streams {
 public:
  // @param streams, counts  must outlive this object
  CountingStreams(Streams& streams, LineCounts& counts) : streams_(streams), counts_(counts) {}

  std::ptrdiff_t read(char* to, std::size_t room) override { return streams_.read(to, room); }

  // Writes whole lines.
  bool write(const char* from, std::size_t size) override {
    count(std::string_view(from, size));
    return streams_.write(from, size);
  }

 private:
  void count(std::string_view lines) {
    if (lines.find('\t') == std::string_view::npos) {
      counts_.lines += count_line_ends(lines.data(), lines.data() + lines.size());
      return;
    }
    while (!lines.empty()) {
      ++counts_.lines;
      if (lines.starts_with(kErrorWord) && lines[kErrorWord.size()] == '\t') {
        if (counts_.bad++ == 0) counts_.first_bad = counts_.lines;
      }
      lines.remove_prefix(lines.find('\n') + 1);
    }
  }

  Streams& streams_;
  LineCounts& counts_;
};

}  // namespace twentyfour
