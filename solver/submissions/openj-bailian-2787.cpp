// OpenJudge Bailian 2787: http://bailian.openjudge.cn/practice/2787/
// twentyfour 2.1.0-dev, solver/judge/. MIT licence.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <cstring>
#if (defined(__unix__) || defined(__APPLE__)) && !defined(TWENTYFOUR_PORTABLE)
#include <unistd.h>
#endif

// What a division gives.

namespace twentyfour {

enum class Division : unsigned char {
  kReal,        // 8 / 3 is a number
  kExact,       // only 9 / 3 is a number
  kTruncating,  // 8 / 3 is 2, and -8 / 3 is -2
};

constexpr Division kDivisionRule = Division::kReal;

// How the hands end, and the lines for YES and NO.

enum class Framing {
  kSentinel,  // with four zeros, or with the input
  kCounted,   // after N hands; N comes first
  kEof,       // with the input
};

constexpr Framing kFraming = Framing::kSentinel;
constexpr char kYesLine[] = "YES\n";
constexpr char kNoLine[] = "NO\n";

// Standard input and output.

struct StandardStreams {
  // Like POSIX read(); but fread() blocks until `room` is full.
  std::ptrdiff_t read(char* to, std::size_t room) {
#ifdef _POSIX_VERSION
    return ::read(STDIN_FILENO, to, room);
#else
    return static_cast<std::ptrdiff_t>(std::fread(to, 1, room, stdin));
#endif
  }

