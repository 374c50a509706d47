// How a number, a card and a target are read, wherever they stand.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "solver/numbers/rational.hpp"

namespace twentyfour {

// How a number is written: as an integer or a decimal ("24", "24.0", "0.25"), as a fraction of two
// integers ("170/7"), or as one in TeX ("\frac{170}{7}", "\frac{-1}{2}", "\frac12").
enum class Written : std::uint8_t { kDecimal, kFraction, kTypeset };

// Takes a number from the front of a text, with or without a minus; white space may stand around
// the minus and the slash. Where there is none, or none that fits a Rational (of a fraction each of
// the integers), nothing is taken.
std::optional<Rational> take_number(std::string_view& text, Written written);

// Takes a value in any spelling: a number however it is written, also in one pair of brackets, with
// or without a minus before those.
std::optional<Rational> take_value(std::string_view& text);

// The value that the whole text is.
std::optional<Rational> value_in(std::string_view text);

// Takes the card with which a text begins: a letter, or an integer from 0 to 9999, also with a
// point and zeros after it. Returns -1, and takes nothing, if there is none. Domain: a text that is
// not empty. Asserted.
int take_card(std::string_view& text);

constexpr std::size_t kLongestTarget = 38;  // a minus, 18 digits, a slash and 18 digits

// The target that a text of at most this length is: "24", "-3" or "170/7", without blanks.
std::optional<Rational> target_in(std::string_view text);

}  // namespace twentyfour
