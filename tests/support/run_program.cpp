#include "tests/support/run_program.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstddef>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdexcept>
#include <stdlib.h>
#include <string>
#include <sys/wait.h>
#include <system_error>
#include <termios.h>
#include <thread>
#include <unistd.h>
#include <utility>

#include "tests/support/descriptor.hpp"

extern char** environ;

namespace twentyfour {
namespace {

using Clock = std::chrono::steady_clock;

[[noreturn]] void fail(int error, const std::string& what) {
  throw std::system_error(error, std::generic_category(), what);
}

struct NotCopied {
  NotCopied() = default;
  NotCopied(const NotCopied&) = delete;
  NotCopied& operator=(const NotCopied&) = delete;
};

void never_block(const Descriptor& descriptor) {
  if (fcntl(descriptor.number(), F_SETFL, O_NONBLOCK) != 0) fail(errno, "fcntl");
}

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
class BrokenPipesIgnored : NotCopied {
 public:
  BrokenPipesIgnored() {
    struct sigaction ignore = {};
    ignore.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &ignore, &before_);
  }
  ~BrokenPipesIgnored() { sigaction(SIGPIPE, &before_, nullptr); }

 private:
  struct sigaction before_ = {};
};

class FileActions : NotCopied {
 public:
  FileActions() { posix_spawn_file_actions_init(&actions_); }
  ~FileActions() { posix_spawn_file_actions_destroy(&actions_); }

  void redirect(const Descriptor& from, int to) {
    const int error = posix_spawn_file_actions_adddup2(&actions_, from.number(), to);
    if (error != 0) fail(error, "posix_spawn_file_actions_adddup2");
  }
  const posix_spawn_file_actions_t* get() const { return &actions_; }

 private:
  posix_spawn_file_actions_t actions_;
};

// A process group of its own, so that the time limit reaches a script's children too, and signals
// as a shell would leave them.
class SpawnAttributes : NotCopied {
 public:
  explicit SpawnAttributes(const sigset_t& mask) {
    posix_spawnattr_init(&attributes_);
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes_, &signals);
    posix_spawnattr_setpgroup(&attributes_, 0);
    posix_spawnattr_setsigmask(&attributes_, &mask);
    posix_spawnattr_setflags(
        &attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  }
  ~SpawnAttributes() { posix_spawnattr_destroy(&attributes_); }

  const posix_spawnattr_t* get() const { return &attributes_; }

 private:
  posix_spawnattr_t attributes_;
};

// The process groups that run now, for the signal handler; 0 where there is none.
constexpr std::size_t kMostAtOnce = 1024;
std::array<std::atomic<pid_t>, kMostAtOnce> running_groups = {};
static_assert(std::atomic<pid_t>::is_always_lock_free);

void replace_group(pid_t from, pid_t to) {
  for (std::atomic<pid_t>& group : running_groups) {
    pid_t expected = from;
    if (group.compare_exchange_strong(expected, to)) return;
  }
}

// Programs that are being started, and are not among the running groups yet. When this process ends
// by a signal, no more are started.
std::atomic<int> starting = 0;
std::atomic<bool> is_ending = false;

extern "C" void end_programs_and_this(int signal) {
  is_ending = true;
  while (starting != 0) {
  }
  for (const std::atomic<pid_t>& group : running_groups) {
    if (group != 0) ::kill(-group, SIGKILL);
  }
  ::signal(signal, SIG_DFL);
  raise(signal);
}

// No signal handler runs in this thread while it lives: the one above waits for programs that are
// being started.
class SignalsHeld : NotCopied {
 public:
  SignalsHeld() {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before_);
  }
  ~SignalsHeld() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

  const sigset_t& before() const { return before_; }

 private:
  sigset_t before_;
};

class Child : NotCopied {
 public:
  Child(const std::string& program, const Arguments& arguments, const FileActions& actions) {
    Arguments words = joined({program}, arguments);
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    const int error = start(argv, actions);
    if (error != 0) fail(error, program);
  }
  ~Child() { wait(); }

  // Ends all processes of the group.
  void kill() const { ::kill(-pid_, SIGKILL); }

  // It stays a zombie until wait(), so that no other process has its number.
  bool has_ended() const {
    siginfo_t info = {};
    return waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid == pid_;
  }

