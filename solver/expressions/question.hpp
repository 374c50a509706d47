// What is asked of the cards: what they shall make, and under which rules.
#ifndef TWENTYFOUR_SOLVER_EXPRESSIONS_QUESTION_HPP
#define TWENTYFOUR_SOLVER_EXPRESSIONS_QUESTION_HPP

#include <cstdint>
#include <vector>

#include "solver/expressions/rules.hpp"

namespace twentyfour {

// Domain: from 1 card to most_cards(rules), each from 0 to 9999; a target whose denominator is not
// 0. Not checked.
struct Question {
  std::vector<std::int64_t> cards;
  std::int64_t target_numerator = 24;
  std::int64_t target_denominator = 1;
  Rules rules = {};
};

}  // namespace twentyfour

#endif
