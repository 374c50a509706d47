// A program with a known mistake, for tests of the referee:
//   known_mistake program NAME [CARD]...    the hand of the arguments, or all of standard input
//   known_mistake scorer NAME [CARD]... [ANSWER]
// It answers YES or NO. The NAME right makes no mistake.
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/hands.hpp"
#include "tests/wrong_programs/wrong_programs.hpp"
#include "tests/wrong_scorers/wrong_scorers.hpp"

namespace twentyfour {
namespace {

template <class Known>
Known named(const std::string& name, const std::vector<Known>& all, const Known& right) {
  for (const Known& known : all) {
    if (known.name == name) return known;
  }
  if (name == right.name) return right;
  std::cerr << "known_mistake: no " << name << '\n';
  std::exit(2);
}

void print(bool is_yes) {
  std::cout << (is_yes ? "YES" : "NO") << std::endl;
}

void score_answers(std::istream& in, const WrongScorer& scorer) {
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    Cards hand(4);
    for (auto& card : hand) words >> card;
    std::string answer;
    std::getline(words, answer);
    print(scorer.accepts(hand, answer));
  }
}

int run(const std::vector<std::string>& words) {
  std::stringstream arguments;
  for (std::size_t i = 2; i < words.size(); ++i) arguments << (i == 2 ? "" : " ") << words[i];
  std::istream& in = words.size() > 2 ? arguments : std::cin;
  if (words.at(0) == "program") {
    const WrongProgram program = named(words.at(1), wrong_programs(), right_program());
    for (const bool is_yes : program.answer(read_hands(in))) print(is_yes);
  } else {
    score_answers(in, named(words.at(1), wrong_scorers(), right_scorer()));
  }
  return 0;
}

}  // namespace
}  // namespace twentyfour

int main(int argc, char** argv) {
  return twentyfour::run({argv + 1, argv + argc});
}
