// Whole domains of hands through the program, against exact fractions:
//
//   exhaustion kernels PROGRAM DIVISION HIGHEST
//     whether four cards make 24, by each kernel: every hand of cards from 0 to HIGHEST
//   exhaustion targets PROGRAM HIGHEST HIGHEST_TARGET
//     whether three cards make each target from 0 to HIGHEST_TARGET: every hand of cards from 0 to
//     HIGHEST
//
// Hands are in ascending order. Prints what was compared, and the first hand of each difference;
// exits with 1 if there is one.
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "solver/judge/hand.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/oracle.hpp"
#include "tests/support/run_program.hpp"

namespace twentyfour {
namespace {

constexpr std::chrono::minutes kTimeLimit{20};

// One letter a hand.
using Verdicts = std::string;

char letter_of(bool is_yes) {
  return is_yes ? 'Y' : 'N';
}

// Hands as lines, and the line of each.
struct Input {
  std::string text;
  std::vector<std::string> lines;

  void add(const std::string& line) {
    text.append(line).append("\n");
    lines.push_back(line);
  }
};

// The verdicts in the lines of an output; stops at a line that is neither YES nor NO.
Verdicts verdicts_in(std::string_view output) {
  Verdicts verdicts;
  for (;;) {
    if (output.starts_with("YES\n")) {
      verdicts += 'Y';
      output.remove_prefix(4);
    } else if (output.starts_with("NO\n")) {
      verdicts += 'N';
      output.remove_prefix(3);
    } else {
      return verdicts;
    }
  }
}

// Whether the program gave these verdicts and ended well.
bool is_right(const std::string& what, const RunResult& result, const Input& input,
              const Verdicts& expected) {
  const Verdicts verdicts = verdicts_in(result.out);
  for (std::size_t i = 0; i < expected.size(); ++i) {
    if (i < verdicts.size() && verdicts[i] == expected[i]) continue;
    std::cout << what << ": " << input.lines[i] << " should be " << expected[i] << '\n';
    return false;
  }
  const bool ended = !result.signaled && result.status == 0 && result.err.empty();
  if (!ended) std::cout << what << ": status " << result.status << ", " << result.err << '\n';
  return ended && verdicts.size() == expected.size();
}

bool solvable(const Hand& hand, std::string_view division) {
  if (division == "real") return solvable_exactly(hand);
  if (division == "exact") return solvable_in_integers(hand, true);
  if (division == "truncating") return solvable_in_integers(hand, false);
  throw std::invalid_argument("no such division");
}

bool compare_kernels(const std::string& program, const std::string& division, int highest) {
  Input input;
  Verdicts expected;
  for (const Hand& hand : all_hands(0, highest)) {
    input.add(to_string(hand));
    expected += letter_of(solvable(hand, division));
  }
  bool all_are_right = true;
  int kernels = 0;
  for (const std::string kernel : {"definition", "plain", "avx2", "avx512"}) {
    const RunResult result = run_program(
        "/usr/bin/env",
        {"TWENTYFOUR_KERNEL=" + kernel, program, "--input=eof", "--division=" + division},
        input.text, kTimeLimit);
    if (result.status == 2) continue;  // it cannot be run here
    ++kernels;
    all_are_right = is_right(kernel, result, input, expected) && all_are_right;
  }
  std::cout << expected.size() << " hands, " << kernels << " kernels\n";
  return all_are_right && kernels >= 2;
}

// Marks the value if it is an integer from 0 on.
void mark(const oracle::Fraction& value, std::vector<bool>& made) {
  const std::int64_t quotient = value.numerator / value.denominator;
  if (quotient * value.denominator != value.numerator || quotient < 0) return;
  if (quotient < static_cast<std::int64_t>(made.size())) {
    made[static_cast<std::size_t>(quotient)] = true;
  }
}

bool compare_targets(const std::string& program, int highest, int highest_target) {
  const auto targets = static_cast<std::size_t>(highest_target) + 1;
  Input input;
  std::vector<Verdicts> expected(targets);
  for (int a = 0; a <= highest; ++a) {
    for (int b = a; b <= highest; ++b) {
      for (int c = b; c <= highest; ++c) {
        input.add(std::to_string(a) + " " + std::to_string(b) + " " + std::to_string(c));
        std::vector<bool> made(targets);
        const oracle::Fraction cards[] = {{a, 1}, {b, 1}, {c, 1}};
        oracle::any_result(cards, [&made](const oracle::Fraction& value) {
          mark(value, made);
          return false;
        });
        for (std::size_t i = 0; i < targets; ++i) expected[i] += letter_of(made[i]);
      }
    }
  }
  bool all_are_right = true;
  for (std::size_t target = 0; target < targets; ++target) {
    const std::string option = "--target=" + std::to_string(target);
    const RunResult result =
        run_program(program, {"--cards=3", option, "--input=eof"}, input.text, kTimeLimit);
    all_are_right = is_right(option, result, input, expected[target]) && all_are_right;
  }
  std::cout << input.lines.size() << " hands, " << targets << " targets\n";
  return all_are_right;
}

bool compare(const Arguments& arguments) {
  const std::string& program = arguments.at(1);
  const int highest = std::stoi(arguments.at(3));
  if (arguments[0] == "kernels") return compare_kernels(program, arguments[2], highest);
  if (arguments[0] == "targets") return compare_targets(program, std::stoi(arguments[2]), highest);
  throw std::invalid_argument("kernels or targets?");
}

}  // namespace
}  // namespace twentyfour

int main(int argc, char** argv) {
  try {
    return twentyfour::compare({argv + 1, argv + argc}) ? EXIT_SUCCESS : EXIT_FAILURE;
  } catch (const std::exception& error) {
    std::cerr << "exhaustion: " << error.what() << '\n';
    return EXIT_FAILURE;
  }
}
