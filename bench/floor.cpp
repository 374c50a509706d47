// The floor: what moving the bytes costs, and nothing else.
//
//     floor OUT_BYTES IN_BYTES < input > output
//
// Reads standard input in the blocks that the solver reads, and after each writes its share of
// OUT_BYTES, so that OUT_BYTES have been written when IN_BYTES have been read. It looks at no byte
// of the input, and what it writes means nothing: no program that answers hands can be faster than
// this, unless it moves its bytes in a better way.
#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

namespace {

constexpr std::size_t kBlockSize = std::size_t{1} << 18;
constexpr int kPipeSize = 1 << 20;

// In static storage, as the solver's are.
char input[kBlockSize];
char output[kBlockSize];

// Larger pipes where the system has them. What is not a pipe stays as it is.
void widen_pipes() {
#ifdef F_SETPIPE_SZ
  fcntl(STDIN_FILENO, F_SETPIPE_SZ, kPipeSize);
  fcntl(STDOUT_FILENO, F_SETPIPE_SZ, kPipeSize);
#endif
}

[[noreturn]] void fail(const char* what) {
  std::perror(what);
  std::exit(1);
}

void write_bytes(std::uint64_t count) {
  while (count > 0) {
    const std::uint64_t share = std::min<std::uint64_t>(count, sizeof output);
    const ssize_t written = write(STDOUT_FILENO, output, static_cast<std::size_t>(share));
    if (written < 0 && errno != EINTR) fail("floor: write");
    if (written > 0) count -= static_cast<std::uint64_t>(written);
  }
}

void move_bytes(std::uint64_t out_bytes, std::uint64_t in_bytes) {
  std::uint64_t bytes_read = 0;
  std::uint64_t bytes_written = 0;
  for (;;) {
    const ssize_t count = read(STDIN_FILENO, input, sizeof input);
    if (count == 0) return;
    if (count < 0) {
      if (errno == EINTR) continue;
      fail("floor: read");
    }
    bytes_read += static_cast<std::uint64_t>(count);
    const std::uint64_t due = std::min(bytes_read, in_bytes) * out_bytes / in_bytes;
    write_bytes(due - bytes_written);
    bytes_written = due;
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::uint64_t out_bytes = argc == 3 ? std::strtoull(argv[1], nullptr, 10) : 0;
  const std::uint64_t in_bytes = argc == 3 ? std::strtoull(argv[2], nullptr, 10) : 0;
  if (in_bytes == 0) {
    std::fputs("usage: floor OUT_BYTES IN_BYTES\n", stderr);
    return 2;
  }
  widen_pipes();
  move_bytes(out_bytes, in_bytes);
  return 0;
}
