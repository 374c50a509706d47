// Finds the functions of four of five cards that have one of a few target values, without a list of
// all values of four cards.
//
// A function is an operator either between one card and three, or between two and two. In the first
// case the search solves the operator for the three cards and looks up the solution among their
// values. This finds every way to write a function; only the way in the table counts. Functions of
// two and two are few, so all are evaluated, and a table of bits rejects most values that are no
// target.
//
// Domain: four cards, of which three are listed and four are not; not ordered.
// Cost: for six targets 144 look-ups and 240 values, some two microseconds.
//
// Gain: without its call in backwards_search.hpp, lists of five cards take 3.7 times as long for
// hands of 1..99 and 2.1 times for 1..13, YES or NO 3.2 times: the recursion finds each function in
// several ways, inverts each target alone, and looks up the values of two cards one by one. To see
// it:
//   twentyfour_bench --benchmark_filter=all/5
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/fingerprint.hpp"
#include "solver/expressions/solving.hpp"
#include "solver/usual_search/functions.hpp"
#include "solver/usual_search/values.hpp"

namespace twentyfour {

// Functions of four variables by their operands: one variable and a function of the other three.
// Takes 4.4 KB.
class OneAndThree {
 public:
  static constexpr std::uint16_t kNone = 0xffff;

  // Functions of four by the function of three; kNone where the table has another way to write one.
  using Row = std::array<std::uint16_t, 68>;

  explicit OneAndThree(FunctionTables& tables) {
    for (Row& row : rows_) row.fill(kNone);
    const Functions& functions = tables.of(4, false);
    for (const FunctionGroup& group : functions.groups) {
      const unsigned left = group.left_set;
      if (size_of(left) == 2) continue;
      const bool one_is_left = is_single(left);
      const unsigned one = one_is_left ? left : 15 & ~left;
      Row& row = rows_[number({group.symbol, one_is_left && is_inverse(group.symbol)},
                              static_cast<unsigned>(std::countr_zero(one)))];
      for (std::uint32_t i = group.begin; i < group.end; ++i) {
        const Operation f = functions.functions[i];
        row[one_is_left ? f.right : f.left] = static_cast<std::uint16_t>(i);
      }
    }
  }

  // y is the variable with this index, x the function of three.
  const Row& row(Equation equation, unsigned variable) const {
    return rows_[number(equation, variable)];
  }

 private:
  static std::size_t number(Equation equation, unsigned variable) {
    return (index_of(equation.symbol) * 2 + (equation.y_leads ? 1 : 0)) * 4 + variable;
  }

  std::array<Row, 32> rows_;
};

template <Residue modulus = kModulus>
class TargetsOfFour {
 public:
  static constexpr std::size_t kMost = kEquations.size();

  explicit TargetsOfFour(const OneAndThree& one_and_three) : one_and_three_(one_and_three) {}

  // Adds the solution of an equation, one for each equation at most.
  void add(Equation equation, Residue target) {
    equations_[count_] = equation;
    targets_[count_++] = target;
  }

  // Calls visit(equation, function) for each function of the cards that has the value of a target.
  template <class Visit>
  void for_each(const ListedValues<modulus>& values, CardSet cards, const Visit& visit) const {
    std::array<Residue, kMost> inverses;
    invert_all<modulus>(targets_.data(), inverses.data(), count_);
    unsigned variable = 0;
    for (CardSet left = cards; left != 0; left &= left - 1, ++variable) {
      const CardSet one = left & -left;
      join_one_and_three(values, {one, cards & ~one, variable}, inverses, visit);
    }
    join_two_and_two(values, cards, visit);
  }

 private:
  struct Split {
    CardSet one;
    CardSet three;
    unsigned variable;  // the index of the one card among the four
  };

  // A target of three cards that follows from the i-th target of four.
  struct TargetOfThree {
    Residue value;
    const OneAndThree::Row* row;
    std::size_t i;
  };

  template <class Visit>
  void join_one_and_three(const ListedValues<modulus>& values, const Split& split,
                          const std::array<Residue, kMost>& inverses, const Visit& visit) const {
    const InvertedResidue<modulus> one = values.of(split.one).at(0);
    std::array<TargetOfThree, kMost * kEquations.size()> of_three;
    std::size_t count = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      const InvertedResidue<modulus> target = {targets_[i], inverses[i]};
      solve_each(target, one, [&](Equation equation, Residue value) {
        // Always stores and counts without a branch, because half of them are kept.
        of_three[count] = {value, &one_and_three_.row(equation, split.variable), i};
        count += values.may_have(split.three, value) ? 1 : 0;
      });
      if (one.is_zero() && target.is_zero()) join_zero_and_three(values, split, i, visit);
    }
    for (std::size_t k = 0; k < count; ++k) {
      const TargetOfThree& target = of_three[k];
      values.for_each(split.three, target.value, [&](std::uint32_t function) {
        const std::uint32_t found = (*target.row)[function];
        if (found != OneAndThree::kNone) visit(equations_[target.i], found);
      });
    }
  }

  // Zero times or over any value.
  template <class Visit>
  void join_zero_and_three(const ListedValues<modulus>& values, const Split& split, std::size_t i,
                           const Visit& visit) const {
    const auto& times = one_and_three_.row({Symbol::kTimes, false}, split.variable);
    const auto& over = one_and_three_.row({Symbol::kOver, true}, split.variable);
    values.for_each(split.three, [&](std::uint32_t function, Residue value) {
      if (times[function] != OneAndThree::kNone) visit(equations_[i], times[function]);
      if (value != 0 && over[function] != OneAndThree::kNone) visit(equations_[i], over[function]);
    });
  }

  // The number of functions of two and two.
  static constexpr std::size_t kTwoAndTwo = 240;

  struct Candidate {
    Residue value;
    std::uint32_t function;
  };

  template <class Visit>
  void join_two_and_two(const ListedValues<modulus>& values, CardSet cards,
                        const Visit& visit) const {
    // By the last bits, which differ for small numbers as well as for fractions.
    constexpr std::size_t kSieveSize = 512;
    std::array<bool, kSieveSize> sieve = {};
    for (std::size_t i = 0; i < count_; ++i) sieve[targets_[i] % kSieveSize] = true;
    std::array<Candidate, kTwoAndTwo> candidates;
    std::size_t count = 0;
    const Functions& functions = values.functions(cards);
    for (const FunctionGroup& group : functions.groups) {
      if (size_of(group.left_set) != 2) continue;
      values.evaluate(functions, group, cards, [&](std::uint32_t function, Residue value) {
        // Stores without a branch, as above.
        candidates[count] = {value, function};
        count += sieve[value % kSieveSize] ? 1 : 0;
      });
    }
    for (std::size_t k = 0; k < count; ++k) {
      for (std::size_t i = 0; i < count_; ++i) {
        if (targets_[i] == candidates[k].value) visit(equations_[i], candidates[k].function);
      }
    }
  }

  const OneAndThree& one_and_three_;
  std::array<Equation, kMost> equations_;
  std::array<Residue, kMost> targets_ = {};
  std::size_t count_ = 0;
};

}  // namespace twentyfour
