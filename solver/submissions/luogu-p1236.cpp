// Luogu P1236: https://www.luogu.com.cn/problem/P1236
// twentyfour 5.1.0, solver/judge/. MIT licence.
//
// apply_all has the results of two numbers, as steps. ThreeSteps tries the two patterns on all
// orders of the cards, and keeps the steps that it takes. main reads a hand and prints its steps;
// bad input stops it silently.
#include <algorithm>
#include <array>
#include <cctype>
#include <cstdio>
#include <iostream>

namespace twentyfour {

// A hand: four cards from 0 to 9999.

constexpr int kTarget = 24;
constexpr int kCardsInHand = 4;

struct Hand {
  int cards[kCardsInHand];
};

// Three steps from four cards to 24, such as 2+1=3, 7*3=21, 21+3=24.
//
// They are the operators, from the inside out, of one of two patterns:
//
//     ((a # b) # c) # d        (a # b) # (c # d)
//
// where each # is + - * or / with the larger number first. So x # y and y # x are the same steps,
// every way to set brackets is one of these patterns, and orders with a > b need not be tried.
//
// Every result is a positive integer; 0 stands for none. The largest, 9999 four times multiplied,
// has 54 bits.
struct Step {
  long long x;
  char sign;
  long long y;
  long long result;
};

// x # y
inline std::array<Step, 4> apply_all(long long x, long long y) {
  const long long larger = std::max(x, y);
  const long long smaller = std::min(x, y);
  const bool divides = smaller != 0 && larger % smaller == 0;
  return {{{larger, '+', smaller, larger + smaller},
           {larger, '-', smaller, larger - smaller},
           {larger, '*', smaller, larger * smaller},
           {larger, '/', smaller, divides ? larger / smaller : 0}}};
}

struct ThreeSteps {
  Step taken[kCardsInHand - 1];

  // Whether x # y is 24.
  bool last_makes_24(long long x, long long y) {
    bool found = false;
    for (const Step& last : apply_all(x, y)) {
      if (last.result != kTarget) continue;
      taken[2] = last;
      found = true;
    }
    return found;
  }

  // ((a # b) # c) # d
  bool first_pattern(int a, int b, int c, int d) {
    for (const Step& first : apply_all(a, b)) {
      if (first.result == 0) continue;
      taken[0] = first;
      for (const Step& second : apply_all(first.result, c)) {
        if (second.result == 0) continue;
        taken[1] = second;
        if (last_makes_24(second.result, d)) return true;
      }
    }
    return false;
  }

  // (a # b) # (c # d)
  bool second_pattern(int a, int b, int c, int d) {
    for (const Step& first : apply_all(a, b)) {
      if (first.result == 0) continue;
      taken[0] = first;
      for (const Step& second : apply_all(c, d)) {
        if (second.result == 0) continue;
        taken[1] = second;
        if (last_makes_24(first.result, second.result)) return true;
      }
    }
    return false;
  }

  bool make_24(const Hand& hand) {
    int x[kCardsInHand];
    std::copy(hand.cards, hand.cards + kCardsInHand, x);
    std::sort(x, x + kCardsInHand);
    do {
      if (x[0] > x[1]) continue;
      if (first_pattern(x[0], x[1], x[2], x[3])) return true;
      if (second_pattern(x[0], x[1], x[2], x[3])) return true;
    } while (std::next_permutation(x, x + kCardsInHand));
    return false;
  }
};

}  // namespace twentyfour

// Whether a card is read, which ends at white space.
bool read_card(int& card) {
  if (!(std::cin >> card) || card < 0 || card > 9999) return false;
  const int next = std::cin.peek();
  return next == EOF || std::isspace(next) != 0;
}

int main() {
  twentyfour::Hand hand;
  for (int& card : hand.cards) {
    if (!read_card(card)) return 0;
  }
  twentyfour::ThreeSteps steps;
  if (!steps.make_24(hand)) {
    std::cout << "No answer!\n";
    return 0;
  }
  for (const twentyfour::Step& step : steps.taken) {
    std::cout << step.x << step.sign << step.y << '=' << step.result << '\n';
  }
}
