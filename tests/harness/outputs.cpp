#include "tests/harness/outputs.hpp"

#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "tests/harness/cases.hpp"
#include "tests/harness/differences.hpp"
#include "tests/support/run_program.hpp"

namespace twentyfour {
namespace {

struct CaseCounts {
  int run = 0;
  int failed = 0;
  int skipped = 0;
};

std::string describe(const Difference& difference, std::string_view stream) {
  return std::string(stream) + ", line " + std::to_string(difference.line) + ": expected " +
         difference.expected + ", got " + difference.got;
}

std::string describe_ending(const TestCase& test, const RunResult& result,
                            const RefereeOptions& options) {
  if (result.timed_out) {
    return "killed after " + std::to_string(options.time_limit.count() / 1000) + " s";
  }
  if (result.flooded) return "killed, because it printed too much";
  if (result.signaled) return "crashed: signal " + std::to_string(result.status);
  if (options.answers_only || result.status == test.status) return {};
  return "exit status: expected " + std::to_string(test.status) + ", got " +
         std::to_string(result.status);
}

std::string describe_answers(const TestCase& test, const RunResult& result) {
  const auto difference = first_difference(test.out, result.out);
  if (!difference) return {};
  const std::string hand = hand_on_line(read_file(test.input_file), difference->line);
  return describe(*difference, "standard output") + (hand.empty() ? "" : ", for the hand " + hand);
}

std::string describe_errors(const TestCase& test, const RunResult& result,
                            const RefereeOptions& options) {
  if (options.answers_only) return {};
  const auto difference = first_difference(test.err, result.err);
  return difference ? describe(*difference, "standard error") : std::string();
}

// Returns what is wrong, a line each; nothing where all is as expected.
std::vector<std::string> complaints(const TestCase& test, const RunResult& result,
                                    const RefereeOptions& options) {
  std::vector<std::string> all = {describe_ending(test, result, options),
                                  describe_answers(test, result),
                                  describe_errors(test, result, options)};
  std::erase(all, "");
  return all;
}

void run_case(const TestCase& test, const RefereeOptions& options, CaseCounts& counts) {
  if (options.answers_only && !test.wants_answers_only) {
    ++counts.skipped;
    return;
  }
  const Arguments arguments =
      joined({options.command.begin() + 1, options.command.end()}, test.arguments);
  const RunResult result =
      run_program_on_file(options.command.front(), arguments, test.input_file, options.time_limit);
  const std::vector<std::string> wrong = complaints(test, result, options);
  ++counts.run;
  if (!wrong.empty()) ++counts.failed;
  std::cout << (wrong.empty() ? "ok     " : "FAILED ") << test.name << '\n';
  for (const std::string& line : wrong) std::cout << "       " << line << '\n';
}

CaseCounts run_groups(const RefereeOptions& options) {
  CaseCounts counts;
  for (const std::string& group : options.groups) {
    for (TestCase test : load_cases(options.testdata, group)) {
      if (options.silent_errors) {
        test.status = 0;
        test.err.clear();
      }
      if (options.without_arguments) test.arguments.clear();
      run_case(test, options, counts);
    }
  }
  return counts;
}

}  // namespace

bool compare_outputs(const RefereeOptions& options) {
  const CaseCounts counts = run_groups(options);
  std::cout << counts.run << " cases, " << counts.failed << " failed";
  if (counts.skipped > 0) std::cout << ", " << counts.skipped << " skipped";
  std::cout << std::endl;
  return counts.failed == 0 && std::cout;
}

}  // namespace twentyfour
