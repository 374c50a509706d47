// twentyfour: picks what to do from the command line and turns what came of it into an exit status.

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <unistd.h>
#include <variant>

#include "solver/command_line/help.hpp"
#include "solver/command_line/messages.hpp"
#include "solver/command_line/options.hpp"
#include "solver/expressions/filter.hpp"
#include "solver/expressions/task.hpp"
#include "solver/judge/byte_streams.hpp"
#include "solver/judge/judge.hpp"
#include "solver/judge/patterns.hpp"
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

ExitStatus perform(const AnswerHand& request) {
  if (!is_judges_task(request.task)) return print(answer_to(request.task, request.hand) + "\n");
  Hand hand;
  std::copy(request.hand.begin(), request.hand.end(), hand.cards);
  return print(makes_target(hand) ? "YES\n" : "NO\n");
}

// Turns the end of a loop over hands into a message and a status.
ExitStatus report(Ending ending, const HandReader& reader, int cards_in_hand) {
  switch (ending) {
    case Ending::kReadFailed:
      return fail_at("cannot read <stdin>");
    case Ending::kWriteFailed:
      return write_failed();
    case Ending::kBadCard:
      return fail(at_position(reader.bad_token_at(), bad_card(reader.bad_token())));
    case Ending::kShortHand:
      return fail(at_position(reader.short_hand_at(),
                              short_hand("last hand", reader.cards_read(), cards_in_hand)));
    case Ending::kDone:
    case Ending::kNotYet:
      break;
  }
  return close_output();
}

ExitStatus check_input(const Task& task) {
  StandardStreams streams;
  ExitStatus status = kSuccess;
  LineChecker<StandardStreams> checker(streams, task, [&](const LineError& error) {
    const HandReader& reader = error.reader;
    const bool is_short = error.kind == Ending::kShortHand;
    Position position = is_short ? reader.short_hand_at() : reader.bad_token_at();
    position.line = error.line;
    status =
        fail(at_position(position, is_short ? short_hand("hand", reader.cards_read(), task.cards)
                                            : bad_card(reader.bad_token())));
  });
  const Ending ending = checker.run();
  const ExitStatus end_status = report(ending, HandReader(), task.cards);
  return end_status == kSuccess ? status : end_status;
}

ExitStatus perform(const AnswerInput& request) {
  if (request.task.asked == Asked::kCheck) return check_input(request.task);
  StandardStreams streams;
  HandFilter<StandardStreams> filter(streams, request.task);
  const Ending ending = filter.run();
  return report(ending, filter.reader(), request.task.cards);
}

template <class Kernel>
ExitStatus judge_input(Verdicts::Solver solver) {
  StandardStreams streams;
  Judge<StandardStreams, Kernel> judge(memory, solver);
  const Ending ending = judge.run(streams);
  return report(ending, judge.reader(), kCardsInHand);
}

// The best there is, or for tests the one that the environment names; none if it cannot be run.
std::optional<KernelName> choose_kernel() {
  const char* const name = std::getenv("TWENTYFOUR_KERNEL");
  if (name == nullptr) return best_kernel();
  const std::optional<KernelName> kernel = kernel_named(name);
  return kernel && is_supported(*kernel) ? kernel : std::nullopt;
}

ExitStatus perform(const JudgeInput&) {
  const std::optional<KernelName> kernel = choose_kernel();
  if (!kernel) return perform(UsageError{"TWENTYFOUR_KERNEL names no kernel that can be run here"});
  switch (*kernel) {
#ifdef TWENTYFOUR_X86_KERNELS
    case KernelName::kAvx512:
      return judge_input<Avx512Kernel>(makes_target_avx512);
    case KernelName::kAvx2:
      return judge_input<Avx2Kernel>(makes_target_avx2);
#endif
    default:
      return judge_input<PlainKernel>(makes_target);
  }
}

}  // namespace
}  // namespace twentyfour

int main(int argc, char** argv) {
  return std::visit([](const auto& request) { return twentyfour::perform(request); },
                    twentyfour::parse_command_line(argc, argv));
}
