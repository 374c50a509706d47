// apply_all has the results of two numbers, as steps. ThreeSteps tries the two patterns on all
// orders of the cards, and keeps the steps that it takes. main reads a hand and prints its steps.
#include <iostream>

#include "solver/judge/hand.hpp"
#include "solver/judge/three_steps.hpp"

int main() {
  twentyfour::Hand hand;
  for (int& card : hand.cards) std::cin >> card;
  twentyfour::ThreeSteps steps;
  if (!steps.make_24(hand)) {
    std::cout << "No answer!\n";
    return 0;
  }
  for (const twentyfour::Step& step : steps.taken) {
    std::cout << step.x << step.sign << step.y << '=' << step.result << '\n';
  }
}
