#include "solver/command_line/exit_status.hpp"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <unistd.h>

#include "solver/answering/streams.hpp"

namespace twentyfour {

void say(const std::string& message) {
  std::fprintf(stderr, "twentyfour: %s\n", message.c_str());
}

ExitStatus fail(const std::string& reason) {
  say(reason);
  return kFailure;
}

ExitStatus fail_at(const char* what) {
  const int reason = errno;
  return fail(std::string(what).append(": ").append(std::strerror(reason)));
}

ExitStatus write_failed() {
  if (errno == EPIPE) {
    std::signal(SIGPIPE, SIG_DFL);
    std::raise(SIGPIPE);
    return kFailure;
  }
  return fail_at("cannot write <stdout>");
}

// Some file systems report a failed write only when the file is closed. (EBADF: standard output was
// closed from the start, which is an error only for a write.)
ExitStatus close_output() {
  return ::close(STDOUT_FILENO) == 0 || errno == EBADF ? kSuccess : write_failed();
}

ExitStatus write_text(std::string_view text) {
  return PosixStreams().write(text.data(), text.size()) ? close_output() : write_failed();
}

}  // namespace twentyfour
