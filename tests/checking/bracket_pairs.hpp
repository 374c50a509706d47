// The brackets of a text, the text without some, and what they are for.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "solver/checking/parsing.hpp"
#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/expressions/rules.hpp"
#include "tests/expressions/trees.hpp"

namespace twentyfour {

// The offsets of each bracket and its partner.
inline std::vector<std::pair<std::size_t, std::size_t>> bracket_pairs(const std::string& text) {
  std::vector<std::pair<std::size_t, std::size_t>> pairs;
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(') open.push_back(i);
    if (text[i] == ')') {
      pairs.emplace_back(open.back(), i);
      open.pop_back();
    }
  }
  return pairs;
}

inline std::string without(std::string text, std::pair<std::size_t, std::size_t> brackets) {
  text.erase(brackets.second, 1);
  text.erase(brackets.first, 1);
  return text;
}

// Whether a tree, printed without its n-th pair of brackets, is another. Where brackets stand
// depends on the operators alone, so one choice of cards that tells the two values apart proves it.
//
// @param rules  allow the operators of the tree
inline bool pair_matters(const Expression& tree, std::size_t n, RandomTrees& random,
                         const Rules& rules = {}) {
  constexpr int kChoices = 16;
  for (int choice = 0; choice < kChoices; ++choice) {
    const Expression dealt = random.with_distinct_cards(tree);
    const Evaluation evaluation = evaluate(dealt, rules);
    const auto* const value = std::get_if<Rational>(&evaluation.value);
    if (value == nullptr) continue;
    const std::string text = to_string(dealt, rules);
    const auto parsed = parse(without(text, bracket_pairs(text)[n]), rules);
    const auto* const other = std::get_if<Expression>(&parsed);
    if (other == nullptr || !evaluate(*other, rules).is(*value)) return true;
  }
  return false;
}

}  // namespace twentyfour
