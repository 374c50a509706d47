// Feeds a program more input than memory or a 32-bit number holds, and looks at every answer.
//
//   long_run CASE MEBIBYTES MOST_KIBIBYTES counted|sentinel PROGRAM [ARGUMENT]...
//
// The input is CASE.in over and over, made on the way; the answers must be CASE.out as often, byte
// for byte, and the program must never hold more than MOST_KIBIBYTES of memory. With `counted` the
// number of hands comes first. Prints the number of answers, the time and the peak of memory.
//
// Small itself, for what a process held before it became the program counts as the program's.

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <string_view>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "tests/support/strings.hpp"

namespace {

[[noreturn]] void fail(const std::string& reason) {
  std::fprintf(stderr, "long_run: %s\n", reason.c_str());
  std::exit(1);
}

std::string contents(const std::string& path) {
  std::FILE* const file = std::fopen(path.c_str(), "rb");
  if (file == nullptr) fail(path + ": " + std::strerror(errno));
  std::string text;
  for (int byte = 0; (byte = std::getc(file)) != EOF;) text += static_cast<char>(byte);
  std::fclose(file);
  return text;
}

// What stands before the sentinel, if there is one.
std::string hands_of(const std::string& path) {
  const std::string input = contents(path);
  const std::size_t sentinel = input.find("\n0 0 0 0\n");
  return sentinel == std::string::npos ? input : input.substr(0, sentinel + 1);
}

std::uint64_t lines_of(std::string_view text) {
  return static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n'));
}

void write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t bytes = write(descriptor, text.data(), text.size());
    if (bytes < 0 && errno != EINTR) fail(std::string("cannot write: ") + std::strerror(errno));
    if (bytes > 0) text.remove_prefix(static_cast<std::size_t>(bytes));
  }
}

// Reads to the end. Returns how many bytes there were, all of them those of the rounds.
std::uint64_t read_rounds(int descriptor, std::string_view round) {
  std::uint64_t total = 0;
  std::size_t at = 0;
  static char block[1 << 18];
  for (;;) {
    const ssize_t bytes = read(descriptor, block, sizeof block);
    if (bytes < 0 && errno == EINTR) continue;
    if (bytes < 0) fail(std::string("cannot read: ") + std::strerror(errno));
    if (bytes == 0) return total;
    std::string_view rest(block, static_cast<std::size_t>(bytes));
    total += rest.size();
    while (!rest.empty()) {
      const std::string_view expected = round.substr(at, rest.size());
      if (!rest.starts_with(expected)) fail("a wrong answer before byte " + std::to_string(total));
      rest.remove_prefix(expected.size());
      at = (at + expected.size()) % round.size();
    }
  }
}

struct Pipe {
  int ends[2];
  Pipe() {
    if (pipe2(ends, O_CLOEXEC) != 0) fail("no pipe");
  }
};

pid_t start(char** program, const Pipe& input, const Pipe& output) {
  const pid_t process = fork();
  if (process != 0) return process;
  dup2(input.ends[0], STDIN_FILENO);
  dup2(output.ends[1], STDOUT_FILENO);
  execv(program[0], program);
  _exit(127);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 6) fail("usage: CASE MEBIBYTES MOST_KIBIBYTES counted|sentinel PROGRAM [ARGUMENT]...");
  const std::string name = argv[1];
  const std::string hands = hands_of(name + ".in");
  const std::string answers = contents(name + ".out");
  const std::uint64_t bytes = std::strtoull(argv[2], nullptr, 10) << 20;
  const std::uint64_t rounds = bytes / hands.size() + 1;
  const long most_memory = std::strtol(argv[3], nullptr, 10);
  std::string head;
  if (std::string_view(argv[4]) == "counted") {
    head = std::to_string(rounds * lines_of(answers)) + "\n";
  }

  const auto start_time = std::chrono::steady_clock::now();
  Pipe input;
  Pipe output;
  const pid_t process = start(argv + 5, input, output);
  std::signal(SIGPIPE, SIG_IGN);
  close(input.ends[0]);
  close(output.ends[1]);
  std::thread feeder([&] {
    const std::uint64_t at_once = (1 << 20) / hands.size() + 1;
    const std::string many = twentyfour::repeated(hands, at_once);
    write_all(input.ends[1], head);
    for (std::uint64_t left = rounds; left > 0; left -= std::min(left, at_once)) {
      write_all(input.ends[1], std::string_view(many).substr(0, left * hands.size()));
    }
    close(input.ends[1]);
  });
  const std::uint64_t answered = read_rounds(output.ends[0], answers);
  feeder.join();

  int status = 0;
  rusage usage = {};
  if (wait4(process, &status, 0, &usage) != process) fail("cannot wait");
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start_time;
  std::printf("%llu bytes in, %llu answers in %llu bytes\n",
              static_cast<unsigned long long>(rounds * hands.size() + head.size()),
              static_cast<unsigned long long>(answered / answers.size() * lines_of(answers)),
              static_cast<unsigned long long>(answered));
  std::printf("%.2f s, %ld KiB of memory at the most\n", seconds.count(), usage.ru_maxrss);
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) fail("the program did not end well");
  if (answered != rounds * answers.size()) fail("answers are missing, or too many");
  if (usage.ru_maxrss > most_memory) fail("it took too much memory");
}
