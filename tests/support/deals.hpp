// Deals from vectors of cards, and all searches with one memory.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "solver/expressions/deal.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/search/search.hpp"

namespace twentyfour {

// The denominator is not 0.
inline Deal deal_of(const std::vector<std::int64_t>& cards, Int128 numerator = 24,
                    Int128 denominator = 1) {
  return {cards.begin(), cards.end(), Rational::of(numerator, denominator).value()};
}

inline std::string described(const Rules& rules) {
  return std::string(traits_of(rules.form).name)
      .append(", ")
      .append(kDivisions[static_cast<std::size_t>(rules.division)])
      .append(rules.ordered ? ", ordered, " : ", ")
      .append(rules.subsets ? "subsets, " : "")
      .append(to_string(rules.operators));
}

// One for all rules that are equal.
inline Search& shared_search(const Rules& rules) {
  static std::vector<std::pair<Rules, std::unique_ptr<Search>>> searches;
  for (const auto& [known, search] : searches) {
    if (known == rules) return *search;
  }
  searches.emplace_back(rules, std::make_unique<Search>(rules));
  return *searches.back().second;
}

inline bool can_make(const Deal& deal, const Rules& rules = {}) {
  return shared_search(rules).can_make(deal);
}

inline std::optional<Expression> one_expression(const Deal& deal, const Rules& rules = {}) {
  return shared_search(rules).easiest(deal);
}

inline std::vector<Expression> all_expressions(const Deal& deal, Search& search) {
  std::vector<Expression> expressions;
  search.for_each_expression(deal, kDefaultLimit,
                             [&](const Expression& x) { expressions.push_back(x); });
  return expressions;
}

inline std::vector<Expression> all_expressions(const Deal& deal, const Rules& rules = {}) {
  return all_expressions(deal, shared_search(rules));
}

// The texts of all expressions, in their order.
inline std::vector<std::string> texts_of_all(const Deal& deal, const Rules& rules) {
  std::vector<std::string> texts;
  for (const Expression& each : all_expressions(deal, rules)) {
    texts.push_back(to_string(each, rules));
  }
  return texts;
}

inline std::uint64_t count_expressions(const Deal& deal, const Rules& rules = {}) {
  return shared_search(rules).count(deal, kDefaultLimit);
}

}  // namespace twentyfour
