// Makes read, write and close fail, as a plan in the environment has it. To be loaded before the C
// library (LD_PRELOAD), into a program that is linked dynamically: its calls all pass through here.
//
//   FAULTS_OF_READ, FAULTS_OF_WRITE   four numbers, of calls on standard input and output:
//                                     how many bytes a call takes at the most (0: any),
//                                     each how many-th call is interrupted (0: none),
//                                     after how many bytes it fails for good (-1: never),
//                                     and with which errno
//   FAULT_OF_CLOSE                    the errno that closing standard output fails with
//   NONBLOCKING                       set: neither standard input nor output blocks

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

class Plan {
 public:
  explicit Plan(const char* name) {
    const char* const text = std::getenv(name);
    if (text == nullptr) return;
    if (std::sscanf(text, "%ld %ld %ld %d", &at_most_, &every_, &bytes_left_, &error_) != 4) {
      std::abort();
    }
  }

  // How many of the bytes a call may take; 0 where it fails, with errno set.
  std::size_t admit(std::size_t bytes) {
    if (every_ > 0 && ++calls_ % every_ == 0) {
      errno = EINTR;
      return 0;
    }
    if (bytes_left_ == 0) {
      errno = error_;
      return 0;
    }
    if (at_most_ > 0) bytes = std::min(bytes, static_cast<std::size_t>(at_most_));
    if (bytes_left_ > 0) bytes = std::min(bytes, static_cast<std::size_t>(bytes_left_));
    return bytes;
  }

  // Counts bytes that have been taken.
  long take(long bytes) {
    if (bytes_left_ > 0 && bytes > 0) bytes_left_ -= bytes;
    return bytes;
  }

 private:
  long at_most_ = 0;
  long every_ = 0;
  long bytes_left_ = -1;
  int error_ = 0;
  long calls_ = 0;
};

Plan of_read("FAULTS_OF_READ");
Plan of_write("FAULTS_OF_WRITE");

void never_block(int descriptor) {
  fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
}

const bool does_not_block = [] {
  if (std::getenv("NONBLOCKING") == nullptr) return false;
  never_block(STDIN_FILENO);
  never_block(STDOUT_FILENO);
  return true;
}();

}  // namespace

extern "C" {

ssize_t read(int descriptor, void* to, std::size_t room) {
  if (descriptor != STDIN_FILENO) return syscall(SYS_read, descriptor, to, room);
  const std::size_t admitted = of_read.admit(room);
  return admitted == 0 && room > 0 ? -1 : of_read.take(syscall(SYS_read, 0, to, admitted));
}

ssize_t write(int descriptor, const void* from, std::size_t size) {
  if (descriptor != STDOUT_FILENO) return syscall(SYS_write, descriptor, from, size);
  const std::size_t admitted = of_write.admit(size);
  return admitted == 0 && size > 0 ? -1 : of_write.take(syscall(SYS_write, 1, from, admitted));
}

int close(int descriptor) {
  const int closed = static_cast<int>(syscall(SYS_close, descriptor));
  const char* const error = std::getenv("FAULT_OF_CLOSE");
  if (descriptor != STDOUT_FILENO || error == nullptr) return closed;
  errno = std::atoi(error);
  return -1;
}
}
