// The pairs of operands from which a production makes a number.
//
// Most operations have one solution for an operand: x in x * y = 24 is 24 / y. They are solved for
// each value of one set, and the solution is looked up among the values of the other, or is a goal
// of the other. Truncated quotients and powers have several solutions; for these the values of both
// sets are listed.
//
// 0 * y and 0 / y are 0 for every y. Where * is allowed, one join stands for all y: 0 times the
// product of the other cards. Nothing is lost, because the key of each is a lone factor 0
// (distinct_key.hpp). If one of the other cards is 0, the key of the join is that card, and the key
// of (5-5)*(3+0), which is 5-5, comes from another split: (5-5)*3+0.
//
// Theorem. With / but without *, ^ and !, and where division does not truncate, no 0 over several
// cards need be built. Let P be 0, and X a divisor of several cards. Write after P the cards of X
// in their order: a card other than 0 after /, and a 0 after + or -, of which one is allowed: with
// / alone, X has no 0. The result, such as P/a/b+0/c, is 0, has the key of P/X, because terms 0 go,
// and fewer brackets. So P over single cards, and sums, make all that P/X would. (Elsewhere all
// sets but that of all cards are listed, and all divisors are visited: 0/2^0 is not 0/2/0.)
//
// Cost: that of a solution and a look-up, some 5 to 10 ns, for each goal and value.
#pragma once

#include <cstddef>
#include <span>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/search/grammar.hpp"
#include "solver/search/number_types.hpp"
#include "solver/search/value_table.hpp"
#include "solver/search/values_of_sets.hpp"

namespace twentyfour {

template <class Numbers>
class Operands {
 public:
  using Number = typename Numbers::Number;
  using Values = ValuesOfSets<Numbers>;
  using Table = ValueTable<Numbers>;
  using Entry = typename Table::Entry;

  // @param values  must outlive this object
  explicit Operands(Values& values) : values_(values) {}

  // Whether a product of a 0 and any value is written with the product of all other cards.
  bool fills() const { return values_.rules().operators.contains(Symbol::kTimes); }

  // Calls visit(goal, x, y) for each goal, a number, with each x of the left set and y of the right
  // one of which the production makes it. Where any y will do for an x of 0, or any x for a y of 0,
  // and products are allowed, it calls visit_any(goal, is_left) instead, where the left or the
  // right one is 0. Goes on to the next value until is_over().
  template <class Visit, class VisitAny, class IsOver>
  void for_each_pair(const Production& production, CardSet left, CardSet right,
                     std::span<const Entry> goals, const Visit& visit, const VisitAny& visit_any,
                     const IsOver& is_over) {
    const Table& xs = values_.listed(left);
    const Table& ys = values_.listed(right);
    if (has_many_solutions(production)) {
      for (std::size_t i = 0; i < goals.size(); ++i) {
        const auto visit_pair = [&](const Number& x, const Number& y) { visit(i, x, y); };
        for_each_of_many(production, xs, ys, goals[i].value, visit_pair);
      }
      return;
    }
    const bool knows_left = xs.size() < ys.size();
    const Table& others = knows_left ? ys : xs;
    const Kinds kinds = knows_left ? production.right : production.left;
    const auto visit_other = [&](std::size_t goal, const Number& known, const Number& other) {
      if ((others.kinds_of(other) & kinds) == 0) return;
      knows_left ? visit(goal, known, other) : visit(goal, other, known);
    };
    const auto visit_all = [&](std::size_t goal, const Number& zero) {
      if (fills()) return visit_any(goal, knows_left);
      for (const Entry& divisor : others) {
        if (!Numbers::is_zero(divisor.value)) visit(goal, zero, divisor.value);
      }
    };
    solve_all(production, knows_left ? left : right, knows_left, goals, visit_other, visit_all,
              is_over);
  }

  // Calls visit_other(goal, known, other) for each goal with each value of the known set and what
  // makes the goal with it; visit_all(goal, known) where any value will do, but not for a quotient
  // where products are allowed.
  template <class VisitOther, class VisitAll, class IsOver>
  void solve_all(const Production& production, CardSet known_set, bool knows_left,
                 std::span<const Entry> goals, const VisitOther& visit_other,
                 const VisitAll& visit_all, const IsOver& is_over) {
    const Kinds known_kinds = knows_left ? production.left : production.right;
    for (const Entry& known : values_.listed(known_set)) {
      if (is_over()) return;
      if ((known.kinds & known_kinds) == 0) continue;
      solve(production, known, knows_left, goals, visit_other, visit_all);
    }
  }

 private:
  const Numbers& numbers() const { return values_.numbers(); }

  // Whether a number has several solutions for one operand: then the values of all sets of fewer
  // cards are listed.
  bool has_many_solutions(const Production& production) const {
    return production.operation == Operation::kPower ||
           (production.operation == Operation::kOver &&
            values_.rules().division == Division::kTruncating);
  }

