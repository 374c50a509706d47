// The last expression in a text of words, where no place says which one is the answer
// (--check=anywhere).
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "solver/expressions/rules.hpp"

namespace twentyfour {

// The last expression of a plain text (plain_answer.hpp) that has so many numbers, with the equals
// signs around it. Nothing if there is none, or if what comes after it takes it back.
// Cost: linear in the text, for expressions of a bounded length.
std::optional<std::string_view> last_expression(std::string_view text, std::size_t least_numbers,
                                                std::size_t most_numbers, const Rules& rules);

}  // namespace twentyfour
