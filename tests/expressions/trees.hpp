// Expressions for tests: built by hand, or at random from a seed.
#pragma once

#include <algorithm>
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

// A tree of any shape, its operands in any order, with cards from 0 to `highest`.
//
// @param below  chooses a number below its argument
template <class Below>
Expression chosen_tree(std::size_t cards, std::size_t highest, const Below& below) {
  std::vector<Expression> parts;
  for (std::size_t i = 0; i < cards; ++i) {
    parts.push_back(card(static_cast<std::int64_t>(below(highest + 1))));
  }
  const auto take_one = [&] {
    std::swap(parts[below(parts.size())], parts.back());
    Expression part = std::move(parts.back());
    parts.pop_back();
    return part;
  };
  while (parts.size() > 1) {
    const Expression left = take_one();
    const Expression right = take_one();
    parts.push_back(joined(left, kAllSymbols[below(4)], right));
  }
  return parts.front();
}

class RandomTrees {
 public:
  explicit RandomTrees(std::uint64_t seed) : generator_(seed) {}

  std::size_t number(std::size_t lowest, std::size_t highest) {
    return std::uniform_int_distribution<std::size_t>(lowest, highest)(generator_);
  }

  Expression tree(std::size_t cards, std::size_t highest) {
    return chosen_tree(cards, highest, [this](std::size_t bound) { return number(0, bound - 1); });
  }

  // The tree of an expression with other cards, all different.
  Expression with_distinct_cards(const Expression& expression) {
    Expression result;
    std::vector<std::int64_t> dealt;
    for (const PostfixToken token : expression) {
      if (symbol_of(token) != Symbol::kCard) {
        result.push(symbol_of(token));
        continue;
      }
      std::int64_t drawn = 0;
      do {
        drawn = static_cast<std::int64_t>(number(2, 9999));
      } while (std::count(dealt.begin(), dealt.end(), drawn) != 0);
      dealt.push_back(drawn);
      result.push_card(drawn);
    }
    return result;
  }

 private:
  std::mt19937_64 generator_;
};

}  // namespace twentyfour
