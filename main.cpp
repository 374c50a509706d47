// twentyfour: parses the command line, answers, and returns the exit status.

#include <cstdlib>
#include <new>
#include <string>
#include <variant>

#include "solver/answering/run.hpp"
#include "solver/answering/solver.hpp"
#include "solver/command_line/exit_status.hpp"
#include "solver/command_line/messages.hpp"
#include "solver/command_line/options.hpp"
#include "solver/command_line/standard_input.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/kernels/kernels.hpp"

namespace twentyfour {
namespace {

ExitStatus perform(const UsageError& error) {
  fail(error.reason + "\nTry 'twentyfour --help'");
  return kWrongUsage;
}

ExitStatus perform(const PrintText& request) {
  return write_text(request.text);
}

ExitStatus perform(const Run& run) {
  return answer_input(run);
}

ExitStatus perform(const AnswerHand& request) {
  std::string line;
  Solver(request.run).append_line(request.deal, line);
  return write_text(line);
}

// Gives a run the kernel that it needs: the best or, for tests, the one that the environment names.
// An unknown name is an error for every run.
Request with_kernel(Request request) {
  constexpr const char* kNoKernel = "TWENTYFOUR_KERNEL names no kernel that can be run here";
  const char* const name = std::getenv("TWENTYFOUR_KERNEL");
  Run* run = std::get_if<Run>(&request);
  if (auto* const hand = std::get_if<AnswerHand>(&request)) run = &hand->run;
  if (run == nullptr) return request;
  if (name != nullptr && !is_kernel_name(name)) return UsageError{kNoKernel};
  if (!needs_kernel(*run)) return request;
  run->kernel = name == nullptr ? &best_kernel() : kernel_named(name);
  if (run->kernel == nullptr) return UsageError{kNoKernel};
  return request;
}

}  // namespace
}  // namespace twentyfour

int main(int argc, char** argv) try {
  using namespace twentyfour;
  return std::visit([](const auto& request) { return perform(request); },
                    with_kernel(parse_command_line(argc, argv)));
} catch (const twentyfour::TooManyExpressions& error) {
  return twentyfour::fail(twentyfour::too_many_expressions(error));
} catch (const std::bad_alloc&) {
  return twentyfour::fail("out of memory");
}
