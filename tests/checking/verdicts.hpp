// What the program says of a text, in the words of the second reader.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "solver/checking/checking.hpp"
#include "solver/checking/template.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/numbers/rational.hpp"
#include "tests/fuzz/second_notations.hpp"

namespace twentyfour {

// @param pattern  the template, or none for the whole text
inline Finding finding_on(std::string_view text, const std::vector<std::int64_t>& hand,
                          std::optional<std::string_view> pattern = std::nullopt,
                          const Rational& target = Rational(24), const Rules& rules = {}) {
  std::vector<Template> templates;
  if (pattern) templates.push_back(Template::of(*pattern).value());
  return check_answer({hand.begin(), hand.end(), target}, text, rules, {}, templates);
}

inline second::Verdict verdict_of(const Finding& finding) {
  return finding.kind == Finding::Kind::kRight         ? second::Verdict::kRight
         : finding.kind == Finding::Kind::kClaimOfNone ? second::Verdict::kClaim
                                                       : second::Verdict::kWrong;
}

}  // namespace twentyfour
