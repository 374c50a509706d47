// Expressions as text: no blanks, no unary minus, and the fewest brackets.
//
// Brackets stand only where the text would be read as something else without them: as another
// value, for some cards. So what is right of a plus needs none around a sum or difference, and what
// is right of a times none around a product or quotient: a+(b-c) prints as a+b-c, a*(b/c) as a*b/c.
// The tree is not told apart from those it then reads as; its value and its cards are. Where
// division drops or forbids remainders, a*(b/c) keeps its brackets, for the text without them is
// another division. ! holds before ^, and ^ from the right: 2^3^2, (2^3)^2, (1+2)!, 3!^2.
//
// In a form without brackets the tree must be one that can be written so; not checked.
// Cost: linear, whatever the depth.
#ifndef TWENTYFOUR_SOLVER_EXPRESSIONS_PRINTING_HPP
#define TWENTYFOUR_SOLVER_EXPRESSIONS_PRINTING_HPP

#include <cstdint>
#include <string>
#include <vector>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

// Prints one expression after another, with memory that is used again.
class Printer {
 public:
  explicit Printer(const Rules& rules)
      : writes_brackets_(rules.form == Form::kParentheses),
        regroups_products_(rules.division == Division::kReal) {}

  // Adds it to the text.
  void print(const Expression& expression, std::string& text);

 private:
  const Node& node_at(std::int32_t at) const { return nodes_[at]; }
  void write_card(std::int64_t card);
  const Node* go_on();
  void open_operand(bool needs_brackets);
  bool right_needs_brackets(Symbol parent, const Node& operand) const;
  bool divides_in_chain(const Node& product) const;

  const bool writes_brackets_;
  const bool regroups_products_;
  const Node* nodes_ = nullptr;
  char* at_ = nullptr;  // where the next character goes

  // What is left half written, the innermost last: an operator whose left operand is being written,
  // or null for a bracket that is open.
  std::vector<const Node*> open_;
};

std::string to_string(const Expression& expression, const Rules& rules = {});

}  // namespace twentyfour

#endif
