// twentyfour: parses the command line, answers, and returns the exit status.

#include <algorithm>
#include <cstdlib>
#include <new>
#include <string>
#include <vector>

#include "solver/command_line/options.hpp"
#include "solver/command_line/standard_io.hpp"
#include "solver/input/query.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/system/system.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

std::string no_kernel(const std::string& name) {
  std::vector<std::string> names;
  for (const Kernel& kernel : kernels()) {
    if (kernel.is_supported()) names.emplace_back(kernel.name);
  }
  return "no kernel " + in_quotes(name) + " runs here; TWENTYFOUR_KERNEL takes " +
         enumerated(names, "or");
}

// Gives a query that uses the best kernel the one that TWENTYFOUR_KERNEL names (case-insensitive),
// for tests. An unknown name is an error for every run.
Request with_named_kernel(Request request) {
  const char* const value = std::getenv("TWENTYFOUR_KERNEL");
  const std::string given = value == nullptr ? "" : value;
  Query* const query = query_of(request);
  if (given.empty() || query == nullptr) return request;
  std::string name = given;
  std::transform(name.begin(), name.end(), name.begin(), lower_case);
  if (!is_kernel_name(name)) return UsageError{no_kernel(given)};
  if (query->kernel == nullptr) return request;
  query->kernel = kernel_named(name);
  if (query->kernel == nullptr) return UsageError{no_kernel(given)};
  return request;
}

}  // namespace
}  // namespace twentyfour

int main(int argc, char** argv) try {
  using namespace twentyfour;
  begin_program(argc, argv);
  return run_on_standard_io(with_named_kernel(parse_command_line(argc, argv)));
} catch (const std::bad_alloc&) {
  twentyfour::StandardConsole().say("out of memory");
  return twentyfour::kFailure;
}
