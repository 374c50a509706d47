// The judge on a text, thousands of times a second.
#ifndef TWENTYFOUR_TESTS_FUZZ_JUDGING_HPP
#define TWENTYFOUR_TESTS_FUZZ_JUDGING_HPP

#include <algorithm>
#include <cstring>
#include <functional>
#include <string_view>
#include <utility>

#include "solver/judge/judge.hpp"
#include "solver/judge/problem.hpp"
#include "tests/memory_streams.hpp"

namespace twentyfour {

// The same as judge_in_memory, with memory that is used again: what was read before is wiped out,
// and the verdicts on small cards stay.
template <class Kernel>
Judged judge_again(std::string_view text, std::function<std::size_t()> cuts,
                   Verdicts::Solver solver, Framing framing) {
  static Memory memory;
  std::memset(memory.input, 0, Memory::kBefore + std::min(text.size(), kBlockSize));
  MemoryStreams streams(text, std::move(cuts));
  Judge<MemoryStreams, Kernel> judge(memory, solver, framing);
  const Outcome ending = judge.run(streams);
  return {streams.output(), ending, describe_error(ending, judge.reader())};
}

}  // namespace twentyfour

#endif
