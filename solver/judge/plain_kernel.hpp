// The ways through the input that need no particular processor.
//
// A kernel is what Judge takes its fast ways from: kChunkLength and four functions, which
// have to do what these do.
#ifndef TWENTYFOUR_SOLVER_JUDGE_PLAIN_KERNEL_HPP
#define TWENTYFOUR_SOLVER_JUDGE_PLAIN_KERNEL_HPP

#include <cstddef>
#include <cstdint>

#include "solver/judge/answers.hpp"
#include "solver/judge/chunks.hpp"
#include "solver/judge/line_ends.hpp"
#include "solver/judge/runs.hpp"
#include "solver/judge/tidy_lines.hpp"
#include "solver/judge/verdicts.hpp"

namespace twentyfour {

struct PlainKernel {
  static constexpr int kChunkLength = PlainChunks::kLength;

  static std::uint16_t* read_chunks(const char*& at, const char* end, std::uint16_t* cards) {
    return twentyfour::read_chunks<PlainChunks>(at, end, cards);
  }

  static std::ptrdiff_t answer_hands(const std::uint16_t* cards, std::ptrdiff_t hands,
                                     Verdicts& verdicts, Answers& answers) {
    return twentyfour::answer_hands(cards, hands, verdicts, answers);
  }

  static const char* answer_tidy_lines(const char* at, const char* end, Verdicts& verdicts,
                                       Answers& answers) {
    return twentyfour::answer_tidy_lines(at, end, verdicts, answers);
  }

  static std::uint64_t count_line_ends(const char* at, const char* end) {
    return twentyfour::count_line_ends(at, end);
  }
};

}  // namespace twentyfour

#endif
