// Whole domains of hands through the program, against exact fractions:
//
//   exhaustion kernels PROGRAM DIVISION HIGHEST
//     whether four cards make 24, by each kernel: every hand of cards from 0 to HIGHEST
//   exhaustion targets PROGRAM HIGHEST HIGHEST_TARGET
//     whether three cards make each target from 0 to HIGHEST_TARGET: every hand of cards from 0 to
//     HIGHEST
//
// or against the known results of the whole of a game:
//
//   exhaustion countdown PROGRAM
//     how many targets each six of the 24 tiles make by exact division, with tiles left out
//
// Hands are in ascending order. Prints what was compared, and the first hand of each difference;
// exits with 1 if there is one.
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/judge/hand.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/oracle.hpp"
#include "tests/support/run_program.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

constexpr std::chrono::milliseconds kTimeLimit = std::chrono::minutes(20);

// Hands and the answers to them, as lines.
struct Lines {
  std::string text;
  int count = 0;

  void add(const std::string& line) {
    text.append(line).append("\n");
    ++count;
  }
  void add_answer(bool is_yes) { add(is_yes ? "YES" : "NO"); }
};

// Whether the program gave these answers and ended well.
bool is_right(const std::string& what, const RunResult& result, const Lines& hands,
              const Lines& answers) {
  const std::vector<std::string> expected = lines_of(answers.text);
  const std::vector<std::string> found = lines_of(result.out);
  for (std::size_t i = 0; i < expected.size(); ++i) {
    if (i < found.size() && found[i] == expected[i]) continue;
    std::cout << what << ": " << lines_of(hands.text)[i] << " should be " << expected[i] << '\n';
    return false;
  }
  const bool ended = !result.signaled && result.status == 0 && result.err.empty();
  if (!ended) std::cout << what << ": status " << result.status << ", " << result.err << '\n';
  return ended && result.out == answers.text;
}

bool solvable(const Hand& hand, std::string_view division) {
  if (division == "real") return solvable_exactly(hand);
  if (division == "exact") return solvable_in_integers(hand, true);
  if (division == "truncating") return solvable_in_integers(hand, false);
  throw std::invalid_argument("no such division");
}

bool compare_kernels(const std::string& program, const std::string& division, int highest) {
  Lines hands;
  Lines answers;
  for (const Hand& hand : all_hands(0, highest)) {
    hands.add(to_string(hand));
    answers.add_answer(solvable(hand, division));
  }
  bool all_are_right = true;
  int kernels = 0;
  for (const std::string kernel : {"definition", "plain", "avx2", "avx512"}) {
    const RunResult result = run_program(
        "/usr/bin/env",
        {"TWENTYFOUR_KERNEL=" + kernel, program, "--input=eof", "--division=" + division},
        hands.text, kTimeLimit, answers.text.size());
    if (result.status == 2) continue;  // it cannot be run here
    ++kernels;
    all_are_right = is_right(kernel, result, hands, answers) && all_are_right;
  }
  std::cout << hands.count << " hands, " << kernels << " kernels\n";
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
  Lines hands;
  std::vector<Lines> answers(targets);
  for (int a = 0; a <= highest; ++a) {
    for (int b = a; b <= highest; ++b) {
      for (int c = b; c <= highest; ++c) {
        hands.add(std::to_string(a) + " " + std::to_string(b) + " " + std::to_string(c));
        std::vector<bool> made(targets);
        const oracle::Fraction cards[] = {{a, 1}, {b, 1}, {c, 1}};
        oracle::any_result(cards, [&made](const oracle::Fraction& value) {
          mark(value, made);
          return false;
        });
        for (std::size_t i = 0; i < targets; ++i) answers[i].add_answer(made[i]);
      }
    }
  }
  bool all_are_right = true;
  for (std::size_t target = 0; target < targets; ++target) {
    const std::string option = "--target=" + std::to_string(target);
    const RunResult result =
        run_program(program, {"--cards=3", option, "--input=eof"}, hands.text, kTimeLimit);
    all_are_right = is_right(option, result, hands, answers[target]) && all_are_right;
  }
  std::cout << hands.count << " hands, " << targets << " targets\n";
  return all_are_right;
}

// Every different choice of six tiles, once. There are two of each of 1 to 10, and the large ones.
Lines hands_of_tiles(const std::vector<int>& large) {
  constexpr std::size_t kTiles = 6;
  constexpr int kHighestSmall = 10;
  std::vector<int> all = large;
  for (int tile = 1; tile <= kHighestSmall; ++tile) all.insert(all.end(), 2, tile);
  std::set<std::vector<int>> hands = {{}};
  for (const int tile : all) {
    const std::set<std::vector<int>> shorter = hands;
    for (std::vector<int> hand : shorter) {
      if (hand.size() == kTiles) continue;
      hand.push_back(tile);
      hands.insert(std::move(hand));
    }
  }
  Lines lines;
  for (const std::vector<int>& hand : hands) {
    if (hand.size() != kTiles) continue;
    std::string line;
    for (const int tile : hand) line += std::to_string(tile) + " ";
    lines.add(line);
  }
  return lines;
}

struct Games {
  std::int64_t solvable = 0;  // pairs of a hand and a target
  int complete = 0;           // hands that make every target

  friend bool operator==(const Games&, const Games&) = default;
};

bool has_games(const std::string& program, const Lines& hands, int lowest, const Games& expected) {
  constexpr int kHighest = 999;
  const std::string values = "--values=" + std::to_string(lowest) + ".." + std::to_string(kHighest);
  const RunResult result = run_program(
      program, {"-n6", "-c", values, "--subsets", "--division=exact"}, hands.text, kTimeLimit);
  Games games;
  int answers = 0;
  std::istringstream counts(result.out);
  for (int count = 0; counts >> count; ++answers) {
    games.solvable += count;
    games.complete += count == kHighest - lowest + 1 ? 1 : 0;
  }
  std::cout << values << ": " << answers << " hands, " << games.solvable << " games, "
            << games.complete << " hands make all\n";
  return !result.signaled && result.status == 0 && answers == hands.count && games == expected;
}

bool compare_countdown(const std::string& program) {
  constexpr int kSelections = 13'243;
  const Lines hands = hands_of_tiles({25, 50, 75, 100});
  const bool are_right = has_games(program, hands, 100, {10'871'986, 1'226});
  return has_games(program, hands, 101, {10'858'746, 1'226}) &&
         has_games(program, hands_of_tiles({12, 37, 62, 87}), 100, {10'938'048, 1'802}) &&
         are_right && hands.count == kSelections;
}

bool compare(const Arguments& arguments) {
  const std::string& program = arguments.at(1);
  if (arguments[0] == "countdown") return compare_countdown(program);
  const int highest = std::stoi(arguments.at(3));
  if (arguments[0] == "kernels") return compare_kernels(program, arguments[2], highest);
  if (arguments[0] == "targets") return compare_targets(program, std::stoi(arguments[2]), highest);
  throw std::invalid_argument("kernels, targets or countdown?");
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
