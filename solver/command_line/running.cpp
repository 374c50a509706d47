#include "solver/command_line/running.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "solver/answering/solver.hpp"
#include "solver/command_line/messages.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/input/bad_input.hpp"
#include "solver/input/query.hpp"
#include "solver/input/source.hpp"

namespace twentyfour {
namespace {

// What failed, and why by errno.
std::string failure_of(const char* what) {
  const int reason = errno;
  return std::string(what).append(": ").append(std::strerror(reason));
}

class Run {
 public:
  Run(Console& console, LoopMemory& memory) : console_(console), memory_(memory) {}

  ExitStatus operator()(const UsageError& error) const {
    console_.say(error.reason + "\nTry 'twentyfour --help'");
    return kWrongUsage;
  }

  ExitStatus operator()(const PrintText& request) const { return write_all(request.text); }

  ExitStatus operator()(const AnswerHand& request) const {
    if (!request.note.empty()) console_.say(request.note);
    return request.query.asked == Question::kCheck ? check_hand(request) : answer_hand(request);
  }

  // All hands before one that has too many expressions are answered.
  ExitStatus operator()(const Query& query) const try {
    Source source(query);
    LineCounts lines;
    const Outcome outcome = answers_lines(query) ? answer_lines(query, console_, memory_, lines)
                                                 : answer_all(query, source, console_, memory_);
    if (lines.lacks_template && outcome == Outcome::kEnd) {
      console_.say("<stdin>: no text has the template of --check");
    }
    const bool has_failed = !lines.not_text.empty() || (lines.bad > 0 && !console_.is_typed());
    const ExitStatus status =
        outcome == Outcome::kEnd && has_failed ? fail(bad_lines(lines)) : kSuccess;
    return std::max(finish(outcome, source), status);
  } catch (const LimitExceeded& error) {
    return end_early(limit_exceeded(error));
  }

  // Says why no more is answered.
  ExitStatus end_early(const std::string& reason) const {
    fail(reason);
    end_output();
    return kFailure;
  }

 private:
  ExitStatus fail(const std::string& reason) const {
    console_.say(reason);
    return kFailure;
  }

  // A closed pipe has no message.
  ExitStatus write_failed() const {
    return errno == EPIPE ? kFailure : fail(failure_of("cannot write <stdout>"));
  }

  // Some file systems report a failed write only when the file is closed.
  ExitStatus end_output() const { return console_.close_output() ? kSuccess : write_failed(); }

  ExitStatus write_all(std::string_view text) const {
    return console_.write(text.data(), text.size()) ? end_output() : write_failed();
  }

  ExitStatus finish(Outcome outcome, const Source& source) const {
    if (outcome == Outcome::kEnd) return end_output();
    if (outcome == Outcome::kWriteFailed) return write_failed();
    return end_early(outcome == Outcome::kReadFailed ? failure_of("cannot read <stdin>")
                                                     : input_error(outcome, source));
  }

  ExitStatus answer_hand(const AnswerHand& request) const try {
    std::string line;
    Solver(request.query).append_line(request.deal, line);
    return write_all(line);
  } catch (const LimitExceeded& error) {
    return fail(limit_exceeded(error));
  }

  // Tells a wrong answer from an error, for `if` in a shell.
  ExitStatus check_hand(const AnswerHand& request) const try {
    const auto verdict = check(request.query, request.deal, request.answer).line;
    std::string line = verdict ? *verdict + "\n" : "";
    const bool is_answer = verdict || Solver(request.query).append_line(request.deal, line);
    if (write_all(line) != kSuccess || !is_answer) return kCheckFailed;
    return line == request.query.words.yes + "\n" ? kSuccess : kWrongAnswer;
  } catch (const std::bad_alloc&) {
    end_early(about_hand(request.deal, "out of memory"));
    return kCheckFailed;
  }

  Console& console_;
  LoopMemory& memory_;
};

}  // namespace

ExitStatus run(const Request& request, Console& console, LoopMemory& memory) {
  const Run run(console, memory);
  try {
    return std::visit(run, request);
  } catch (const OutOfMemory& error) {
    return run.end_early(about_hand(error.deal, "out of memory"));
  } catch (const std::bad_alloc&) {
    return run.end_early("out of memory");
  }
}

}  // namespace twentyfour
