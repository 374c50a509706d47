// Reads numbers with white space between them, block by block.
#ifndef TWENTYFOUR_SOLVER_JUDGE_NUMBERS_HPP
#define TWENTYFOUR_SOLVER_JUDGE_NUMBERS_HPP

namespace twentyfour {

constexpr int kLargestCard = 9999;

inline bool is_space(char byte) {
  return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

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

using NumberOf = long long (*)(const char* token, const char* end, long long most);

// kMore: the rest of the block may be a part of a token.
enum class Reading { kAll, kMore, kEnd, kBadToken };

struct NumberReader {
  // The rest of a block, which does not begin inside a token.
  const char* at;
  const char* end;
  bool is_last;
  int numbers_read = 0;

  // Reads `count` numbers from 0 to `most`.
  template <NumberOf parse, class Number>
  Reading read_numbers(Number* numbers, int count, long long most) {
    for (; numbers_read < count; ++numbers_read) {
      while (at != end && is_space(*at)) ++at;
      const char* token_end = at;
      while (token_end != end && !is_space(*token_end)) ++token_end;
      if (token_end == end && !is_last) return Reading::kMore;
      if (at == end) return Reading::kEnd;
      const long long number = parse(at, token_end, most);
      if (number < 0) return Reading::kBadToken;
      numbers[numbers_read] = static_cast<Number>(number);
      at = token_end;
    }
    numbers_read = 0;
    return Reading::kAll;
  }
};

}  // namespace twentyfour

#endif