  bool ends_before(Clock::time_point deadline) const {
    while (!has_ended()) {
      if (Clock::now() >= deadline) return false;
      std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
    return true;
  }

  int wait() {
    if (!is_running_) return wait_status_;
    kill();
    while (waitpid(pid_, &wait_status_, 0) < 0) {
      if (errno != EINTR) break;
    }
    replace_group(pid_, 0);
    is_running_ = false;
    return wait_status_;
  }

 private:
  int start(const std::vector<char*>& argv, const FileActions& actions) {
    const SignalsHeld signals_held;
    const SpawnAttributes attributes(signals_held.before());
    ++starting;
    const int error = is_ending ? EINTR
                                : posix_spawnp(&pid_, argv.front(), actions.get(), attributes.get(),
                                               argv.data(), environ);
    if (error == 0) replace_group(0, pid_);
    --starting;
    return error;
  }

  pid_t pid_ = -1;
  int wait_status_ = 0;
  bool is_running_ = true;
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

// How long a program whose outputs stay open may have ended before that is noticed.
constexpr int kPollingTime = 20;

int milliseconds_until(Clock::time_point deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
  return static_cast<int>(std::clamp<decltype(left)>(left, 0, kPollingTime));
}

struct Streams {
  Descriptor in;
  Descriptor out;
  Descriptor err;
};

// Writes the input, and reads the outputs to their ends. Returns early, with the outputs open, if
// the deadline comes, if the child writes too much, or if there is no more to read when it and its
// group have ended: another process may hold its outputs open. Descriptors that are closed have the
// number -1, which poll skips.
void converse(Streams& streams, std::string_view input, RunResult& result, const Child& child,
              Clock::time_point deadline, std::size_t most_output) {
  if (input.empty()) streams.in.close();
  while (streams.out.is_open() || streams.err.is_open()) {
    result.timed_out = Clock::now() >= deadline;
    result.flooded = std::max(result.out.size(), result.err.size()) > most_output;
    if (result.timed_out || result.flooded) return;
    const bool has_ended = child.has_ended();
    if (has_ended) child.kill();
    pollfd polled[] = {{streams.in.number(), POLLOUT, 0},
                       {streams.out.number(), POLLIN, 0},
                       {streams.err.number(), POLLIN, 0}};
    const int ready = poll(polled, 3, has_ended ? 0 : milliseconds_until(deadline));
    if (ready < 0 && errno != EINTR) fail(errno, "poll");
    if (polled[0].revents != 0) write_some(streams.in, input);
    if (polled[1].revents != 0) read_some(streams.out, result.out);
    if (polled[2].revents != 0) read_some(streams.err, result.err);
    if (has_ended && polled[1].revents == 0 && polled[2].revents == 0) return;
  }
  streams.in.close();
}

[[noreturn]] void fail_by_timeout(const std::string& program, const TimeLimit& limit) {
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(limit.length).count();
  throw std::runtime_error(program + ": timed out after " + std::to_string(seconds) + " s");
}

RunResult run(const std::string& program, const Arguments& arguments, Descriptor child_input,
              Descriptor our_input, std::string_view input, Pipe err = Pipe(),
              TimeLimit time_limit = limit_of_tests(), std::size_t most_output = kMostOutput) {
  const Clock::time_point deadline = Clock::now() + time_limit.length;
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
  converse(streams, input, result, child, deadline, most_output);
  if (!result.timed_out && !result.flooded) result.timed_out = !child.ends_before(deadline);
  const int wait_status = child.wait();
  if (result.timed_out && time_limit.fails) fail_by_timeout(program, time_limit);
  result.signaled = WIFSIGNALED(wait_status);
  result.status = result.signaled ? WTERMSIG(wait_status) : WEXITSTATUS(wait_status);
  return result;
}

}  // namespace

TimeLimit limit_of_tests(double load) {
  const double processors = std::max(1.0, static_cast<double>(sysconf(_SC_NPROCESSORS_ONLN)));
  const std::chrono::duration<double> seconds(120 * (1 + load / processors));
  return {std::chrono::ceil<std::chrono::milliseconds>(seconds), true};
}

TimeLimit limit_of_tests() {
  double load = 0;
  return limit_of_tests(getloadavg(&load, 1) == 1 ? load : 0);
}

void end_programs_on_signals() {
  for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) {
    struct sigaction action = {};
    sigaction(number, nullptr, &action);
    if (action.sa_handler == SIG_IGN) continue;
    action.sa_handler = end_programs_and_this;
    sigaction(number, &action, nullptr);
  }
}

RunResult run_program(const std::string& program, const Arguments& arguments,
                      std::string_view input, TimeLimit time_limit, std::size_t most_output) {
  Pipe in;
  never_block(in.write_end);
  return run(program, arguments, std::move(in.read_end), std::move(in.write_end), input, Pipe(),
             time_limit, most_output);
}

RunResult run_program_on_file(const std::string& program, const Arguments& arguments,
                              const std::string& input_file, TimeLimit time_limit,
                              std::size_t most_output) {
  Descriptor file(open(input_file.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.is_open()) fail(errno, input_file);
  return run(program, arguments, std::move(file), Descriptor(), {}, Pipe(), time_limit,
             most_output);
}

bool has_terminals() {
  const Descriptor person(posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC));
  return person.is_open() && grantpt(person.number()) == 0 && unlockpt(person.number()) == 0 &&
         Descriptor(open(ptsname(person.number()), O_RDWR | O_NOCTTY | O_CLOEXEC)).is_open();
}

RunResult run_program_at_terminal(const std::string& program, const Arguments& arguments,
                                  std::string_view input, bool shares_errors) {
  Terminal terminal;
  never_block(terminal.person);
  // The person stays until the end: the terminal of one who has left cannot be read.
  Descriptor typing = copy_of(terminal.person);
  Pipe err = shares_errors ? Pipe(copy_of(terminal.person), copy_of(terminal.screen)) : Pipe();
  return run(program, arguments, std::move(terminal.screen), std::move(typing), input,
             std::move(err));
}

RunResult run_program_with_errors_to_terminal(const std::string& program,
                                              const Arguments& arguments, std::string_view input) {
  Terminal terminal;
  Pipe in;
  never_block(in.write_end);
  return run(program, arguments, std::move(in.read_end), std::move(in.write_end), input,
             Pipe(std::move(terminal.person), std::move(terminal.screen)));
}

}  // namespace twentyfour
