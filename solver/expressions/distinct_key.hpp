// When two expressions count as one: they have one key.
//
// The key of an expression is what is left of it once the cards that change nothing are taken out,
// in a form that does not depend on the order and the grouping of sums and products, nor on where a
// minus stands in them. (The cards taken out are the others of the hand. So two expressions of a
// hand with one key also have the same cards taken out.)
//
// A form is a card; a sum of signed terms; a product of factors and divisors, perhaps of one
// divisor alone; a power, perhaps without its base; a factorial; or, by truncating division, a
// quotient that leaves a remainder. No term of a sum is a sum, and no factor or divisor of a
// product a product. It is made from the operands up, and always has the value of the expression,
// up to its sign:
//
//   sum       First every single term 0 goes; if all terms are 0, one of those with the most cards
//             stays. Then the proper part with the most cards whose total is 0 goes. A sum below 0
//             is turned, and has a minus; a sum of 0 has the smaller of its two forms.
//   product   Of several factors 0 one with the fewest cards stays, and all else goes. Otherwise
//             first every single factor or divisor 1 goes; if all are 1, one of those with the most
//             cards stays. Then the proper part with the most cards that comes to 1 goes. The minus
//             of a part is one of the product.
//   quotient  By exact division, as by real division. By truncating division one without remainder
//             is part of a product; one with a remainder is a part by itself, whose factors and
//             divisors are treated as those of a product.
//   power     If the base is 0, 1 or -1, the exponent goes; otherwise, if the exponent is 0, the
//             base goes; if it is 1, the exponent goes. The minus of a base is one of the power
//             under an odd exponent, and goes under an even one.
//
// An operand that is left as a sum is terms of the sum around it, and one left as a product is
// factors of the product around it. "Cards" are those left. A tie goes to the smaller form, or the
// smaller rest: the one with fewer tokens or else the earlier ones.
//
// Every expression has one key: each step is a function of the set of parts, and takes no account
// of their order. One proper part goes at most: what is left of a sum has no proper part of total
// 0, because that and the part that went would be one with more cards; so for products.
//
// Where a card that changes nothing stands does not matter, except that a sum is reduced as a
// whole, after its operands: 1*(4-3+3)+1+2 leaves 4+1+2, because 3-3 goes from the operand, but
// 4-3+3+1*1+2 leaves 4+3, because 1+2-3 has more cards than 3-3.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "solver/expressions/expression.hpp"
#include "solver/judge/division.hpp"

namespace twentyfour {

// A form as tokens: cards, and marks above all cards.
class DistinctKey {
 public:
  // A card is a token, a factorial one, a sum, product, quotient or power two and one more for each
  // part. So each card but one adds 5 tokens at most: itself and the four of an operator. A part
  // that is alone adds three, but a card that it stood with has gone. A key of this size occurs.
  static constexpr std::size_t kMost = 5 * kMostCards - 4 + kMostFactorials;

  void push(PostfixToken token) {
    assert(size_ < tokens_.size());
    tokens_[size_++] = token;
  }
  template <class Tokens>
  void append(const Tokens& tokens) {
    for (const PostfixToken token : tokens) push(token);
  }

  std::size_t size() const { return size_; }
  const PostfixToken* begin() const { return tokens_.data(); }
  const PostfixToken* end() const { return tokens_.data() + size_; }

  // The smaller form has fewer tokens or else the earlier ones.
  friend std::strong_ordering operator<=>(const DistinctKey& x, const DistinctKey& y) {
    if (x.size_ != y.size_) return x.size_ <=> y.size_;
    return std::lexicographical_compare_three_way(x.begin(), x.end(), y.begin(), y.end());
  }
  friend bool operator==(const DistinctKey& x, const DistinctKey& y) {
    return std::equal(x.begin(), x.end(), y.begin(), y.end());
  }

 private:
  std::array<PostfixToken, kMost> tokens_;  // those from size_ on have no value
  std::uint8_t size_ = 0;
};

// Domain: the expression has a value under the division. Asserted.
// Cost: some 0.1 us an operator; no allocation.
DistinctKey distinct_key(const Expression& expression, Division division);

}  // namespace twentyfour
