// What an expression is: cards and operators in postfix order.
//
// Operands stand before their operator: 5*(5-1/5) is 5 5 1 5 / - *. A token is a card, which stands
// for itself, or an operator, which is a number above every card; so expressions compare token by
// token. Postfix needs no brackets and no pointers: an expression is evaluated with one stack from
// its first token to its last, and its operands are found from its last token back.
//
// Domain: the tokens make one expression of at most kMostCards cards, from 0 to 9999, and at most
// kMostTokens tokens.
// Asserted: cards and size where a token is added, the rest (is_complete) where an expression is
// read.
// Cost: 78 bytes, no allocation.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <vector>

#include "solver/judge/tokens.hpp"

namespace twentyfour {

// The most cards in an expression. Every value of this many cards fits a Rational.
constexpr std::size_t kMostCards = 8;

// As many as kMostCards cards can have, but for those of 1 and 2, which change nothing.
//
// Theorem. n cards have at most 3n-1 such factorials; if so many, they make 1 or 720.
//    Numbers from 0 to 20 have factorials. So two in a row are those of 3 and 6, which make 720,
//    and three there are never; this is the theorem for a card. By induction two operands have at
//    most 3n-2 together; if so many, both are 1 or 720, of which operators make 0 but no number
//    from 3 to 20. So if the operator makes 3, which has two more, they have at most 3n-3; if it
//    makes another number, which has one more at most, they have 3n-2 only where that is 0, and
//    0! is 1.
constexpr std::size_t kMostFactorials = 3 * kMostCards - 1;

// Cards, operators between them, and factorials.
constexpr std::size_t kMostTokens = 2 * kMostCards - 1 + kMostFactorials;

using PostfixToken = std::uint16_t;

constexpr PostfixToken kFirstOperator = kLargestCard + 1;

enum class Symbol : PostfixToken {
  kCard,  // any
  kPlus = kFirstOperator,
  kMinus,
  kTimes,
  kOver,
  kPower,
  kFactorial,  // has a left operand only
};

// In the order of the symbols.
constexpr std::string_view kAllOperators = "+-*/^!";

// The place of an operator in kAllOperators.
constexpr std::size_t index_of(Symbol symbol) {
  return static_cast<std::size_t>(symbol) - kFirstOperator;
}

constexpr char sign_of(Symbol symbol) {
  return kAllOperators[index_of(symbol)];
}

constexpr Symbol symbol_of(PostfixToken token) {
  return token < kFirstOperator ? Symbol::kCard : static_cast<Symbol>(token);
}

constexpr bool is_additive(Symbol symbol) {
  return symbol == Symbol::kPlus || symbol == Symbol::kMinus;
}

constexpr bool is_multiplicative(Symbol symbol) {
  return symbol == Symbol::kTimes || symbol == Symbol::kOver;
}

// Whether it is the inverse of + or *.
constexpr bool inverts_right(Symbol symbol) {
  return symbol == Symbol::kMinus || symbol == Symbol::kOver;
}

// Operators of higher precedence are applied first.
constexpr int precedence(Symbol symbol) {
  if (symbol == Symbol::kCard) return 5;
  constexpr std::array kPrecedences = {1, 1, 2, 2, 3, 4};
  return kPrecedences[index_of(symbol)];
}

class Expression {
 public:
  void push_card(std::int64_t card) {
    assert(0 <= card && card <= kLargestCard);
    push_token(static_cast<PostfixToken>(card));
  }
  void push(Symbol symbol) {
    assert(symbol != Symbol::kCard);
    push_token(static_cast<PostfixToken>(symbol));
  }

  void append(const PostfixToken* begin, const PostfixToken* end) {
    for (; begin != end; ++begin) push_token(*begin);
  }
  void append(const Expression& other) { append(other.begin(), other.end()); }

  // Drops all tokens from this place on.
  void truncate(std::size_t size) {
    assert(size <= size_);
    size_ = static_cast<std::uint8_t>(size);
  }

  std::size_t size() const { return size_; }
  const PostfixToken* begin() const { return tokens_.data(); }
  const PostfixToken* end() const { return tokens_.data() + size_; }

  friend bool operator==(const Expression& x, const Expression& y) {
    return std::equal(x.begin(), x.end(), y.begin(), y.end());
  }
  friend std::strong_ordering operator<=>(const Expression& x, const Expression& y) {
    return std::lexicographical_compare_three_way(x.begin(), x.end(), y.begin(), y.end());
  }

 private:
  void push_token(PostfixToken token) {
    assert(size_ < kMostTokens);
    tokens_[size_++] = token;
  }

  std::array<PostfixToken, kMostTokens> tokens_;  // those from size_ on have no value
  std::uint8_t size_ = 0;
};

// Whether the tokens make one expression of at most kMostCards cards: every operator has its
// operands, and none is left over.
inline bool is_complete(const Expression& expression) {
  std::size_t cards = 0;
  int operands = 0;
  for (const PostfixToken token : expression) {
    const Symbol symbol = symbol_of(token);
    if (symbol == Symbol::kCard) {
      ++cards;
      ++operands;
    } else if (symbol != Symbol::kFactorial) {
      --operands;
    }
    if (operands < 1) return false;
  }
  return operands == 1 && cards <= kMostCards;
}

template <class Tokens>
std::uint64_t hash_of_tokens(const Tokens& tokens) {
  std::uint64_t hash = 0;
  for (const PostfixToken token : tokens) hash = ((hash ^ hash >> 32) + token) * 0x9e3779b97f4a7c15;
  return hash;
}

// The cards from left to right.
inline std::vector<PostfixToken> cards_of(const Expression& expression) {
  std::vector<PostfixToken> cards;
  std::copy_if(expression.begin(), expression.end(), std::back_inserter(cards),
               [](PostfixToken token) { return symbol_of(token) == Symbol::kCard; });
  return cards;
}

// Where the operand that ends before `end` begins.
// @param end  an iterator over tokens that symbol_of() takes
template <class Iterator>
Iterator operand_begin(Iterator end) {
  for (int missing = 1; missing > 0;) {
    const Symbol symbol = symbol_of(*--end);
    if (symbol == Symbol::kCard) --missing;
    if (symbol != Symbol::kCard && symbol != Symbol::kFactorial) ++missing;
  }
  return end;
}

}  // namespace twentyfour
