// HDU 1427: https://acm.hdu.edu.cn/showproblem.php?pid=1427
// twentyfour 5.1.0, solver/judge/. MIT licence.
//
// Definition says whether a hand makes 24, and why that is exact. EofReader makes hands of
// bytes, Verdicts remembers what is solved, and judge answers block by block.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstring>

#if (defined __unix__ || defined __APPLE__ || defined __MINGW32__) && !defined TWENTYFOUR_PORTABLE
#include <unistd.h>
#endif

namespace twentyfour {

// A hand: four cards from 0 to 9999.

constexpr int kTarget = 24;
constexpr int kCardsInHand = 4;

struct Hand {
  int cards[kCardsInHand];
};

// A hand makes 24 if its four cards, each used once, in some order, do so in one of two patterns:
//
//     ((a # b) # c) # d        (a # b) # (c # d)
//
// where each # is one of six operators: + - * / and the reverses of - and /. So x # y and y # x
// have the same values, every way to set brackets is one of these patterns, and orders with a > b
// need not be tried.
//
// A double counts as 24 if it is within 1e-9 of 24. For cards up to N = 9999 this is exact:
// - A value near 24 is a fraction p / q with q <= N^2: q is a product or a sum of at most two
//   cards, or else p <= N^2, and q is smaller than p. So the distance |p - 24 q| / q is 0, or at
//   least 1 / N^2 > 1e-8.
// - A double near 24 is off by less than 3e-11. A rounding moves x by at most u x, with u = 2^-53,
//   and without a division nothing is rounded. If + or - is last, each side is exact, or below
//   N + 25 and a few roundings off. If * or / is last, both sides are a few roundings off, except
//   a / b - c, where terms cancel and the error of a / b stays: this side is a multiple of 1 / b,
//   not 0, and off by u a / b, which is at most u a <= u N times the side.
// - A divisor is 0 as a double only if it is 0: if a / b = c, it is an integer and not rounded.

constexpr double kEpsilon = 1e-9;

#if __FINITE_MATH_ONLY__
#error "NAN is needed: compile without -ffast-math"
#endif

enum Operator { kPlus, kMinus, kReversedMinus, kTimes, kDividedBy, kReversedDivision };

using Values = std::array<double, kReversedDivision + 1>;

template <class Division>
struct Definition {
  // x # y
  static Values apply_all(double x, double y) {
    Values results;
    results[kPlus] = x + y;
    results[kMinus] = x - y;
    results[kReversedMinus] = y - x;
    results[kTimes] = x * y;
    results[kDividedBy] = Division::quotient(x, y);
    results[kReversedDivision] = Division::quotient(y, x);
    return results;
  }

  // Whether x # y is 24 for some value x.
  static bool some_is_24(const Values& values, double y) {
    bool found = false;
    for (const double x : values) {
      for (const double z : apply_all(x, y)) found |= std::fabs(z - kTarget) < kEpsilon;
    }
    return found;
  }

  // ((a # b) # c) # d
  static bool first_pattern(double a, double b, double c, double d) {
    bool found = false;
    for (const double x : apply_all(a, b)) found |= some_is_24(apply_all(x, c), d);
    return found;
  }

  // (a # b) # (c # d)
  static bool second_pattern(double a, double b, double c, double d) {
    bool found = false;
    for (const double y : apply_all(c, d)) found |= some_is_24(apply_all(a, b), y);
    return found;
  }

  static bool makes_24(const Hand& hand) {
    double x[kCardsInHand];
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

// 9 / 3 is a number, 8 / 3 is not, so all values are integers.
// NAN stands for no value: what is made of it is NAN, and never near 24.
struct ExactDivision {
  static double quotient(double x, double y) {
    if (y == 0) return NAN;
    const double whole = std::trunc(x / y);
    return whole * y == x ? whole : NAN;
  }
};

// Reads numbers with white space between them, block by block.

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

// Reads hands to the end of the input.
template <NumberOf card_of>
struct EofReader : NumberReader {
  int cards[kCardsInHand];

  Reading read() { return read_numbers<card_of>(cards, kCardsInHand, kLargestCard); }
};

// Letters that are cards: A T J Q K for 1 10 11 12 13.

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

// Remembers which hands of cards up to 15 make 24, in a table, all 0 at first.
// A hand is solved in ascending order; other orders get a copy of its verdict.
template <class Solver = bool (*)(const Hand&)>
struct Verdicts {
  static constexpr int kTableSize = 1 << 16;
  static constexpr unsigned char kYes = 1;
  static constexpr unsigned char kKnown = 2;

  unsigned char* table;
  Solver solver;

  static bool is_uncached(const int* cards) {
    return (cards[0] | cards[1] | cards[2] | cards[3]) > 15;
  }

  bool find(const int* cards) const {
    Hand hand = {{cards[0], cards[1], cards[2], cards[3]}};
    if (is_uncached(cards)) return solver(hand);
    unsigned char& entry = entry_of(cards);
    if (entry == 0) {
      std::sort(hand.cards, hand.cards + kCardsInHand);
      unsigned char& verdict = entry_of(hand.cards);
      if (verdict == 0) verdict = solver(hand) ? kKnown | kYes : kKnown;
      entry = verdict;
    }
    return (entry & kYes) != 0;
  }

  unsigned char& entry_of(const int* cards) const {
    return table[cards[0] | cards[1] << 4 | cards[2] << 8 | cards[3] << 12];
  }
};

// The program as it is submitted: reads hands block by block, and writes their answers.
struct Memory {
  char input[1 << 18];
  char output[1 << 18];  // written whenever it is full: lines may have any length
  unsigned char verdicts[Verdicts<>::kTableSize];
};

template <class Reader, class Division, class Streams>
void judge(Streams&& streams, Memory& memory, const char* yes, const char* no) {
  Reader reader;
  const Verdicts<> verdicts = {memory.verdicts, Definition<Division>::makes_24};
  for (std::size_t left = 0; left < sizeof memory.input;) {
    const auto bytes = streams.read(memory.input + left, sizeof memory.input - left);
    reader.at = memory.input;
    reader.end = memory.input + left + bytes;
    reader.is_last = bytes == 0;
    std::size_t size = 0;
    Reading reading;
    while ((reading = reader.read()) == Reading::kAll) {
      for (const char* line = verdicts.find(reader.cards) ? yes : no; *line != 0; ++line) {
        memory.output[size++ % sizeof memory.output] = *line;
        if (size % sizeof memory.output == 0) streams.write(memory.output, sizeof memory.output);
      }
    }
    streams.write(memory.output, size % sizeof memory.output);
    if (reading != Reading::kMore) return;
    left = static_cast<std::size_t>(reader.end - reader.at);
    std::memmove(memory.input, reader.at, left);
  }
}

// Standard input and output.
struct StandardStreams {
  // read() waits for some bytes, fread() for all that there is room for.
  std::size_t read(char* to, std::size_t room) {
#ifdef STDIN_FILENO
    const auto bytes = ::read(STDIN_FILENO, to, static_cast<unsigned>(room));
    return bytes < 0 ? 0 : static_cast<std::size_t>(bytes);
#else
    return std::fread(to, 1, room, stdin);
#endif
  }

  void write(const char* from, std::size_t size) {
    std::fwrite(from, 1, size, stdout);
    std::fflush(stdout);
  }
};

}  // namespace twentyfour

// Stops silently on bad input.
int main() {
  using namespace twentyfour;
  static Memory memory;
  judge<EofReader<number_or_letter>, ExactDivision>(StandardStreams(), memory, "Yes\n", "No\n");
}
