// The operators undone: what is wanted of one side, when what both are to make is known and so is
// the other side.
//
// Domain: residues, of y one that is a value. Cost: two or three multiplications.
#ifndef TWENTYFOUR_SOLVER_SEARCH_UNDOING_HPP
#define TWENTYFOUR_SOLVER_SEARCH_UNDOING_HPP

#include <cstddef>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/fingerprint.hpp"
#include "solver/expressions/shape.hpp"

namespace twentyfour {

// A residue and its inverse, or kNoResidue where it has none.
struct WithInverse {
  Residue value;
  Residue inverse;
};

// So many ways there are to make something with y.
constexpr std::size_t kMostUndone = 6;

// Calls visit(symbol, y_leads, x) for each x that makes what is wanted with y, which is on the left
// if y_leads, but not of the kind left out; kCard leaves out none. Where y and what is wanted are 0
// any x does, times y and below it; that is not told.
template <class Visit>
void undo(WithInverse wanted, WithInverse y, Kind left_out, const Visit& visit) {
  if (left_out != Kind::kSum) {
    visit(Symbol::kPlus, false, subtract(wanted.value, y.value));
    visit(Symbol::kMinus, false, add(wanted.value, y.value));
    visit(Symbol::kMinus, true, subtract(y.value, wanted.value));
  }
  if (y.value == 0 || left_out == Kind::kProduct) return;
  visit(Symbol::kTimes, false, multiply(wanted.value, y.inverse));
  visit(Symbol::kOver, false, multiply(wanted.value, y.value));
  if (wanted.value != 0) visit(Symbol::kOver, true, multiply(y.value, wanted.inverse));
}

}  // namespace twentyfour

#endif
