// Standard input and output as POSIX file descriptors: files, pipes, terminals and others.
//
// read() waits until there are some bytes, and returns those, so two programs can exchange single
// lines over pipes. A busy pipe is given more capacity, if the system can do that.
#pragma once

#include <cerrno>
#include <cstddef>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace twentyfour {

class PosixStreams {
 public:
  // Reads at most `room` bytes. Returns their number, 0 at the end, or -1 with errno set.
  std::ptrdiff_t read(char* to, std::size_t room) {
    for (;;) {
      const ssize_t bytes = ::read(STDIN_FILENO, to, room);
      if (bytes == kPipeCapacity) widen_pipes();
      if (bytes >= 0 || !may_go_on(STDIN_FILENO, POLLIN)) return bytes;
    }
  }

  // Writes all bytes, or returns false with errno set.
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
  // Whether a failed call can be repeated: it was interrupted, or the descriptor does not block. In
  // the second case, this waits first.
  static bool may_go_on(int descriptor, short event) {
    if (errno == EINTR) return true;
    if (errno != EAGAIN && errno != EWOULDBLOCK) return false;
    pollfd waiting = {descriptor, event, 0};
    return ::poll(&waiting, 1, -1) >= 0 || errno == EINTR;
  }

  // The default capacity. If a read returns so many bytes, the writer probably had to wait.
  static constexpr ssize_t kPipeCapacity = 1 << 16;

  // Works once. A failure (no pipe, or the limit of the system) is ignored.
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
