// A deal: the cards of a hand, and the target to make from them. It is all that varies from hand to
// hand.
//
// Cost: 32 bytes, no allocation. A sorted deal is a key: equal deals have equal bytes.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <initializer_list>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/rational.hpp"

namespace twentyfour {

// Domain: from 1 card to most_cards(rules), each from 0 to 9999; a target with |P| and Q below
// 10^18. Not checked.
class Deal {
 public:
  // Of no cards.
  Deal() { cards_.fill(kNoCard); }

  // The cards are integers of any type.
  template <class Iterator>
  Deal(Iterator begin, Iterator end, const Rational& target = Rational(24)) : Deal() {
    std::transform(begin, end, cards_.begin(),
                   [](auto card) { return static_cast<std::uint16_t>(card); });
    set_target(target);
  }
  Deal(std::initializer_list<int> cards, const Rational& target = Rational(24))
      : Deal(cards.begin(), cards.end(), target) {}

  void set_target(const Rational& target) {
    numerator_ = static_cast<std::int64_t>(target.numerator());
    denominator_ = static_cast<std::int64_t>(target.denominator());
  }
  Rational target() const { return *Rational::of(numerator_, denominator_); }
  bool has_target(int target) const { return numerator_ == target && denominator_ == 1; }

  std::size_t size() const { return static_cast<std::size_t>(end() - begin()); }
  const std::uint16_t* begin() const { return cards_.data(); }
  const std::uint16_t* end() const { return std::find(begin(), begin() + kMostCards, kNoCard); }

  // The same cards in ascending order. Without branches, which for so few numbers is faster than
  // std::sort().
  Deal sorted() const {
    Deal result = *this;
    const std::size_t count = size();
    for (std::size_t i = 1; i < count; ++i) {
      for (std::size_t j = i; j > 0; --j) {
        const auto [less, more] = std::minmax({result.cards_[j - 1], result.cards_[j]});
        result.cards_[j - 1] = less;
        result.cards_[j] = more;
      }
    }
    return result;
  }

  // All that the deal is.
  using Words = std::array<std::uint64_t, 4>;
  Words words() const { return std::bit_cast<Words>(*this); }

  friend bool operator==(const Deal& x, const Deal& y) {
    const Words a = x.words();
    const Words b = y.words();
    return ((a[0] ^ b[0]) | (a[1] ^ b[1]) | (a[2] ^ b[2]) | (a[3] ^ b[3])) == 0;
  }

 private:
  static constexpr std::uint16_t kNoCard = 0xffff;  // in all places after the last card

  std::array<std::uint16_t, kMostCards> cards_;
  std::int64_t numerator_ = 24;
  std::int64_t denominator_ = 1;
};

// To find and write this many expressions takes some 100 MB.
constexpr std::size_t kUsualLimit = 1'000'000;

// Thrown by a search that finds more distinct expressions than its limit.
struct TooManyExpressions : std::exception {
  TooManyExpressions(const Deal& searched, std::size_t most) : deal(searched), limit(most) {}

  Deal deal;
  std::size_t limit;
};

}  // namespace twentyfour
