// A question: which expressions of these cards make the target under these rules?
#pragma once

#include <cstdint>
#include <vector>

#include "solver/expressions/rational.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

using Cards = std::vector<std::int64_t>;

// Domain: from 1 card to most_cards(rules), each from 0 to 9999; a target whose parts fit 64 bits.
// Not checked.
struct Question {
  Cards cards;
  Rational target = Rational(24);
  Rules rules = {};
};

}  // namespace twentyfour
