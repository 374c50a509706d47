// The programs that are timed, and whether their answers are right.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "bench/inputs.hpp"
#include "bench/processes.hpp"
#include "solver/judge/tokens.hpp"

namespace twentyfour {

struct Contestant {
  std::string name;
  Command command;
  int largest_fast_card = kLargestCard;  // those that are in its table, or solved fast

  // Whether it is to run on the sample.
  bool is_slow_on(const InputKind& kind) const { return kind.largest_card > largest_fast_card; }
};

// A question with options, about hands that come again and again ("known") or do not ("new").
struct Question {
  const char* name;
  const char* title;
  const char* input;  // a kind of input
  std::size_t hands;
  std::vector<std::string> options;
};

const std::vector<Question>& questions();

// The whole input, and its first hands for programs that are slow on it.
struct Course {
  const InputKind& kind;
  Input whole;
  Input sample;
};

// As the program is run by its users.
Contestant twentyfour_itself();

// The program with the question's options, with one job and with two.
std::vector<Contestant> twentyfour_by_jobs(const Question& question);

// All that answer the judge's question: the program with each kernel that this processor can run,
// "twentyfour plain" and so on; a table filled through getchar; the single file for OpenJudge
// Bailian 2787; and the textbook program.
std::vector<Contestant> all_that_judge();

Contestant textbook_program();
Contestant floor_program(std::uintmax_t out_bytes, std::uintmax_t in_bytes);

// Compares all answers to the sample with the oracle's, and then what the fast programs make of
// the whole input. Returns how many bytes of answers the whole input takes.
// @throws std::runtime_error at a difference
std::uintmax_t check_answers(const std::vector<Contestant>& contestants, const Course& course);

// Compares what the contestants answer to the whole input with each other.
// @throws std::runtime_error at a difference
void check_same_answers(const std::vector<Contestant>& contestants, const Course& course);

}  // namespace twentyfour
