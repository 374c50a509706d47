#include "solver/kernels/kernel_verdicts.hpp"

#include <algorithm>
#include <iterator>

namespace twentyfour {

bool KernelVerdicts::find(const int* cards) const {
  constexpr unsigned char kYes = Verdicts::kKnown | Verdicts::kYes;
  const Verdicts small_hands = {table, nullptr};
  Hand hand = {{cards[0], cards[1], cards[2], cards[3]}};
  if ((cards[0] | cards[1] | cards[2] | cards[3]) > 15) {
    ++wide_hands;
    return solver(hand);
  }
  unsigned char& entry = small_hands.entry_of(cards);
  if (entry == 0) {
    if (!ordered) std::sort(std::begin(hand.cards), std::end(hand.cards));
    unsigned char& verdict = small_hands.entry_of(hand.cards);
    if (verdict == 0) verdict = solver(hand) ? kYes : Verdicts::kKnown;
    entry = verdict;
  }
  return entry == kYes;
}

}  // namespace twentyfour
