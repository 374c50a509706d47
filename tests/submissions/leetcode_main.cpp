// A main for a class that has none: hands of four cards in, true or false out.
#include SOLUTION

#include <iostream>
#include <vector>

int main() {
  std::vector<int> cards(4);
  while (std::cin >> cards[0] >> cards[1] >> cards[2] >> cards[3]) {
    std::cout << (Solution().judgePoint24(cards) ? "true" : "false") << '\n';
  }
}
