// Any tree, printed and read back, is the same; its normal form has its cards and its value, and no
// pair of brackets too many.

#include <algorithm>
#include <cstddef>
#include <string>
#include <variant>

#include "solver/expressions/normal_form.hpp"
#include "tests/checking/bracket_pairs.hpp"
#include "tests/expressions/trees.hpp"
#include "tests/fuzz/by_rules.hpp"
#include "tests/fuzz/choices.hpp"

namespace twentyfour {
void try_input(Choices& choices) {
  const std::size_t highest = choices.below(2) == 0 ? 9 : 9999;
  const std::size_t cards = 1 + choices.below(kMostCards);
  const Expression tree =
      chosen_tree(cards, highest, [&](std::size_t bound) { return choices.below(bound); });
  const Expression form = normal_form(tree, kAllowed);
  for (const Expression& expression : {tree, form}) {
    const std::string text = printed_by_rules(expression);
    const Parsed parsed = parsed_by_rules(text);
    require(parsed.index() == 0, text + " parses");
    require(std::get<Expression>(parsed) == expression, text + " is the expression");
  }
  const std::string text = printed_by_rules(form);
  require(normal_form(form, kAllowed) == form, text + " is in normal form");
  require(deal_of(form).sorted() == deal_of(tree).sorted(), text + " has the cards");
  const auto value = value_by_rules(tree);
  require(!value || value_by_rules(form) == value, text + " has the value");
  RandomTrees random(24);
  for (std::size_t n = 0; n < bracket_pairs(text).size(); ++n) {
    require(pair_matters(form, n, random, kAllowed), text + " needs all its brackets");
  }
}

}  // namespace twentyfour
