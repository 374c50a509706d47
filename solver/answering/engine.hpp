// Who answers a deal: the one place that chooses among the kernels, the values and the searches.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/answering/run.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/judge/hand.hpp"
#include "solver/usual_search/usual_search.hpp"

namespace twentyfour {

enum class Engine : std::uint8_t {
  kKernel,  // YES or NO to the judge's question
  kValues,  // all values of the hand
  kUsualSearch,
  kGeneralSearch,
};

// Whether a kernel may be used: four cards in any order, or games, which may have four cards.
inline bool may_use_kernel(const Run& run) {
  return run.asked == Asked::kWhether && !run.rules.ordered && !run.rules.subsets &&
         (run.has_games || run.cards == kCardsInHand);
}

// The judge's question: do four cards in any order make 24 with the four operators and brackets?
inline bool is_judges_question(const Run& run, const Deal& deal) {
  return may_use_kernel(run) && run.rules.form == Form::kParentheses &&
         run.rules.operators == Operators() && deal.has_target(kTarget) &&
         deal.size() == kCardsInHand;
}

// Whether all values of a hand are found faster than what its subsets make of one target.
constexpr bool are_values_faster(const Rules& rules) {
  return rules == Rules{.division = Division::kExact, .subsets = true};
}

// The search that decides YES or NO, or finds expressions.
constexpr Engine search_for(bool is_whether, const Rules& rules) {
  const bool is_usual = is_whether ? usual_search_decides(rules) : are_usual(rules);
  return is_usual ? Engine::kUsualSearch : Engine::kGeneralSearch;
}

inline Engine engine_of(const Run& run, const Deal& deal) {
  const bool is_whether = run.asked == Asked::kWhether;
  if (run.kernel != nullptr && is_judges_question(run, deal)) return Engine::kKernel;
  const bool is_subset = is_whether && are_values_faster(run.rules);
  if (is_subset || asks_for_values(run.asked)) return Engine::kValues;
  return search_for(is_whether, run.rules);
}

// The deal that stands for all of a run without games, which have the same number of cards and the
// same target.
inline Deal example_of(const Run& run) {
  const std::array<int, kMostCards> cards = {};
  return {cards.begin(), cards.begin() + run.cards, run.target};
}

// How many deals like this one make a batch: fast ones take some microseconds each, and one that is
// answered alone may take more than 50 ms.
constexpr std::size_t kFastBatch = 256;
inline std::size_t batch_size_of(const Run& run, const Deal& deal) {
  constexpr std::size_t kJudges = 1024;
  constexpr std::size_t kSome = 8;
  const std::size_t cards = deal.size();
  if (is_judges_question(run, deal)) return kJudges;
  if (are_usual(run.rules)) return cards < 5 ? kFastBatch : cards < 7 ? kSome : 1;
  return cards < (run.rules.operators.has_power_or_factorial() ? 4 : 5) ? kSome : 1;
}

}  // namespace twentyfour
