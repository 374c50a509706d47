// Runs a program to its end and keeps everything it wrote.
//
// Both output pipes are read while the input is fed, so neither side can block the other. A program
// that does not end within the time limit, or writes too much, is killed. When it has
// ended, so are the processes of its group that it leaves behind.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace twentyfour {

struct RunResult {
  int status = 0;          // the exit status, or the signal's number where `signaled` says so
  bool signaled = false;   // ended by a signal, the time limit's included
  bool timed_out = false;  // killed, because the time limit had passed
  bool flooded = false;    // killed, because it wrote too much
  std::string out;
  std::string err;
};

using Arguments = std::vector<std::string>;

inline Arguments joined(Arguments first, const Arguments& rest) {
  first.insert(first.end(), rest.begin(), rest.end());
  return first;
}

struct TimeLimit {
  TimeLimit(std::chrono::milliseconds limit, bool throws = false) : length(limit), fails(throws) {}

  std::chrono::milliseconds length;
  bool fails;  // a timeout is a std::runtime_error that says so, and no result
};

// Of a test whose program is to end: two minutes, and as much again for each process that every
// processor has to run.
TimeLimit limit_of_tests(double load);
TimeLimit limit_of_tests();  // by the load of this machine

// In bytes, of either output.
constexpr std::size_t kMostOutput = std::size_t{16} << 20;

// From here on, SIGINT, SIGTERM, SIGHUP and SIGQUIT, unless they are ignored, end the programs that
// run before they end this process.
void end_programs_on_signals();

// Standard input is a pipe that delivers `input` and then ends. A program that stops reading early
// is not an error.
// May be called by several threads at once if SIGPIPE is ignored already.
// @param program    a path, or a name that PATH is searched for
// @param arguments  those after the program's own name
// @throws std::system_error where the program cannot be started
RunResult run_program(const std::string& program, const Arguments& arguments,
                      std::string_view input, TimeLimit time_limit = limit_of_tests(),
                      std::size_t most_output = kMostOutput);

// Standard input is the file itself, as with `program < file`.
// @throws std::system_error where the program cannot be started or the file not be opened
RunResult run_program_on_file(const std::string& program, const Arguments& arguments,
                              const std::string& input_file,
                              TimeLimit time_limit = limit_of_tests(),
                              std::size_t most_output = kMostOutput);

// Whether this machine has pseudo-terminals; a bare chroot has none.
bool has_terminals();

// Standard input is a terminal without echo, at which `input` is typed; "\x04" at the start of a
// line ends it, as Ctrl-D does. It is to end, or the program to end by itself.
// @param shares_errors  whether standard error is the terminal too; else it is a pipe
// @throws std::system_error where the program cannot be started or there are no terminals
RunResult run_program_at_terminal(const std::string& program, const Arguments& arguments,
                                  std::string_view input, bool shares_errors = true);

// Standard input is a pipe, and standard error a terminal.
RunResult run_program_with_errors_to_terminal(const std::string& program,
                                              const Arguments& arguments, std::string_view input);

}  // namespace twentyfour
