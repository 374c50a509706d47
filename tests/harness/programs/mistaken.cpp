// Programs as people write them, with a mistake or two: every order of the cards, all operators,
// the five ways to put brackets.
//   mistaken NAME    reads hands up to four zeros; prints YES or NO for each
#include <algorithm>
#include <array>
#include <cmath>
#include <iostream>
#include <set>
#include <string>
#include <vector>

namespace {

double epsilon = 1e-6;
bool is_exact = false;
bool has_floats = false;

double rounded(double value) {
  return has_floats ? static_cast<float>(value) : value;
}

double of(double x, char sign, double y) {
  if (sign == '+') return rounded(x + y);
  if (sign == '-') return rounded(x - y);
  if (sign == '*') return rounded(x * y);
  if (y == 0 || (is_exact && std::fmod(x, y) != 0)) return std::nan("");
  return rounded(x / y);
}

bool is_24(double value) {
  return std::fabs(value - 24) <= epsilon;
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

// The expressions that make 24, of these cards in this order.
std::vector<std::string> expressions(const std::array<int, 4>& cards, const std::string& name) {
  const auto [a, b, c, d] = cards;
  std::vector<std::string> found;
  for (const char p : {'+', '-', '*', '/'}) {
    for (const char q : {'+', '-', '*', '/'}) {
      for (const char r : {'+', '-', '*', '/'}) {
        std::vector<double> results = {of(a, p, of(b, q, of(c, r, d)))};
        if (name == "total-from-zero") {
          results.clear();
          for (const char o : {'+', '-', '*', '/'}) {
            results.push_back(of(of(of(of(0, o, a), p, b), q, c), r, d));
          }
        } else if (name != "right-nested") {
          results.insert(results.end(),
                         {of(of(of(a, p, b), q, c), r, d), of(of(a, p, of(b, q, c)), r, d),
                          of(a, p, of(of(b, q, c), r, d)), of(of(a, p, b), q, of(c, r, d))});
        }
        for (std::size_t way = 0; way < results.size(); ++way) {
          if (!is_24(results[way])) continue;
          found.push_back(std::to_string(way) + p + q + r);
          for (const int card : cards) found.back().append(" ").append(std::to_string(card));
        }
      }
    }
  }
  return found;
}

bool answer(const std::array<int, 4>& hand, const std::string& name) {
  if (name == "never-reversed") return never_reversed({hand.begin(), hand.end()});
  const bool has_equal = std::set<int>(hand.begin(), hand.end()).size() < hand.size();
  if (name == "equal-cards-refused" && has_equal) return false;
  std::array<std::size_t, 4> order = {0, 1, 2, 3};
  std::vector<std::string> all;
  do {
    const auto found =
        expressions({hand[order[0]], hand[order[1]], hand[order[2]], hand[order[3]]}, name);
    all.insert(all.end(), found.begin(), found.end());
  } while (name != "right-nested" && std::next_permutation(order.begin(), order.end()));
  if (name == "one-hit") return all.size() > 1;
  if (name == "one-expression") return std::set<std::string>(all.begin(), all.end()).size() > 1;
  return !all.empty();
}

}  // namespace

int main(int argc, char** argv) {
  const std::string name = argc > 1 ? argv[1] : "";
  is_exact = name == "never-reversed";
  if (name == "exact-equality") epsilon = 0;
  if (name == "small-tolerance") epsilon = 1e-15;
  has_floats = name == "floats";
  if (name == "one-unit-epsilon") epsilon = std::nextafter(24, 25) - 24;
  for (std::array<int, 4> hand; std::cin >> hand[0] >> hand[1] >> hand[2] >> hand[3];) {
    if (hand == std::array<int, 4>{}) break;
    std::cout << (answer(hand, name) ? "YES\n" : "NO\n");
  }
}
