// Programs that are wrong in the ways people really get this game wrong, one mistake each. They are
// here to be caught: test data that lets one of them pass is not good enough.
#ifndef TWENTYFOUR_TESTS_WRONG_PROGRAMS_WRONG_PROGRAMS_HPP
#define TWENTYFOUR_TESTS_WRONG_PROGRAMS_WRONG_PROGRAMS_HPP

#include <vector>

#include "solver/judge/hand.hpp"

namespace twentyfour {

// Takes all hands of an input at once, since a program may carry something over from one hand to
// the next.
struct WrongProgram {
  const char* name;  // also the name of its test data in testdata/wrong-programs
  std::vector<bool> (*answer)(const std::vector<Hand>& hands);
};

const std::vector<WrongProgram>& wrong_programs();

}  // namespace twentyfour

#endif
