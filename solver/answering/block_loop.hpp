// Blocks of input in, answers out: the part that all loops have in common.
#pragma once

#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>

#include "solver/answering/lines.hpp"
#include "solver/answering/ordered_answers.hpp"
#include "solver/answering/placed_reader.hpp"
#include "solver/judge/judge.hpp"

namespace twentyfour {

// Gives the reader one block after another, and calls answer() after each, as long as that returns
// kMore. The last block has no new bytes.
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

// As read_blocks(), for answers of any length: answer(answers) adds them to OrderedAnswers. All are
// written before the program waits for more input, and before an exception is passed on.
// @param jobs  as for OrderedAnswers
template <class Streams, class Reader, class Answer>
Outcome answer_blocks(Streams& streams, char* memory, int jobs, Reader& reader,
                      const Answer& answer) {
  Lines lines(
      [&streams](std::string_view text) { return streams.write(text.data(), text.size()); });
  OrderedAnswers answers(lines, jobs);
  try {
    return read_blocks(streams, memory, reader, [&] {
      const Outcome outcome = answer(answers);
      return outcome == Outcome::kWriteFailed || !answers.flush() ? Outcome::kWriteFailed : outcome;
    });
  } catch (...) {
    answers.flush();
    throw;
  }
}

}  // namespace twentyfour
