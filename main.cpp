// twentyfour: parses the command line, answers, and returns the exit status.

#include <algorithm>
#include <cstdlib>
#include <new>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "solver/answering/dispatch.hpp"
#include "solver/answering/solver.hpp"
#include "solver/command_line/messages.hpp"
#include "solver/command_line/options.hpp"
#include "solver/command_line/standard_io.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/input/query.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/system/system.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

ExitStatus perform(const UsageError& error) {
  fail(error.reason + "\nTry 'twentyfour --help'");
  return kWrongUsage;
}

ExitStatus perform(const PrintText& request) {
  return write_text(request.text);
}

ExitStatus perform(const Query& query) {
  return answer_input(query);
}

// Tells a wrong answer from an error, for `if` in a shell.
ExitStatus check_hand(const AnswerHand& request) try {
  const std::optional<std::string> verdict = check(request.query, request.deal, request.answer);
  std::string line = verdict ? *verdict + "\n" : "";
  const bool is_answer = verdict || Solver(request.query).append_line(request.deal, line);
  if (write_text(line) != kSuccess || !is_answer) return kCheckFailed;
  return line == request.query.words.yes + "\n" ? kSuccess : kWrongAnswer;
} catch (const std::bad_alloc&) {
  end_early(about_hand(request.deal, "out of memory"));
  return kCheckFailed;
}

ExitStatus perform(const AnswerHand& request) try {
  if (!request.note.empty()) say(request.note);
  if (request.query.asked == Question::kCheck) return check_hand(request);
  std::string line;
  Solver(request.query).append_line(request.deal, line);
  return write_text(line);
} catch (const LimitExceeded& error) {
  return fail(limit_exceeded(error));
}

std::string no_kernel(const std::string& name) {
  std::vector<std::string> names;
  for (const Kernel& kernel : kernels()) {
    if (kernel.is_supported()) names.emplace_back(kernel.name);
  }
  return "no kernel " + in_quotes(name) + " runs here; TWENTYFOUR_KERNEL takes " +
         enumerated(names, "or");
}

// Gives a query the kernel that it needs: the best or, for tests, the one that TWENTYFOUR_KERNEL
// names (case-insensitive). An unknown name is an error for every run.
Request with_kernel(Request request) {
  const char* const value = std::getenv("TWENTYFOUR_KERNEL");
  const std::string given = value == nullptr ? "" : value;
  std::string name = given;
  std::transform(name.begin(), name.end(), name.begin(), lower_case);
  Query* query = std::get_if<Query>(&request);
  if (auto* const hand = std::get_if<AnswerHand>(&request)) query = &hand->query;
  if (query == nullptr) return request;
  if (!name.empty() && !is_kernel_name(name)) return UsageError{no_kernel(given)};
  if (!may_use_kernel(*query)) return request;
  query->kernel = name.empty() ? &best_kernel() : kernel_named(name);
  if (query->kernel == nullptr) return UsageError{no_kernel(given)};
  return request;
}

}  // namespace
}  // namespace twentyfour

int main(int argc, char** argv) try {
  using namespace twentyfour;
  begin_program(argc, argv);
  return std::visit([](const auto& request) { return perform(request); },
                    with_kernel(parse_command_line(argc, argv)));
} catch (const twentyfour::OutOfMemory& error) {
  return twentyfour::end_early(twentyfour::about_hand(error.deal, "out of memory"));
} catch (const std::bad_alloc&) {
  return twentyfour::end_early("out of memory");
}
