// Runs a program on the cases of testdata/ and compares what it wrote, byte for byte.
//
// Any solver that reads hands and writes YES or NO can be put to the test: see testdata/README.md.
#include <charconv>
#include <chrono>
#include <cstddef>
#include <cstdlib>
#include <exception>
#include <getopt.h>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "tests/harness/cases.hpp"
#include "tests/harness/differences.hpp"
#include "tests/run_program.hpp"

namespace twentyfour {
namespace {

constexpr int kAllPassed = 0;
constexpr int kSomeFailed = 1;
constexpr int kCouldNotRun = 2;

constexpr std::string_view kHelp =
    R"(Usage: testdata_harness [OPTION]... [GROUP | GROUP/CASE]...
Runs a program on each case and compares its output byte for byte; on all groups by default.

  -p, --program=PATH     the program to test; default: the environment variable
                         TWENTYFOUR_PROGRAM, or else the twentyfour built beside this
  -d, --testdata=FOLDER  where the groups are
  -t, --timeout=SECONDS  kill the program after so long; default 30
  -a, --answers-only     compare standard output alone, and skip the cases that expect an
                         error, an exit status or arguments: for solvers of other people
  -s, --silent-errors    expect bad input to end the answers in silence, with exit status 0,
                         as a single file for judges does
  -w, --without-arguments
                         give the program the input alone, as judges do
  -h, --help             this text

Exit status: 0 all cases passed, 1 some failed, 2 the test could not be run.
)";

struct Options {
  std::string program = TWENTYFOUR_PROGRAM;
  std::string testdata = TWENTYFOUR_TESTDATA;
  std::chrono::seconds time_limit{30};
  bool answers_only = false;
  bool silent_errors = false;
  bool without_arguments = false;
  std::vector<std::string> groups;
};

struct Tally {
  int run = 0;
  int failed = 0;
  int skipped = 0;
};

std::optional<std::chrono::seconds> parse_seconds(std::string_view text) {
  int seconds = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, seconds);
  if (error != std::errc() || rest != end || seconds < 1) return std::nullopt;
  return std::chrono::seconds(seconds);
}

[[noreturn]] void refuse_usage() {
  std::cerr << "Try 'testdata_harness --help'\n";
  std::exit(kCouldNotRun);
}

Options parse_options(int argc, char** argv) {
  static const option kLongOptions[] = {{"program", required_argument, nullptr, 'p'},
                                        {"testdata", required_argument, nullptr, 'd'},
                                        {"timeout", required_argument, nullptr, 't'},
                                        {"answers-only", no_argument, nullptr, 'a'},
                                        {"silent-errors", no_argument, nullptr, 's'},
                                        {"without-arguments", no_argument, nullptr, 'w'},
                                        {"help", no_argument, nullptr, 'h'},
                                        {nullptr, 0, nullptr, 0}};
  Options options;
  if (const char* program = std::getenv("TWENTYFOUR_PROGRAM")) options.program = program;
  for (int found; (found = getopt_long(argc, argv, "p:d:t:aswh", kLongOptions, nullptr)) != -1;) {
    switch (found) {
      case 'p':
        options.program = optarg;
        break;
      case 'd':
        options.testdata = optarg;
        break;
      case 't':
        if (const auto seconds = parse_seconds(optarg)) {
          options.time_limit = *seconds;
          break;
        }
        std::cerr << "testdata_harness: --timeout: expected a number of seconds\n";
        refuse_usage();
      case 'a':
        options.answers_only = true;
        break;
      case 's':
        options.silent_errors = true;
        break;
      case 'w':
        options.without_arguments = true;
        break;
      case 'h':
        std::cout << kHelp;
        std::exit(kAllPassed);
      default:
        refuse_usage();
    }
  }
  options.groups.assign(argv + optind, argv + argc);
  if (options.groups.empty()) options.groups = all_groups(options.testdata);
  return options;
}

std::string describe(const Difference& difference, std::string_view stream) {
  return std::string(stream) + ", line " + std::to_string(difference.line) + ": expected " +
         difference.expected + ", got " + difference.got;
}

std::string describe_ending(const TestCase& test, const RunResult& result, const Options& options) {
  if (result.timed_out) {
    return "killed after " + std::to_string(options.time_limit.count()) + " s";
  }
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

std::string describe_errors(const TestCase& test, const RunResult& result, const Options& options) {
  if (options.answers_only) return {};
  const auto difference = first_difference(test.err, result.err);
  return difference ? describe(*difference, "standard error") : std::string();
}

// Returns what is wrong, a line each; nothing where all is as expected.
std::vector<std::string> complaints(const TestCase& test, const RunResult& result,
                                    const Options& options) {
  std::vector<std::string> all = {describe_ending(test, result, options),
                                  describe_answers(test, result),
                                  describe_errors(test, result, options)};
  std::erase(all, "");
  return all;
}

void run_case(const TestCase& test, const Options& options, Tally& tally) {
  if (options.answers_only && !test.wants_answers_only) {
    ++tally.skipped;
    return;
  }
  const RunResult result =
      run_program_on_file(options.program, test.arguments, test.input_file, options.time_limit);
  const std::vector<std::string> wrong = complaints(test, result, options);
  ++tally.run;
  if (!wrong.empty()) ++tally.failed;
  std::cout << (wrong.empty() ? "ok     " : "FAILED ") << test.name << '\n';
  for (const std::string& line : wrong) std::cout << "       " << line << '\n';
}

Tally run_groups(const Options& options) {
  Tally tally;
  for (const std::string& group : options.groups) {
    for (TestCase test : load_cases(options.testdata, group)) {
      if (options.silent_errors) {
        test.status = 0;
        test.err.clear();
      }
      if (options.without_arguments) test.arguments.clear();
      run_case(test, options, tally);
    }
  }
  return tally;
}

int report(const Tally& tally) {
  std::cout << tally.run << " cases, " << tally.failed << " failed";
  if (tally.skipped > 0) std::cout << ", " << tally.skipped << " skipped";
  std::cout << std::endl;
  return tally.failed == 0 ? kAllPassed : kSomeFailed;
}

}  // namespace
}  // namespace twentyfour

int main(int argc, char** argv) {
  using namespace twentyfour;
  try {
    return report(run_groups(parse_options(argc, argv)));
  } catch (const std::exception& error) {
    std::cout << std::flush;
    std::cerr << "testdata_harness: " << error.what() << '\n';
    return kCouldNotRun;
  }
}
