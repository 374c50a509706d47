#include "tests/run_program.hpp"

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <system_error>
#include <termios.h>
#include <thread>
#include <unistd.h>
#include <utility>

extern char** environ;

namespace twentyfour {
namespace {

using Clock = std::chrono::steady_clock;

[[noreturn]] void fail(int error, const std::string& what) {
  throw std::system_error(error, std::generic_category(), what);
}

class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~Descriptor() { close(); }

  void close() {
    if (is_open()) ::close(std::exchange(number_, -1));
  }
  bool is_open() const { return number_ >= 0; }
  int number() const { return number_; }

 private:
  int number_ = -1;
};

void close_in_children(const Descriptor& descriptor) {
  if (fcntl(descriptor.number(), F_SETFD, FD_CLOEXEC) != 0) fail(errno, "fcntl");
}

void never_block(const Descriptor& descriptor) {
  if (fcntl(descriptor.number(), F_SETFL, O_NONBLOCK) != 0) fail(errno, "fcntl");
}

struct Pipe {
  Pipe(Descriptor from, Descriptor to) : read_end(std::move(from)), write_end(std::move(to)) {}
  Pipe() {
    int ends[2];
    if (::pipe(ends) != 0) fail(errno, "pipe");
    read_end = Descriptor(ends[0]);
    write_end = Descriptor(ends[1]);
    close_in_children(read_end);
    close_in_children(write_end);
  }
  Descriptor read_end;
  Descriptor write_end;
};

Descriptor copy_of(const Descriptor& descriptor) {
  Descriptor copy(fcntl(descriptor.number(), F_DUPFD_CLOEXEC, 0));
  if (!copy.is_open()) fail(errno, "fcntl");
  return copy;
}

// A terminal that passes bytes on as they are, but for Ctrl-D, line by line; and who sits at it.
struct Terminal {
  Terminal() : person(posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)) {
    if (!person.is_open()) fail(errno, "posix_openpt");
    if (grantpt(person.number()) != 0 || unlockpt(person.number()) != 0) fail(errno, "unlockpt");
    screen = Descriptor(open(ptsname(person.number()), O_RDWR | O_NOCTTY | O_CLOEXEC));
    termios settings = {};
    if (tcgetattr(screen.number(), &settings) != 0) fail(errno, "tcgetattr");
    settings.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    settings.c_oflag &= ~static_cast<tcflag_t>(OPOST);
    if (tcsetattr(screen.number(), TCSANOW, &settings) != 0) fail(errno, "tcsetattr");
  }
  Descriptor person;
  Descriptor screen;
};

// Writing to a program that has stopped reading is then an error code and not the end of us.
class BrokenPipesIgnored {
 public:
  BrokenPipesIgnored() {
    struct sigaction ignore = {};
    ignore.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &ignore, &before_);
  }
  BrokenPipesIgnored(const BrokenPipesIgnored&) = delete;
  BrokenPipesIgnored& operator=(const BrokenPipesIgnored&) = delete;
  ~BrokenPipesIgnored() { sigaction(SIGPIPE, &before_, nullptr); }

 private:
  struct sigaction before_ = {};
};

class FileActions {
 public:
  FileActions() { posix_spawn_file_actions_init(&actions_); }
  FileActions(const FileActions&) = delete;
  FileActions& operator=(const FileActions&) = delete;
  ~FileActions() { posix_spawn_file_actions_destroy(&actions_); }

  void redirect(const Descriptor& from, int to) {
    const int error = posix_spawn_file_actions_adddup2(&actions_, from.number(), to);
    if (error != 0) fail(error, "posix_spawn_file_actions_adddup2");
  }
  const posix_spawn_file_actions_t* get() const { return &actions_; }

 private:
  posix_spawn_file_actions_t actions_;
};

// A process group of its own, so that the time limit reaches a script's children too, and SIGPIPE
// as a shell would leave it.
class SpawnAttributes {
 public:
  SpawnAttributes() {
    posix_spawnattr_init(&attributes_);
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes_, &signals);
    posix_spawnattr_setpgroup(&attributes_, 0);
    posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
  }
  SpawnAttributes(const SpawnAttributes&) = delete;
  SpawnAttributes& operator=(const SpawnAttributes&) = delete;
  ~SpawnAttributes() { posix_spawnattr_destroy(&attributes_); }

  const posix_spawnattr_t* get() const { return &attributes_; }

 private:
  posix_spawnattr_t attributes_;
};

