// Standard input and output.
#ifndef TWENTYFOUR_SOLVER_JUDGE_BYTE_STREAMS_HPP
#define TWENTYFOUR_SOLVER_JUDGE_BYTE_STREAMS_HPP

#include <cstdio>

#if (defined __unix__ || defined __APPLE__ || defined __MINGW32__) && !defined TWENTYFOUR_PORTABLE
#include <unistd.h>
#endif

namespace twentyfour {

struct StandardStreams {
  // read() waits for some bytes, fread() for all that there is room for.
  std::size_t read(char* to, std::size_t room) {
#ifdef STDIN_FILENO
    const auto bytes = ::read(STDIN_FILENO, to, static_cast<unsigned>(room));
    return bytes < 0 ? 0 : static_cast<std::size_t>(bytes);
#else
    return std::fread(to, 1, room, stdin);
#endif
  }

  void write(const char* from, std::size_t size) {
    std::fwrite(from, 1, size, stdout);
    std::fflush(stdout);
  }
};

}  // namespace twentyfour

#endif
