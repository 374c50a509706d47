// Letters that are cards: A T J Q K for 1 10 11 12 13.
#ifndef TWENTYFOUR_SOLVER_JUDGE_LETTERS_HPP
#define TWENTYFOUR_SOLVER_JUDGE_LETTERS_HPP

#include "solver/judge/tokens.hpp"

namespace twentyfour {

// The card that a letter stands for, or -1.
inline int letter_card(char letter) {
  constexpr char kLetters[] = "ATJQKatjqk";
  constexpr int kCards[] = {1, 10, 11, 12, 13};
  for (int i = 0; i < 10; ++i) {
    if (letter == kLetters[i]) return kCards[i % 5];
  }
  return -1;
}

// The number from 0 to `most` or the card that a token is, or -1.
inline long long number_or_letter(const char* token, const char* end, long long most) {
  const long long number = number_of(token, end, most);
  return number < 0 && end - token == 1 ? letter_card(*token) : number;
}

}  // namespace twentyfour

#endif
