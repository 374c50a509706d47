// Every order of the cards, every three of the four operators, and every one of the five ways to
// bracket a # b # c # d completely (five is the third Catalan number).
//
// Cost: 24 orders x 4^3 operators x 5 bracketings = 7680 evaluations for a hand of different cards.
// Known from: the textbook exercise, and Rosetta Code's "24 game/Solve".
#pragma once

#include <algorithm>
#include <iterator>

#include "bench/arithmetic.hpp"
#include "solver/judge/hand.hpp"

namespace twentyfour::orders_and_bracketings {

inline bool some_bracketing_makes_24(const int (&cards)[kCardsInHand], char f, char g, char h) {
  const auto& [a, b, c, d] = cards;
  return is_24(apply(h, apply(g, apply(f, a, b), c), d)) ||  // ((a f b) g c) h d
         is_24(apply(h, apply(f, a, apply(g, b, c)), d)) ||  // (a f (b g c)) h d
         is_24(apply(g, apply(f, a, b), apply(h, c, d))) ||  // (a f b) g (c h d)
         is_24(apply(f, a, apply(h, apply(g, b, c), d))) ||  // a f ((b g c) h d)
         is_24(apply(f, a, apply(g, b, apply(h, c, d))));    // a f (b g (c h d))
}

inline bool solvable_in_order(const int (&cards)[kCardsInHand]) {
  constexpr char kSymbols[] = {'+', '-', '*', '/'};
  for (char f : kSymbols) {
    for (char g : kSymbols) {
      for (char h : kSymbols) {
        if (some_bracketing_makes_24(cards, f, g, h)) return true;
      }
    }
  }
  return false;
}

inline bool solvable(const Hand& hand) {
  Hand order = hand;
  std::sort(std::begin(order.cards), std::end(order.cards));
  do {
    if (solvable_in_order(order.cards)) return true;
  } while (std::next_permutation(std::begin(order.cards), std::end(order.cards)));
  return false;
}

}  // namespace twentyfour::orders_and_bracketings
