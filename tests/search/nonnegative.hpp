// No expression that is printed passes through a negative value that it need not.
#pragma once

#include <gtest/gtest.h>
#include <string>

#include "tests/search/brute_force.hpp"

namespace twentyfour {

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
