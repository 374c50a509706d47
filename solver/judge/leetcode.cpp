// Definition says whether the four cards of a hand make 24, and why that is exact. RealDivision has
// the rule for division, and Solution asks.
#include <vector>

#include "solver/judge/definition.hpp"
#include "solver/judge/hand.hpp"
#include "solver/judge/real_division.hpp"

class Solution {
 public:
  // NOLINTNEXTLINE: the name that LeetCode asks for
  bool judgePoint24(std::vector<int>& cards) {
    const twentyfour::Hand hand = {{cards[0], cards[1], cards[2], cards[3]}};
    return twentyfour::Definition<twentyfour::RealDivision>::makes_24(hand);
  }
};
