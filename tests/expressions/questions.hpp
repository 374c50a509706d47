// Questions about cards, written in short.
#ifndef TWENTYFOUR_TESTS_EXPRESSIONS_QUESTIONS_HPP
#define TWENTYFOUR_TESTS_EXPRESSIONS_QUESTIONS_HPP

#include <cstdint>
#include <utility>
#include <vector>

#include "solver/expressions/question.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

// The denominator of the target is not 0.
inline Question asking(std::vector<std::int64_t> cards, Int128 numerator = 24,
                       Int128 denominator = 1, const Rules& rules = {}) {
  return {std::move(cards), Rational::of(numerator, denominator).value(), rules};
}

}  // namespace twentyfour

#endif
