// The judge on a text, thousands of times a second.
#pragma once

#include <algorithm>
#include <cstring>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "solver/judge/judge.hpp"
#include "solver/judge/problem.hpp"
#include "tests/fuzz/choices.hpp"
#include "tests/memory_streams.hpp"

namespace twentyfour {

// The same as judge_in_memory, with memory that is used again: what was read before is wiped out,
// and the verdicts on small cards stay, but for that on four zeros, which may be the sentinel.
inline Judged judge_again(std::string_view text, std::function<std::size_t()> cuts,
                          const Kernel& kernel, Framing framing) {
  static KernelMemory memory;
  std::memset(memory.input, 0, KernelMemory::kBefore + std::min(text.size(), kBlockSize));
  memory.verdicts[0] = 0;
  MemoryStreams streams(text, std::move(cuts));
  JudgingLoop<MemoryStreams> judge(memory, kernel, {kernel.solver(Division::kReal)}, framing);
  const Outcome ending = judge.run(streams);
  return {streams.output(), ending, describe_error(ending, judge.reader())};
}

// The same as judge_plainly.
inline std::string judge_plainly_again(std::string_view text, std::function<std::size_t()> cuts) {
  static Memory memory;
  MemoryStreams streams(text, std::move(cuts));
  judge(streams, memory);
  return streams.output();
}

// Ends the run where the one is not the other; `other` says what that is.
inline void require_same(const Judged& judged, const Judged& expected, const std::string& other) {
  require(judged.output == expected.output, "the answers are those of " + other);
  require(judged.ending == expected.ending, "the end is that of " + other);
  require(judged.where == expected.where,
          expected.where + " of " + other + " is where: " + judged.where);
}

}  // namespace twentyfour
