// A program or a scorer with a known mistake, and what it answers.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace twentyfour {

using Cards = std::vector<std::int64_t>;

// What a program is asked: a hand or, where it is a scorer, a hand with an answer to it.
struct Puzzle {
  Cards cards;
  std::string answer = {};
};

struct Suspect {
  std::string name;   // of the mistake, and of its test data
  std::string group;  // of the test data, if it has any
  std::string habit;  // what it does, as in "a program that ..."
  // To all puzzles of an input at once, since a program may carry something over.
  std::function<std::vector<bool>(std::span<const Puzzle>)> answers;
  // Whether it takes an expression for right. Empty if it has none.
  std::function<bool(const Puzzle&, std::string_view expression)> accepts = {};
  bool remembers = false;    // carries something over
  bool is_constant = false;  // gives every puzzle the same answer
  bool is_pair = false;      // has two mistakes, "A and B"
};

// Answers each puzzle by itself.
template <class Answer>
auto each(Answer answer) {
  return [answer](std::span<const Puzzle> puzzles) {
    std::vector<bool> answers;
    answers.reserve(puzzles.size());
    for (const Puzzle& puzzle : puzzles) answers.push_back(answer(puzzle));
    return answers;
  };
}

}  // namespace twentyfour
