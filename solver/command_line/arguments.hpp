// Cards given as arguments.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "solver/answering/run.hpp"
#include "solver/expressions/deal.hpp"

namespace twentyfour {

// Reads the arguments in the same way as the input. They must be one hand of run.cards cards.
// @returns its deal, or the reason for an error
std::variant<Deal, std::string> deal_of(const std::vector<std::string>& arguments, const Run& run);

}  // namespace twentyfour
