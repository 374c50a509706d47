#include <algorithm>
#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

#include "solver/system/system.hpp"

#ifdef __GLIBC__
#include <malloc.h>
#endif

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

int processors_to_run_on() {
#ifdef CPU_COUNT
  cpu_set_t set;
  if (::sched_getaffinity(0, sizeof set, &set) == 0) return CPU_COUNT(&set);
#endif
  return static_cast<int>(std::thread::hardware_concurrency());
}

// The processors whose time a control group (of version 2, as in a container) may use, or 0 for no
// limit. The file has two times, "200000 100000", or a word and a time, "max 100000".
int processors_of_group() {
  double quota = 0;
  double period = 0;
  std::FILE* const file = std::fopen("/sys/fs/cgroup/cpu.max", "re");
  const bool is_limited =
      file != nullptr && std::fscanf(file, "%lf %lf", &quota, &period) == 2 && period > 0;
  if (file != nullptr) std::fclose(file);
  return is_limited ? static_cast<int>(std::ceil(quota / period)) : 0;
}

}  // namespace

void begin_program(int& /*argc*/, char**& /*argv*/) {
#ifdef M_ARENA_MAX
  rlimit limit = {};
  const bool is_limited = ::getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY;
  if (is_limited) ::mallopt(M_ARENA_MAX, 1);
#endif
}

std::ptrdiff_t read_input(char* to, std::size_t room) {
  static bool pipes_are_wide = false;
  for (;;) {
    const ssize_t bytes = ::read(STDIN_FILENO, to, room);
    if (bytes == kPipeCapacity && !pipes_are_wide) {
      widen_pipes();
      pipes_are_wide = true;
    }
    if (bytes >= 0 || !may_repeat(STDIN_FILENO, POLLIN)) return bytes;
  }
}

bool write_output(const char* from, std::size_t size) {
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

bool close_output() {
  return ::close(STDOUT_FILENO) == 0;
}

void end_by_closed_pipe() {
  std::signal(SIGPIPE, SIG_DFL);
  std::raise(SIGPIPE);
}

void write_error(const std::string& text) {
  std::fputs(text.c_str(), stderr);
}

bool is_terminal(Stream stream) {
  return ::isatty(static_cast<int>(stream)) != 0;
}

std::optional<std::uint64_t> bytes_to_read() {
  struct stat status = {};
  if (::fstat(STDIN_FILENO, &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
  const off_t at = ::lseek(STDIN_FILENO, 0, SEEK_CUR);
  return static_cast<std::uint64_t>(std::max<off_t>(status.st_size - std::max<off_t>(at, 0), 0));
}

bool file_exists(const std::string& name) {
  return ::access(name.c_str(), F_OK) == 0;
}

std::string input_from(const std::string& name) {
  return "< '" + name + "'";
}

int usable_processors() {
  const int group = processors_of_group();
  const int all = std::max(processors_to_run_on(), 1);
  return group > 0 ? std::min(group, all) : all;
}

}  // namespace twentyfour
