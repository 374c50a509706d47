// Programs with the mistakes that people make in this game, one mistake each or two. They are here
// to be caught: test data that lets one of them pass is not good enough.
#pragma once

#include <vector>

#include "solver/expressions/rules.hpp"
#include "tests/support/suspect.hpp"

namespace twentyfour {

// The programs that make one mistake, and then those that make two, where these do not exclude each
// other and neither remembers; for games with some of the operators + - * / ^. Of each puzzle the
// first four cards count.
std::vector<Suspect> wrong_programs(const Operators& operators = {});

// The program that makes no mistake.
Suspect right_program(const Operators& operators = {});

}  // namespace twentyfour
