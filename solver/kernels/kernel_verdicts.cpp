#include "solver/kernels/kernel_verdicts.hpp"

#include <algorithm>
#include <iterator>

namespace twentyfour {

bool KernelVerdicts::find(const int* cards) const {
  constexpr unsigned char kYes = Verdicts::kKnown | Verdicts::kYes;
  const auto entry_of = [this](const int* four) -> unsigned char& {
    return table[four[0] | four[1] << 4 | four[2] << 8 | four[3] << 12];
  };
  Hand hand = {{cards[0], cards[1], cards[2], cards[3]}};
  if ((cards[0] | cards[1] | cards[2] | cards[3]) > 15) {
    ++wide_hands;
    return solver(hand);
  }
  unsigned char& entry = entry_of(cards);
  if (entry == 0) {
    if (!ordered) std::sort(std::begin(hand.cards), std::end(hand.cards));
    unsigned char& verdict = entry_of(hand.cards);
    if (verdict == 0) verdict = solver(hand) ? kYes : Verdicts::kKnown;
    entry = verdict;
  }
  return entry == kYes;
}

}  // namespace twentyfour
