// The program as it is submitted: reads hands block by block, and writes their answers.
#ifndef TWENTYFOUR_SOLVER_JUDGE_JUDGE_HPP
#define TWENTYFOUR_SOLVER_JUDGE_JUDGE_HPP

#include <cstring>

#include "solver/judge/definition.hpp"
#include "solver/judge/tokens.hpp"
#include "solver/judge/verdicts.hpp"

namespace twentyfour {

struct Memory {
  char input[1 << 18];
  char output[1 << 18];  // written whenever it is full: lines may have any length
  unsigned char verdicts[Verdicts<>::kTableSize];
};

template <class Reader, class Division, class Streams>
void judge(Streams&& streams, Memory& memory, const char* yes, const char* no) {
  Reader reader;
  const Verdicts<> verdicts = {memory.verdicts, Definition<Division>::makes_24};
  for (std::size_t left = 0; left < sizeof memory.input;) {
    const auto bytes = streams.read(memory.input + left, sizeof memory.input - left);
    reader.at = memory.input;
    reader.end = memory.input + left + bytes;
    reader.is_last = bytes == 0;
    std::size_t size = 0;
    Reading reading;
    while ((reading = reader.read()) == Reading::kAll) {
      for (const char* line = verdicts.find(reader.cards) ? yes : no; *line != 0; ++line) {
        memory.output[size++ % sizeof memory.output] = *line;
        if (size % sizeof memory.output == 0) streams.write(memory.output, sizeof memory.output);
      }
    }
    streams.write(memory.output, size % sizeof memory.output);
    if (reading != Reading::kMore) return;
    left = static_cast<std::size_t>(reader.end - reader.at);
    std::memmove(memory.input, reader.at, left);
  }
}

}  // namespace twentyfour

#endif
