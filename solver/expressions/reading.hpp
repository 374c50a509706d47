// How a card and a target are read, wherever they stand.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "solver/numbers/rational.hpp"

namespace twentyfour {

// Takes the card with which a text begins: a letter, or an integer from 0 to 9999, also with a
// point and zeros after it. Returns -1, and takes nothing, if there is none. Domain: a text that is
// not empty. Asserted.
int take_card(std::string_view& text);

constexpr std::size_t kLongestTarget = 38;  // a minus, 18 digits, a slash and 18 digits

// The target that a text of at most this length is: "24", "-3" or "170/7", without blanks.
std::optional<Rational> target_in(std::string_view text);

}  // namespace twentyfour
