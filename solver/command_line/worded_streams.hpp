// Writes the judge's answers in other words.
//
// The kernels write YES and NO, and rely on their lengths; this class replaces the words before
// they are written. Cost: one or two nanoseconds for each line, if the words differ from YES and
// NO.
#ifndef TWENTYFOUR_SOLVER_COMMAND_LINE_WORDED_STREAMS_HPP
#define TWENTYFOUR_SOLVER_COMMAND_LINE_WORDED_STREAMS_HPP

#include <cstddef>
#include <string>

#include "solver/judge/problem.hpp"
#include "solver/loops/task.hpp"

namespace twentyfour {

template <class Streams>
class WordedStreams {
 public:
  WordedStreams(Streams& streams, const Words& words)
      : streams_(streams),
        is_unchanged_(words == Words()),
        yes_(words.yes + "\n"),
        no_(words.no + "\n") {}

  std::ptrdiff_t read(char* to, std::size_t room) { return streams_.read(to, room); }

  // Takes whole lines, each YES or NO.
  bool write(const char* from, std::size_t size) {
    if (is_unchanged_) return streams_.write(from, size);
    text_.clear();
    for (const char* const end = from + size; from != end;) {
      const bool is_yes = *from == *kYesLine;
      text_ += is_yes ? yes_ : no_;
      from += std::string::traits_type::length(is_yes ? kYesLine : kNoLine);
    }
    return streams_.write(text_.data(), text_.size());
  }

 private:
  static_assert(*kYesLine != *kNoLine);

  Streams& streams_;
  bool is_unchanged_;
  std::string yes_;
  std::string no_;
  std::string text_;
};

}  // namespace twentyfour

#endif
