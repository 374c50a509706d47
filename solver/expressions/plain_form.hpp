// The plainest form of an expression: what is shown, and what lists are sorted by.
//
// Sums of sums and products of products are flattened: what is added stands before what is
// subtracted, what is multiplied before what is divided by. In a product cards come first, the
// smallest leading, then bracketed sums; in a sum products come first, the longest leading, then
// cards. Ordered cards stay where they are: a-(b-c) becomes a-b+c.
//
// Domain: one to kMostCards cards from 0 to 9999, no division by zero; not checked.
// Cost: some 100 ns, no allocation.
#ifndef TWENTYFOUR_SOLVER_EXPRESSIONS_PLAIN_FORM_HPP
#define TWENTYFOUR_SOLVER_EXPRESSIONS_PLAIN_FORM_HPP

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/rational.hpp"

namespace twentyfour {

constexpr std::size_t kMostNodes = 2 * kMostCards - 1;

struct Node {
  Symbol symbol;
  std::int64_t card;  // of kCard
  std::int32_t left;  // of an operator: the index of a node before this one
  std::int32_t right;
};

// Operands stand before the operators that use them; the last node is the root.
struct Tree {
  std::array<Node, kMostNodes> nodes;
  int size;

  std::int32_t push(Symbol symbol, std::int64_t card, std::int32_t left, std::int32_t right) {
    nodes[static_cast<std::size_t>(size)] = {symbol, card, left, right};
    return size++;
  }
};

// Operands before their operator: a card as itself, an operator as 10000 and more.
struct PlainForm {
  std::array<std::uint16_t, kMostNodes> tokens;
  std::uint8_t size;

  // How it reads, the weightiest first: pairs of brackets, operators that yield no integer,
  // divisions, subtractions. Fewer is more pleasant, then what comes first token by token. The
  // second are 0 until evaluate() counts them: they rank functions, not ways to write one.
  std::uint8_t brackets;
  std::uint8_t fractions;
  std::uint8_t overs;
  std::uint8_t minuses;

  void write_to(Expression& expression) const;
};

bool operator<(const PlainForm& x, const PlainForm& y);

PlainForm plain_form(const Tree& tree, bool ordered);

// A numerator over a denominator, which is 0 where something was divided by zero. Not reduced: of n
// cards neither is above 2^(n-1) times the cards' product, where a card 0 counts as 1.
template <class Integer>
struct Quotient {
  Integer numerator;
  Integer denominator;
};

// The exact value. Also counts `fractions`. Integer: Int128, or std::int32_t where what is said
// above fits; that is sooner done.
template <class Integer>
Quotient<Integer> evaluate(PlainForm& form);

}  // namespace twentyfour

#endif
