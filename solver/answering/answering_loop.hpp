// The loop for all questions but YES or NO about four cards (judging_loop.hpp), and for hands that
// are typed at a terminal: hands in, one line for each out.
//
// As in judge.hpp, all hands that have come are answered before the program waits for more.
#pragma once

#include "solver/answering/block_loop.hpp"
#include "solver/answering/ordered_answers.hpp"
#include "solver/answering/placed_reader.hpp"

namespace twentyfour {

// Streams: read() and write() as in posix_streams.hpp. Source: HandSource or GameSource, which
// knows the place of an error afterwards, as long as `memory` lives.
// @param memory  kBlockSize bytes
// @param jobs  the most searches at once; 0 for as many as there are processors
// @returns kEnd or one of the outcomes behind it
// @throws std::bad_alloc if a hand needs too much memory; all hands before it are answered
template <class Streams, class Source>
Outcome answer_all(Streams& streams, Source& source, char* memory, int jobs = 1) {
  return answer_blocks(streams, memory, jobs, source, [&](OrderedAnswers& answers) {
    for (;;) {
      const Outcome outcome = source.read();
      if (outcome != Outcome::kHand) return outcome;
      if (!answers.add_answer(source.task(), source.cards())) return Outcome::kWriteFailed;
    }
  });
}

}  // namespace twentyfour
