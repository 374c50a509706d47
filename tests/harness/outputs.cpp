#include "tests/harness/outputs.hpp"

#include <algorithm>
#include <cstddef>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/expressions/wording.hpp"
#include "tests/harness/cases.hpp"
#include "tests/harness/in_parallel.hpp"
#include "tests/support/run_program.hpp"

namespace twentyfour {
namespace {

constexpr std::string_view kWhiteSpace = " \t\n\v\f\r";
constexpr std::size_t kTokensInHand = 4;
constexpr std::size_t kLongestLine = 200;

// Takes the first line, its newline included, off the front of `rest`.
std::string_view take_line(std::string_view& rest) {
  const std::size_t newline = rest.find('\n');
  const std::size_t size = newline == std::string_view::npos ? rest.size() : newline + 1;
  const std::string_view line = rest.substr(0, size);
  rest.remove_prefix(size);
  return line;
}

std::string_view take_token(std::string_view& rest) {
  rest.remove_prefix(std::min(rest.find_first_not_of(kWhiteSpace), rest.size()));
  const std::string_view token = rest.substr(0, rest.find_first_of(kWhiteSpace));
  rest.remove_prefix(token.size());
  return token;
}

std::string escaped(char byte) {
  if (byte == '\r') return "\\r";
  if (byte == '\t') return "\\t";
  if (byte == '"' || byte == '\\') return {'\\', byte};
  if (byte >= ' ' && byte <= '~') return {byte};
  return hexadecimal(byte);
}

std::string quoted(std::string_view line) {
  if (line.empty()) return "the end";
  const bool ends = line.back() == '\n';
  if (ends) line.remove_suffix(1);
  std::string text = "\"";
  for (const char byte : line.substr(0, kLongestLine)) text += escaped(byte);
  text += line.size() > kLongestLine ? "...\"" : "\"";
  return ends ? text : text + " without a newline";
}

// Where two outputs part, so that a reader finds the hand that went wrong.
struct Difference {
  std::size_t line = 0;  // counted from 1
  std::string expected;  // the line as shown: in quotes, escaped, or "the end"
  std::string got;
};

// The first line that differs, the newline at its end included.
std::optional<Difference> first_difference(std::string_view expected, std::string_view got) {
  for (std::size_t number = 1; !expected.empty() || !got.empty(); ++number) {
    const std::string_view expected_line = take_line(expected);
    const std::string_view got_line = take_line(got);
    if (expected_line != got_line)
      return Difference{number, quoted(expected_line), quoted(got_line)};
  }
  return std::nullopt;
}

// The cards that line `line` of the output answers: the input's tokens, four by four. Empty where
// the input has no such hand.
std::string hand_on_line(std::string_view input, std::size_t line) {
  for (std::size_t i = 0; i < (line - 1) * kTokensInHand; ++i) take_token(input);
  std::string hand;
  for (std::size_t i = 0; i < kTokensInHand; ++i) {
    const std::string_view card = take_token(input);
    if (card.empty()) return {};
    if (i > 0) hand += ' ';
    for (const char byte : card.substr(0, kLongestLine)) hand += escaped(byte);
  }
  return hand;
}

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

// The cases of the named groups, prepared as the options say.
std::vector<TestCase> cases_of(const RefereeOptions& options, CaseCounts& counts) {
  std::vector<TestCase> cases;
  for (const std::string& group : options.groups) {
    for (TestCase& test : load_cases(options.testdata, group)) {
      if (options.silent_errors) {
        test.status = 0;
        test.err.clear();
      }
      if (options.without_arguments) test.arguments.clear();
      if (options.answers_only && !test.wants_answers_only) {
        ++counts.skipped;
      } else {
        cases.push_back(std::move(test));
      }
    }
  }
  return cases;
}

std::vector<std::string> run_case(const TestCase& test, const RefereeOptions& options) {
  const Arguments arguments =
      joined({options.command.begin() + 1, options.command.end()}, test.arguments);
  const RunResult result =
      run_program_on_file(options.command.front(), arguments, test.input_file, options.time_limit);
  return complaints(test, result, options);
}

CaseCounts run_groups(const RefereeOptions& options) {
  CaseCounts counts;
  const std::vector<TestCase> cases = cases_of(options, counts);
  std::vector<std::vector<std::string>> wrong(cases.size());
  in_parallel(cases.size(), options.jobs, [&] {
    return [&](std::size_t i) {
      wrong[i] = run_case(cases[i], options);
      return true;
    };
  });
  for (std::size_t i = 0; i < cases.size(); ++i) {
    ++counts.run;
    if (!wrong[i].empty()) ++counts.failed;
    std::cout << (wrong[i].empty() ? "ok     " : "FAILED ") << cases[i].name << '\n';
    for (const std::string& line : wrong[i]) std::cout << "       " << line << '\n';
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
