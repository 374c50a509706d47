// Who answers a deal, a kernel or a search, and together with how many others.
#pragma once

#include <array>
#include <cstddef>

#include "solver/expressions/deal.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/input/run.hpp"
#include "solver/judge/hand.hpp"
#include "solver/kernels/kernel_state.hpp"

namespace twentyfour {

// Whether a kernel may be used: four cards in any order, or games, which may have four cards.
inline bool may_use_kernel(const Run& run) {
  return run.asked == Question::kSolvable && !run.rules.ordered && !run.rules.subsets &&
         (run.has_games || run.cards == kCardsInHand);
}

// Whether a kernel can answer the hands of a run, in its words.
inline bool suits_kernels(const Run& run) {
  return may_use_kernel(run) && !run.has_games && !run.echoes && !run.is_typed &&
         VerdictLines::has_room_for(run.words.yes) && VerdictLines::has_room_for(run.words.no);
}

// The judge's question: do four cards in any order make 24 with the four operators and brackets?
inline bool is_judges_question(const Run& run, const Deal& deal) {
  return may_use_kernel(run) && run.rules.form == Form::kParentheses &&
         run.rules.operators == Operators() && deal.has_target(kTarget) &&
         deal.size() == kCardsInHand;
}

// Whether the kernel of the run answers; otherwise a Search does.
inline bool is_for_kernel(const Run& run, const Deal& deal) {
  return run.kernel != nullptr && is_judges_question(run, deal);
}

// A representative deal of a run without games: the number of cards and the target are the same.
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
  if (are_default(run.rules)) return cards < 5 ? kFastBatch : cards < 7 ? kSome : 1;
  return cards < (run.rules.operators.has_power_or_factorial() ? 4 : 5) ? kSome : 1;
}

}  // namespace twentyfour