  void write(const char* from, std::size_t size) {
    std::fwrite(from, 1, size, stdout);
    std::fflush(stdout);
  }
};

// A hand: four cards, integers from 0 to 9999.

constexpr int kTarget = 24;
constexpr int kCardsInHand = 4;

struct Hand {
  int cards[kCardsInHand];
};

// Can a hand make 24?
//
// It can if its four cards, each used once, in some order, make 24 in one of the two patterns
//
//     ((a # b) # c) # d        (a # b) # (c # d)
//
// where each # is one of six operators: plus, minus, reversed minus, times, divided by, reversed
// division. Each operator stands beside its reverse, so x # y and y # x have the same values. Every
// way to set brackets is then one of the two patterns, and orders with a > b need not be tried.
//
// A double within 1e-9 of 24 counts as 24. For cards up to N = 9999 this is exact:
// - A fraction p / q near 24 has q <= N^2: it is a product or a sum of at most two cards, or else
//   p <= N^2. So the exact value is 24, or it misses 24 by at least 1 / N^2 > 1e-8.
// - A double near 24 is off by less than 3e-11. Let u = 2^-53, the relative error of one rounding.
//   Without a division nothing is rounded. If + or - is last, each side is exact, or below N + 25
//   and a few u off. If * or / is last, both sides are a few u off, but for a / b - c: this is a
//   multiple of 1 / b, not 0, and u a / b off, which is u a <= u N relative to 1 / b.
// - A divisor is 0 as a double only if it is 0: if a / b = c, it is an integer and not rounded.
// With integer division, all values are integers.

constexpr double kEpsilon = 1e-9;

#if __FINITE_MATH_ONLY__
#error "NAN is needed: compile without -ffast-math"
#endif

// NAN stands for no value: what is made of it is NAN, which is never near 24.
template <Division kRule>
double quotient(double x, double y) {
  if (y == 0) return NAN;
  if (kRule == Division::kReal) return x / y;
  const double whole = std::trunc(x / y);
  return kRule == Division::kTruncating || whole * y == x ? whole : NAN;
}

enum Operator {
  kPlus,
  kMinus,
  kReversedMinus,
  kTimes,
  kDividedBy,
  kReversedDivision,
  kOperatorCount
};

using Values = std::array<double, kOperatorCount>;

// x # y
template <Division kRule>
Values apply_all(double x, double y) {
  Values results;
  results[kPlus] = x + y;
  results[kMinus] = x - y;
  results[kReversedMinus] = y - x;
  results[kTimes] = x * y;
  results[kDividedBy] = quotient<kRule>(x, y);
  results[kReversedDivision] = quotient<kRule>(y, x);
  return results;
}

// Whether x # y is 24 for some value x.
template <Division kRule>
bool some_is_24(const Values& values, double y) {
  bool found = false;
  for (const double x : values) {
    for (const double z : apply_all<kRule>(x, y)) found |= std::fabs(z - kTarget) < kEpsilon;
  }
  return found;
}

// ((a # b) # c) # d
template <Division kRule>
bool first_pattern(double a, double b, double c, double d) {
  bool found = false;
  for (const double x : apply_all<kRule>(a, b)) {
    found |= some_is_24<kRule>(apply_all<kRule>(x, c), d);
  }
  return found;
}

// (a # b) # (c # d)
template <Division kRule>
bool second_pattern(double a, double b, double c, double d) {
  bool found = false;
  for (const double y : apply_all<kRule>(c, d)) {
    found |= some_is_24<kRule>(apply_all<kRule>(a, b), y);
  }
  return found;
}

template <Division kRule = kDivisionRule>
bool makes_24(const Hand& hand) {
  double x[kCardsInHand];
  std::copy(hand.cards, hand.cards + kCardsInHand, x);
  std::sort(x, x + kCardsInHand);
  do {
    if (x[0] > x[1]) continue;
    if (first_pattern<kRule>(x[0], x[1], x[2], x[3])) return true;
    if (second_pattern<kRule>(x[0], x[1], x[2], x[3])) return true;
  } while (std::next_permutation(x, x + kCardsInHand));
  return false;
}

// Reads hands: cards, or A T J Q K for 1 10 11 12 13, with white space between them.

constexpr int kLargestCard = 9999;
constexpr int kMostCardsInHand = 8;
constexpr long long kMostHands = 1000000000000000;

// The card that a letter stands for, or -1.
inline int letter_card(char letter) {
  constexpr char kLetters[] = "ATJQKatjqk";
  constexpr int kCards[] = {1, 10, 11, 12, 13};
  for (int i = 0; i < 10; ++i) {
    if (letter == kLetters[i]) return kCards[i % 5];
  }
  return -1;
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

inline bool is_space(char byte) {
  return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

// kMore: what is left of the block may be a part of a token.
enum class Reading { kHand, kMore, kEnd, kBadToken };

struct HandReader {
  // What is left of a block, which does not begin inside a token.
  const char* at;
  const char* end;
  bool is_last;

  int cards[kMostCardsInHand];
  int cards_in_hand = kCardsInHand;
  int cards_read = 0;
  long long hands = -1;  // their number, once known
  long long hands_read = 0;
  Framing framing = kFraming;

  Reading read() {
    while (hands_read != hands) {
      while (at != end && is_space(*at)) ++at;
      const char* token_end = at;
      while (token_end != end && !is_space(*token_end)) ++token_end;
      if (token_end == end && !is_last) return Reading::kMore;
      if (at == end) return Reading::kEnd;
      const bool is_count = framing == Framing::kCounted && hands < 0;
      long long number = number_of(at, token_end, is_count ? kMostHands : kLargestCard);
      if (number < 0 && token_end - at == 1 && !is_count) number = letter_card(*at);
      if (number < 0) return Reading::kBadToken;
      at = token_end;
      if (is_count) {
        hands = number;
      } else {
        cards[cards_read++] = static_cast<int>(number);
        if (cards_read == cards_in_hand) return end_hand();
      }
    }
    return Reading::kEnd;
  }

  Reading end_hand() {
    int bits = 0;
    while (cards_read > 0) bits |= cards[--cards_read];
    if (framing == Framing::kSentinel && bits == 0) return Reading::kEnd;
    ++hands_read;
    return Reading::kHand;
  }
};

// Remembers which hands of cards up to 15 make 24, in a table, all 0 at first.
// A hand is solved in ascending order; other orders get a copy of its verdict.

inline bool is_wide(const int* cards) {
  return (cards[0] | cards[1] | cards[2] | cards[3]) > 15;
}

template <class Solver = bool (*)(const Hand&)>
struct Verdicts {
  static constexpr int kTableSize = 1 << 16;
  static constexpr unsigned char kYes = 1;
  static constexpr unsigned char kKnown = 2;

  unsigned char* table;
  Solver solver;

  bool find(const int* cards) const {
    Hand hand = {{cards[0], cards[1], cards[2], cards[3]}};
    if (is_wide(cards)) return solver(hand);
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

// Block by block: reads hands, writes their answers.

constexpr std::size_t kBlockSize = 1 << 18;

struct Memory {
  char input[kBlockSize];
  char output[kBlockSize];  // an answer is shorter than its hand
  unsigned char verdicts[Verdicts<>::kTableSize];
};

template <class Streams>
void judge(Streams& streams, Memory& memory) {
  HandReader reader;
  Verdicts<> verdicts = {memory.verdicts, makes_24};
  std::size_t left = 0;
  while (left < kBlockSize) {
    const std::ptrdiff_t bytes = streams.read(memory.input + left, kBlockSize - left);
    if (bytes < 0) return;
    reader.at = memory.input;
    reader.end = memory.input + left + bytes;
    reader.is_last = bytes == 0;
    char* out = memory.output;
    Reading reading;
    while ((reading = reader.read()) == Reading::kHand) {
      const char* line = verdicts.find(reader.cards) ? kYesLine : kNoLine;
      while (*line != 0) *out++ = *line++;
    }
    streams.write(memory.output, static_cast<std::size_t>(out - memory.output));
    if (reading != Reading::kMore) return;
    left = static_cast<std::size_t>(reader.end - reader.at);
    std::memmove(memory.input, reader.at, left);
  }
}

}  // namespace twentyfour

// An error ends the answers in silence.
int main() {
  static twentyfour::Memory memory;
  twentyfour::StandardStreams streams;
  twentyfour::judge(streams, memory);
}
