// An expression: cards and operators in a tree.
//
// Nodes stand in one vector, operands before the operators that use them; the last one is the root,
// and every other node is the operand of exactly one. There is at least one node; cards are
// integers from 0 to 9999. Nothing of this is checked. Cost: one vector.
#ifndef TWENTYFOUR_SOLVER_EXPRESSIONS_EXPRESSION_HPP
#define TWENTYFOUR_SOLVER_EXPRESSIONS_EXPRESSION_HPP

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/judge/hand_reader.hpp"

namespace twentyfour {

// No answer has more cards than this. Up to here, every value is sure to fit a Rational.
constexpr std::size_t kMostCards = kMostCardsInHand;

enum class Symbol : char {
  kCard = 'c',
  kPlus = '+',
  kMinus = '-',
  kTimes = '*',
  kOver = '/',
  kPower = '^',
  kFactorial = '!',  // has a left operand only
};

constexpr bool is_additive(Symbol symbol) {
  return symbol == Symbol::kPlus || symbol == Symbol::kMinus;
}

constexpr bool is_multiplicative(Symbol symbol) {
  return symbol == Symbol::kTimes || symbol == Symbol::kOver;
}

// Of + and *, the inverse.
constexpr bool is_inverse(Symbol symbol) {
  return symbol == Symbol::kMinus || symbol == Symbol::kOver;
}

// How tightly a symbol holds what stands beside it.
inline int precedence(Symbol symbol) {
  switch (symbol) {
    case Symbol::kPlus:
    case Symbol::kMinus:
      return 1;
    case Symbol::kTimes:
    case Symbol::kOver:
      return 2;
    case Symbol::kPower:
      return 3;
    case Symbol::kFactorial:
      return 4;
    case Symbol::kCard:
      break;
  }
  return 5;
}

struct Node {
  Symbol symbol;
  std::int64_t card;   // of kCard
  std::int32_t left;   // of an operator: the index of a node before this one
  std::int32_t right;  // of a factorial: 0, and without meaning
};

struct Expression {
  std::vector<Node> nodes;
};

}  // namespace twentyfour

#endif
