// A deal: the cards of a hand, and the target to make from them. It is all that varies from hand to
// hand.
//
// Cost: 32 bytes, no allocation. A sorted deal is a key: equal deals have equal bytes.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <initializer_list>
#include <limits>
#include <new>
#include <optional>

#include "solver/expressions/expression.hpp"
#include "solver/judge/hand.hpp"
#include "solver/numbers/rational.hpp"

namespace twentyfour {

// Whether a deal may have this target P/Q: |P| and Q are below 10^18.
inline bool can_be_target(const Rational& x) {
  constexpr std::int64_t kBound = 1'000'000'000'000'000'000;
  return x.numerator() > -kBound && x.numerator() < kBound && x.denominator() < kBound;
}

// Domain: 1 to kMostCards cards, each from 0 to 9999; a target that can_be_target() accepts.
// Asserted.
class Deal {
 public:
  // A deal without cards.
  Deal() = default;

  // The cards are integers of any type.
  template <class Iterator>
  Deal(Iterator begin, Iterator end, const Rational& target = Rational(kTarget))
      : Deal(packed(begin, end), static_cast<std::int64_t>(target.numerator()),
             static_cast<std::int64_t>(target.denominator())) {
    assert(begin != end && can_be_target(target));
  }
  Deal(std::initializer_list<int> cards, const Rational& target = Rational(kTarget))
      : Deal(cards.begin(), cards.end(), target) {}

  Rational target() const { return *Rational::of(numerator_, denominator_); }

  // The target, or 0 if it is no integer.
  std::int64_t integer_target() const { return denominator_ == 1 ? numerator_ : 0; }

  std::size_t size() const { return static_cast<std::size_t>(end() - begin()); }
  const std::uint16_t* begin() const { return cards_.data(); }
  const std::uint16_t* end() const { return std::find(begin(), begin() + kMostCards, kNoCard); }

  // The deal with its cards in ascending order.
  Deal sorted() const {
    PackedCards packed;
    const std::uint16_t* const last = end();
    for (const std::uint16_t* card = begin(); card != last; ++card) {
      unsigned place = 0;
      for (const std::uint16_t* other = begin(); other != last; ++other) {
        place += *other < *card + (other < card ? 1 : 0);
      }
      packed.put(place, *card);
    }
    return {packed.cards(), numerator_, denominator_};
  }

  // All fields, as four words.
  using Words = std::array<std::uint64_t, 4>;
  Words words() const { return std::bit_cast<Words>(*this); }

  friend bool operator==(const Deal& x, const Deal& y) {
    const Words a = x.words();
    const Words b = y.words();
    return ((a[0] ^ b[0]) | (a[1] ^ b[1]) | (a[2] ^ b[2]) | (a[3] ^ b[3])) == 0;
  }

 private:
  using Cards = std::array<std::uint16_t, kMostCards>;

  static constexpr std::uint16_t kNoCard = 0xffff;  // in all places after the last card

  Deal(const Cards& cards, std::int64_t numerator, std::int64_t denominator)
      : cards_(cards), numerator_(numerator), denominator_(denominator) {}

  // Puts cards together in registers. (A processor stalls where it reads a word that has just been
  // written card by card.)
  class PackedCards {
   public:
    void put(unsigned place, std::uint16_t card) {
      constexpr bool kLowestFirst = std::endian::native == std::endian::little;
      const unsigned shift = 16 * (kLowestFirst ? place % 4 : 3 - place % 4);
      const std::uint64_t bits = static_cast<std::uint64_t>(kNoCard ^ card) << shift;
      first_ ^= place < 4 ? bits : 0;
      second_ ^= place < 4 ? 0 : bits;
    }

    Cards cards() const { return std::bit_cast<Cards>(std::array{first_, second_}); }

   private:
    std::uint64_t first_ = ~std::uint64_t{0};
    std::uint64_t second_ = ~std::uint64_t{0};
  };

  template <class Iterator>
  static Cards packed(Iterator begin, Iterator end) {
    PackedCards packed;
    for (unsigned place = 0; begin != end; ++begin) {
      const auto card = static_cast<std::int64_t>(*begin);
      assert(place < kMostCards && 0 <= card && card <= kLargestCard);
      packed.put(place++, static_cast<std::uint16_t>(card));
    }
    return packed.cards();
  }

  Cards cards_ = {kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard};
  std::int64_t numerator_ = kTarget;
  std::int64_t denominator_ = 1;
};

// To find and write this many expressions takes some 400 MB, this many values some 200 MB.
constexpr std::size_t kDefaultLimit = 1'000'000;
constexpr std::size_t kNoLimit = std::numeric_limits<std::size_t>::max();

// What a search may find or take no more of. A limit can be given for the first two.
enum class Limited : std::uint8_t { kExpressions, kValues, kSteps, kMegabytes };

// Thrown by a search that finds more distinct expressions, or values, than its limit, or that would
// take more memory or steps than a hand may.
struct LimitExceeded : std::exception {
  LimitExceeded(const Deal& searched, std::size_t most, Limited found = Limited::kExpressions)
      : deal(searched), limit(most), things(found) {}

  Deal deal;
  std::size_t limit;
  Limited things;
};

// Thrown where memory is too short for a search.
struct OutOfMemory : std::bad_alloc {
  explicit OutOfMemory(const Deal& searched) : deal(searched) {}

  Deal deal;
};

}  // namespace twentyfour
