// What a good contestant submits: cards read by getchar, verdicts of small hands kept in a table
// that fills as hands come, answers by puts. Larger hands are solved the textbook way each time.
#include <algorithm>
#include <cstdio>

#include "bench/textbook_solver.hpp"

namespace {

constexpr int kLargestKept = 13;
constexpr int kWidth = kLargestKept + 1;

enum Verdict : char { kUnknown, kNo, kYes };

Verdict verdicts[kWidth][kWidth][kWidth][kWidth];

// The next integer, or -1 at the end of the input.
int read_card() {
  int byte = std::getchar();
  while (byte != EOF && (byte < '0' || byte > '9')) byte = std::getchar();
  if (byte == EOF) return -1;
  int card = 0;
  for (; byte >= '0' && byte <= '9'; byte = std::getchar()) card = card * 10 + (byte - '0');
  return card;
}

Verdict solve(const std::array<int, 4>& cards) {
  return textbook::makes_24(cards) ? kYes : kNo;
}

// Solved for the cards in ascending order, and copied to the other orders as they come.
Verdict verdict_on(std::array<int, 4> cards) {
  if (*std::max_element(cards.begin(), cards.end()) > kLargestKept) return solve(cards);
  Verdict& verdict = verdicts[cards[0]][cards[1]][cards[2]][cards[3]];
  if (verdict == kUnknown) {
    std::sort(cards.begin(), cards.end());
    Verdict& in_order = verdicts[cards[0]][cards[1]][cards[2]][cards[3]];
    if (in_order == kUnknown) in_order = solve(cards);
    verdict = in_order;
  }
  return verdict;
}

}  // namespace

int main() {
  for (;;) {
    std::array<int, 4> cards;
    for (int& card : cards) card = read_card();
    if (cards[3] < 0 || cards == std::array<int, 4>{}) return 0;
    std::puts(verdict_on(cards) == kYes ? "YES" : "NO");
  }
}
