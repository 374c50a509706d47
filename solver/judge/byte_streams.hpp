// Standard input and output.
#ifndef TWENTYFOUR_SOLVER_JUDGE_BYTE_STREAMS_HPP
#define TWENTYFOUR_SOLVER_JUDGE_BYTE_STREAMS_HPP

#include <cstddef>
#include <cstdio>

namespace twentyfour {

struct StandardStreams {
  std::size_t read(char* to, std::size_t room) { return std::fread(to, 1, room, stdin); }
  void write(const char* from, std::size_t size) { std::fwrite(from, 1, size, stdout); }
};

}  // namespace twentyfour

#endif
