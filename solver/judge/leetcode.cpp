#include <vector>

#include "solver/judge/definition.hpp"
#include "solver/judge/hand.hpp"

class Solution {
 public:
  // NOLINTNEXTLINE: the name that LeetCode asks for
  bool judgePoint24(std::vector<int>& cards) {
    return twentyfour::makes_24({{cards[0], cards[1], cards[2], cards[3]}});
  }
};
