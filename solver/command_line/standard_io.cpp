#include "solver/command_line/standard_io.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <optional>

#include "solver/answering/loops.hpp"
#include "solver/command_line/messages.hpp"
#include "solver/command_line/progress.hpp"
#include "solver/command_line/terminal.hpp"
#include "solver/input/bad_input.hpp"
#include "solver/input/source.hpp"
#include "solver/input/streams.hpp"
#include "solver/system/system.hpp"

namespace twentyfour {
namespace {

LoopMemory memory;

// What failed, and why by errno.
std::string failure_of(const char* what) {
  const int reason = errno;
  return std::string(what).append(": ").append(std::strerror(reason));
}

// If the pipe is closed, the program ends silently with SIGPIPE, as others do.
ExitStatus write_failed() {
  if (errno == EPIPE) {
    end_by_closed_pipe();
    return kFailure;
  }
  return fail(failure_of("cannot write <stdout>"));
}

// Some file systems report a failed write only when the file is closed. (EBADF: standard output was
// closed from the start, which is an error only for a write.)
ExitStatus end_output() {
  return close_output() || errno == EBADF ? kSuccess : write_failed();
}

// Reports the end of a run, and closes standard output.
ExitStatus finish(Outcome outcome, const Source& source) {
  if (outcome == Outcome::kEnd) return end_output();
  if (outcome == Outcome::kWriteFailed) return write_failed();
  return end_early(outcome == Outcome::kReadFailed ? failure_of("cannot read <stdin>")
                                                   : input_error(outcome, source));
}

}  // namespace

void say(const std::string& message) {
  write_error("twentyfour: " + message + "\n");
}

ExitStatus fail(const std::string& reason) {
  say(reason);
  return kFailure;
}

ExitStatus end_early(const std::string& reason) {
  fail(reason);
  end_output();
  return kFailure;
}

ExitStatus write_text(std::string_view text) {
  return SystemStreams().write(text.data(), text.size()) ? end_output() : write_failed();
}

ExitStatus answer_input(const Query& asked) {
  const bool is_typed = is_terminal(Stream::kInput);
  if (is_typed && asked.echoes) {
    fail("--echo is for files and pipes, not for what is typed");
    return kWrongUsage;
  }
  if (is_typed && is_terminal(Stream::kError)) {
    invite(asked);
  }
  const Query query = is_typed ? typed_query(asked) : asked;
  Source source(query);
  SystemStreams standard_streams;
  std::optional<ProgressStreams> progress;
  std::optional<TerminalStreams> terminal;
  Streams* streams = &standard_streams;
  if (query.shows_progress) streams = &progress.emplace(*streams);
  if (is_typed) streams = &terminal.emplace(*streams, asked);

  LineCounts lines;
  Outcome outcome = Outcome::kEnd;
  try {
    outcome = answers_lines(query) ? answer_lines(query, *streams, memory, lines)
                                   : answer_all(query, source, *streams, memory);
  } catch (const LimitExceeded& error) {
    progress.reset();
    return end_early(limit_exceeded(error));
  }
  progress.reset();
  const bool has_failed = !lines.not_text.empty() || (lines.bad > 0 && !is_typed);
  const ExitStatus status =
      outcome == Outcome::kEnd && has_failed ? fail(bad_lines(lines)) : kSuccess;
  return std::max(finish(outcome, source), status);
}

}  // namespace twentyfour
