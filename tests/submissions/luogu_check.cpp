// Whether a program solves Luogu P1236: every STEPth hand of 1 to 9 in every order, and hands of 0
// to 9999, judged by the statement alone; and whether it is silent about bad input. An answer is
// three lines a+b=c, each with the larger number first and a positive integer as its result, which
// take the four cards and make 24; or "No answer!" where there is none.
//
//     luogu_check PROGRAM STEP
#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <map>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/run_program.hpp"

namespace {

using Number = long long;
using Numbers = std::vector<Number>;

// The positive integer that a larger and a smaller number make, or 0.
Number result_of(Number larger, char sign, Number smaller) {
  switch (sign) {
    case '+':
      return larger + smaller;
    case '-':
      return larger - smaller;
    case '*':
      return larger * smaller;
    case '/':
      return smaller != 0 && larger % smaller == 0 ? larger / smaller : 0;
    default:
      return 0;
  }
}

// Takes a number away, if it is there.
bool take(Numbers& numbers, Number number) {
  const auto place = std::find(numbers.begin(), numbers.end(), number);
  if (place == numbers.end()) return false;
  numbers.erase(place);
  return true;
}

bool can_make_24(const Numbers& numbers) {
  if (numbers.size() == 1) return numbers.front() == 24;
  for (const Number larger : numbers) {
    for (const Number smaller : numbers) {
      Numbers rest = numbers;
      if (larger < smaller || !take(rest, larger) || !take(rest, smaller)) continue;
      for (const char sign : {'+', '-', '*', '/'}) {
        const Number result = result_of(larger, sign, smaller);
        if (result == 0) continue;
        rest.push_back(result);
        if (can_make_24(rest)) return true;
        rest.pop_back();
      }
    }
  }
  return false;
}

// Whether these lines are three steps from the numbers to 24.
bool are_steps(Numbers numbers, std::string_view lines) {
  for (int i = 0; i < 3; ++i) {
    const std::string line(lines.substr(0, lines.find('\n') + 1));
    lines.remove_prefix(line.size());
    Number x = 0;
    Number y = 0;
    Number result = 0;
    char sign = 0;
    if (std::sscanf(line.c_str(), "%lld%c%lld=%lld", &x, &sign, &y, &result) != 4) return false;
    const std::string as_asked =
        std::to_string(x) + sign + std::to_string(y) + '=' + std::to_string(result) + '\n';
    if (line != as_asked || x < y || result <= 0 || result != result_of(x, sign, y)) return false;
    if (!take(numbers, x) || !take(numbers, y)) return false;
    numbers.push_back(result);
  }
  return lines.empty() && numbers == Numbers{24};
}

// Hands of 0 to 9999: those of the largest numbers, random ones, and such as make 24.
std::vector<Numbers> wide_hands(int step) {
  std::vector<Numbers> hands = {{9999, 9999, 9999, 9999}, {8993, 1465, 652, 876}, {0, 0, 0, 0},
                                {1300, 1300, 1300, 2},    {9999, 0, 9975, 0},     {0, 4, 6, 1}};
  std::mt19937 random(24);
  const auto up_to = [&random](Number most) {
    return static_cast<Number>(random() % static_cast<unsigned>(most + 1));
  };
  for (int i = 0; i < 1000 / step; ++i) {
    hands.push_back({up_to(9999), up_to(9999), up_to(9999), up_to(9999)});
    const Number x = up_to(9975);
    const Number y = 1 + up_to(9998);
    hands.push_back({y, x + 24, y, x});
  }
  return hands;
}

std::vector<Numbers> small_hands(int step) {
  std::vector<Numbers> hands;
  for (int code = 0; code < 9 * 9 * 9 * 9; code += step) {
    hands.push_back({code / 729 + 1, code / 81 % 9 + 1, code / 9 % 9 + 1, code % 9 + 1});
  }
  return hands;
}

}  // namespace

int main(int argc, char** argv) {
  const int step = argc == 3 ? std::atoi(argv[2]) : 0;
  if (step < 1) return 2;
  std::map<Numbers, bool> solvable;
  int wrong = 0;
  int inputs = 0;
  const auto expect = [&](const std::string& input, const auto& is_answer) {
    const twentyfour::RunResult run = twentyfour::run_program(argv[1], {}, input + '\n');
    ++inputs;
    if (is_answer(run.out) && run.status == 0 && run.err.empty()) return;
    if (++wrong <= 10) std::cout << input << ": " << run.out << run.err << '\n';
  };
  const auto expect_answer = [&](const Numbers& hand) {
    std::string input;
    for (const Number card : hand) input.append(std::to_string(card)).append(" ");
    Numbers sorted = hand;
    std::sort(sorted.begin(), sorted.end());
    if (solvable.count(sorted) == 0) solvable[sorted] = can_make_24(sorted);
    expect(input, [&](const std::string& out) {
      return solvable[sorted] ? are_steps(hand, out) : out == "No answer!\n";
    });
  };
  for (const Numbers& hand : small_hands(step)) expect_answer(hand);
  const auto of_sets =
      std::count_if(solvable.begin(), solvable.end(), [](const auto& set) { return set.second; });
  std::cout << of_sets << " of " << solvable.size() << " sets of cards from 1 to 9 can be solved\n";
  for (const Numbers& hand : wide_hands(step)) expect_answer(hand);
  for (const char* const bad : {"", "x", "1 2", "1 2 x 4", "1 2 3 7.5", "1 2 3 -7", "1 2 3 10000",
                                "1 2 3 99999999999999999999"}) {
    expect(bad, [](const std::string& out) { return out.empty(); });
  }
  std::cout << inputs << " inputs, " << wrong << " wrong answers\n";
  return wrong == 0 ? 0 : 1;
}
