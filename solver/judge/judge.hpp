// The program as it is submitted: reads hands block by block, and writes their answers.
#ifndef TWENTYFOUR_SOLVER_JUDGE_JUDGE_HPP
#define TWENTYFOUR_SOLVER_JUDGE_JUDGE_HPP

#include <cstring>

#include "solver/judge/definition.hpp"
#include "solver/judge/numbers.hpp"
#include "solver/judge/verdicts.hpp"

namespace twentyfour {

constexpr std::size_t kBlockSize = 1 << 18;

struct Memory {
  char input[kBlockSize];
  char output[kBlockSize];  // an answer is shorter than its hand
  unsigned char verdicts[Verdicts<>::kTableSize];
};

template <class Reader, class Division, class Streams>
void judge(Streams&& streams, Memory& memory, const char* yes, const char* no) {
  Reader reader;
  const Verdicts<> verdicts = {memory.verdicts, Definition<Division>::makes_24};
  for (std::size_t left = 0; left < kBlockSize;) {
    const auto bytes = streams.read(memory.input + left, kBlockSize - left);
    reader.at = memory.input;
    reader.end = memory.input + left + bytes;
    reader.is_last = bytes == 0;
    char* out = memory.output;
    Reading reading;
    while ((reading = reader.read()) == Reading::kAll) {
      const char* line = verdicts.find(reader.cards) ? yes : no;
      while (*line != 0) *out++ = *line++;
    }
    streams.write(memory.output, static_cast<std::size_t>(out - memory.output));
    if (reading != Reading::kMore) return;
    left = static_cast<std::size_t>(reader.end - reader.at);
    std::memmove(memory.input, reader.at, left);
  }
}

}  // namespace twentyfour

#endif
