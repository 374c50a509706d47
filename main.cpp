// twentyfour: picks what to do from the command line and turns what came of it into an exit status.

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <unistd.h>
#include <variant>

#include "solver/command_line/help.hpp"
#include "solver/command_line/judges.hpp"
#include "solver/command_line/messages.hpp"
#include "solver/command_line/options.hpp"
#include "solver/command_line/worded_streams.hpp"
#include "solver/judge/byte_streams.hpp"
#include "solver/judge/judge.hpp"
#include "solver/judge/patterns.hpp"
#include "solver/loops/filter.hpp"
#include "solver/loops/line_checker.hpp"
#include "solver/loops/sources.hpp"
#include "solver/loops/task.hpp"
#include "solver/search/memory.hpp"
#include "solver/simd/kernels.hpp"
#ifdef TWENTYFOUR_X86_KERNELS
#include "solver/simd/avx2.hpp"
#include "solver/simd/avx512.hpp"
#endif

namespace twentyfour {
namespace {

enum ExitStatus { kSuccess = 0, kFailure = 1, kWrongUsage = 2 };

Memory memory;

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
  return StandardStreams().write(text.data(), text.size()) ? close_output() : write_failed();
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
  SearchMemory search_memory;
  return print(answer_to(request.task, request.hand, search_memory) + "\n");
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
  StandardStreams streams;
  ExitStatus status = kSuccess;
  LineChecker<StandardStreams> checker(
      streams, request.task, request.framing,
      [&status](const LineError& error) { status = fail(line_error(error)); });
  const ExitStatus end_status = report(checker.run(), HandReader());
  return end_status == kSuccess ? status : end_status;
}

template <class Source>
ExitStatus filter_input(Source source) {
  StandardStreams streams;
  HandFilter<StandardStreams, Source> filter(streams, source);
  const Outcome outcome = filter.run();
  return report(outcome, source);
}

// Flattened, so that the judge is a local variable that nobody else sees: then what it is made of
// stays in registers while answers are stored. (1.0 to 1.15 times the time otherwise.)
template <class Kernel, class Streams>
[[gnu::flatten]] ExitStatus judge_input(Streams streams, Verdicts::Solver solver, Framing framing) {
  Judge<Streams, Kernel> judge(memory, solver, framing);
  const Outcome outcome = judge.run(streams);
  return report(outcome, judge.reader());
}

template <class Kernel>
ExitStatus judge_input(const AnswerInput& request, Verdicts::Solver solver) {
  if (request.task.rules.division != Division::kReal) solver = solver_of(request.task);
  if (request.task.words == Words()) {
    return judge_input<Kernel>(StandardStreams(), solver, request.framing);
  }
  return judge_input<Kernel>(WordedStreams<StandardStreams>(request.task.words), solver,
                             request.framing);
}

// The best there is, or for tests the one that the environment names; none if it cannot be run.
std::optional<KernelName> choose_kernel() {
  const char* const name = std::getenv("TWENTYFOUR_KERNEL");
  if (name == nullptr) return best_kernel();
  const std::optional<KernelName> kernel = kernel_named(name);
  return kernel && is_supported(*kernel) ? kernel : std::nullopt;
}

ExitStatus judge_input(const AnswerInput& request) {
  const std::optional<KernelName> kernel = choose_kernel();
  if (!kernel) return perform(UsageError{"TWENTYFOUR_KERNEL names no kernel that can be run here"});
  switch (*kernel) {
#ifdef TWENTYFOUR_X86_KERNELS
    case KernelName::kAvx512:
      return judge_input<Avx512Kernel>(request, makes_target_avx512);
    case KernelName::kAvx2:
      return judge_input<Avx2Kernel>(request, makes_target_avx2);
#endif
    default:
      return judge_input<PlainKernel>(request, makes_target);
  }
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
