#include "tests/harness/outputs.hpp"

#include <algorithm>
#include <cstddef>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/text/wording.hpp"
#include "tests/harness/cases.hpp"
#include "tests/harness/in_parallel.hpp"
#include "tests/harness/texts.hpp"
#include "tests/support/run_program.hpp"

namespace twentyfour {
namespace {

constexpr const char* kAnswers = "standard output";

// Takes the first line, its newline included, off the front of `rest`.
std::string_view take_line(std::string_view& rest) {
  const std::string_view line = rest.substr(0, std::min(rest.find('\n'), rest.size() - 1) + 1);
  rest.remove_prefix(line.size());
  return line;
}

std::string quoted_line(std::string_view line) {
  constexpr std::size_t kLongestLine = 200;
  if (line.empty()) return "the end";
  const bool ends = line.back() == '\n';
  if (ends) line.remove_suffix(1);
  std::string text = "\"";
  for (const char byte : line.substr(0, kLongestLine)) {
    if (byte == '"' || byte == '\\') text += '\\';
    text += byte >= ' ' && byte <= '~' ? std::string{byte} : hexadecimal(byte);
  }
  return text + (line.size() > kLongestLine ? "...\"" : "\"") + (ends ? "" : " without a newline");
}

// As in ", for the hand 5 5 5 1": what a line of the output answers, the tokens of the input four
// by four. Empty if the case asks otherwise.
std::string hand_on_line(const TestCase& test, std::size_t line) {
  if (!test.wants_answers_only) return {};
  std::istringstream tokens(read_file(test.input_file));
  std::string hand;
  std::string token;
  for (std::size_t number = 0; number < 4 * line && tokens >> token; ++number) {
    hand = (number % 4 == 0 ? "" : hand + " ") + token;
  }
  return tokens ? ", for the hand " + shown(hand) : "";
}

// The first line that differs, the newline at its end included; empty if none does.
std::string difference(const TestCase& test, const std::string& stream, std::string_view expected,
                       std::string_view got) {
  for (std::size_t number = 1; !expected.empty() || !got.empty(); ++number) {
    const std::string_view expected_line = take_line(expected);
    const std::string_view got_line = take_line(got);
    if (expected_line == got_line) continue;
    return stream + ", line " + std::to_string(number) + ": expected " +
           quoted_line(expected_line) + ", got " + quoted_line(got_line) +
           (stream == kAnswers ? hand_on_line(test, number) : "");
  }
  return {};
}

std::string describe_ending(const TestCase& test, const RunResult& result,
                            const RefereeOptions& options) {
  if (result.timed_out) {
    return "killed after " + std::to_string(options.time_limit.count() / 1000) + " s";
  }
  if (result.flooded) return "killed, because it printed too much";
  if (result.signaled) return "crashed: signal " + std::to_string(result.status);
  if (result.status == test.status) return {};
  return "exit status: expected " + std::to_string(test.status) + ", got " +
         std::to_string(result.status);
}

// The cases of the named groups, prepared as the options say.
std::vector<TestCase> cases_of(const RefereeOptions& options) {
  std::vector<TestCase> cases;
  for (const std::string& group : options.groups) {
    for (TestCase& test : load_cases(options.testdata, group)) {
      if (options.silent_errors) {
        test.status = 0;
        test.err.clear();
      }
      if (options.without_arguments) test.arguments.clear();
      cases.push_back(std::move(test));
    }
  }
  return cases;
}

// Returns what is wrong, a line each.
std::vector<std::string> run_case(const TestCase& test, const RefereeOptions& options) {
  const Arguments arguments =
      joined({options.command.begin() + 1, options.command.end()}, test.arguments);
  const RunResult result =
      run_program_on_file(options.command.front(), arguments, test.input_file, options.time_limit,
                          kMostOutput + std::max(test.out.size(), test.err.size()));
  std::vector<std::string> wrong = {describe_ending(test, result, options),
                                    difference(test, kAnswers, test.out, result.out),
                                    difference(test, "standard error", test.err, result.err)};
  std::erase(wrong, "");
  return wrong;
}

}  // namespace

bool compare_outputs(const RefereeOptions& options) {
  const std::vector<TestCase> cases = cases_of(options);
  std::vector<std::vector<std::string>> wrong(cases.size());
  in_parallel(cases.size(), options.jobs, [&] {
    return [&](std::size_t i) {
      wrong[i] = run_case(cases[i], options);
      return true;
    };
  });
  int failed = 0;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    failed += wrong[i].empty() ? 0 : 1;
    std::cout << (wrong[i].empty() ? "ok     " : "FAILED ") << cases[i].name << '\n';
    for (const std::string& line : wrong[i]) std::cout << "       " << line << '\n';
  }
  std::cout << cases.size() << " cases, " << failed << " failed" << std::endl;
  return failed == 0 && std::cout;
}

}  // namespace twentyfour
