// Every value of every set of the cards of a hand under any rules, by the arithmetic of
// brute_force.hpp: sets grow by all operators between all values of their parts. Nothing is
// borrowed from the solver.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "tests/search/brute_force.hpp"

namespace twentyfour::brute {

inline bool is_less(const Value& x, const Value& y) {
  return x.numerator * y.denominator < y.numerator * x.denominator;
}

class ValueSets {
 public:
  using Values = std::vector<Value>;

  ValueSets(std::vector<int> hand, Rules rules)
      : hand_(std::move(hand)), rules_(std::move(rules)) {}

  // The values of the hand or, with subsets, of all sets of its cards, ascending. Domain: products
  // of two parts fit.
  Values all() {
    const unsigned whole = (1U << hand_.size()) - 1;
    Values values = rules_.subsets ? Values() : of(whole, false);
    for (unsigned set = 1; rules_.subsets && set <= whole; ++set) {
      const Values& some = of(set, false);
      values.insert(values.end(), some.begin(), some.end());
    }
    drop_equals(values);
    std::sort(values.begin(), values.end(), is_less);
    return values;
  }

  // Whether all cards together make a value.
  bool make(const Value& value) {
    const Values& values = of((1U << hand_.size()) - 1, false);
    return std::binary_search(values.begin(), values.end(), value);
  }

  // The fewest cards that make a value.
  std::size_t fewest_cards(const Value& value) {
    std::size_t fewest = hand_.size() + 1;
    for (unsigned set = 1; set < 1U << hand_.size(); ++set) {
      const Values& some = of(set, false);
      if (!std::binary_search(some.begin(), some.end(), value)) continue;
      fewest = std::min(fewest, static_cast<std::size_t>(std::popcount(set)));
    }
    return fewest;
  }

  // The values of a set; where products come before sums, those of products or those of sums.
  const Values& of(unsigned set, bool is_product) {
    is_product = is_product && rules_.form == '*';
    const auto [known, is_new] = known_.try_emplace({set, is_product});
    if (!is_new) return known->second;
    Values values;
    if (std::has_single_bit(set)) {
      values.push_back({hand_[static_cast<std::size_t>(std::countr_zero(set))], 1});
    }
    for (unsigned left = (set - 1) & set; left != 0; left = (left - 1) & set) {
      const unsigned right = set ^ left;
      if (rules_.ordered && left > (right & (0 - right))) continue;
      if (rules_.form == '>' && !std::has_single_bit(right)) continue;
      for (const char op : rules_.operators) {
        const bool multiplies = op == '*' || op == '/';
        if (op == '!' || (rules_.form == '*' && multiplies != is_product)) continue;
        if (rules_.form == '*' && multiplies && !std::has_single_bit(right)) continue;
        const Values xs = of(left, multiplies);
        for (const Value& y : of(right, true)) {
          for (const Value& x : xs) {
            if (const auto value = result_of(op, x, y, rules_.division)) values.push_back(*value);
          }
        }
      }
    }
    if (rules_.form == '*' && !is_product) {
      const Values& products = of(set, true);
      values.insert(values.end(), products.begin(), products.end());
    }
    if (rules_.allows('!')) {
      for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i].is(1) || values[i].is(2)) continue;
        if (const auto product = factorial(values[i])) values.push_back(*product);
      }
    }
    drop_equals(values);
    return known_.at({set, is_product}) = values;
  }

 private:
  static void drop_equals(Values& values) {
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
  }

  const std::vector<int> hand_;
  const Rules rules_;
  std::map<std::pair<unsigned, bool>, Values> known_;
};

}  // namespace twentyfour::brute
