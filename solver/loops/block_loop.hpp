// The loop around the loops that answer in lines: blocks of input in, lines out.
#ifndef TWENTYFOUR_SOLVER_LOOPS_BLOCK_LOOP_HPP
#define TWENTYFOUR_SOLVER_LOOPS_BLOCK_LOOP_HPP

#include <cstddef>
#include <string_view>
#include <vector>

#include "solver/judge/hand_reader.hpp"
#include "solver/judge/judge.hpp"
#include "solver/loops/lines.hpp"

namespace twentyfour {

// Hands each block of input to `answer`, and an empty one at the end of it; until that comes to
// something other than kMore, which is returned, or the streams fail. All lines that it adds are
// written before more input is waited for, and before anything that it throws is passed on.
template <class Streams, class Answer>
Outcome answer_blocks(Streams& streams, Lines<Streams>& lines, const Answer& answer) try {
  std::vector<char> block(kBlockSize);
  for (;;) {
    const std::ptrdiff_t bytes = streams.read(block.data(), block.size());
    if (bytes < 0) return Outcome::kReadFailed;
    const Outcome outcome = answer(std::string_view(block.data(), static_cast<std::size_t>(bytes)));
    if (outcome == Outcome::kWriteFailed || !lines.flush()) return Outcome::kWriteFailed;
    if (outcome != Outcome::kMore) return outcome;
  }
} catch (...) {
  lines.flush();
  throw;
}

}  // namespace twentyfour

#endif
