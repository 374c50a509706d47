// What is said of answers, and the reasons that many tests expect.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "solver/checking/checking.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

constexpr Rules kOrderedRules = {.ordered = true};

inline const std::string kCardDue = "expected a card (0 to 9999, or A, J, Q, K, T) or '(', found ";
inline const std::string kOperatorDue = "expected an operator (+ - * /), found ";
inline const std::string kTwoSigns =
    "expected brackets before a second !, as in (3!)!, because !! is the double factorial";

// "right", or why it is wrong; "none" for the claim that there is no expression.
inline std::string judged(const Deal& deal, std::string_view answer, const Rules& rules = {},
                          const Words& words = {}, const std::vector<Template>& templates = {}) {
  const Finding finding = check_answer(deal, answer, rules, words, templates);
  if (!finding.reason.empty()) return finding.reason;
  return finding.kind == Finding::Kind::kRight ? "right" : "none";
}

}  // namespace twentyfour
