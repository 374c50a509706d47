// Programs as people write them, with a mistake or two: every order of the cards, all operators,
// the five ways to put brackets.
//   mistaken NAME...    reads hands up to four zeros; prints YES or NO for each
#include <algorithm>
#include <array>
#include <cmath>
#include <iostream>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace {

std::set<std::string> mistakes;

bool makes(const std::string& mistake) {
  return mistakes.count(mistake) > 0;
}

// What a program makes of its mistakes, before its first hand.
struct Habits {
  bool has_floats = makes("floats");
  bool truncates = makes("integer-division");
  bool floors = makes("floor-division");
  bool is_exact = makes("exact-division");
  bool cuts_value = makes("integer-value");
  bool starts_from_zero = makes("total-from-zero");
  double below = 1e-6;  // 24
  double above = 1e-6;
  std::array<bool, 5> ways = {};  // to put brackets
};

Habits habits;

Habits habits_of_mistakes() {
  Habits all;
  const double one_unit = std::nextafter(24, 25) - 24;
  if (makes("exact-equality")) all.below = all.above = 0;
  if (makes("small-tolerance")) all.below = all.above = 1e-15;
  if (makes("one-unit-epsilon")) all.below = all.above = one_unit;
  if (makes("hundredth-epsilon")) all.below = all.above = 1e-2;
  if (makes("nothing-below")) all.below = 0;
  if (makes("nothing-above")) all.above = 0;
  if (makes("at-least-24")) all.above = 1e9;
  all.ways = {!makes("no ((a#b)#c)#d"), !makes("no (a#(b#c))#d"), !makes("no a#((b#c)#d)"),
              !makes("no a#(b#(c#d))"), !makes("no (a#b)#(c#d)")};
  return all;
}

double rounded(double value) {
  return habits.has_floats ? static_cast<float>(value) : value;
}

double divided(double x, double y) {
  if (y == 0) return std::nan("");
  if (habits.truncates) return std::trunc(x / y);
  if (habits.floors) return std::floor(x / y);
  if (habits.is_exact && std::fmod(x, y) != 0) return std::nan("");
  return rounded(x / y);
}

double of(double x, char sign, double y) {
  if (sign == '+') return rounded(x + y);
  if (sign == '-') return rounded(x - y);
  if (sign == '*') return rounded(x * y);
  return divided(x, y);
}

bool is_24(double value) {
  if (habits.cuts_value) return std::trunc(value) == 24;
  return 24 - value <= habits.below && value - 24 <= habits.above;
}

// Joins any two, the earlier one on the left.
bool never_reversed(const std::vector<double>& values) {
  if (values.size() == 1) return is_24(values[0]);
  for (std::size_t j = 1; j < values.size(); ++j) {
    for (std::size_t i = 0; i < j; ++i) {
      for (const char sign : {'+', '-', '*', '/'}) {
        std::vector<double> joined = values;
        joined.push_back(of(values[i], sign, values[j]));
        joined.erase(joined.begin() + static_cast<std::ptrdiff_t>(j));
        joined.erase(joined.begin() + static_cast<std::ptrdiff_t>(i));
        if (never_reversed(joined)) return true;
      }
    }
  }
  return false;
}

// The results of these cards in this order, by the ways to put brackets.
std::array<double, 5> results(const std::array<int, 4>& cards, char p, char q, char r) {
  const double a = cards[0];
  const double b = cards[1];
  const double c = cards[2];
  const double d = cards[3];
  const auto from_zero = [&](char o) { return of(of(of(of(0, o, a), p, b), q, c), r, d); };
  if (habits.starts_from_zero) {
    return {from_zero('+'), from_zero('-'), from_zero('*'), from_zero('/'), std::nan("")};
  }
  std::array<double, 5> all = {of(of(of(a, p, b), q, c), r, d), of(of(a, p, of(b, q, c)), r, d),
                               of(a, p, of(of(b, q, c), r, d)), of(a, p, of(b, q, of(c, r, d))),
                               of(of(a, p, b), q, of(c, r, d))};
  for (std::size_t way = 0; way < all.size(); ++way) {
    if (!habits.ways[way]) all[way] = std::nan("");
  }
  return all;
}

// The expressions that make 24, of these cards in this order.
std::vector<std::string> expressions(const std::array<int, 4>& cards) {
  std::vector<std::string> found;
  for (const char p : {'+', '-', '*', '/'}) {
    for (const char q : {'+', '-', '*', '/'}) {
      for (const char r : {'+', '-', '*', '/'}) {
        const std::array<double, 5> all = results(cards, p, q, r);
        for (std::size_t way = 0; way < all.size(); ++way) {
          if (!is_24(all[way])) continue;
          found.push_back(std::to_string(way) + p + q + r);
          for (const int card : cards) found.back().append(" ").append(std::to_string(card));
        }
      }
    }
  }
  return found;
}

// Two patterns and six operators, of which some are missing.
bool has_pattern(const std::array<int, 4>& cards) {
  const auto results_of = [](double x, double y, bool reversed) {
    std::vector<double> all = {of(x, '+', y), of(x, '-', y), of(x, '*', y), of(x, '/', y)};
    if (reversed && !makes("no-minus-result")) all.push_back(of(y, '-', x));
    if (reversed && !makes("no-division-by-result")) all.push_back(of(y, '/', x));
    return all;
  };
  for (const double x : results_of(cards[0], cards[1], false)) {
    for (const double y : results_of(cards[2], cards[3], false)) {
      for (const double z : results_of(x, y, false)) {
        if (is_24(z)) return true;
      }
    }
    for (const double y : results_of(x, cards[2], true)) {
      for (const double z : results_of(y, cards[3], true)) {
        if (is_24(z)) return true;
      }
    }
  }
  return false;
}

bool answer(const std::array<int, 4>& hand) {
  if (makes("never-reversed")) return never_reversed({hand.begin(), hand.end()});
  const bool has_equal = std::set<int>(hand.begin(), hand.end()).size() < hand.size();
  if (makes("equal-cards-refused") && has_equal) return false;
  const bool must_find_two = makes("one-hit") || makes("one-expression");
  std::array<std::size_t, 4> order = {0, 1, 2, 3};
  std::vector<std::string> all;
  do {
    const std::array<int, 4> cards = {hand[order[0]], hand[order[1]], hand[order[2]],
                                      hand[order[3]]};
    if (makes("no-minus-result") || makes("no-division-by-result")) {
      if (has_pattern(cards)) return true;
      continue;
    }
    const auto found = expressions(cards);
    if (!found.empty() && !must_find_two) return true;
    all.insert(all.end(), found.begin(), found.end());
  } while (!makes("order-kept") && std::next_permutation(order.begin(), order.end()));
  if (makes("one-hit")) return all.size() > 1;
  return std::set<std::string>(all.begin(), all.end()).size() > 1;
}

}  // namespace

int main(int argc, char** argv) {
  mistakes = {argv + 1, argv + argc};
  habits = habits_of_mistakes();
  std::mt19937 random(std::random_device{}());
  for (std::array<int, 4> hand; std::cin >> hand[0] >> hand[1] >> hand[2] >> hand[3];) {
    if (hand == std::array<int, 4>{}) break;
    const bool is_lie = makes("lies") && random() % 20 == 0;
    const bool is_guess =
        makes("guesses-above-13") && *std::max_element(hand.begin(), hand.end()) > 13;
    std::cout << (is_guess || answer(hand) != is_lie ? "YES\n" : "NO\n");
  }
}
