#include "solver/input/streams.hpp"

#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace twentyfour {
namespace {

// Whether a failed call can be repeated: it was interrupted, or the descriptor does not block. In
// the second case, this waits first.
bool may_repeat(int descriptor, short event) {
  if (errno == EINTR) return true;
  if (errno != EAGAIN && errno != EWOULDBLOCK) return false;
  pollfd waiting = {descriptor, event, 0};
  return ::poll(&waiting, 1, -1) >= 0 || errno == EINTR;
}

// The default capacity of a pipe. A read that returns as many bytes probably made the writer wait.
constexpr ssize_t kPipeCapacity = 1 << 16;

// A failure (no pipe, or the limit of the system) is ignored.
void widen_pipes() {
#ifdef F_SETPIPE_SZ
  constexpr int kWide = 1 << 20;
  ::fcntl(STDIN_FILENO, F_SETPIPE_SZ, kWide);
  ::fcntl(STDOUT_FILENO, F_SETPIPE_SZ, kWide);
#endif
}

}  // namespace

std::ptrdiff_t PosixStreams::read(char* to, std::size_t room) {
  for (;;) {
    const ssize_t bytes = ::read(STDIN_FILENO, to, room);
    if (bytes == kPipeCapacity && !pipes_are_wide_) {
      widen_pipes();
      pipes_are_wide_ = true;
    }
    if (bytes >= 0 || !may_repeat(STDIN_FILENO, POLLIN)) return bytes;
  }
}

bool PosixStreams::write(const char* from, std::size_t size) {
  while (size > 0) {
    const ssize_t bytes = ::write(STDOUT_FILENO, from, size);
    if (bytes < 0 && !may_repeat(STDOUT_FILENO, POLLOUT)) return false;
    if (bytes > 0) {
      from += bytes;
      size -= static_cast<std::size_t>(bytes);
    }
  }
  return true;
}

}  // namespace twentyfour
