// The input, block by block.
#ifndef TWENTYFOUR_SOLVER_LOOPS_READ_BLOCKS_HPP
#define TWENTYFOUR_SOLVER_LOOPS_READ_BLOCKS_HPP

#include <cstddef>
#include <cstring>
#include <string_view>

#include "solver/judge/judge.hpp"
#include "solver/loops/placed_reader.hpp"

namespace twentyfour {

// Gives blocks to the reader, as PlacedReader takes them, and calls answer() after each, for as
// long as that comes to kMore. At the end of the input the block is the last, and holds what is
// left.
// @param memory  kBlockSize bytes, for the blocks
template <class Streams, class Reader, class Answer>
Outcome read_blocks(Streams& streams, char* memory, Reader& reader, const Answer& answer) {
  std::size_t left = 0;
  for (;;) {
    const std::ptrdiff_t bytes = streams.read(memory + left, kBlockSize - left);
    if (bytes < 0) return Outcome::kReadFailed;
    reader.start_block({memory, left + static_cast<std::size_t>(bytes)}, bytes == 0);
    const Outcome outcome = answer();
    if (outcome != Outcome::kMore) return outcome;
    const std::string_view unread = reader.leave_block();
    left = unread.size();
    if (left == kBlockSize) return Outcome::kBadCard;
    std::memmove(memory, unread.data(), left);
  }
}

}  // namespace twentyfour

#endif
