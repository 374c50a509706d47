// Standard input and output, as files of POSIX that may be pipes, terminals or anything else.
//
// read() waits until there is something and takes what there is, so that a conversation over a pipe
// goes on line by line. Pipes are widened, where the system can, once they prove busy.
#ifndef TWENTYFOUR_SOLVER_LOOPS_POSIX_STREAMS_HPP
#define TWENTYFOUR_SOLVER_LOOPS_POSIX_STREAMS_HPP

#include <cerrno>
#include <cstddef>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace twentyfour {

class PosixStreams {
 public:
  // Takes at most `room` bytes. Returns how many, 0 at the end, or -1 with errno set.
  std::ptrdiff_t read(char* to, std::size_t room) {
    for (;;) {
      const ssize_t bytes = ::read(STDIN_FILENO, to, room);
      if (bytes == kPipeCapacity) widen_pipes();
      if (bytes >= 0 || !may_go_on(STDIN_FILENO, POLLIN)) return bytes;
    }
  }

  // Writes all, or returns false with errno set.
  bool write(const char* from, std::size_t size) {
    while (size > 0) {
      const ssize_t bytes = ::write(STDOUT_FILENO, from, size);
      if (bytes < 0 && !may_go_on(STDOUT_FILENO, POLLOUT)) return false;
      if (bytes > 0) {
        from += bytes;
        size -= static_cast<std::size_t>(bytes);
      }
    }
    return true;
  }

 private:
  // Whether a call failed for no lasting reason: it was interrupted, or the descriptor does not
  // block, and then this waits in its place.
  static bool may_go_on(int descriptor, short event) {
    if (errno == EINTR) return true;
    if (errno != EAGAIN && errno != EWOULDBLOCK) return false;
    pollfd waiting = {descriptor, event, 0};
    return ::poll(&waiting, 1, -1) >= 0 || errno == EINTR;
  }

  // A read of as much as a pipe holds by default tells of a writer who had to wait.
  static constexpr ssize_t kPipeCapacity = 1 << 16;

  // Once. To be refused, as for a file or beyond the system's limit, does no harm.
  void widen_pipes() {
#ifdef F_SETPIPE_SZ
    if (pipes_are_wide_) return;
    pipes_are_wide_ = true;
    constexpr int kWide = 1 << 20;
    ::fcntl(STDIN_FILENO, F_SETPIPE_SZ, kWide);
    ::fcntl(STDOUT_FILENO, F_SETPIPE_SZ, kWide);
#endif
  }

  bool pipes_are_wide_ = false;
};

}  // namespace twentyfour

#endif
