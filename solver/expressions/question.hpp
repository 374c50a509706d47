// A question: which expressions of these cards make the target under these rules?
#pragma once

#include <cstddef>
#include <cstdint>
#include <exception>
#include <utility>
#include <vector>

#include "solver/expressions/rational.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

using Cards = std::vector<std::int64_t>;

// To find and write so many expressions takes some 100 MB.
constexpr std::size_t kUsualLimit = 1'000'000;

// Domain: from 1 card to most_cards(rules), each from 0 to 9999; a target whose parts fit 64 bits.
// Not checked.
struct Question {
  Cards cards;
  Rational target = Rational(24);
  Rules rules = {};
  std::size_t limit = kUsualLimit;  // the most distinct expressions that a search may find
};

// Thrown by a search that finds more expressions than the limit of its question.
struct TooManyExpressions : std::exception {
  explicit TooManyExpressions(Question asked) : question(std::move(asked)) {}

  Question question;
};

}  // namespace twentyfour
