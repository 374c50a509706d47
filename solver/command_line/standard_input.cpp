#include "solver/command_line/standard_input.hpp"

#include <algorithm>
#include <cstdio>
#include <unistd.h>

#include "solver/answering/answering_loop.hpp"
#include "solver/answering/checking_loop.hpp"
#include "solver/answering/judging_loop.hpp"
#include "solver/answering/placed_reader.hpp"
#include "solver/answering/sources.hpp"
#include "solver/answering/task.hpp"
#include "solver/command_line/messages.hpp"
#include "solver/command_line/progress.hpp"
#include "solver/command_line/terminal.hpp"

namespace twentyfour {
namespace {

KernelMemory memory;

bool is_terminal(int descriptor) {
  return ::isatty(descriptor) != 0;
}

// Reports the outcome of a loop, and closes standard output.
template <class Source>
ExitStatus finish(Outcome outcome, const Source& source) {
  if (outcome == Outcome::kEnd) return close_output();
  if (outcome == Outcome::kWriteFailed) return write_failed();
  if (outcome == Outcome::kReadFailed) {
    fail_at("cannot read <stdin>");
  } else {
    fail(input_error(outcome, source));
  }
  // The answers before the error may be lost, which is reported too.
  close_output();
  return kFailure;
}

template <class Source>
ExitStatus check_input(const AnswerInput& request) {
  ProgressStreams streams(request.shows_progress);
  ExitStatus status = kSuccess;
  const auto report = [&](Outcome outcome, const Source& wrong) {
    streams.end_line();
    status = fail(line_error(outcome, wrong));
  };
  const Outcome outcome = CheckingLoop<ProgressStreams, Source>(
                              streams, request.task, request.framing, report, request.jobs)
                              .run();
  streams.finish();
  return std::max(finish(outcome, PlacedReader()), status);
}

template <class Source>
ExitStatus answer_source(Source source, const AnswerInput& request) {
  ProgressStreams progress(request.shows_progress);
  ExitStatus status = kSuccess;
  const auto report = [&](Outcome outcome, const Source& wrong) {
    progress.end_line();
    status = fail(input_error(outcome, wrong));
  };
  TerminalStreams<ProgressStreams, Source> streams(progress, is_terminal(STDIN_FILENO), source,
                                                   report);
  const Outcome outcome = answer_all(streams, source, memory.input, request.jobs);
  progress.finish();
  return std::max(finish(outcome, source), status);
}

// Whether kernels can answer: for cards in any order, in words of at most 15 bytes.
bool suits_kernels(const Task& task) {
  return task.asked == Asked::kWhether && task.cards == kCardsInHand && !task.rules.ordered &&
         VerdictLines::has_room_for(task.words.yes) && VerdictLines::has_room_for(task.words.no);
}

ExitStatus judge_input(const AnswerInput& request, const Kernel& kernel) {
  const Task& task = request.task;
  ProgressStreams streams(request.shows_progress);
  const auto new_solver = [&] { return solver_of(task, kernel); };
  const HandQuestion question = {.solver = new_solver(),
                                 .words = task.words,
                                 .takes_long = !is_judges_task(task),
                                 .another_solver = new_solver,
                                 .jobs = request.jobs};
  JudgingLoop<ProgressStreams> loop(memory, kernel, question, request.framing);
  const Outcome outcome = loop.run(streams);
  streams.finish();
  return finish(outcome, loop.reader());
}

}  // namespace

ExitStatus answer(const AnswerInput& request, const Kernel& kernel) {
  const bool is_typed = is_terminal(STDIN_FILENO);
  if (is_typed && is_terminal(STDERR_FILENO)) {
    std::fprintf(stderr, "%s\n", invitation(request).c_str());
  }
  if (request.task.asked == Asked::kCheck) {
    return request.has_games ? check_input<GameSource>(request) : check_input<HandSource>(request);
  }
  if (request.has_games) {
    return answer_source(GameSource(request.task, request.framing), request);
  }
  // For typed input, a kernel saves no time.
  if (suits_kernels(request.task) && !is_typed) return judge_input(request, kernel);
  return answer_source(HandSource(request.task, request.framing), request);
}

}  // namespace twentyfour
