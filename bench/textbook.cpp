// The textbook program: scanf, solve, printf. Four zeros or the end of the input stop it.
#include <cstdio>

#include "bench/textbook_solver.hpp"

int main() {
  std::array<int, 4> cards;
  while (std::scanf("%d%d%d%d", &cards[0], &cards[1], &cards[2], &cards[3]) == 4) {
    if (cards[0] == 0 && cards[1] == 0 && cards[2] == 0 && cards[3] == 0) break;
    std::printf(textbook::makes_24(cards) ? "YES\n" : "NO\n");
  }
  return 0;
}
