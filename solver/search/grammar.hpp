// How expressions are built: a table of productions. A production is an operation, the kinds of its
// operands, the kind that it makes, and the splits of the cards that it takes. Where several rows
// fit, the first counts; a term is no sum, and a factor no product and no quotient:
//
//   from left to right                       any + card, any - card
//   + and - in brackets, up to signs         term + any, term - any
//   in brackets without +, or with ^ or !    any + any, any - any
//   otherwise                                any + term, any - term
//
//   from left to right                       any * card, any / card
//   without brackets                         term * card, term / card
//   without *, or with ^ or !                any * any, any / any
//   ordered, real division                   any * factor, any / factor
//   ordered                                  any * any, any / any
//   truncating division                      no product * any, any / (factor | product)
//   otherwise                                factor * (factor | product),
//                                            (factor | product) / (factor | product)
//
//   with ^                                   any ^ any
//
// Where the order of two operands does not matter, the left one has the first card. Besides, an
// expression of any kind, also a factorial, may have a factorial. The theorem of forms, at the end,
// says why none is missed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/judge/division.hpp"

namespace twentyfour {

// A set of kinds of expressions, a bit each.
using Kinds = std::uint8_t;

constexpr Kinds kCard = 1;
constexpr Kinds kSum = 2;
constexpr Kinds kProduct = 4;
constexpr Kinds kQuotient = 8;    // also of several factors and divisors
constexpr Kinds kTruncated = 16;  // a quotient that leaves a remainder
constexpr Kinds kPowers = 32;
constexpr Kinds kFactorials = 64;
constexpr Kinds kAllKinds = 127;
// Of a number up to its sign: its negative is made too.
constexpr Kinds kNegatable = 128;

enum class Operation : std::uint8_t {
  kPlusOrMinus,  // of numbers up to their signs
  kPlus,
  kMinus,
  kTimes,
  kOver,
  kPower,
};

// The symbol of an operation; of kPlusOrMinus one of two.
constexpr Symbol symbol_for(Operation operation) {
  constexpr std::array kSymbols = {Symbol::kPlus,  Symbol::kPlus, Symbol::kMinus,
                                   Symbol::kTimes, Symbol::kOver, Symbol::kPower};
  return kSymbols[static_cast<std::size_t>(operation)];
}

enum class Splits : std::uint8_t {
  kAny,
  kFirstCardLeft,
  kRightIsCard,
};

struct Production {
  Operation operation;
  Kinds left;
  Kinds right;
  Kinds made;
  Splits splits;
};

class Grammar {
 public:
  // @param up_to_sign  whether the search takes a number and its negative as one: of cards in any
  //                    order, with + and -
  Grammar(const Rules& rules, bool up_to_sign)
      : has_factorials_(rules.operators.contains(Symbol::kFactorial)) {
    const auto has = [&rules](Symbol symbol) { return rules.operators.contains(symbol); };
    const auto add = [&](Symbol symbol, Operation operation, Kinds left, Kinds right, Kinds made,
                         Splits splits) {
      if (has(symbol)) productions_.push_back({operation, left, right, made, splits});
    };
    const bool truncates = rules.division == Division::kTruncating;
    const Kinds quotients = truncates ? kQuotient | kTruncated : kQuotient;
    if (rules.form == Form::kLeftToRight) {
      add(Symbol::kPlus, Operation::kPlus, kAllKinds, kCard, kSum, Splits::kRightIsCard);
      add(Symbol::kMinus, Operation::kMinus, kAllKinds, kCard, kSum, Splits::kRightIsCard);
      add(Symbol::kTimes, Operation::kTimes, kAllKinds, kCard, kProduct, Splits::kRightIsCard);
      add(Symbol::kOver, Operation::kOver, kAllKinds, kCard, quotients, Splits::kRightIsCard);
      return;
    }
    const bool has_brackets = traits_of(rules.form).has_brackets;
    const bool has_powers = rules.operators.has_power_or_factorial();
    const Splits first_left = rules.ordered ? Splits::kAny : Splits::kFirstCardLeft;
    const Kinds terms = kAllKinds & ~kSum;
    if (up_to_sign) {
      add(Symbol::kPlus, Operation::kPlusOrMinus, terms, kAllKinds, kSum, Splits::kFirstCardLeft);
    } else {
      const bool groups = has_brackets && (!has(Symbol::kPlus) || has_powers);
      add(Symbol::kPlus, Operation::kPlus, kAllKinds, groups ? kAllKinds : terms, kSum,
          groups ? first_left : Splits::kAny);
      add(Symbol::kMinus, Operation::kMinus, kAllKinds, groups ? kAllKinds : terms, kSum,
          Splits::kAny);
    }
    if (!has_brackets) {
      add(Symbol::kTimes, Operation::kTimes, terms, kCard, kProduct, Splits::kRightIsCard);
      add(Symbol::kOver, Operation::kOver, terms, kCard, quotients, Splits::kRightIsCard);
      return;
    }
    const Kinds factors = kAllKinds & ~(kProduct | kQuotient);
    if (rules.ordered || !has(Symbol::kTimes) || has_powers) {
      const bool groups = rules.division != Division::kReal || !has(Symbol::kTimes) || has_powers;
      const Kinds right = groups ? kAllKinds : factors;
      add(Symbol::kTimes, Operation::kTimes, kAllKinds, right, kProduct, first_left);
      add(Symbol::kOver, Operation::kOver, kAllKinds, right, quotients, Splits::kAny);
    } else if (truncates) {
      add(Symbol::kTimes, Operation::kTimes, kAllKinds & ~kProduct, kAllKinds, kProduct,
          first_left);
      add(Symbol::kOver, Operation::kOver, kAllKinds, factors | kProduct, quotients, Splits::kAny);
    } else {
      add(Symbol::kTimes, Operation::kTimes, factors, factors | kProduct, kProduct, first_left);
      add(Symbol::kOver, Operation::kOver, factors | kProduct, factors | kProduct, kQuotient,
          Splits::kAny);
    }
    add(Symbol::kPower, Operation::kPower, kAllKinds, kAllKinds, kPowers, Splits::kAny);
  }

  const std::vector<Production>& productions() const { return productions_; }
  bool has_factorials() const { return has_factorials_; }

 private:
  std::vector<Production> productions_;
  const bool has_factorials_;
};

// Theorem of forms. For cards in any order, in brackets, by + - * and /, the productions build
// every normal form (normal_form.hpp) up to signs, each once but for equal cards. The first card of
// a sum is in one of its terms, and the others are a term or a sum; up to its sign, the whole is
// that term plus or minus the others. The same for products. A product with divisors is the product
// of its factors over that of its divisors. By exact division too: where all quotients leave no
// remainder, the quotient of these products leaves none. By truncating division a quotient that
// leaves a remainder is a factor like any other, and one that leaves none may also be a dividend,
// so that a/b/c, which needs no brackets, is built beside a/(b*c).
//
// Under other rules the operands may be of more kinds, and a normal form may be built several
// times: with signs, a sum is one of fewer terms plus or minus a term; without + or *, which
// regroup, from ordered cards, and with ^ and !, where a value may fit in one order alone, the
// operands are of any kind; with a --form without brackets, only a card follows * and /, or any
// operator from left to right.

}  // namespace twentyfour
