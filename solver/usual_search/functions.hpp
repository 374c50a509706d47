// Tables of the functions that + - * / and brackets make from n different variables, each used
// once: 1, 6, 68, 1170, 27142, ... for n = 1, 2, ... (OEIS A140606). They serve every hand.
//
// a-b and b-a are two functions; a+b and b+a are one. Each function is an operator between two
// functions of fewer variables. Of all ways to write it, the table has the easiest to read
// (effort.hpp). That way has no divisor that another way lacks, so it has a value for every hand
// for which any way has one.
//
// Ordered functions keep the order of the variables: a-b is one, b-a is not.
//
// Domain: n from 1 to 6. Asserted.
// Cost: some 0.2 ms for n = 4, 10 ms for n = 5.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/expressions/expression.hpp"

namespace twentyfour {

// An operator between an operand of some variables, the left set (a bit each), and an operand of
// the others. An operand is the index of a function of its variables.
struct Operation {
  std::uint8_t left_set;
  Symbol symbol;
  std::uint32_t left;
  std::uint32_t right;

  friend auto operator<=>(const Operation& x, const Operation& y) = default;
};

// Functions that share the operator and the variables on its left.
struct FunctionGroup {
  std::uint8_t left_set;
  Symbol symbol;
  std::uint32_t begin;
  std::uint32_t end;
};

struct Functions {
  std::vector<Operation> functions;   // of one variable: one, with nothing in it
  std::vector<FunctionGroup> groups;  // of one variable: none

  std::uint32_t size() const { return static_cast<std::uint32_t>(functions.size()); }
};

constexpr unsigned kMostVariables = 6;

// The functions of 1 to kMostVariables variables, built when they are first needed. References stay
// valid.
class FunctionTables {
 public:
  const Functions& of(unsigned variables, bool ordered) {
    assert(1 <= variables && variables <= kMostVariables);
    std::optional<Functions>& table = tables_[ordered ? 1 : 0][variables];
    if (!table) table = build(variables, ordered);
    return *table;
  }

 private:
  Functions build(unsigned variables, bool ordered);

  std::array<std::array<std::optional<Functions>, kMostVariables + 1>, 2> tables_;
};

}  // namespace twentyfour
