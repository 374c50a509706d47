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
// smaller rest: the one with fewer tokens or else the earlier ones, where a card is a token, a
// factorial one, a sum, product, quotient or power two and one more for each part.
//
// Every expression has one key: each step is a function of the set of parts, and takes no account
// of their order. One proper part goes at most: what is left of a sum has no proper part of total
// 0, because that and the part that went would be one with more cards; so for products.
//
// Where a card that changes nothing stands does not matter, except that a sum is reduced as a
// whole, after its operands: 1*(4-3+3)+1+2 leaves 4+1+2, because 3-3 goes from the operand, but
// 4-3+3+1*1+2 leaves 4+3, because 1+2-3 has more cards than 3-3.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/hash_table.hpp"
#include "solver/judge/division.hpp"
#include "solver/numbers/rational.hpp"

namespace twentyfour {

// A form, by its number: equal forms have one.
using FormId = std::uint32_t;

// Forms, each once. All are of one division, because a form stands for its value too.
class Forms {
 public:
  // The key of an expression.
  // Domain: the expression has a value under the division. Asserted.
  // Cost: some 0.1 us an operator.
  FormId key_of(const Expression& expression, Division division);

  // The memory that they take, with room to grow.
  std::size_t bytes() const { return forms_.size() * kBytesAForm; }

  // Forgets all forms, and keeps the memory unless that is much.
  void clear() {
    if (forms_.size() > HashTable::kMuch) *this = Forms();
    forms_.clear();
    parts_.clear();
    places_.clear();
  }

 private:
  class Reducer;

  static constexpr std::size_t kBytesAForm = 150;

  // A term of a sum, a factor or divisor of a product, or an operand of a power or a factorial.
  struct Part {
    FormId form;
    bool is_inverse;  // subtracted, a divisor, or a negative exponent

    bool operator==(const Part&) const = default;
  };

  // At most kMostCards parts.
  class Parts {
   public:
    void push(const Part& part) {
      assert(size_ < parts_.size());
      parts_[size_++] = part;
    }
    void truncate(const Part* end) { size_ = static_cast<std::size_t>(end - begin()); }
    Part* begin() { return parts_.data(); }
    Part* end() { return parts_.data() + size_; }
    const Part* begin() const { return parts_.data(); }
    const Part* end() const { return parts_.data() + size_; }
    std::size_t size() const { return size_; }
    const Part& operator[](std::size_t i) const { return parts_[i]; }

    Parts of(unsigned subset) const {
      Parts some;
      for (std::size_t i = 0; i < size_; ++i) {
        if ((subset >> i & 1) != 0) some.push(parts_[i]);
      }
      return some;
    }

   private:
    std::array<Part, kMostCards> parts_;
    std::size_t size_ = 0;
  };

  // Of the tokens of a form, each card but one adds 5 at most: itself and the four of an operator.
  // A part that is alone adds three, but a card that it stood with has gone.
  static_assert(5 * kMostCards - 4 + kMostFactorials <= std::numeric_limits<std::uint8_t>::max());

  struct Form {
    PostfixToken first;  // a card, or a FormKind
    std::uint8_t tokens;
    std::uint8_t cards;
    std::uint8_t parts;
    std::uint32_t first_part;
    Rational size;  // of the value
  };

  const Form& operator[](FormId id) const { return forms_[id]; }
  std::span<const Part> parts_of(const Form& form) const {
    return {parts_.data() + form.first_part, form.parts};
  }
  FormId entered(PostfixToken first, std::span<const Part> parts, const Rational& size);

  std::uint64_t hash_of(FormId id) const { return hash_of(forms_[id].first, parts_of(forms_[id])); }
  static std::uint64_t hash_of(PostfixToken first, std::span<const Part> parts);

  // Whether a form is smaller than another; or that of some parts than that of others.
  bool precedes(FormId x, FormId y) const;
  bool precede(std::span<const Part> xs, std::span<const Part> ys) const;

  std::size_t tokens_of(std::span<const Part> parts) const;
  int compare(FormId x, FormId y) const;
  int compare(std::span<const Part> xs, std::span<const Part> ys) const;

  std::vector<Form> forms_;
  std::vector<Part> parts_;  // of these
  HashTable places_;         // of these
};

}  // namespace twentyfour
