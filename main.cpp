// twentyfour: picks what to do from the command line and turns what came of it into an exit status.

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string>
#include <string_view>
#include <unistd.h>
#include <variant>

#include "solver/command_line/help.hpp"
#include "solver/command_line/judges.hpp"
#include "solver/command_line/messages.hpp"
#include "solver/command_line/options.hpp"
#include "solver/command_line/worded_streams.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/loops/filter.hpp"
#include "solver/loops/kernel_judge.hpp"
#include "solver/loops/line_checker.hpp"
#include "solver/loops/placed_reader.hpp"
#include "solver/loops/posix_streams.hpp"
#include "solver/loops/sources.hpp"
#include "solver/loops/task.hpp"

namespace twentyfour {
namespace {

enum ExitStatus { kSuccess = 0, kFailure = 1, kWrongUsage = 2 };

KernelMemory memory;

ExitStatus fail(const std::string& reason) {
  std::fprintf(stderr, "twentyfour: %s\n", reason.c_str());
  return kFailure;
}

// `what` failed, for the reason in errno.
ExitStatus fail_at(const char* what) {
  const int reason = errno;
  return fail(std::string(what).append(": ").append(std::strerror(reason)));
}

// A closed pipe ends the program as it ends others: by its signal, in silence.
ExitStatus write_failed() {
  if (errno == EPIPE) {
    std::signal(SIGPIPE, SIG_DFL);
    std::raise(SIGPIPE);
    return kFailure;
  }
  return fail_at("cannot write <stdout>");
}

// Some file systems report a failed write only when the file is closed. (That standard output was
// closed all along matters to a write alone.)
ExitStatus close_output() {
  return ::close(STDOUT_FILENO) == 0 || errno == EBADF ? kSuccess : write_failed();
}

ExitStatus print(std::string_view text) {
  return PosixStreams().write(text.data(), text.size()) ? close_output() : write_failed();
}

ExitStatus perform(const UsageError& error) {
  fail(error.reason + "\nTry 'twentyfour --help'");
  return kWrongUsage;
}

ExitStatus perform(const ShowHelp&) {
  return print(kHelp);
}

ExitStatus perform(const ShowVersion&) {
  return print(kVersion);
}

ExitStatus perform(const ShowJudges&) {
  return print(table_of_judges());
}

ExitStatus perform(const AnswerHand& request) {
  return print(answer_to(request.task, request.hand) + "\n");
}

// Turns what a loop over hands came to into a message and a status.
template <class Source>
ExitStatus report(Outcome outcome, const Source& source) {
  switch (outcome) {
    case Outcome::kEnd:
      return close_output();
    case Outcome::kWriteFailed:
      return write_failed();
    case Outcome::kReadFailed:
      fail_at("cannot read <stdin>");
      break;
    default:
      fail(input_error(outcome, source));
  }
  // The answers before the error may be lost yet, which is to be said too.
  close_output();
  return kFailure;
}

ExitStatus check_input(const AnswerInput& request) {
  PosixStreams streams;
  ExitStatus status = kSuccess;
  LineChecker<PosixStreams> checker(
      streams, request.task, request.framing,
      [&status](const LineError& error) { status = fail(line_error(error)); });
  const ExitStatus end_status = report(checker.run(), PlacedReader());
  return end_status == kSuccess ? status : end_status;
}

template <class Source>
ExitStatus filter_input(Source source) {
  PosixStreams streams;
  HandFilter<PosixStreams, Source> filter(streams, source);
  const Outcome outcome = filter.run();
  return report(outcome, source);
}

template <class Streams>
ExitStatus judge_input(const AnswerInput& request, const Kernel& kernel, Streams streams) {
  KernelJudge<Streams> judge(memory, kernel, kernel.solver(request.task.rules.division),
                             request.framing);
  const Outcome outcome = judge.run(streams);
  return report(outcome, judge.reader());
}

// By the best kernel, or for tests by the one that the environment names.
ExitStatus judge_input(const AnswerInput& request) {
  const char* const name = std::getenv("TWENTYFOUR_KERNEL");
  const Kernel* const kernel = name == nullptr ? &best_kernel() : kernel_named(name);
  if (kernel == nullptr) {
    return perform(UsageError{"TWENTYFOUR_KERNEL names no kernel that can be run here"});
  }
  if (request.task.words == Words()) return judge_input(request, *kernel, PosixStreams());
  return judge_input(request, *kernel, WordedStreams<PosixStreams>(request.task.words));
}

ExitStatus perform(const AnswerInput& request) {
  if (request.task.asked == Asked::kCheck) return check_input(request);
  if (is_judges_task(request.task)) return judge_input(request);
  return filter_input(HandSource(request.task, request.framing));
}

ExitStatus perform(const AnswerGames& request) {
  return filter_input(GameSource(request.task));
}

}  // namespace
}  // namespace twentyfour

int main(int argc, char** argv) try {
  return std::visit([](const auto& request) { return twentyfour::perform(request); },
                    twentyfour::parse_command_line(argc, argv));
} catch (const std::bad_alloc&) {
  return twentyfour::fail("out of memory");
}
