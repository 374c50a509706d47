// The kernel for every processor. (Its lines are those of tidy_lines.hpp.)
#ifndef TWENTYFOUR_SOLVER_KERNELS_PLAIN_HPP
#define TWENTYFOUR_SOLVER_KERNELS_PLAIN_HPP

#include "solver/judge/verdicts.hpp"
#include "solver/kernels/answers.hpp"
#include "solver/kernels/chunk_hands.hpp"
#include "solver/kernels/chunks.hpp"
#include "solver/kernels/patterns.hpp"
#include "solver/kernels/tidy_lines.hpp"

namespace twentyfour::plain {

inline ChunksEnd answer_chunks(const char* from, const char* end, Verdicts& verdicts,
                               Answers& answers) {
  return twentyfour::answer_chunks<PlainChunks>(from, end, verdicts, answers, answer_hands);
}

}  // namespace twentyfour::plain

#endif
