#include "bench/processes.hpp"

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdexcept>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <utility>

extern char** environ;

namespace twentyfour {
namespace {

using Clock = std::chrono::steady_clock;

constexpr const char* kKernelVariable = "TWENTYFOUR_KERNEL";

[[noreturn]] void fail(int error, const std::string& what) {
  throw std::system_error(error, std::generic_category(), what);
}

// Closed in children, but for the one that is given it.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&&) = delete;
  ~Descriptor() { close(); }

  void close() {
    if (number_ >= 0) ::close(std::exchange(number_, -1));
  }
  int number() const { return number_; }

 private:
  int number_;
};

Descriptor open_file(const std::string& name, int flags) {
  Descriptor file(open(name.c_str(), flags | O_CLOEXEC));
  if (file.number() < 0) fail(errno, name);
  return file;
}

struct Pipe {
  Descriptor read_end;
  Descriptor write_end;
};

Pipe make_pipe() {
  int ends[2];
  if (pipe(ends) != 0) fail(errno, "pipe");
  Pipe made{Descriptor(ends[0]), Descriptor(ends[1])};
  for (const int end : ends) {
    if (fcntl(end, F_SETFD, FD_CLOEXEC) != 0) fail(errno, "fcntl");
  }
  return made;
}

class Child {
 public:
  Child(const Command& command, const Descriptor& input, const Descriptor& output)
      : program_(command.program) {
    std::vector<std::string> words = {command.program};
    words.insert(words.end(), command.arguments.begin(), command.arguments.end());
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);

    const KernelChosen kernel_chosen(command.kernel);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input.number(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output.number(), STDOUT_FILENO);
    const int error =
        posix_spawnp(&pid_, program_.c_str(), &actions, nullptr, argv.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) fail(error, program_);
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() {
    if (pid_ > 0) {
      kill(pid_, SIGKILL);
      waitpid(pid_, nullptr, 0);
    }
  }

  // Once. Returns the processor time in seconds.
  double wait() {
    int status;
    rusage usage;
    const pid_t pid = std::exchange(pid_, -1);
    while (wait4(pid, &status, 0, &usage) < 0) {
      if (errno != EINTR) fail(errno, "wait4");
    }
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
      throw std::runtime_error(program_ + " has failed");
    }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
  }

 private:
  static double seconds(const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  }

  std::string program_;
  pid_t pid_ = -1;
};

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

Cost time_on(const Command& command, const Descriptor& input) {
  const Descriptor nowhere = open_file("/dev/null", O_WRONLY);
  const Clock::time_point start = Clock::now();
  Child child(command, input, nowhere);
  const double processor = child.wait();
  return {seconds_since(start), processor};
}

}  // namespace

Cost time_on_file(const Command& command, const std::filesystem::path& file) {
  return time_on(command, open_file(file.string(), O_RDONLY));
}

Cost time_after_cat(const Command& command, const std::filesystem::path& file) {
  const Descriptor input = open_file(file.string(), O_RDONLY);
  const Descriptor nowhere = open_file("/dev/null", O_WRONLY);
  Pipe between = make_pipe();
  const Clock::time_point start = Clock::now();
  Child cat({"cat", {}, ""}, input, between.write_end);
  between.write_end.close();
  Child child(command, between.read_end, nowhere);
  between.read_end.close();
  const double processor = child.wait();
  cat.wait();
  return {seconds_since(start), processor};
}

Cost time_on_text(const Command& command, const std::string& text) {
  Pipe input = make_pipe();
  const ssize_t written = write(input.write_end.number(), text.data(), text.size());
  if (written != static_cast<ssize_t>(text.size())) fail(errno, "write");
  input.write_end.close();
  return time_on(command, input.read_end);
}

KernelChosen::KernelChosen(const std::string& kernel) {
  if (kernel.empty()) {
    unsetenv(kKernelVariable);
  } else {
    setenv(kKernelVariable, kernel.c_str(), 1);
  }
}

KernelChosen::~KernelChosen() {
  unsetenv(kKernelVariable);
}

}  // namespace twentyfour
