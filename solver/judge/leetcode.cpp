#include <vector>

#include "solver/judge/hand.hpp"
#include "solver/judge/patterns.hpp"
#include "solver/judge/quotients.hpp"

class Solution {
 public:
  // NOLINTNEXTLINE(readability-identifier-naming): the name that is asked for
  bool judgePoint24(std::vector<int>& cards) {
    const twentyfour::Hand hand = {{cards[0], cards[1], cards[2], cards[3]}};
    return twentyfour::makes_target(hand);
  }
};
