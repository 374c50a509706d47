// Programs with the mistakes that people make in this game, one mistake each or two. They are here
// to be caught: test data that lets one of them pass is not good enough.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/expressions/rules.hpp"
#include "solver/judge/hand.hpp"

namespace twentyfour {

// Takes all hands of an input at once, since a program may carry something over from one hand to
// the next.
struct WrongProgram {
  std::string name;   // also the name of its test data in testdata/wrong-programs
  std::string habit;  // what it does, as in "a program that ..."
  std::function<std::vector<bool>(const std::vector<Hand>& hands)> answer;
  // Whether it takes an expression for right. Empty if it has none.
  std::function<bool(const Hand& hand, std::string_view expression)> accepts = {};
  bool remembers = false;    // carries something over
  bool is_constant = false;  // gives every hand the same answer
};

// Those of the usual rules.
const std::vector<WrongProgram>& wrong_programs();

// Those of games with other operators: some of + - * / ^.
std::vector<WrongProgram> wrong_programs_with(const Operators& operators);

// Two mistakes at once, "A and B", where they do not exclude each other and neither remembers. They
// have no test data.
std::vector<WrongProgram> pairs_of_wrong_programs(const Operators& operators);

// The program that makes no mistake.
WrongProgram right_program(const Operators& operators = {});

}  // namespace twentyfour
