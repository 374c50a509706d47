// Numbers, and the largest that is a card.
#ifndef TWENTYFOUR_SOLVER_JUDGE_NUMBERS_HPP
#define TWENTYFOUR_SOLVER_JUDGE_NUMBERS_HPP

namespace twentyfour {

constexpr int kLargestCard = 9999;

// The number from 0 to `most` that a token is, or -1.
inline long long number_of(const char* token, const char* end, long long most) {
  long long number = 0;
  for (; token != end; ++token) {
    if (*token < '0' || *token > '9') return -1;
    number = number * 10 + (*token - '0');
    if (number > most) return -1;
  }
  return number;
}

}  // namespace twentyfour

#endif
