// Verdicts, each worked out once: whether a hand makes 24, remembered for hands of small cards.
//
// A hand of cards from 0 to 15 indexes a table of one byte a hand, which starts out as zeros. A
// verdict is found for the cards in ascending order, and copied to the other orders as they turn
// up. Larger hands are solved each time. Cost: one load for a hand seen before.
#ifndef TWENTYFOUR_SOLVER_JUDGE_VERDICTS_HPP
#define TWENTYFOUR_SOLVER_JUDGE_VERDICTS_HPP

#include <cstdint>
#include <utility>

#include "solver/judge/hand.hpp"
#include "solver/judge/packed_hand.hpp"
#include "solver/judge/patterns.hpp"

namespace twentyfour {

class Verdicts {
 public:
  // An entry for each small hand, and three bytes more: kernels load entries four bytes at a time.
  static constexpr int kTableSize = (1 << 16) + 3;

  // Whether a hand makes 24: makes_target, or what does the same.
  using Solver = bool (*)(const Hand&);

  // @param table  kTableSize zeros, to be kept as long as this
  explicit Verdicts(unsigned char* table, Solver solver = makes_target)
      : table_(table), solver_(solver) {}

  // Bits of a remembered verdict. Zero stands for a hand that is yet to be solved.
  static constexpr unsigned char kYes = 1;
  static constexpr unsigned char kKnown = 2;

  // By PackedHand::index(), of small hands. Of the sentinel nothing is ever remembered, so who
  // finds a hand in here need not look whether it is one.
  const unsigned char* table() const { return table_; }

  bool solvable(PackedHand hand) {
    if (!hand.is_small() || hand.is_sentinel()) return solver_(hand.unpacked());
    unsigned char& verdict = table_[hand.index()];
    if (verdict == 0) verdict = verdict_in_order(sorted(hand.unpacked()));
    return (verdict & kYes) != 0;
  }

 private:
  // Five exchanges sort four cards.
  static Hand sorted(Hand hand) {
    constexpr int kExchanges[5][2] = {{0, 1}, {2, 3}, {0, 2}, {1, 3}, {1, 2}};
    for (const auto& exchange : kExchanges) {
      int& low = hand.cards[exchange[0]];
      int& high = hand.cards[exchange[1]];
      if (low > high) std::swap(low, high);
    }
    return hand;
  }

  unsigned char verdict_in_order(const Hand& hand) {
    unsigned char& verdict = table_[PackedHand::of(hand).index()];
    if (verdict == 0) {
      verdict = solver_(hand) ? static_cast<unsigned char>(kKnown | kYes) : kKnown;
    }
    return verdict;
  }

  unsigned char* table_;
  Solver solver_;
};

}  // namespace twentyfour

#endif
