#include "solver/command_line/standard_input.hpp"

#include <cstdio>
#include <unistd.h>

#include "solver/command_line/invitation.hpp"
#include "solver/command_line/messages.hpp"
#include "solver/command_line/progress.hpp"
#include "solver/command_line/terminal.hpp"
#include "solver/command_line/worded_streams.hpp"
#include "solver/loops/filter.hpp"
#include "solver/loops/kernel_judge.hpp"
#include "solver/loops/line_checker.hpp"
#include "solver/loops/placed_reader.hpp"
#include "solver/loops/sources.hpp"
#include "solver/loops/task.hpp"

namespace twentyfour {
namespace {

KernelMemory memory;

bool is_terminal(int descriptor) {
  return ::isatty(descriptor) != 0;
}

// A person who starts the program is told what to type.
template <class Request>
void invite(const Request& request) {
  if (!is_terminal(STDIN_FILENO) || !is_terminal(STDERR_FILENO)) return;
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
  return worse(report(outcome, PlacedReader()), status);
}

template <class Source>
ExitStatus filter_input(Source source, bool shows_progress) {
  using Streams = TerminalStreams<ProgressStreams, Source>;
  ProgressStreams progress(shows_progress);
  ExitStatus status = kSuccess;
  Streams streams(progress, is_terminal(STDIN_FILENO), source,
                  [&](Outcome outcome, const Source& wrong) {
                    progress.end_line();
                    status = fail(input_error(outcome, wrong));
                  });
  HandFilter<Streams, Source> filter(streams, source);
  const Outcome outcome = filter.run();
  progress.finish();
  return worse(report(outcome, source), status);
}

ExitStatus judge_input(const AnswerInput& request, const Kernel& kernel) {
  using Streams = WordedStreams<ProgressStreams>;
  ProgressStreams progress(request.shows_progress);
  Streams streams(progress, request.task.words);
  KernelJudge<Streams> judge(memory, kernel, kernel.solver(request.task.rules.division),
                             request.framing);
  const Outcome outcome = judge.run(streams);
  progress.finish();
  return report(outcome, judge.reader());
}

}  // namespace

ExitStatus answer_input(const AnswerInput& request, const Kernel& kernel) {
  invite(request);
  if (request.task.asked == Asked::kCheck) return check_input(request);
  // Nobody types so fast that a kernel would be of use.
  if (is_judges_task(request.task) && !is_terminal(STDIN_FILENO)) {
    return judge_input(request, kernel);
  }
  return filter_input(HandSource(request.task, request.framing), request.shows_progress);
}

ExitStatus answer_games(const AnswerGames& request) {
  invite(request);
  return filter_input(GameSource(request.task), request.shows_progress);
}

}  // namespace twentyfour
