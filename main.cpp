// twentyfour: parses the command line, answers, and returns the exit status.

#include <cstdlib>
#include <new>
#include <variant>

#include "solver/command_line/exit_status.hpp"
#include "solver/command_line/help.hpp"
#include "solver/command_line/judges.hpp"
#include "solver/command_line/options.hpp"
#include "solver/command_line/standard_input.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/loops/task.hpp"
#include "solver/search/memory.hpp"

namespace twentyfour {
namespace {

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

ExitStatus answer(const AnswerHand& request, const Kernel&) {
  SearchMemory memory;
  return write_text(answer_to(request.task, request.hand, memory) + "\n");
}

ExitStatus answer(const AnswerInput& request, const Kernel& kernel) {
  return answer_input(request, kernel);
}

ExitStatus answer(const AnswerGames& request, const Kernel&) {
  return answer_games(request);
}

// Answers by the best kernel, or for tests by the one that the environment names. A wrong name is
// an error even where no kernel is needed.
template <class Request>
ExitStatus perform(const Request& request) {
  const char* const name = std::getenv("TWENTYFOUR_KERNEL");
  const Kernel* const kernel = name == nullptr ? &best_kernel() : kernel_named(name);
  if (kernel == nullptr) {
    return perform(UsageError{"TWENTYFOUR_KERNEL names no kernel that can be run here"});
  }
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