class Child {
 public:
  Child(const std::string& program, const Arguments& arguments, const FileActions& actions) {
    std::vector<std::string> words = {program};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    const SpawnAttributes attributes;
    const int error =
        posix_spawn(&pid_, program.c_str(), actions.get(), attributes.get(), argv.data(), environ);
    if (error != 0) fail(error, program);
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() {
    if (running_) {
      kill();
      waitpid(pid_, nullptr, 0);
    }
  }

  void kill() { ::kill(-pid_, SIGKILL); }

  // Whether it has ended by the deadline; it may outlive the pipes it was given.
  bool ends_before(Clock::time_point deadline) {
    while (running_) {
      collect(WNOHANG);
      if (!running_) break;
      if (Clock::now() >= deadline) return false;
      std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
    return true;
  }

  int wait() {
    while (running_) collect(0);
    return wait_status_;
  }

 private:
  void collect(int flags) {
    const pid_t ended = waitpid(pid_, &wait_status_, flags);
    if (ended < 0 && errno != EINTR) fail(errno, "waitpid");
    if (ended == pid_) running_ = false;
  }

  pid_t pid_ = -1;
  int wait_status_ = 0;
  bool running_ = true;
};

void read_some(Descriptor& from, std::string& into) {
  char block[65536];
  const ssize_t count = read(from.number(), block, sizeof block);
  if (count > 0) {
    into.append(block, static_cast<std::size_t>(count));
  } else if (count == 0 || errno != EINTR) {
    from.close();
  }
}

void write_some(Descriptor& to, std::string_view& rest) {
  const ssize_t count = write(to.number(), rest.data(), rest.size());
  if (count >= 0) {
    rest.remove_prefix(static_cast<std::size_t>(count));
  } else if (errno != EINTR && errno != EAGAIN) {
    rest = {};
  }
  if (rest.empty()) to.close();
}

int milliseconds_until(Clock::time_point deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
  return static_cast<int>(std::clamp<decltype(left)>(left, 0, 60'000));
}

struct Streams {
  Descriptor in;
  Descriptor out;
  Descriptor err;
};

// Returns whether all was said by the deadline. Descriptors that are closed have the number -1,
// which poll skips.
bool converse(Streams& streams, std::string_view input, RunResult& result,
              Clock::time_point deadline) {
  if (input.empty()) streams.in.close();
  while (streams.out.is_open() || streams.err.is_open()) {
    if (Clock::now() >= deadline) return false;
    pollfd polled[] = {{streams.in.number(), POLLOUT, 0},
                       {streams.out.number(), POLLIN, 0},
                       {streams.err.number(), POLLIN, 0}};
    if (poll(polled, 3, milliseconds_until(deadline)) < 0 && errno != EINTR) fail(errno, "poll");
    if (polled[0].revents != 0) write_some(streams.in, input);
    if (polled[1].revents != 0) read_some(streams.out, result.out);
    if (polled[2].revents != 0) read_some(streams.err, result.err);
  }
  streams.in.close();
  return true;
}

RunResult run(const std::string& program, const Arguments& arguments, Descriptor child_input,
              Descriptor our_input, std::string_view input, std::chrono::milliseconds time_limit,
              Pipe err = Pipe()) {
  const Clock::time_point deadline = Clock::now() + time_limit;
  Pipe out;
  FileActions actions;
  actions.redirect(child_input, STDIN_FILENO);
  actions.redirect(out.write_end, STDOUT_FILENO);
  actions.redirect(err.write_end, STDERR_FILENO);
  Child child(program, arguments, actions);
  child_input.close();
  out.write_end.close();
  err.write_end.close();

  RunResult result;
  Streams streams{std::move(our_input), std::move(out.read_end), std::move(err.read_end)};
  const BrokenPipesIgnored broken_pipes_ignored;
  result.timed_out = !converse(streams, input, result, deadline) || !child.ends_before(deadline);
  if (result.timed_out) child.kill();
  const int wait_status = child.wait();
  result.signaled = WIFSIGNALED(wait_status);
  result.status = result.signaled ? WTERMSIG(wait_status) : WEXITSTATUS(wait_status);
  return result;
}

}  // namespace

RunResult run_program(const std::string& program, const Arguments& arguments,
                      std::string_view input, std::chrono::milliseconds time_limit) {
  Pipe in;
  never_block(in.write_end);
  return run(program, arguments, std::move(in.read_end), std::move(in.write_end), input,
             time_limit);
}

RunResult run_program_on_file(const std::string& program, const Arguments& arguments,
                              const std::string& input_file, std::chrono::milliseconds time_limit) {
  Descriptor file(open(input_file.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.is_open()) fail(errno, input_file);
  return run(program, arguments, std::move(file), Descriptor(), {}, time_limit);
}

bool has_terminals() {
  const Descriptor person(posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC));
  return person.is_open() && grantpt(person.number()) == 0 && unlockpt(person.number()) == 0 &&
         Descriptor(open(ptsname(person.number()), O_RDWR | O_NOCTTY | O_CLOEXEC)).is_open();
}

RunResult run_program_at_terminal(const std::string& program, const Arguments& arguments,
                                  std::string_view input, bool shares_errors,
                                  std::chrono::milliseconds time_limit) {
  Terminal terminal;
  never_block(terminal.person);
  // The person stays until the end: the terminal of one who has left cannot be read.
  Descriptor typing = copy_of(terminal.person);
  if (!shares_errors) {
    return run(program, arguments, std::move(terminal.screen), std::move(typing), input,
               time_limit);
  }
  Pipe err(copy_of(terminal.person), copy_of(terminal.screen));
  return run(program, arguments, std::move(terminal.screen), std::move(typing), input, time_limit,
             std::move(err));
}

RunResult run_program_with_errors_to_terminal(const std::string& program,
                                              const Arguments& arguments, std::string_view input,
                                              std::chrono::milliseconds time_limit) {
  Terminal terminal;
  Pipe in;
  never_block(in.write_end);
  return run(program, arguments, std::move(in.read_end), std::move(in.write_end), input, time_limit,
             Pipe(std::move(terminal.person), std::move(terminal.screen)));
}

}  // namespace twentyfour
