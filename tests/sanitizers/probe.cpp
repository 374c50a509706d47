// Breaks a rule on purpose, to prove that the sanitizers of this build would tell.

#include <climits>
#include <cstring>
#include <vector>

// The compiler must not see through these values.
volatile int one = 1;
volatile int largest = INT_MAX;

int main(int argc, char** argv) {
  if (argc == 2 && std::strcmp(argv[1], "address") == 0) {
    const std::vector<int> cards(4);
    return cards.data()[3 + one];
  }
  if (argc == 2 && std::strcmp(argv[1], "undefined") == 0) return largest + one;
  return 0;
}
