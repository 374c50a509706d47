#include "tests/harness/outputs.hpp"

#include <algorithm>
#include <cstddef>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/text/wording.hpp"
#include "tests/harness/cases.hpp"
#include "tests/harness/in_parallel.hpp"
#include "tests/support/run_program.hpp"

namespace twentyfour {
namespace {

constexpr std::size_t kLongestLine = 200;

// Takes the first line, its newline included, off the front of `rest`.
std::string_view take_line(std::string_view& rest) {
  const std::size_t newline = rest.find('\n');
  const std::size_t size = newline == std::string_view::npos ? rest.size() : newline + 1;
  const std::string_view line = rest.substr(0, size);
  rest.remove_prefix(size);
  return line;
}

std::string with_escapes(std::string_view text) {
  std::string result;
  for (const char byte : text) {
    const bool is_escape = byte == '"' || byte == '\\';
    result += byte == '\r'                 ? "\\r"
              : byte == '\t'               ? "\\t"
              : is_escape                  ? std::string{'\\', byte}
              : byte >= ' ' && byte <= '~' ? std::string{byte}
                                           : hexadecimal(byte);
  }
  return result;
}

std::string quoted(std::string_view line) {
  if (line.empty()) return "the end";
  const bool ends = line.back() == '\n';
  if (ends) line.remove_suffix(1);
  const std::string shown = with_escapes(line.substr(0, kLongestLine));
  const std::string text = "\"" + shown + (line.size() > kLongestLine ? "...\"" : "\"");
  return ends ? text : text + " without a newline";
}

// Where two outputs part, so that a reader finds the hand that went wrong.
struct Difference {
  std::size_t line;  // from 1
  std::string text;
};

// The first line that differs, the newline at its end included.
std::optional<Difference> first_difference(const std::string& stream, std::string_view expected,
                                           std::string_view got) {
  for (std::size_t number = 1; !expected.empty() || !got.empty(); ++number) {
    const std::string_view expected_line = take_line(expected);
    const std::string_view got_line = take_line(got);
    if (expected_line == got_line) continue;
    return Difference{number, stream + ", line " + std::to_string(number) + ": expected " +
                                  quoted(expected_line) + ", got " + quoted(got_line)};
  }
  return std::nullopt;
}

// The cards that a line of the output answers: the tokens of the input, four by four. Empty if the
// input has no such hand.
std::string hand_on_line(const std::string& input, std::size_t line) {
  std::istringstream tokens(input);
  std::string hand;
  std::string token;
  for (std::size_t number = 1; number <= 4 * line && tokens >> token; ++number) {
    if (number % 4 == 1) hand.clear();
    hand.append(hand.empty() ? "" : " ").append(with_escapes(token.substr(0, kLongestLine)));
  }
  return tokens ? hand : "";
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

// Names the hand if the case has hands only: its arguments may ask for others.
std::string describe_answers(const TestCase& test, const RunResult& result) {
  const auto difference = first_difference("standard output", test.out, result.out);
  if (!difference) return {};
  const std::string hand =
      test.wants_answers_only ? hand_on_line(read_file(test.input_file), difference->line) : "";
  return difference->text + (hand.empty() ? "" : ", for the hand " + hand);
}

std::string describe_errors(const TestCase& test, const RunResult& result,
                            const RefereeOptions& options) {
  if (options.answers_only) return {};
  const auto difference = first_difference("standard error", test.err, result.err);
  return difference ? difference->text : "";
}

// The cases of the named groups, prepared as the options say.
// @param skipped  becomes the number of cases that are left out
std::vector<TestCase> cases_of(const RefereeOptions& options, int& skipped) {
  std::vector<TestCase> cases;
  for (const std::string& group : options.groups) {
    for (TestCase& test : load_cases(options.testdata, group)) {
      if (options.silent_errors) {
        test.status = 0;
        test.err.clear();
      }
      if (options.without_arguments) test.arguments.clear();
      if (options.answers_only && !test.wants_answers_only) {
        ++skipped;
      } else {
        cases.push_back(std::move(test));
      }
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
                                    describe_answers(test, result),
                                    describe_errors(test, result, options)};
  std::erase(wrong, "");
  return wrong;
}

}  // namespace

bool compare_outputs(const RefereeOptions& options) {
  int skipped = 0;
  const std::vector<TestCase> cases = cases_of(options, skipped);
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
  std::cout << cases.size() << " cases, " << failed << " failed";
  if (skipped > 0) std::cout << ", " << skipped << " skipped";
  std::cout << std::endl;
  return failed == 0 && std::cout;
}

}  // namespace twentyfour
