// twentyfour: picks what to do from the command line and turns what came of it into an exit status.

#include <cstdio>
#include <cstdlib>
#include <new>
#include <optional>
#include <string>
#include <unistd.h>
#include <variant>

#include "solver/command_line/exit_status.hpp"
#include "solver/command_line/help.hpp"
#include "solver/command_line/invitation.hpp"
#include "solver/command_line/judges.hpp"
#include "solver/command_line/messages.hpp"
#include "solver/command_line/options.hpp"
#include "solver/command_line/progress.hpp"
#include "solver/command_line/terminal.hpp"
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

Memory memory;

ExitStatus perform(const UsageError& error) {
  fail(error.reason + "\nTry 'twentyfour --help'");
  return kWrongUsage;
}

ExitStatus perform(const ShowHelp&) {
  return write_text(kHelp);
}

ExitStatus perform(const ShowVersion&) {
  return write_text(kVersion);
}

ExitStatus perform(const ShowJudges&) {
  return write_text(table_of_judges());
}

ExitStatus answer(const AnswerHand& request, KernelName) {
  SearchMemory search_memory;
  return write_text(answer_to(request.task, request.hand, search_memory) + "\n");
}

// A person who starts the program is told what to type.
template <class Request>
void invite(const Request& request) {
  if (::isatty(STDIN_FILENO) == 0 || ::isatty(STDERR_FILENO) == 0) return;
  std::fprintf(stderr, "%s\n", invitation(request).c_str());
}

ExitStatus check_input(const AnswerInput& request) {
  ProgressStreams streams(request.shows_progress);
  ExitStatus status = kSuccess;
  LineChecker<ProgressStreams> checker(streams, request.task, request.framing,
                                       [&](const LineError& error) {
                                         streams.end_line();
                                         status = fail(line_error(error));
                                       });
  const Outcome outcome = checker.run();
  streams.finish();
  return worse(report(outcome, HandReader()), status);
}

template <class Source>
ExitStatus filter_input(Source source, bool shows_progress) {
  using Streams = TerminalStreams<ProgressStreams, Source>;
  ProgressStreams progress(shows_progress);
  ExitStatus status = kSuccess;
  Streams streams(progress, ::isatty(STDIN_FILENO) != 0, source,
                  [&](Outcome outcome, const Source& wrong) {
                    progress.end_line();
                    status = fail(input_error(outcome, wrong));
                  });
  HandFilter<Streams, Source> filter(streams, source);
  const Outcome outcome = filter.run();
  progress.finish();
  return worse(report(outcome, source), status);
}

ExitStatus filter_hands(const AnswerInput& request) {
  return filter_input(HandSource(request.task, request.framing), request.shows_progress);
}

// Flattened, so that the judge is a local variable that nobody else sees: then what it is made of
// stays in registers while answers are stored. (1.0 to 1.15 times the time otherwise.)
template <class Kernel, class Streams>
[[gnu::flatten, gnu::noinline]] Outcome run_judge(Streams streams, Verdicts::Solver solver,
                                                  Framing framing, HandReader& reader) {
  Judge<Streams, Kernel> judge(memory, solver, framing);
  const Outcome outcome = judge.run(streams);
  reader = judge.reader();
  return outcome;
}

template <class Kernel>
ExitStatus judge_input(const AnswerInput& request, Verdicts::Solver solver) {
  if (request.task.rules.division != Division::kReal) solver = solver_of(request.task);
  HandReader reader;
  if (request.task.words == Words() && !request.shows_progress) {
    const Outcome outcome = run_judge<Kernel>(StandardStreams(), solver, request.framing, reader);
    return report(outcome, reader);
  }
  ProgressStreams progress(request.shows_progress);
  const Outcome outcome =
      run_judge<Kernel>(WordedStreams<ProgressStreams>(progress, request.task.words), solver,
                        request.framing, reader);
  progress.finish();
  return report(outcome, reader);
}

ExitStatus judge_input(const AnswerInput& request, KernelName kernel) {
  // Nobody types so fast that a kernel would be of use.
  if (::isatty(STDIN_FILENO) != 0) return filter_hands(request);
  switch (kernel) {
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

ExitStatus answer(const AnswerInput& request, KernelName kernel) {
  invite(request);
  if (request.task.asked == Asked::kCheck) return check_input(request);
  return is_judges_task(request.task) ? judge_input(request, kernel) : filter_hands(request);
}

ExitStatus answer(const AnswerGames& request, KernelName) {
  invite(request);
  return filter_input(GameSource(request.task), request.shows_progress);
}

// The best there is, or for tests the one that the environment names; none if it cannot be run.
std::optional<KernelName> choose_kernel() {
  const char* const name = std::getenv("TWENTYFOUR_KERNEL");
  if (name == nullptr) return best_kernel();
  const std::optional<KernelName> kernel = kernel_named(name);
  return kernel && is_supported(*kernel) ? kernel : std::nullopt;
}

// Whatever answers hands. A wrong kernel is an error even where none is needed.
template <class Request>
ExitStatus perform(const Request& request) {
  const std::optional<KernelName> kernel = choose_kernel();
  if (!kernel) return perform(UsageError{"TWENTYFOUR_KERNEL names no kernel that can be run here"});
  return answer(request, *kernel);
}

}  // namespace
}  // namespace twentyfour

int main(int argc, char** argv) try {
  return std::visit([](const auto& request) { return twentyfour::perform(request); },
                    twentyfour::parse_command_line(argc, argv));
} catch (const std::bad_alloc&) {
  return twentyfour::fail("out of memory");
}
