// Expressions for tests: built by hand, or at random from a seed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include "solver/expressions/deal.hpp"
#include "solver/expressions/expression.hpp"

namespace twentyfour {

constexpr Symbol kAllSymbols[] = {Symbol::kPlus, Symbol::kMinus, Symbol::kTimes, Symbol::kOver};

inline Expression card(std::int64_t value) {
  Expression expression;
  expression.push_card(value);
  return expression;
}

inline Expression joined(const Expression& left, Symbol symbol, const Expression& right) {
  Expression result = left;
  result.append(right);
  result.push(symbol);
  return result;
}

// For trees that read as they are written: (card(1) + card(2)) * card(3).
inline Expression operator+(const Expression& left, const Expression& right) {
  return joined(left, Symbol::kPlus, right);
}
inline Expression operator-(const Expression& left, const Expression& right) {
  return joined(left, Symbol::kMinus, right);
}
inline Expression operator*(const Expression& left, const Expression& right) {
  return joined(left, Symbol::kTimes, right);
}
inline Expression operator/(const Expression& left, const Expression& right) {
  return joined(left, Symbol::kOver, right);
}

inline Deal deal_of(const Expression& expression) {
  const std::vector<PostfixToken> cards = cards_of(expression);
  return {cards.begin(), cards.end()};
}

class RandomTrees {
 public:
  explicit RandomTrees(std::uint64_t seed) : generator_(seed) {}

  std::size_t number(std::size_t lowest, std::size_t highest) {
    return std::uniform_int_distribution<std::size_t>(lowest, highest)(generator_);
  }

  // A tree of any shape, its operands in any order, with cards from 0 to `highest`.
  Expression tree(std::size_t cards, std::size_t highest) {
    std::vector<Expression> parts;
    for (std::size_t i = 0; i < cards; ++i) {
      parts.push_back(card(static_cast<std::int64_t>(number(0, highest))));
    }
    const auto take_one = [&] {
      std::swap(parts[number(0, parts.size() - 1)], parts.back());
      Expression part = std::move(parts.back());
      parts.pop_back();
      return part;
    };
    while (parts.size() > 1) {
      const Expression left = take_one();
      const Expression right = take_one();
      parts.push_back(joined(left, kAllSymbols[number(0, 3)], right));
    }
    return parts.front();
  }

 private:
  std::mt19937_64 generator_;
};

}  // namespace twentyfour
