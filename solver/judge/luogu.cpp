// apply_all has the results of two numbers, as steps. ThreeSteps tries the two patterns on all
// orders of the cards, and keeps the steps that it takes. main reads a hand and prints its steps;
// bad input stops it silently.
#include <cctype>
#include <cstdio>
#include <iostream>

#include "solver/judge/hand.hpp"
#include "solver/judge/three_steps.hpp"

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
