// twentyfour: parses the command line, answers, and returns the exit status.

#include <cstdlib>
#include <new>
#include <variant>

#include "solver/answering/task.hpp"
#include "solver/command_line/exit_status.hpp"
#include "solver/command_line/messages.hpp"
#include "solver/command_line/options.hpp"
#include "solver/command_line/standard_input.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/usual_search/memory.hpp"

namespace twentyfour {
namespace {

ExitStatus perform(const UsageError& error) {
  fail(error.reason + "\nTry 'twentyfour --help'");
  return kWrongUsage;
}

ExitStatus perform(const PrintText& request) {
  return write_text(request.text);
}

ExitStatus answer(const AnswerHand& request, const Kernel& kernel) {
  SearchMemory memory;
  return write_text(answer_to(request.task, request.hand, memory, kernel) + "\n");
}

// Answers with the best kernel, or for tests with the one that the environment
// names. A wrong name is an error even for a request that needs no kernel.
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
} catch (const twentyfour::TooManyExpressions& error) {
  return twentyfour::fail(twentyfour::too_many_expressions(error));
} catch (const std::bad_alloc&) {
  return twentyfour::fail("out of memory");
}
