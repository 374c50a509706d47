// The expressions that make a target: whether there are any, which, and how many. Where cards may
// be left out, those of all subsets of the hand count, and those of few cards come first. Each deal
// goes to the search for its rules: solver/usual_search for the usual rules, also with ordered
// cards, and for YES or NO under exact division; solver/general_search for all others.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "solver/expressions/deal.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/usual_search/memory.hpp"

namespace twentyfour {

bool can_make(const Deal& deal, const Rules& rules, SearchMemory& memory);

// The first expression of for_each_expression() without a limit.
std::optional<Expression> one_expression(const Deal& deal, const Rules& rules,
                                         SearchMemory& memory);

// The easiest expression of some subsets of the hand; one of fewer cards comes before one of more.
//
// @param hands  the subsets, those of few cards first
std::optional<Expression> one_expression(const Deal& deal, const std::vector<Deal>& hands,
                                         const Rules& rules, SearchMemory& memory);

// The functions below find at most `limit` distinct expressions.
// @throws TooManyExpressions

// Visits every distinct expression, the easiest to read first; the same ones for any order of the
// cards, unless they are ordered.
void for_each_expression(const Deal& deal, const Rules& rules, std::size_t limit,
                         SearchMemory& memory, const std::function<void(const Expression&)>& visit);

std::uint64_t count_expressions(const Deal& deal, const Rules& rules, std::size_t limit,
                                SearchMemory& memory);

}  // namespace twentyfour
