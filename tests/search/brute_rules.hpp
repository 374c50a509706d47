// Rules and hands for tests against brute force, and what no expression passes through.
#pragma once

#include <cstddef>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <vector>

#include "solver/expressions/rules.hpp"
#include "tests/search/brute_force.hpp"
#include "tests/support/deals.hpp"
#include "tests/support/seeded.hpp"

namespace twentyfour {

inline Rules rules_of(const brute::Rules& rules) {
  static const std::map<char, Form> forms = {
      {'(', Form::kParentheses}, {'*', Form::kPrecedence}, {'>', Form::kLeftToRight}};
  static const std::map<char, Division> divisions = {
      {'r', Division::kReal}, {'e', Division::kExact}, {'t', Division::kTruncating}};
  return {forms.at(rules.form), divisions.at(rules.division), rules.ordered,
          *Operators::of(rules.operators), rules.subsets};
}

// The three forms, three divisions, ordered or not.
inline std::vector<brute::Rules> eighteen_rules() {
  std::vector<brute::Rules> all;
  for (const char form : {'(', '*', '>'}) {
    for (const char division : {'r', 'e', 't'}) {
      for (const bool ordered : {false, true}) all.push_back({form, division, ordered, "+-*/"});
    }
  }
  return all;
}

inline std::string described(const brute::Rules& rules, const std::vector<int>& hand) {
  return described(rules_of(rules)) + ", hand " + ::testing::PrintToString(hand);
}

inline std::vector<int> random_hand(Seeded& random, std::size_t cards, unsigned highest) {
  std::vector<int> hand(cards);
  for (int& card : hand) card = static_cast<int>(random() % (highest + 1));
  return hand;
}

// Whether everything that is not negative can be made without anything negative, and without more
// brackets, fractions and divisions.
inline bool needs_no_negatives(const brute::Rules& rules) {
  return rules.form == '(' && !rules.ordered && rules.allows('+') && !rules.allows('^') &&
         !rules.allows('!');
}

// @param root  of the text, with a value that is not negative
inline void expect_no_negatives(const brute::Forest& forest, int root, const std::string& text) {
  if (!needs_no_negatives(forest.rules())) return;
  forest.for_each_node(
      root, [&](const brute::Node& node) { EXPECT_FALSE(node.value.numerator < 0) << text; });
}

}  // namespace twentyfour
