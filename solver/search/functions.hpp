// The functions that + - * / and brackets make of n different variables, each used once: 1, 6, 68,
// 1170, 27142, ... for n = 1, 2, ... (OEIS A140606), laid out once for every hand.
//
// a-b and b-a are two functions; a+b and b+a are one. Each function is an operator between two
// functions of fewer variables, and of all ways to write it the easiest to read (shape.hpp) is
// kept. That way divides by nothing that another way does not, so it has a value for every hand for
// which any way has one.
//
// Ordered functions keep the variables as they stand: a-b is one, b-a is not.
//
// Domain: n from 1 to 6, not checked; more needs more memory than it is worth. Cost: built when
// first asked for, some 0.2 ms for n = 4, 10 ms for n = 5; safe from several threads.
#ifndef TWENTYFOUR_SOLVER_SEARCH_FUNCTIONS_HPP
#define TWENTYFOUR_SOLVER_SEARCH_FUNCTIONS_HPP

#include <array>
#include <cstdint>
#include <vector>

#include "solver/expressions/expression.hpp"

namespace twentyfour {

// An operator between function `left` of some variables and function `right` of the others.
struct Function {
  std::uint32_t left;
  std::uint32_t right;
};

// Functions that share the operator and the variables on its left (a bit each).
struct Run {
  Symbol symbol;
  std::uint8_t left_variables;
  std::uint32_t begin;
  std::uint32_t end;
};

struct Functions {
  std::vector<Function> functions;         // of one variable: one, with nothing in it
  std::vector<Run> runs;                   // of one variable: none
  std::vector<std::uint16_t> run_numbers;  // by function

  const Run& run_of(std::uint32_t function) const { return runs[run_numbers[function]]; }
};

constexpr int kMostVariables = 6;

const Functions& functions_of(int variables, bool ordered);

constexpr unsigned kMostSets = 1U << kMostCards;

// By `all`, then by `some`: every hand asks for some hundreds, so they are not worked out again.
constexpr auto kSpreads = [] {
  std::array<std::array<std::uint8_t, 1U << kMostVariables>, kMostSets> spreads = {};
  for (unsigned all = 1; all < kMostSets; ++all) {
    const unsigned lowest = all & -all;
    for (unsigned some = 1; some < 1U << kMostVariables; ++some) {
      const unsigned others = spreads[all & ~lowest][some >> 1];
      spreads[all][some] = static_cast<std::uint8_t>(others | (some % 2 == 1 ? lowest : 0));
    }
  }
  return spreads;
}();

// The members of the set `all` whose numbers among its members the set `some` holds.
constexpr unsigned spread(unsigned some, unsigned all) {
  return kSpreads[all][some];
}

}  // namespace twentyfour

#endif
