// Deals to lines: the loops of the program.
//
// As in judge.hpp, all input so far is answered before the program waits for more, and before an
// error is reported or an exception is passed on.
#pragma once

#include <cstddef>

#include "solver/input/bad_input.hpp"
#include "solver/input/query.hpp"
#include "solver/input/source.hpp"
#include "solver/input/streams.hpp"
#include "solver/judge/verdicts.hpp"
#include "solver/kernels/kernel_state.hpp"

namespace twentyfour {

constexpr std::size_t kBlockSize = 1 << 18;

// The memory of a loop. All zeros at first, which costs nothing in static storage.
struct LoopMemory {
  // A block of input comes after some bytes that stay zero: a kernel reads a chunk together with
  // those before it.
  static constexpr std::size_t kBefore = 64;
  char input[kBefore + kBlockSize];

  // For kernels. A hand takes at least eight bytes of input, with white space; but the first of a
  // block may have begun before it.
  char lines[(1 + (kBlockSize - 1) / 8) * VerdictLines::kWidest];
  unsigned char verdicts[Verdicts<>::kTableSize];
  unsigned char kernel_table[KernelState::kTableSize];
};

// Answers hands or games, a line each. Where they are typed, a bad one gets ERROR, a tab and the
// reason, and the rest of its line is dropped.
// @param source  of the run, fresh; it knows the place of an error afterwards, as long as the
//                memory lives
// @returns kEnd or one of the outcomes after it
// @throws LimitExceeded, std::bad_alloc; OutOfMemory where a hand needs too much memory
Outcome answer_all(const Query& query, Source& source, Streams& streams, LoopMemory& memory);

// Answers a run of lines (answers_lines()), a line each: an empty line for one that is blank or
// begins with #, ERROR, a tab and the reason for one that is bad. With kSentinel a line ends the
// input that begins with a hand of zeros and, for kCheck, has nothing else. Input that is not text
// gets no line.
// @param counts  of the lines that were answered
// @returns kEnd, kReadFailed or kWriteFailed
// @throws std::bad_alloc
Outcome answer_lines(const Query& query, Streams& streams, LoopMemory& memory, LineCounts& counts);

}  // namespace twentyfour
