// Derivations: how cards make a value, as operations on derivations of fewer cards.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/normal_form.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/expressions/shape.hpp"
#include "solver/usual_search/functions.hpp"
#include "solver/usual_search/shape_memo.hpp"
#include "solver/usual_search/usual_search.hpp"

namespace twentyfour {

// For a given set of cards: the index of a function in the table or, with the highest bit set, of
// an Operation between derivations of some of the cards and of the others.
using Derivation = std::uint32_t;

// The operations that a search has found, and what they make.
class Derivations {
 public:
  // The arguments must outlive this object.
  Derivations(const CardSets& sets, SearchMemory& memory)
      : sets_(sets),
        rules_{.ordered = sets.are_ordered()},
        functions_(memory.functions()),
        memo_(memory.shapes()),
        variables_(variables_of(sets.cards())) {
    operations_.reserve(64);  // enough for most hands of four cards
  }

  Derivation add(const Operation& operation) {
    operations_.push_back(operation);
    return static_cast<Derivation>(operations_.size() - 1) | kIsOperation;
  }

  // The product of all the cards.
  Derivation add_product(CardSet cards) {
    if (is_single(cards)) return 0;
    const CardSet others = cards & ~std::bit_floor(cards);
    return add({static_cast<std::uint8_t>(others), Symbol::kTimes, add_product(others), 0});
  }

  // Domain: a derivation of all cards.
  Shape shape(Derivation derivation) { return shape(sets_.all(), derivation); }

  // The normal form. Domain: a derivation of all cards.
  Expression form(Derivation derivation) const {
    Expression expression;
    write(sets_.all(), derivation, expression);
    return normal_form(expression, rules_);
  }

 private:
  static constexpr Derivation kIsOperation = Derivation{1} << 31;

  Shape shape(CardSet cards, Derivation derivation) {
    if (sets_.are_ordered() && is_single(cards)) return shape_of_card(sets_.card(cards), cards);
    const bool has_index = (derivation & kIsOperation) == 0;
    if (!sets_.are_ordered() && has_index && size_of(cards) <= ShapeMemo::kMostInSet) {
      const Shape*& known = shapes_[cards];
      if (known == nullptr) known = memo_.of(variables_, cards);
      return known[derivation];
    }
    const Operation made = operation(cards, derivation);
    const CardSet left = made.left_set;
    return combine(made.symbol, shape(left, made.left), shape(cards & ~left, made.right));
  }

  Operation operation(CardSet cards, Derivation derivation) const {
    if ((derivation & kIsOperation) != 0) return operations_[derivation & ~kIsOperation];
    Operation made = functions_.of(size_of(cards), sets_.are_ordered()).functions[derivation];
    made.left_set = static_cast<std::uint8_t>(deposit(made.left_set, cards));
    return made;
  }

  void write(CardSet cards, Derivation derivation, Expression& expression) const {
    if (is_single(cards)) return expression.push_card(sets_.card(cards));
    const Operation made = operation(cards, derivation);
    const CardSet left = made.left_set;
    write(left, made.left, expression);
    write(cards & ~left, made.right, expression);
    expression.push(made.symbol);
  }

  const CardSets& sets_;
  const Rules rules_;
  FunctionTables& functions_;
  ShapeMemo& memo_;
  const Variables variables_;
  std::array<const Shape*, kMostSets> shapes_ = {};  // those found so far
  std::vector<Operation> operations_;
};

}  // namespace twentyfour
