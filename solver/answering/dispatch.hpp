// Who answers a deal, a kernel or a search, and together with how many others.
#pragma once

#include <array>
#include <cstddef>

#include "solver/expressions/deal.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/input/query.hpp"
#include "solver/judge/hand.hpp"
#include "solver/kernels/kernel_state.hpp"
#include "solver/kernels/kernels.hpp"

namespace twentyfour {

// Whether a kernel may be used: a target and four cards, or games, which may have four cards.
inline bool may_use_kernel(const Query& query) {
  return !asks_for_values(query.asked) && !query.rules.subsets &&
         !query.rules.operators.has_power_or_factorial() &&
         (query.has_games || query.cards == kCardsInHand);
}

// Whether a kernel can answer the hands of a run, in its words. It knows these fields of a query;
// with any other that is set, the queue answers.
inline bool suits_kernels(const Query& query) {
  const Query known = {.target = query.target,
                       .rules = query.rules,
                       .words = query.words,
                       .limit = query.limit,
                       .framing = query.framing,
                       .has_lines = query.has_lines,
                       .has_header = query.has_header,
                       .shows_progress = query.shows_progress,
                       .jobs = query.jobs,
                       .kernel = query.kernel};
  return query == known && may_use_kernel(query) && !query.rules.ordered &&
         VerdictLines::has_room_for(query.words.yes) && VerdictLines::has_room_for(query.words.no);
}

// Whether the cards may be in any order, with the four operators and brackets.
inline bool has_judges_rules(const Query& query) {
  return !query.rules.ordered && !query.rules.subsets && query.rules.form == Form::kParentheses &&
         query.rules.operators == Operators();
}

// Whether the kernel of the run can rule a deal out: by the judge's rules its cards do not make the
// target. Other rules take values away.
inline bool is_known_to_kernel(const Query& query, const Deal& deal) {
  return query.kernel != nullptr && may_use_kernel(query) && deal.size() == kCardsInHand &&
         query.kernel->solver(query.rules.division).takes(deal.integer_target());
}

// Whether the kernel of the run answers; otherwise a Search does.
inline bool is_for_kernel(const Query& query, const Deal& deal) {
  return query.asked == Question::kSolvable && has_judges_rules(query) &&
         is_known_to_kernel(query, deal);
}

// A representative deal of a run without games: the number of cards and the target are the same.
inline Deal example_of(const Query& query) {
  const std::array<int, kMostCards> cards = {};
  return {cards.begin(), cards.begin() + query.cards, query.target};
}

// How many deals like this one make a batch: fast ones take some microseconds each, and one that is
// answered alone may take more than 50 ms.
constexpr std::size_t kFastBatch = 256;
inline std::size_t batch_size_of(const Query& query, const Deal& deal) {
  constexpr std::size_t kKernels = 1024;
  constexpr std::size_t kSome = 8;
  const std::size_t cards = deal.size();
  if (is_for_kernel(query, deal)) return kKernels;
  if (are_default(query.rules)) return cards < 5 ? kFastBatch : cards < 7 ? kSome : 1;
  return cards < (query.rules.operators.has_power_or_factorial() ? 4 : 5) ? kSome : 1;
}

}  // namespace twentyfour
