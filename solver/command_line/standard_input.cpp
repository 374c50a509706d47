#include "solver/command_line/standard_input.hpp"

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <unistd.h>

#include "solver/answering/loops.hpp"
#include "solver/answering/reasons.hpp"
#include "solver/answering/source.hpp"
#include "solver/answering/streams.hpp"
#include "solver/command_line/messages.hpp"
#include "solver/command_line/progress.hpp"
#include "solver/command_line/terminal.hpp"

namespace twentyfour {
namespace {

LoopMemory memory;

// Reports the end of a run, and closes standard output.
ExitStatus finish(Outcome outcome, const Source& source) {
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
  // The answers before the error may be lost, which is reported too.
  close_output();
  return kFailure;
}

}  // namespace

ExitStatus answer_input(const Run& run) {
  const bool is_typed = ::isatty(STDIN_FILENO) != 0;
  if (is_typed && run.echoes) {
    fail("--echo is for files and pipes, not for what is typed");
    return kWrongUsage;
  }
  if (is_typed && ::isatty(STDERR_FILENO) != 0) {
    std::fprintf(stderr, "%s\n", invitation(run).c_str());
  }
  PosixStreams standard_streams;
  std::optional<ProgressStreams> progress;
  if (run.shows_progress) progress.emplace(standard_streams);
  Streams& all_bytes = progress ? static_cast<Streams&>(*progress) : standard_streams;
  TypedStreams typed(all_bytes);
  Streams& streams = is_typed ? static_cast<Streams&>(typed) : all_bytes;

  ExitStatus status = kSuccess;
  Source source(run);
  LineCounts lines;
  Outcome outcome = Outcome::kEnd;
  try {
    if (answers_lines(run)) {
      outcome = answer_lines(run, streams, memory, lines);
    } else if (is_typed) {
      TerminalStreams terminal(streams, source, say);
      outcome = answer_all(run, source, terminal, memory);
    } else {
      outcome = answer_all(run, source, streams, memory);
    }
  } catch (const TooManyExpressions& error) {
    progress.reset();
    return fail(too_many_expressions(error, source.hand_at()));
  }
  if (progress) progress->finish();
  const bool has_failed = !lines.not_text.empty() || (lines.bad > 0 && !is_typed);
  if (outcome == Outcome::kEnd && has_failed) status = fail(bad_lines(lines));
  return std::max(finish(outcome, source), status);
}

}  // namespace twentyfour
