// The loop around the loops that answer in lines: blocks of input in, lines out.
#ifndef TWENTYFOUR_SOLVER_LOOPS_BLOCK_LOOP_HPP
#define TWENTYFOUR_SOLVER_LOOPS_BLOCK_LOOP_HPP

#include <vector>

#include "solver/loops/lines.hpp"
#include "solver/loops/placed_reader.hpp"

namespace twentyfour {

// Calls answer() for each block that the reader has been given, as read_blocks() does. All lines
// that it adds are written before more input is waited for, and before anything that it throws is
// passed on.
template <class Streams, class Reader, class Answer>
Outcome answer_blocks(Streams& streams, std::vector<char>& memory, Lines<Streams>& lines,
                      Reader& reader, const Answer& answer) try {
  return read_blocks(streams, memory.data(), reader, [&] {
    const Outcome outcome = answer();
    return outcome == Outcome::kWriteFailed || !lines.flush() ? Outcome::kWriteFailed : outcome;
  });
} catch (...) {
  lines.flush();
  throw;
}

}  // namespace twentyfour

#endif
