// Whether a program solves Luogu P1236: every hand of 1 to 9 in every order (in the preset `test` a
// part of them), judged by the statement alone. An answer is three lines a+b=c, each with the
// larger number first and a positive integer as its result, which take the four cards and make 24;
// or "No answer!" where there is none.
//
//     luogu_check PROGRAM
#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <functional>
#include <iostream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/domains.hpp"
#include "tests/support/run_program.hpp"

namespace {

using Numbers = std::vector<int>;

// The positive integer that a larger and a smaller number make, or 0.
int result_of(int larger, char sign, int smaller) {
  switch (sign) {
    case '+':
      return larger + smaller;
    case '-':
      return larger - smaller;
    case '*':
      return larger * smaller;
    case '/':
      return larger % smaller == 0 ? larger / smaller : 0;
    default:
      return 0;
  }
}

// Takes a number away, if it is there.
bool take(Numbers& numbers, int number) {
  const auto place = std::find(numbers.begin(), numbers.end(), number);
  if (place == numbers.end()) return false;
  numbers.erase(place);
  return true;
}

bool can_make_24(const Numbers& numbers) {
  if (numbers.size() == 1) return numbers.front() == 24;
  for (const int larger : numbers) {
    for (const int smaller : numbers) {
      Numbers rest = numbers;
      if (larger < smaller || !take(rest, larger) || !take(rest, smaller)) continue;
      for (const char sign : {'+', '-', '*', '/'}) {
        const int result = result_of(larger, sign, smaller);
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
    int x = 0;
    int y = 0;
    int result = 0;
    char sign = 0;
    if (std::sscanf(line.c_str(), "%d%c%d=%d", &x, &sign, &y, &result) != 4) return false;
    const std::string as_asked =
        std::to_string(x) + sign + std::to_string(y) + '=' + std::to_string(result) + '\n';
    if (line != as_asked || x < y || result <= 0 || result != result_of(x, sign, y)) return false;
    if (!take(numbers, x) || !take(numbers, y)) return false;
    numbers.push_back(result);
  }
  return lines.empty() && numbers == Numbers{24};
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  std::map<Numbers, bool> solvable;
  int wrong = 0;
  int hands = 0;
  for (int code = 0; code < 9 * 9 * 9 * 9; code += twentyfour::part_or_whole(13, 1)) {
    const Numbers hand = {code / 729 + 1, code / 81 % 9 + 1, code / 9 % 9 + 1, code % 9 + 1};
    std::string input;
    for (const int card : hand) input.append(std::to_string(card)).append(" ");
    Numbers sorted = hand;
    std::sort(sorted.begin(), sorted.end());
    if (solvable.count(sorted) == 0) solvable[sorted] = can_make_24(sorted);

    const twentyfour::RunResult run = twentyfour::run_program(argv[1], {}, input + '\n');
    const bool is_answer = solvable[sorted] ? are_steps(hand, run.out) : run.out == "No answer!\n";
    ++hands;
    if (is_answer && run.status == 0 && run.err.empty()) continue;
    if (++wrong <= 10) std::cout << input << ": " << run.out << run.err << '\n';
  }
  const auto of_sets =
      std::count_if(solvable.begin(), solvable.end(), [](const auto& set) { return set.second; });
  std::cout << hands << " hands, " << wrong << " wrong answers; " << of_sets << " of "
            << solvable.size() << " sets of cards can be solved\n";
  return wrong == 0 ? 0 : 1;
}
