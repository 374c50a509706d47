// Is an answer exactly right, by the second reader?
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "solver/expressions/rules.hpp"
#include "solver/numbers/rational.hpp"
#include "tests/fuzz/second_notations.hpp"
#include "tests/fuzz/second_reader.hpp"

namespace twentyfour {

// Whether the second reader finds an expression with exactly these cards, and the target on each
// side.
inline bool is_exact_infix(std::vector<std::int64_t> hand, const Rational& target, bool is_ordered,
                           std::string_view answer) {
  const second::Fraction wanted = {target.numerator(), target.denominator()};
  bool uses_the_hand = false;
  if (!is_ordered) std::sort(hand.begin(), hand.end());
  for (second::Side side : second::sides_of(answer)) {
    if (!side.is_readable || side.is_ambiguous) return false;
    if (!side.is_too_large && (side.has_no_value || side.value != wanted)) return false;
    if (!is_ordered) std::sort(side.cards.begin(), side.cards.end());
    uses_the_hand = uses_the_hand || side.cards == hand;
  }
  return uses_the_hand;
}

// Whether the answer is exactly right in some notation, in the rules' order, and with some of the
// cards if the rules say so.
inline bool is_exact_as_given(const std::vector<std::int64_t>& hand, const Rational& target,
                              const Rules& rules, std::string_view answer) {
  if (rules.subsets) {
    Rules all_cards = rules;
    all_cards.subsets = false;
    for (unsigned set = 1; set < 1U << hand.size(); ++set) {
      std::vector<std::int64_t> some;
      for (std::size_t i = 0; i < hand.size(); ++i) {
        if ((set >> i & 1U) != 0) some.push_back(hand[i]);
      }
      if (is_exact_as_given(some, target, all_cards, answer)) return true;
    }
    return false;
  }
  const bool is_ordered = rules.ordered;
  std::vector<second::Fraction> row;
  for (const std::int64_t card : hand) row.push_back({card, 1});
  return is_exact_infix(hand, target, is_ordered, answer) ||
         is_exact_infix(hand, target, is_ordered, second::infix_of(answer)) ||
         second::can_be_made(row, second::steps_of(answer), 0,
                             {target.numerator(), target.denominator()}, is_ordered);
}

// Whether the answer, or a part of it, is exactly right.
inline bool is_exact(const std::vector<std::int64_t>& hand, const Rational& target,
                     const Rules& rules, std::string_view answer) {
  const std::vector<std::string> parts = second::parts_of(answer);
  return std::any_of(parts.begin(), parts.end(), [&](const std::string& part) {
    return is_exact_as_given(hand, target, rules, part);
  });
}

}  // namespace twentyfour
