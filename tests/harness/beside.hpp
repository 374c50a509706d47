// What stands beside the parts of a line that are read: whether it is harmless, by a closed list.
#pragma once

#include <string_view>

#include "solver/numbers/rational.hpp"

namespace twentyfour {

constexpr char kPartSign = '\x01';  // in a line, in place of what is read
constexpr char kHandSign = '\x02';  // and of the cards of the hand

// Whether a word says no or not: an answer beside it may be none.
bool denies(std::string_view word);

// What may change the value of the parts of a line, or be another answer; empty if nothing does.
std::string_view harm_in(std::string_view text, const Rational& target);

}  // namespace twentyfour