  // Calls visit(goal, known, other) for each goal with each number that makes it with the known
  // one, the left or the right operand; visit_all(goal, known), where all do.
  template <class Visit, class VisitAll>
  void solve(const Production& production, const Entry& known, bool knows_left,
             std::span<const Entry> goals, const Visit& visit, const VisitAll& visit_all) const {
    const Number y = known.value;
    const bool is_zero = Numbers::is_zero(y);
    const auto for_each_goal = [&](const auto& solve_one) {
      for (std::size_t i = 0; i < goals.size(); ++i) {
        if ((goals[i].kinds & production.made) != 0) solve_one(i, goals[i].value);
      }
    };
    Number other;
    switch (production.operation) {
      case Operation::kPlusOrMinus:
        return for_each_goal([&](std::size_t i, const Number& made) {
          if (numbers().plus(made, y, other)) visit(i, y, other);
          if (is_zero || Numbers::is_zero(made)) return;
          if (numbers().minus(made, y, other)) visit(i, y, other);
        });
      case Operation::kPlus:
        return for_each_goal([&](std::size_t i, const Number& made) {
          if (numbers().minus(made, y, other)) visit(i, y, other);
        });
      case Operation::kMinus:
        return for_each_goal([&](std::size_t i, const Number& made) {
          if (knows_left ? numbers().minus(y, made, other) : numbers().plus(made, y, other)) {
            visit(i, y, other);
          }
        });
      case Operation::kTimes: {
        if (!is_zero) {
          const auto inverse = Values::inverse_of(known);
          return for_each_goal([&](std::size_t i, const Number& made) {
            if (numbers().divided(made, y, inverse, other)) visit(i, y, other);
          });
        }
        return for_each_goal([&](std::size_t i, const Number& made) {
          if (Numbers::is_zero(made)) visit_all(i, y);
        });
      }
      default:
        break;
    }
    if (!knows_left) {
      if (is_zero) return;
      return for_each_goal([&](std::size_t i, const Number& made) {
        if (numbers().times(made, y, other)) visit(i, y, other);
      });
    }
    for_each_goal([&](std::size_t i, const Number& made) {
      if (Numbers::is_zero(made)) {
        if (is_zero && !fills()) visit_all(i, y);
      } else if (!is_zero && numbers().divided(y, made, Values::inverse_of(goals[i]), other)) {
        visit(i, y, other);
      }
    });
  }

  // For a production that has many solutions.
  template <class Visit>
  void for_each_of_many(const Production& production, const Table& xs, const Table& ys,
                        const Number& made, const Visit& visit) const {
    if constexpr (Numbers::kHasPowers) {
      if (production.operation == Operation::kPower) {
        return for_each_power(xs, ys, made, visit);
      }
    }
    if constexpr (!Numbers::kHasInverses) {
      for_each_truncated(production, xs, ys, made, visit);
    }
  }

  // Quotients truncate to t for the dividends from t*y to the next multiple of y (around 0, to
  // both). So those that make the number are neighbours in a sorted table.
  template <class Visit>
  void for_each_truncated(const Production& production, const Table& xs, const Table& ys,
                          const Number& made, const Visit& visit) const {
    for (const Entry& y : ys) {
      Number middle;
      if ((y.kinds & production.right) == 0 || Numbers::is_zero(y.value)) continue;
      if (!numbers().times(made, y.value, middle)) continue;
      const auto makes = [&](const Entry& x) {
        Number z;
        return numbers().over(x.value, y.value, {}, z) && z == made;
      };
      const auto visit_of_kind = [&](const Entry& x) {
        if ((x.kinds & production.left) != 0) visit(x.value, y.value);
      };
      const std::size_t first = xs.first_from(middle);
      for (std::size_t at = first; at < xs.size() && makes(xs[at]); ++at) visit_of_kind(xs[at]);
      for (std::size_t at = first; at > 0 && makes(xs[at - 1]); --at) visit_of_kind(xs[at - 1]);
    }
  }

  // For each base the exponents that can make the number are one or two; but 0, 1 and -1 make it by
  // many, and so does 0 of any base where division truncates.
  template <class Visit>
  void for_each_power(const Table& xs, const Table& ys, const Number& made,
                      const Visit& visit) const {
    const auto visit_if_made = [&](const Number& x, const Number& y) {
      Number z;
      if (numbers().power(x, y, z) && z == made) visit(x, y);
    };
    for (const Entry& x : xs) {
      if (Numbers::has_many_exponents(x.value, made)) {
        for (const Entry& y : ys) visit_if_made(x.value, y.value);
        continue;
      }
      const Rational size(size_of_exponent(x.value, made));
      if (ys.find(size) != Table::kNone) visit_if_made(x.value, size);
      if (!size.is_zero() && ys.find(-size) != Table::kNone) visit_if_made(x.value, -size);
    }
  }

  Values& values_;
};

}  // namespace twentyfour
