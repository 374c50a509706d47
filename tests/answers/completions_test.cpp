// Texts of language models, whose shapes were written by somebody who had not seen the reader.
#include <gtest/gtest.h>
#include <iostream>
#include <string>
#include <vector>

#include "solver/answering/solver.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/input/run.hpp"
#include "tests/answers/completion_shapes.hpp"

namespace twentyfour {
namespace {

const std::vector<std::vector<int>> kHands = {
    {1, 5, 5, 5}, {3, 3, 8, 8}, {1, 2, 3, 4},   {4, 6, 7, 9},  {10, 11, 12, 13}, {1, 1, 1, 1},
    {1, 1, 1, 2}, {6, 7, 8, 9}, {4, 4, 10, 10}, {2, 3, 5, 12}, {9, 9, 9, 1}};

// One for each hand.
const std::vector<Puzzle>& puzzles() {
  static const std::vector<Puzzle> all = [] {
    std::vector<Puzzle> made;
    for (unsigned i = 0; i < kHands.size(); ++i) made.push_back(make_puzzle(kHands[i], 7 + i));
    return made;
  }();
  return all;
}

// How many texts of a shape there are, and how many count as right.
struct Rate {
  int texts = 0;
  int taken = 0;
  std::string example = {};  // that is taken, or not, where the other was due

  double value() const { return texts == 0 ? 1 : static_cast<double>(taken) / texts; }
};

bool is_taken(const std::vector<int>& hand, const std::string& text, bool reads_anywhere) {
  Run run;
  run.asked = Question::kCheck;
  run.reads_anywhere = reads_anywhere;
  const Deal deal(hand.begin(), hand.end(), Rational(24));
  std::string line;
  if (const auto verdict = check(run, deal, text)) {
    line = *verdict + "\n";
  } else {
    Solver(run).append_line(deal, line);
  }
  return line == "YES\n";
}

Rate rate_of(const Shape& shape, bool reads_anywhere) {
  constexpr unsigned kTexts = 8;
  Rate rate;
  for (std::size_t i = 0; i < kHands.size(); ++i) {
    const auto seed = static_cast<unsigned>(i);
    const Puzzle& puzzle = puzzles()[i];
    if (!fits(shape, puzzle)) continue;
    for (unsigned k = 0; k < kTexts; ++k) {
      const std::string text = shape.text(puzzle, 131 * k + 17 * seed);
      const bool taken = is_taken(kHands[i], text, reads_anywhere);
      ++rate.texts;
      rate.taken += taken ? 1 : 0;
      if (taken != shape.is_right && rate.example.empty()) rate.example = text;
    }
  }
  return rate;
}

void expect_rates(bool reads_anywhere, double least) {
  Rate all;
  for (const Shape& shape : completion_shapes()) {
    const Rate rate = rate_of(shape, reads_anywhere);
    EXPECT_GT(rate.texts, 0) << shape.name;
    if (!shape.is_right) {
      EXPECT_EQ(rate.taken, 0) << shape.name << ": " << rate.example;
    } else if (reads_anywhere || shape.at_a_place) {
      all.texts += rate.texts;
      all.taken += rate.taken;
      if (rate.value() < 1) {
        std::cout << shape.name << ": " << rate.taken << " of " << rate.texts << "\n";
      }
    }
  }
  EXPECT_GE(all.value(), least);
}

TEST(Completions, AreReadAtTheirPlaces) {
  expect_rates(false, 0.97);
}

TEST(Completions, AreReadAnywhereIfAskedFor) {
  expect_rates(true, 0.97);
}

}  // namespace
}  // namespace twentyfour
