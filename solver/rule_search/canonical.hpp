// One way to write an expression, of those that differ only by the order of a sum or a product.
//
// Sums are flattened with their signs: a-(b-c) is a+c-b. Products are flattened too; with the
// division of real numbers so are quotients, a/(b/c) is a*c/b, elsewhere a quotient is a factor as
// it stands. (Without * among the operators only what is divided by is put in order.) Terms and
// factors are then sorted: what is added before what is subtracted; in a sum products first, the
// longest leading, then cards; in a product cards first, the smallest leading, then what needs
// brackets. Where the form has no brackets, what is no card leads. Ordered cards stay in place, and
// only the flattening is done. Only operators that are allowed are written: without +, a-(b-c)
// stays.
//
// Cost: below a microsecond for six cards.
#ifndef TWENTYFOUR_SOLVER_RULE_SEARCH_CANONICAL_HPP
#define TWENTYFOUR_SOLVER_RULE_SEARCH_CANONICAL_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

// Operands before their operator: a card as itself, an operator as 10000 and its sign.
using Postfix = std::u16string;

Postfix postfix_of_card(std::int64_t card);

Expression expression_of(const Postfix& postfix);

// The operator that is done last; kCard of a card.
Symbol last_symbol(const Postfix& postfix);

// Puts canonical expressions together to canonical ones.
class Canonical {
 public:
  // @param sorts  whether terms and factors are sorted, or stay in place
  Canonical(const Rules& rules, bool sorts) : rules_(rules), sorts_(sorts) {}

  Postfix joined(Symbol symbol, const Postfix& left, const Postfix& right) const;
  static Postfix with_factorial(const Postfix& operand);

 private:
  struct Term {
    Postfix postfix;
    bool down;  // subtracted or divided by
  };
  using Terms = std::vector<Term>;

  bool flattens(Symbol outer, Symbol inner) const;
  void collect(Symbol outer, const Postfix& postfix, bool down, Terms& terms) const;
  void collect_both(Symbol outer, Symbol symbol, const Postfix& left, const Postfix& right,
                    bool down, Terms& terms) const;
  void sort(Symbol symbol, Terms& terms) const;
  bool precedes(Symbol symbol, const Term& x, const Term& y) const;
  int place_of(Symbol symbol, const Postfix& postfix) const;
  Postfix fold(Symbol symbol, const Terms& terms) const;

  Rules rules_;
  bool sorts_;
};

}  // namespace twentyfour

#endif
