// Standard input and output.
#ifndef TWENTYFOUR_SOLVER_JUDGE_BYTE_STREAMS_HPP
#define TWENTYFOUR_SOLVER_JUDGE_BYTE_STREAMS_HPP

#include <cstddef>
#include <cstdio>

#if (defined(__unix__) || defined(__APPLE__)) && !defined(TWENTYFOUR_PORTABLE)
#include <unistd.h>
#endif

namespace twentyfour {

struct StandardStreams {
  // Like POSIX read(); but fread() blocks until `room` is full.
  std::ptrdiff_t read(char* to, std::size_t room) {
#ifdef _POSIX_VERSION
    return ::read(STDIN_FILENO, to, room);
#else
    return static_cast<std::ptrdiff_t>(std::fread(to, 1, room, stdin));
#endif
  }

  void write(const char* from, std::size_t size) {
    std::fwrite(from, 1, size, stdout);
    std::fflush(stdout);
  }
};

}  // namespace twentyfour

#endif
